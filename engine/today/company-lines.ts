import { ownValue } from '../game/own-value.ts'
import { DAY_MS } from '../game/time.ts'
import type { FioRecords } from './base.ts'
import type { TodayLine } from './line.ts'
import { placeNames } from './place-names.ts'

/** Fields of a line that belongs to no base and whose loss is unknown. */
export const ELSEWHERE = {
  ...{ place: null, planetNaturalId: null, planUuid: null, planName: null },
  ...{ lostPerDay: null, unpriced: [] },
} as const

/** Ships under way, with what they carry. */
export function shipsArriving(records: FioRecords): TodayLine[] {
  const { company, storage, now } = records
  if (!company) return []
  const ships = new Map(company.ships.map((ship) => [ship.id, ship]))
  const nameOf = placeNames(records)
  return company.flights.flatMap(({ id, shipId, arrivesMs, to }) => {
    const ship = ships.get(shipId)
    if (!ship || to === null || arrivesMs <= now) return []
    const cargo = ownValue(storage.ships, ship.registration)?.StorageItems ?? []
    return [
      {
        ...ELSEWHERE,
        key: `arrives ${id}`,
        what: {
          kind: 'ship arrives',
          ship: ship.name ?? ship.registration,
          to: nameOf(to) ?? to,
          cargo: cargo.map(({ MaterialTicker, MaterialAmount }) => ({
            ticker: MaterialTicker,
            amount: MaterialAmount,
          })),
        },
        inDays: (arrivesMs - now) / DAY_MS,
        lostPerDay: 0,
      },
    ]
  })
}
