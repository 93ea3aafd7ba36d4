import * as v from 'valibot'
import { OwnDesign } from '../../engine/game/own-fleet.ts'
import { useObservable } from '../browser/observable.ts'
import { playerRecord } from '../browser/player-record.ts'
import { shownRecord } from '../browser/shown-record.ts'

export const MAX_DESIGNS = 100
const Designs = v.pipe(v.array(OwnDesign), v.maxLength(MAX_DESIGNS))
const designs = shownRecord(playerRecord('perigee.ships', Designs), [])

export const ownDesigns = (): readonly OwnDesign[] => designs.get()
export const useOwnDesigns = (): readonly OwnDesign[] => useObservable(designs)

/** Replaces a design with the same id in place. */
export function saveDesign(design: OwnDesign): void {
  designs.change((kept) =>
    kept.some(({ id }) => id === design.id)
      ? kept.map((each) => (each.id === design.id ? design : each))
      : [...kept, design].slice(-MAX_DESIGNS),
  )
}

export function dropDesign(id: string): void {
  designs.change((kept) => kept.filter((design) => design.id !== id))
}

/** `d7` after d6. */
export function nextDesignId(designs: readonly { readonly id: string }[]): string {
  const numbers = designs.map(({ id }) => Number(/^d(\d+)$/.exec(id)?.[1] ?? 0))
  return `d${Math.max(0, ...numbers) + 1}`
}
