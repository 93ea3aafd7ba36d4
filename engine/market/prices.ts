import { CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { CxData, ExchangePreference, PreferenceType, TickerPreference } from '../game/cx.ts'
import type { Diagnostic } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import { type PriceColumn, priceColumns } from './price-columns.ts'
import { standInPrice } from './stand-in.ts'

export type Side = 'BUY' | 'SELL'

export interface Prices {
  /** By material; 0 if no price is known. */
  readonly buy: Float64Array
  readonly sell: Float64Array
  /** By material: PRICE_UNKNOWN, PRICE_CHOSEN, or more if an average is used for a missing price. */
  readonly buyFrom: Uint8Array
  readonly sellFrom: Uint8Array
  /** The input of the resolution; `priceOrigin` needs it to find the reasons. */
  readonly cx: CxData | null
  readonly planetNaturalId: string | null
  readonly rules: Rules
  readonly problems: readonly Diagnostic[]
}

/** A good without a price cannot be traded. A plan that trades it counts it as 0. */
export const PRICE_UNKNOWN = 0
export const PRICE_CHOSEN = 1

export function isBuyable({ materials }: Universe, { buyFrom }: Prices, ticker: string): boolean {
  const material = materials.indexOf.get(ticker)
  return material !== undefined && buyFrom[material] !== PRICE_UNKNOWN
}

export const FALLBACK_CODE = 'PP30D_UNIVERSE'

export function resolvePrices(
  universe: Universe,
  cx: CxData | null,
  planetNaturalId: string | null,
  rules: Rules = CLASSIC,
): Prices {
  return priceResolver(universe, cx, rules)(planetNaturalId)
}

/** What a request says of prices. */
export interface PriceChoice {
  readonly cx: CxData | null
  /** Null: prices that do not depend on a planet. */
  readonly planetNaturalId: string | null
  /** Decides what is used for a missing price. */
  readonly rules: Rules
}

export const chosenPrices = (
  universe: Universe,
  { cx, planetNaturalId, rules }: PriceChoice,
): Prices => resolvePrices(universe, cx, planetNaturalId, rules)

/** For many planets: each is resolved once, and those without preferences of their own share one result. */
export function priceResolver(
  universe: Universe,
  cx: CxData | null,
  rules: Rules = CLASSIC,
): (planetNaturalId: string | null) => Prices {
  const planetExchanges = firstPerPlanet(cx?.cx_planets)
  const planetTickers = firstPerPlanet(cx?.ticker_planets)
  const without = { exchanges: undefined, tickers: undefined }
  let shared: Prices | undefined
  const ofPlanets = new Map<string, Prices>()

  return (planetNaturalId) => {
    if (planetNaturalId !== null) {
      const own = {
        exchanges: planetExchanges.get(planetNaturalId),
        tickers: planetTickers.get(planetNaturalId),
      }
      if (own.exchanges || own.tickers) {
        const prices =
          ofPlanets.get(planetNaturalId) ?? resolve(universe, cx, planetNaturalId, own, rules)
        ofPlanets.set(planetNaturalId, prices)
        return prices
      }
    }
    shared ??= resolve(universe, cx, null, without, rules)
    return planetNaturalId === null ? shared : { ...shared, planetNaturalId }
  }
}

interface PlanetPreferences {
  exchanges: readonly ExchangePreference[] | undefined
  tickers: readonly TickerPreference[] | undefined
}

function resolve(
  universe: Universe,
  cx: CxData | null,
  planetNaturalId: string | null,
  own: PlanetPreferences,
  rules: Rules,
): Prices {
  const problems = new Map<string, Diagnostic>()
  const side = (which: Side) => {
    const preference = exchangeFor(own.exchanges, which) ??
      exchangeFor(cx?.cx_empire, which) ?? { exchange: FALLBACK_CODE }
    const { columns, chosen, exchange, problem } = priceColumns(universe, preference, which, rules)
    if (problem) problems.set(preference.exchange, problem)
    const price = new Float64Array(universe.materials.count)
    const from = new Uint8Array(universe.materials.count)
    const fill = ({ prices }: PriceColumn, origin: number) => {
      for (let m = 0; m < price.length; m++) {
        if (from[m] !== PRICE_UNKNOWN || !(prices[m]! > 0)) continue
        price[m] = prices[m]!
        from[m] = origin
      }
    }
    for (const column of columns.slice(0, chosen)) fill(column, PRICE_CHOSEN)
    // The first entry has priority, so entries are set in reverse order.
    const byHand = (isLast: boolean, counts: (material: number) => boolean) => {
      const values = new Map<number, number>()
      for (const tickers of [cx?.ticker_empire, own.tickers]) {
        for (const { ticker, type, value, last = false } of tickers?.toReversed() ?? []) {
          const material = universe.materials.indexOf.get(ticker)
          if (material === undefined || last !== isLast || !speaksFor(type, which)) continue
          values.set(material, value)
        }
      }
      for (const [material, value] of values) {
        if (!counts(material)) continue
        price[material] = value
        from[material] = PRICE_CHOSEN
      }
    }
    byHand(true, (material) => from[material] === PRICE_UNKNOWN)
    for (const [place, column] of columns.slice(chosen).entries()) {
      fill(column, PRICE_CHOSEN + 1 + place)
    }
    for (let m = 0; m < price.length; m++)
      if (from[m]! > PRICE_CHOSEN)
        price[m] = standInPrice(universe, exchange, which, m, price[m]!).price
    byHand(false, () => true)
    return { price, from }
  }
  const buy = side('BUY')
  const sell = side('SELL')
  return {
    buy: buy.price,
    sell: sell.price,
    buyFrom: buy.from,
    sellFrom: sell.from,
    cx,
    planetNaturalId,
    rules,
    problems: [...problems.values()],
  }
}

export const speaksFor = (type: PreferenceType, side: Side) => type === 'BOTH' || type === side

export const exchangeFor = (preferences: readonly ExchangePreference[] | undefined, side: Side) =>
  preferences?.find((preference) => speaksFor(preference.type, side))

function firstPerPlanet<T>(
  entries: readonly { planet: string; preferences: T }[] | undefined,
): ReadonlyMap<string, T> {
  return new Map(entries?.toReversed().map(({ planet, preferences }) => [planet, preferences]))
}

export const pricesUnder = (universe: Universe, prices: Prices, rules: Rules): Prices =>
  prices.rules.missingPrices === rules.missingPrices
    ? prices
    : resolvePrices(universe, prices.cx, prices.planetNaturalId, rules)
