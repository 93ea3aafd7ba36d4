import { cashOf } from '../company/cash.ts'
import type { MaterialAmount } from '../market/shipment.ts'
import type { Universe } from '../universe/universe.ts'
import type { TodayBase } from './base.ts'
import { ELSEWHERE } from './company-lines.ts'
import type { CashCure, TodayLine } from './line.ts'
import type { MoneyRecords } from './money-lines.ts'

/** Where the cash of all currencies, at the player's rates, does not pay for what the due bases need. */
export function cashShort(
  universe: Universe,
  { company, money }: Pick<MoneyRecords, 'company' | 'money'>,
  bases: readonly TodayBase[],
  due: readonly TodayLine[],
): TodayLine[] {
  const cash = company && cashOf(company.cash, money.rates)
  if (!cash) return []
  const supplies = suppliesFor(universe, bases, due)
  const needs = supplies.reduce((sum, { cost }) => sum + cost, 0)
  const { total: has, oneToOne } = cash
  if (needs <= has) return []
  const cure = {
    buys: affordable(universe, supplies, has),
    sale: bestSale(universe, bases, needs - has),
  }
  return [
    { ...ELSEWHERE, key: 'cash', what: { kind: 'cash', has, needs, oneToOne, cure }, inDays: 0 },
  ]
}

/** What a base is to be brought, and what the priced part of it costs. */
interface Supplies {
  readonly base: TodayBase
  readonly bring: readonly MaterialAmount[]
  readonly cost: number
}

/** The base that loses the most a day comes first. */
function suppliesFor(
  universe: Universe,
  bases: readonly TodayBase[],
  due: readonly TodayLine[],
): Supplies[] {
  const byPlanet = new Map(bases.map((base) => [base.planetNaturalId, base]))
  return due
    .toSorted((a, b) => (b.lostPerDay ?? 0) - (a.lostPerDay ?? 0) || a.inDays - b.inDays)
    .flatMap(({ what, planetNaturalId }) => {
      const base = byPlanet.get(planetNaturalId ?? '')
      if (!base || what.kind !== 'runs out') return []
      const cost = worthOf(universe, what.bring, base.prices.buy)
      return [{ base, bring: what.bring, cost }]
    })
}

const worthOf = (universe: Universe, amounts: readonly MaterialAmount[], prices: Float64Array) =>
  amounts.reduce((sum, { ticker, amount }) => sum + amount * priceOf(universe, ticker, prices), 0)

const priceOf = (universe: Universe, ticker: string, prices: Float64Array): number => {
  const material = universe.materials.indexOf.get(ticker)
  return material === undefined ? 0 : prices[material]!
}

/**
 * Base by base as long as the cash lasts. The last base gets the same share of each of its materials, in whole units,
 * since it needs all of them. Materials without a price are left out: nobody knows whether the cash pays for them.
 */
function affordable(
  universe: Universe,
  supplies: readonly Supplies[],
  has: number,
): CashCure['buys'] {
  let left = Math.max(0, has)
  const buys: CashCure['buys'][number][] = []
  for (const { base, bring, cost } of supplies) {
    const share = cost > 0 ? Math.min(1, left / cost) : 0
    left -= share * cost
    const { planetNaturalId, planetName: place } = base
    const materials = bring.flatMap(({ ticker, amount }) => {
      const bought = Math.floor(share * amount)
      return bought > 0 && priceOf(universe, ticker, base.prices.buy) > 0
        ? [{ ticker, amount: bought }]
        : []
    })
    if (materials.length > 0) buys.push({ planetNaturalId, place, materials })
  }
  return buys
}

/** The base whose surplus in stock sells for the most; null where no base has any. */
function bestSale(universe: Universe, bases: readonly TodayBase[], gap: number): CashCure['sale'] {
  let best: CashCure['sale'] = null
  for (const { planetNaturalId, planetName: place, flows, prices } of bases) {
    const materials = flows
      .filter(
        ({ ticker, delta, stock }) =>
          delta > 0 && stock >= 1 && priceOf(universe, ticker, prices.sell) > 0,
      )
      .map(({ ticker, stock }) => ({ ticker, amount: Math.floor(stock) }))
      .sort((a, b) => worthOf(universe, [b], prices.sell) - worthOf(universe, [a], prices.sell))
    const worth = worthOf(universe, materials, prices.sell)
    if (worth > (best?.worth ?? 0))
      best = { planetNaturalId, place, materials, worth, isEnough: worth >= gap }
  }
  return best
}
