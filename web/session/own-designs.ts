import * as v from 'valibot'
import { OwnDesign } from '../../engine/model/own-fleet.ts'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'

export const MOST_DESIGNS = 100
const record = localRecord('perigee.ships', v.pipe(v.array(OwnDesign), v.maxLength(MOST_DESIGNS)))
const current = observable<readonly OwnDesign[]>(record.read() ?? [])
record.watch(() => current.set(record.read() ?? []))

export const ownDesigns = (): readonly OwnDesign[] => current.get()
export const useOwnDesigns = (): readonly OwnDesign[] => useObservable(current)

function keep(change: (designs: readonly OwnDesign[]) => OwnDesign[]): void {
  // Another tab may have written since the last read.
  const next = change(record.read() ?? current.get()).slice(-MOST_DESIGNS)
  record.write(next)
  current.set(next)
}

/** Replaces a design with the same id in place. */
export function saveDesign(design: OwnDesign): void {
  keep((designs) =>
    designs.some(({ id }) => id === design.id)
      ? designs.map((each) => (each.id === design.id ? design : each))
      : [...designs, design],
  )
}

export function dropDesign(id: string): void {
  keep((designs) => designs.filter((design) => design.id !== id))
}

/** `d7` after d6. */
export function nextDesignId(designs: readonly { readonly id: string }[]): string {
  const numbers = designs.map(({ id }) => Number(/^d(\d+)$/.exec(id)?.[1] ?? 0))
  return `d${Math.max(0, ...numbers) + 1}`
}
