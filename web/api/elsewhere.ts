import { observable } from '../browser/observable.ts'

/** Something of the player's that another device changed, found by asking the server again; a new object each time. */
export const changedElsewhere = observable<{ readonly at: number } | undefined>(undefined)

export function reportElsewhere(): void {
  changedElsewhere.set({ at: Date.now() })
}
