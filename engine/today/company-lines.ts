import { DAY_MS } from '../game/time.ts'
import type { Universe } from '../universe/universe.ts'
import type { FioRecords } from './base.ts'
import type { TodayLine } from './line.ts'

/** Of no base of the player, and without a loss that is known. */
export const ELSEWHERE = {
  ...{ place: null, planetNaturalId: null, planUuid: null, planName: null },
  ...{ lostPerDay: null, unpriced: [] },
} as const

/** Ships under way, with what they carry. */
export function shipsArriving({ company, storage, sites, now }: FioRecords): TodayLine[] {
  if (!company) return []
  const ships = new Map(company.ships.map((ship) => [ship.id, ship]))
  const own = new Map(Object.values(sites.planets).map((site) => [site.PlanetIdentifier, site]))
  return company.flights.flatMap(({ id, shipId, arrivesMs, to }) => {
    const ship = ships.get(shipId)
    if (!ship || to === null || arrivesMs <= now) return []
    const cargo = storage.ships[ship.registration]?.StorageItems ?? []
    return [
      {
        ...ELSEWHERE,
        key: `arrives ${id}`,
        what: {
          kind: 'ship arrives',
          ship: ship.name ?? ship.registration,
          to: own.get(to)?.PlanetName ?? to,
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

/** Own exchange orders that somebody else's price comes before. */
export function ordersBeaten(universe: Universe, { company }: FioRecords): TodayLine[] {
  if (!company) return []
  return company.orders.flatMap(({ id, exchange, type, ticker, openAmount, limit }) => {
    const material = universe.materials.indexOf.get(ticker)
    const prices = universe.exchanges.get(exchange)?.prices
    if (material === undefined || !prices || openAmount === 0) return []
    const best = (type === 'sell' ? prices.Ask : prices.Bid)[material]!
    const isBeaten = best > 0 && (type === 'sell' ? best < limit : best > limit)
    if (!isBeaten) return []
    return [
      {
        ...ELSEWHERE,
        key: `order ${id}`,
        what: { kind: 'order beaten', type, ticker, exchange, openAmount, limit, best },
        inDays: 0,
      },
    ]
  })
}

/** Filled orders that the player has not seen yet, in one line: FIO does not say when they were filled. */
export function ordersFilled({
  company,
  seenOrders,
}: Pick<FioRecords, 'company'> & { readonly seenOrders: readonly string[] }): TodayLine[] {
  const seen = new Set(seenOrders)
  const orders = (company?.orders ?? []).filter(
    ({ id, openAmount, initialAmount }) => openAmount === 0 && initialAmount > 0 && !seen.has(id),
  )
  if (orders.length === 0) return []
  return [
    {
      ...ELSEWHERE,
      key: 'orders filled',
      what: { kind: 'orders filled', orders },
      ...{ inDays: 0, lostPerDay: 0 },
    },
  ]
}
