import { observable } from '../browser/observable.ts'

/** How many tasks Today lists, as last counted in this tab; 0 also if unknown. */
export const todayCount = observable(0)
