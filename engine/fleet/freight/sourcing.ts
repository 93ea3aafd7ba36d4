import type { EmpirePlan } from '../../empire/empire.ts'
import { poolsByPlanet, type SupplyPool } from '../../empire/network.ts'
import { type FixedSource, type SupplyRules, THE_EXCHANGE } from '../../game/freight.ts'
import { type MaterialSizes, materialLoad } from '../../market/shipment.ts'
import { byCodeUnits } from '../../universe/csr.ts'

export interface Shipment {
  /** Natural id of a base's planet; null: the exchange. */
  readonly from: string | null
  readonly to: string | null
  readonly ticker: string
  readonly amount: number
}

export interface OverPromise {
  readonly from: string
  readonly ticker: string
  readonly supply: number
  readonly promised: number
  readonly short: readonly { readonly to: string; readonly wanted: number; readonly gets: number }[]
}

export interface LimitedLane {
  readonly from: string | null
  readonly to: string | null
  readonly tonnes: number
  readonly cubicMetres: number
  /**
   * The share that the limit leaves. Goods above a limit between bases go through the exchange; goods to and from the
   * exchange have no other route.
   */
  readonly share: number
}

export interface Sourcing {
  readonly shipments: readonly Shipment[]
  readonly overPromised: readonly OverPromise[]
  readonly limited: readonly LimitedLane[]
}

/**
 * Decides who sends which goods to whom. Sources that the player fixed come first. The rest goes from all makers to all
 * users in proportion, as in own sourcing, or only through the exchange. Amounts that a fixed source cannot give, and
 * those above a limit between bases, are bought and sold at the exchange. Under all rules every base sends its surplus and
 * gets its deficit.
 */
export function sourcing(
  sizes: MaterialSizes,
  plans: readonly EmpirePlan[],
  { sources, limits }: SupplyRules,
  sharesOwn: boolean,
): Sourcing {
  const overPromised: OverPromise[] = []
  const shipments = [...poolsByPlanet(plans)]
    .sort(([one], [other]) => byCodeUnits(one, other))
    .flatMap(([ticker, pool]) => {
      const own = sources.filter((source) => source.ticker === ticker)
      return shipmentsOf(ticker, pool, own, sharesOwn, overPromised)
    })
  // Without rules, every material and lane has one shipment already.
  if (sources.length === 0 && limits.length === 0) return { shipments, limited: [], overPromised }
  return { ...withLimits(sizes, shipments, limits), overPromised }
}

function shipmentsOf(
  ticker: string,
  { makers, users }: SupplyPool,
  sources: readonly FixedSource[],
  sharesOwn: boolean,
  overPromised: OverPromise[],
): Shipment[] {
  const shipments: Shipment[] = []
  const move = (from: string | null, to: string | null, amount: number) => {
    if (amount > 0) shipments.push({ from, to, ticker, amount })
  }
  const amounts = (side: SupplyPool['makers']) =>
    new Map([...side].map(([planet, { amount }]) => [planet, amount]))
  const supply = amounts(makers)
  const demand = amounts(users)
  const promises = promisesOf(sources, demand, (to, amount) => move(null, to, amount))
  for (const [from, wishes] of promises) {
    const has = supply.get(from) ?? 0
    const promised = wishes.reduce((sum, { wanted }) => sum + wanted, 0)
    const share = promised > has ? has / promised : 1
    for (const { to, wanted } of wishes) {
      move(from, to, wanted * share)
      move(null, to, wanted * (1 - share))
    }
    supply.set(from, share < 1 ? 0 : has - promised)
    if (share === 1) continue
    const short = wishes.map(({ to, wanted }) => ({ to, wanted, gets: wanted * share }))
    overPromised.push({ from, ticker, supply: has, promised, short })
  }
  const [left, lacking] = [total(supply), total(demand)]
  const pooled = Math.max(left, lacking)
  const kept = sharesOwn && pooled > 0 ? pooled : Number.POSITIVE_INFINITY
  for (const [from, made] of supply)
    for (const [to, used] of demand) move(from, to, (made * used) / kept)
  for (const [from, made] of supply) move(from, null, made * (1 - lacking / kept))
  for (const [to, used] of demand) move(null, to, used * (1 - left / kept))
  return shipments
}

interface Wish {
  readonly to: string
  readonly wanted: number
}

function promisesOf(
  sources: readonly FixedSource[],
  demand: Map<string, number>,
  buy: (to: string, amount: number) => void,
): Map<string, Wish[]> {
  const promises = new Map<string, Wish[]>()
  for (const { to, from, perDay = Number.POSITIVE_INFINITY } of sources) {
    const wanted = Math.min(perDay, demand.get(to) ?? 0)
    if (!(wanted > 0)) continue
    demand.set(to, demand.get(to)! - wanted)
    if (from === THE_EXCHANGE) buy(to, wanted)
    else promises.set(from, [...(promises.get(from) ?? []), { to, wanted }])
  }
  return promises
}

const total = (side: ReadonlyMap<string, number>) =>
  [...side.values()].reduce((sum, amount) => sum + amount, 0)

const keyOf = (from: string | null, to: string | null) =>
  `${from ?? THE_EXCHANGE} ${to ?? THE_EXCHANGE}`

function withLimits(
  sizes: MaterialSizes,
  shipments: readonly Shipment[],
  limits: SupplyRules['limits'],
): Pick<Sourcing, 'shipments' | 'limited'> {
  const limited: LimitedLane[] = []
  const shareOf = new Map<string, number>()
  const byLane = Map.groupBy(shipments, ({ from, to }) => keyOf(from, to))
  for (const { from, to, tonnesPerDay, cubicMetresPerDay } of limits) {
    const goods = byLane.get(`${from} ${to}`) ?? []
    const { weight, volume } = materialLoad(sizes, goods)
    const share = Math.min(
      1,
      weight > 0 && tonnesPerDay !== undefined ? tonnesPerDay / weight : 1,
      volume > 0 && cubicMetresPerDay !== undefined ? cubicMetresPerDay / volume : 1,
    )
    if (share === 1) continue
    const { from: start, to: end } = goods[0]!
    limited.push({ from: start, to: end, tonnes: weight, cubicMetres: volume, share })
    if (start !== null && end !== null)
      shareOf.set(keyOf(start, end), Math.min(share, shareOf.get(keyOf(start, end)) ?? 1))
  }
  const cut = shipments.flatMap((shipment): Shipment[] => {
    const { from, to, amount } = shipment
    const share = shareOf.get(keyOf(from, to)) ?? 1
    if (share === 1) return [shipment]
    const [kept, off] = [amount * share, amount * (1 - share)]
    return [
      ...(kept > 0 ? [{ ...shipment, amount: kept }] : []),
      { ...shipment, to: null, amount: off },
      { ...shipment, from: null, amount: off },
    ]
  })
  return { shipments: together(cut), limited }
}

function together(shipments: readonly Shipment[]): Shipment[] {
  const byWay = new Map<string, Shipment>()
  for (const shipment of shipments) {
    const key = `${shipment.ticker} ${keyOf(shipment.from, shipment.to)}`
    const known = byWay.get(key)
    byWay.set(key, known ? { ...known, amount: known.amount + shipment.amount } : shipment)
  }
  return [...byWay.values()]
}
