import { type Diagnostic, noExchangeData } from './diagnostics.ts'
import type { CxData, ExchangePreference, PreferenceType, TickerPreference } from './model/cx.ts'
import type { PriceField } from './universe/exchanges.ts'
import type { Universe } from './universe.ts'

export type Side = 'BUY' | 'SELL'

/** What every material costs to buy and brings when sold, for one choice of preferences on one planet. */
export interface Prices {
  readonly buy: Float64Array
  readonly sell: Float64Array
  /** Where the prices came from; `priceOrigin` finds the reasons from here. */
  readonly cx: CxData | null
  readonly planetNaturalId: string | null
  /** 1 where a side of the material had no exchange row and was taken as 0. */
  readonly missing: Uint8Array
  /** One entry per material or code, however often it is looked up. */
  readonly diagnostics: readonly Diagnostic[]
}

export const FALLBACK_CODE = 'PP30D_UNIVERSE'
export const BAD_EXCHANGE_CODE = 'Invalid ExchangeCode input, must be separted by underscore'

/** Which row of the exchange data a code means, and which of its prices. */
export interface PriceSource {
  exchange: string
  field: PriceField
}

/** `AI1_BUY` is what one pays there, the Ask; `AI1_SELL` the Bid. `PP7D_AI1` is a row of its own. */
export function parseExchangeCode(code: string): PriceSource {
  const parts = code.split('_')
  if (parts.length !== 2) throw new Error(BAD_EXCHANGE_CODE)
  const field = FIELD_OF_SUFFIX.get(parts[1]!)
  return field ? { exchange: parts[0]!, field } : { exchange: code, field: 'PriceAverage' }
}
const FIELD_OF_SUFFIX = new Map<string, PriceField>([
  ['BUY', 'Ask'],
  ['SELL', 'Bid'],
  ['AVG', 'PriceAverage'],
])

export function resolvePrices(
  universe: Universe,
  cx: CxData | null,
  planetNaturalId: string | null,
): Prices {
  return priceResolver(universe, cx)(planetNaturalId)
}

