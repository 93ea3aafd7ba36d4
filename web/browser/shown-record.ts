import type { LocalRecord } from './local-record.ts'
import { type Observable, observable } from './observable.ts'

/** A local record for screens: the stored one, or the same default until one is stored. */
export interface ShownRecord<T> extends Omit<Observable<T>, 'set'> {
  change(next: (last: T) => T): void
}

export function shownRecord<T>(record: LocalRecord<T>, none: NoInfer<T>): ShownRecord<T> {
  const { set, ...shown } = observable(record.read() ?? none)
  record.watch(() => set(record.read() ?? none))
  return {
    ...shown,
    change(next) {
      // Another tab may have written since the last read.
      const changed = next(record.read() ?? shown.get())
      record.write(changed)
      set(changed)
    },
  }
}
