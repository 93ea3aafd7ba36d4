import { observable } from '../../browser/observable.ts'

export const paletteOpen = observable(false)
