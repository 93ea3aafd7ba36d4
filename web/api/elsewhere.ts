import { observable } from '../browser/observable.ts'

export const changedElsewhere = observable<{ readonly at: number } | undefined>(undefined)

export function reportElsewhere(): void {
  changedElsewhere.set({ at: Date.now() })
}
