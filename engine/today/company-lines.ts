import { goodsToBring, stepsOf } from '../company/contract-steps.ts'
import type { Company, Contract, ContractCondition } from '../game/company.ts'
import type { FioStorage, PlanetStorage } from '../game/fio.ts'
import { DAY_MS } from '../game/time.ts'
import type { Universe } from '../universe/universe.ts'
import type { FioRecords, TodayBase } from './base.ts'
import type { TodayLine } from './line.ts'

/** Of no base of the player, and without a loss that is known. */
const ELSEWHERE = {
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

/** What the player still has to do for a contract, by its deadline. */
export function contractsDue({ company, storage, now }: FioRecords): TodayLine[] {
  if (!company) return []
  return company.contracts.flatMap((contract) =>
    stepsOf(contract).flatMap(({ condition, isOwn, state, dueMs }) =>
      isOwn && state === 'open' && dueMs !== null
        ? [contractLine(contract, condition, dueMs, storage, now)]
        : [],
    ),
  )
}

function contractLine(
  contract: Contract,
  condition: ContractCondition,
  dueMs: number,
  storage: FioStorage,
  now: number,
): TodayLine {
  const { type, place: at } = condition
  const goods = goodsToBring(condition)
  const places = goods ? placesWith(storage, goods.ticker) : []
  const there = places.find(({ place }) => place === at)?.amount ?? 0
  return {
    ...ELSEWHERE,
    key: `contract ${contract.id} ${condition.id}`,
    what: {
      kind: 'contract',
      contract: contract.name ?? contract.localId,
      partner: contract.partner,
      condition: type,
      ...{ at, goods },
      missing: goods ? Math.max(0, goods.amount - there) : 0,
      from: places.filter(({ place }) => place !== at),
    },
    inDays: Math.max(0, dueMs - now) / DAY_MS,
  }
}

/** Bases, warehouses and ships that have some of a material, most first. */
function placesWith({ planets, warehouses, ships }: FioStorage, ticker: string) {
  const stores = [planets, warehouses, ships].flatMap((kind) =>
    Object.entries<Pick<PlanetStorage, 'StorageItems'>>(kind),
  )
  return stores
    .map(([place, { StorageItems }]) => ({
      place,
      amount: StorageItems.filter(({ MaterialTicker }) => MaterialTicker === ticker).reduce(
        (sum, { MaterialAmount }) => sum + MaterialAmount,
        0,
      ),
    }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount)
}

/** Where the cash of all currencies does not pay for what the due bases need. */
export function cashShort(
  universe: Universe,
  { company }: { readonly company: Company | null },
  bases: readonly TodayBase[],
  due: readonly TodayLine[],
): TodayLine[] {
  if (!company || company.cash.length === 0) return []
  const has = company.cash.reduce((sum, { amount }) => sum + amount, 0)
  let needs = 0
  for (const { what, planetNaturalId } of due) {
    if (what.kind !== 'runs out') continue
    const base = bases.find((one) => one.planetNaturalId === planetNaturalId)
    for (const { ticker, amount } of what.bring) {
      const material = universe.materials.indexOf.get(ticker)
      if (base && material !== undefined) needs += amount * base.prices.buy[material]!
    }
  }
  if (needs <= has) return []
  return [{ ...ELSEWHERE, key: 'cash', what: { kind: 'cash', has, needs }, inDays: 0 }]
}
