import type { EconomyFile } from '../game/economy-file.ts'
import { EVERYWHERE, type OwnFleet } from '../game/own-fleet.ts'
import { sameValue } from '../game/same-value.ts'
import type { ImportEntry, ImportStatus } from './import-entry.ts'

export const shipKey = (id: string) => `ship ${id}`

/** Designs are numbered, so a different design may have the same number here. */
export function compareFleet({ ships, freight }: EconomyFile, own: OwnFleet): ImportEntry[] {
  const entry = (
    kind: ImportEntry['kind'],
    uuid: string,
    name: string,
    status: ImportStatus,
  ): ImportEntry => ({
    ...{ kind, uuid, name, planet: null, status },
    own: status === 'new' ? null : uuid,
  })
  const statusOf = (filed: unknown, mine: unknown): ImportStatus =>
    mine === undefined ? 'new' : sameValue(filed, mine) ? 'same' : 'changed'
  const everywhere = own.freight[EVERYWHERE]
  return [
    ...ships.map((ship) => {
      const mine = own.designs.find(({ id }) => id === ship.id)
      const status = statusOf(ship, mine)
      const isOther = status === 'changed' && mine?.name !== ship.name
      return entry('ship', shipKey(ship.id), ship.name, isOther ? 'conflicting' : status)
    }),
    ...(freight
      ? [entry('freight', 'freight', 'Freight of all others', statusOf(freight, everywhere))]
      : []),
  ]
}
