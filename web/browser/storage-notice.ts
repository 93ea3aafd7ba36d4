import { observable, useObservable } from './observable.ts'

/** Set when this browser stores nothing: everything works, but only until the tab is closed. */
export const storageNotice = observable<string | undefined>(undefined)

export function reportStorageFailure(): void {
  storageNotice.set(
    'This browser does not let the page store data (a private window, or no space left). Everything works, but game data is loaded again on each visit and unsaved drafts are lost when the tab is closed.',
  )
}

export function useStorageNotice(): string | undefined {
  return useObservable(storageNotice)
}
