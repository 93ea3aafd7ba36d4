import { observable } from '../browser/observable.ts'

/** How many things Today lists, as last counted in this tab; 0 also where that is not known. */
export const todayCount = observable(0)
