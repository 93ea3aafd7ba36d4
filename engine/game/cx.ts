import * as v from 'valibot'
import { Empire } from './empire.ts'
import { list } from './list.ts'
import { NameText } from './plain-text.ts'
import { MaterialTicker, NonNegative, PlanetNaturalId, Uuid } from './primitives.ts'

export const EXCHANGES = ['AI1', 'IC1', 'CI1', 'CI2', 'NC1', 'NC2'] as const
export type Exchange = (typeof EXCHANGES)[number]
export const isExchange = (code: string): code is Exchange =>
  EXCHANGES.some((exchange) => exchange === code)

export const PreferenceType = v.picklist(['BUY', 'SELL', 'BOTH'])
export type PreferenceType = v.InferOutput<typeof PreferenceType>

/** An exchange's Ask, Bid or average, or an average over 7 or 30 days. */
export const ExchangeCode = v.picklist([
  ...EXCHANGES.flatMap((x) => [`${x}_BUY`, `${x}_SELL`, `${x}_AVG`] as const),
  ...EXCHANGES.flatMap((x) => [`PP7D_${x}`, `PP30D_${x}`] as const),
  'PP7D_UNIVERSE',
  'PP30D_UNIVERSE',
])
export type ExchangeCode = v.InferOutput<typeof ExchangeCode>
export const EXCHANGE_CODES = ExchangeCode.options

/** The market maker's ask or bid, at the exchange of the preference. */
export const MARKET_MAKER_CODE = 'MM'
/** The source of a price if the previous step has none. */
export const StepCode = v.picklist([...ExchangeCode.options, MARKET_MAKER_CODE])
export type StepCode = v.InferOutput<typeof StepCode>
export const MAX_PRICE_STEPS = 6

export const ExchangePreference = v.object({
  type: PreferenceType,
  exchange: ExchangeCode,
  /** Tried in this order if the exchange has no price. */
  instead: v.optional(list(StepCode, MAX_PRICE_STEPS)),
})
export type ExchangePreference = v.InferOutput<typeof ExchangePreference>
/** A player who trades at an exchange buys at its Ask and sells at its Bid. */
export const pricesAt = (exchange: Exchange): ExchangePreference[] => [
  { type: 'BUY', exchange: `${exchange}_BUY` },
  { type: 'SELL', exchange: `${exchange}_SELL` },
]
/** Far above any price of the game. */
export const LARGEST_PRICE = 1e12
export const TickerPreference = v.object({
  ticker: MaterialTicker,
  type: PreferenceType,
  value: v.pipe(NonNegative, v.maxValue(LARGEST_PRICE)),
  /** Used only if the exchange preference and its steps have no price. */
  last: v.optional(v.boolean()),
})
export type TickerPreference = v.InferOutput<typeof TickerPreference>

/** BOTH covers both sides, so it excludes BUY and SELL; otherwise at most one of each. */
export function sidesClash(types: readonly PreferenceType[]): boolean {
  return new Set(types).size < types.length || (types.length > 1 && types.includes('BOTH'))
}

const exchangePreferences = v.pipe(
  list(ExchangePreference, 2),
  v.check(
    (preferences) => !sidesClash(preferences.map((p) => p.type)),
    'Only one exchange preference per type; BOTH excludes BUY and SELL',
  ),
)
const tickerPreferences = v.pipe(
  list(TickerPreference, 1000),
  v.check((preferences) => {
    const types = new Map<string, PreferenceType[]>()
    for (const p of preferences) types.set(p.ticker, [...(types.get(p.ticker) ?? []), p.type])
    return ![...types.values()].some(sidesClash)
  }, 'Only one preference per material and type; BOTH excludes BUY and SELL'),
)
function perPlanet<S extends v.GenericSchema<unknown, unknown[]>>(preferences: S) {
  return v.pipe(
    list(v.object({ planet: PlanetNaturalId, preferences }), 1000),
    v.check(
      (planets) => new Set(planets.map((entry) => entry.planet)).size === planets.length,
      'Each planet may stand only once',
    ),
  )
}

export const CX_NAME_LENGTH = 100
export const CX_NAME = v.pipe(
  NameText,
  v.minLength(1, 'A CX needs a name'),
  v.maxLength(CX_NAME_LENGTH, `A CX name has at most ${CX_NAME_LENGTH} characters`),
)
export const CxData = v.object({
  name: CX_NAME,
  cx_empire: exchangePreferences,
  cx_planets: perPlanet(exchangePreferences),
  ticker_empire: tickerPreferences,
  ticker_planets: perPlanet(tickerPreferences),
})
export type CxData = v.InferOutput<typeof CxData>

export const Cx = v.object({
  uuid: Uuid,
  name: CX_NAME,
  empires: v.array(Empire),
  cx_data: CxData,
})
export type Cx = v.InferOutput<typeof Cx>
