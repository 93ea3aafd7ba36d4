import { observable } from '../browser/observable.ts'

/** $ a day of the shown plan once it is calculated; the tour waits for it to change. */
export const shownProfit = observable<number | undefined>(undefined)