/** For many planets under one choice of preferences: each is resolved once, those without preferences of their own together. */
export function priceResolver(
  universe: Universe,
  cx: CxData | null,
): (planetNaturalId: string | null) => Prices {
  const planetExchanges = firstPerPlanet(cx?.cx_planets)
  const planetTickers = firstPerPlanet(cx?.ticker_planets)
  let shared: Prices | undefined
  const ofPlanets = new Map<string, Prices>()

  return (planetNaturalId) => {
    const own = {
      exchanges: planetNaturalId === null ? undefined : planetExchanges.get(planetNaturalId),
      tickers: planetNaturalId === null ? undefined : planetTickers.get(planetNaturalId),
    }
    if (planetNaturalId !== null && (own.exchanges || own.tickers)) {
      let prices = ofPlanets.get(planetNaturalId)
      if (!prices) {
        prices = resolve(universe, cx, planetNaturalId, own)
        ofPlanets.set(planetNaturalId, prices)
      }
      return prices
    }
    shared ??= resolve(universe, cx, null, own)
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
): Prices {
  const missing = new Uint8Array(universe.materials.count)
  const diagnostics = new Map<string, Diagnostic>()
  const side = (which: Side) => {
    const code =
      exchangeFor(own.exchanges, which) ?? exchangeFor(cx?.cx_empire, which) ?? FALLBACK_CODE
    const { prices, listed, problem } = readCode(universe, code)
    if (problem) diagnostics.set(code, problem)
    const column = prices.slice()
    // A later entry overwrites an earlier one, and the first entry is the one that counts.
    const answered = new Set<number>()
    for (const tickers of [cx?.ticker_empire, own.tickers]) {
      for (const preference of tickers?.toReversed() ?? []) {
        const material = universe.materials.indexOf.get(preference.ticker)
        if (material === undefined || !speaksFor(preference.type, which)) continue
        column[material] = preference.value
        answered.add(material)
      }
    }
    for (let m = 0; m < listed.length; m++) {
      if (listed[m] === 0 && !answered.has(m)) missing[m] = 1
    }
    return column
  }
  const buy = side('BUY')
  const sell = side('SELL')
  reportMissing(universe, missing, diagnostics)
  return { buy, sell, cx, planetNaturalId, missing, diagnostics: [...diagnostics.values()] }
}

function reportMissing(
  { materials }: Universe,
  missing: Uint8Array,
  diagnostics: Map<string, Diagnostic>,
) {
  for (let m = 0; m < missing.length; m++) {
    if (missing[m] === 0 || materials.record[m] === undefined) continue
    const ticker = materials.ticker[m]!
    diagnostics.set(ticker, noExchangeData(ticker))
  }
}

const speaksFor = (type: PreferenceType, side: Side) => type === 'BOTH' || type === side

const exchangeFor = (preferences: readonly ExchangePreference[] | undefined, side: Side) =>
  preferences?.find((preference) => speaksFor(preference.type, side))?.exchange

function firstPerPlanet<T>(
  entries: readonly { planet: string; preferences: T }[] | undefined,
): ReadonlyMap<string, T> {
  return new Map(entries?.toReversed().map(({ planet, preferences }) => [planet, preferences]))
}

/** Prices by material under a code; all 0 where the code or its exchange does not exist. */
function readCode(universe: Universe, code: string) {
  const none = new Float64Array(universe.materials.count)
  const everything = new Uint8Array(universe.materials.count).fill(1)
  const bad = (message: string) => ({
    prices: none,
    listed: everything,
    problem: { kind: 'bad-exchange-code', subject: code, message } satisfies Diagnostic,
  })
  if (code.split('_').length !== 2) return bad(BAD_EXCHANGE_CODE)
  const { exchange, field } = parseExchangeCode(code)
  const columns = universe.exchanges.get(exchange)
  if (!columns) return bad(`No data: CX ${exchange}. Ensure game data is loaded.`)
  return { prices: columns.prices[field], listed: columns.listed, problem: undefined }
}

/** Which of the levels of preference decided a price, highest first. */
export type PriceLevel =
  | 'planet ticker'
  | 'empire ticker'
  | 'planet exchange'
  | 'empire exchange'
  | 'fallback'
  | 'no preferences'

export interface PriceOrigin {
  readonly value: number
  readonly level: PriceLevel
  /** The preference that decided, undefined where none did. */
  readonly preference: TickerPreference | ExchangePreference | undefined
  /** The exchange row and price that were read, undefined for a price set by hand or a code that cannot be read. */
  readonly row: (PriceSource & { tickerId: string; listed: boolean }) | undefined
  readonly diagnostic: Diagnostic | undefined
}

/** One price with its reasons; equal to the columns of `resolvePrices`. */
export function priceOrigin(
  universe: Universe,
  cx: CxData | null,
  planetNaturalId: string | null,
  ticker: string,
  side: Side,
): PriceOrigin {
  const ofPlanet = <T>(entries: readonly { planet: string; preferences: T }[] | undefined) =>
    entries?.find(({ planet }) => planet === planetNaturalId)?.preferences
  const byTicker = (list: readonly TickerPreference[] | undefined) =>
    list?.find((p) => p.ticker === ticker && speaksFor(p.type, side))
  const byExchange = (list: readonly ExchangePreference[] | undefined) =>
    list?.find((p) => speaksFor(p.type, side))

  const fixed = (level: PriceLevel, preference: TickerPreference): PriceOrigin => ({
    value: preference.value,
    level,
    preference,
    row: undefined,
    diagnostic: undefined,
  })
  const read = (level: PriceLevel, code: string, preference?: ExchangePreference): PriceOrigin => ({
    level,
    preference,
    ...readOne(universe, code, ticker),
  })

  if (cx === null) return read('no preferences', FALLBACK_CODE)
  const planetTicker = byTicker(ofPlanet(cx.ticker_planets))
  if (planetTicker) return fixed('planet ticker', planetTicker)
  const empireTicker = byTicker(cx.ticker_empire)
  if (empireTicker) return fixed('empire ticker', empireTicker)
  const planetExchange = byExchange(ofPlanet(cx.cx_planets))
  if (planetExchange) return read('planet exchange', planetExchange.exchange, planetExchange)
  const empireExchange = byExchange(cx.cx_empire)
  if (empireExchange) return read('empire exchange', empireExchange.exchange, empireExchange)
  return read('fallback', FALLBACK_CODE)
}

function readOne(
  universe: Universe,
  code: string,
  ticker: string,
): Pick<PriceOrigin, 'value' | 'row' | 'diagnostic'> {
  const { prices, listed, problem } = readCode(universe, code)
  if (problem) return { value: 0, row: undefined, diagnostic: problem }
  const source = parseExchangeCode(code)
  const material = universe.materials.indexOf.get(ticker) ?? -1
  const exists = material >= 0 && listed[material] === 1
  return {
    value: exists ? prices[material]! : 0,
    row: { ...source, tickerId: `${ticker}.${source.exchange}`, listed: exists },
    diagnostic: exists ? undefined : noExchangeData(ticker),
  }
}
