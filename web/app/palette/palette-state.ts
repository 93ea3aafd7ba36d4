import { observable } from '../../browser/observable.ts'

/** Whether the command palette is open: keys, sidebar and phone bar all open the same one. */
export const paletteOpen = observable(false)
