import type { PlanInput } from '../../plan/input.ts'
import type { Universe } from '../../universe/universe.ts'
import { type FixedBase, fixedBase } from '../empire/fixed-base.ts'
import { marketsOf } from '../empire/markets.ts'
import type { EmpireRequest } from '../empire/request.ts'
import type { ExpansionWay } from './expansion.ts'
import { planAfter } from './items.ts'
import type { BuildOut, Counts } from './path.ts'

export interface BaseWay extends ExpansionWay {
  readonly site: number
  readonly to: PlanInput
}

export interface EmpireBuildOut extends BuildOut {
  wayOf(item: number): number
  countsOf(counts: Counts): readonly Uint16Array[]
  basesAt(counts: Counts): FixedBase[]
}

/**
 * Combines the steps of all bases. Until it is complete, the empire earns what its bases make together, sold within the
 * limits and bought at the exchange's price, without freight.
 */
export function empireBuildOut(
  universe: Universe,
  request: EmpireRequest,
  ways: readonly BaseWay[],
): EmpireBuildOut {
  const all = ways.flatMap(({ items }, way) => items.map((_, item) => ({ way, item })))
  const isProduction = ({ way, item }: (typeof all)[number]) =>
    item < ways[way]!.buildOut.production
  const places = [...all.filter(isProduction), ...all.filter((place) => !isProduction(place))]
  const placeOf = ways.map(() => [] as number[])
  for (const [place, { way, item }] of places.entries()) placeOf[way]![item] = place
  const production = all.filter(isProduction).length
  const units = places.map(({ way, item }) => ways[way]!.items[item]!.units)

  const countsOf = (counts: Counts) => {
    const own = ways.map(({ items }) => new Uint16Array(items.length))
    for (const [place, { way, item }] of places.entries()) own[way]![item] = counts[place]!
    return own
  }
  const stateOf = ways.map((way) => statesOf(universe, request, way))
  const basesAt = (counts: Counts) =>
    countsOf(counts).flatMap((own, way) => stateOf[way]!(own) ?? [])
  const worthOf = worthTogether(universe, request)
  const profit = (counts: Counts) => worthOf(basesAt(counts))
  return {
    ...{ units, production, earning: places.length, countsOf, basesAt, profit },
    wayOf: (place) => places[place]!.way,
    finalProfit: profit(units),
    spent: (counts) =>
      countsOf(counts).reduce((sum, own, way) => sum + ways[way]!.buildOut.spent(own), 0),
    isHoused: (counts) => countsOf(counts).every((own, way) => ways[way]!.buildOut.isHoused(own)),
    homesFor: (counts) =>
      countsOf(counts).flatMap((own, way) => {
        const { isHoused, homesFor } = ways[way]!.buildOut
        return isHoused(own) ? [] : homesFor(own).map((item) => placeOf[way]![item]!)
      }),
  }
}

/** Evaluates each stage of a base once. Undefined if nothing produces yet. */
function statesOf(
  universe: Universe,
  request: EmpireRequest,
  { site, to, items, first, buildOut }: BaseWay,
) {
  const known = new Map<string, FixedBase>()
  return (counts: Uint16Array): FixedBase | undefined => {
    const producing = counts.subarray(0, buildOut.production)
    if (first && !producing.some((count) => count > 0)) return undefined
    const built = counts.map((count, item) =>
      item < buildOut.earning ? count : items[item]!.units,
    )
    const key = built.join(' ')
    const base =
      known.get(key) ??
      fixedBase(universe, request.sites[site]!, site, planAfter(to.plan, items, built))
    known.set(key, base)
    return base
  }
}

/** $ a day of bases together, as if all traded where the first one does and freight were free. */
function worthTogether(universe: Universe, request: EmpireRequest) {
  const markets = marketsOf(universe, request)
  const at = request.sites[0]
  if (!at) return () => 0
  const { sell, buy } = at.site.prices
  const most = new Map<number, number>()
  const mostOf = (material: number) => {
    const found = most.get(material) ?? markets.of(at, 'sell', material)?.most ?? 0
    most.set(material, found)
    return found
  }
  return (bases: readonly FixedBase[]): number => {
    const net = new Map<number, number>()
    let value = 0
    for (const base of bases) {
      value -= base.costPerDay
      for (const [material, delta] of base.net) net.set(material, (net.get(material) ?? 0) + delta)
    }
    for (const [material, delta] of net)
      value +=
        delta > 0 ? Math.min(delta, mostOf(material)) * sell[material]! : delta * buy[material]!
    return value
  }
}
