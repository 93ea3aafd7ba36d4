import { observable } from '../browser/observable.ts'

/** $ a day of the plan on the screen, once its figures stand; the tour waits for it to change. */
export const shownProfit = observable<number | undefined>(undefined)
