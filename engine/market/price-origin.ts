import { CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { CxData, ExchangePreference, TickerPreference } from '../game/cx.ts'
import { type Diagnostic, noExchangeData, priceUnknown } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import type { PriceSource } from './exchange-code.ts'
import { type PriceColumn, priceColumns } from './price-columns.ts'
import { exchangeFor, FALLBACK_CODE, type Side, speaksFor } from './prices.ts'
import { standInPrice } from './stand-in.ts'

export type PriceLevel =
  | 'planet ticker'
  | 'empire ticker'
  | 'planet exchange'
  | 'empire exchange'
  | 'fallback'
  | 'no preferences'

export type PriceRow = PriceSource & {
  readonly tickerId: string
  readonly listed: boolean
  /** The date of the row, if it has one. */
  readonly asOf?: string
}

export interface PriceOrigin {
  readonly value: number
  readonly level: PriceLevel
  /** Undefined if no preference applies. */
  readonly preference: TickerPreference | ExchangePreference | undefined
  /** Undefined for a price set by hand or a code that cannot be read. */
  readonly row: PriceRow | undefined
  /** The row of the preference, if it has no price and an average is used. */
  readonly insteadOf?: PriceRow | undefined
  /** The offer to which the average was moved, because nobody would trade at the average. */
  readonly bound?: PriceRow | undefined
  readonly diagnostic: Diagnostic | undefined
}

/** One price with its reasons; equal to the columns of `resolvePrices`. */
export function priceOrigin(
  universe: Universe,
  cx: CxData | null,
  planetNaturalId: string | null,
  ticker: string,
  side: Side,
  rules: Rules = CLASSIC,
): PriceOrigin {
  const ofPlanet = <T>(entries: readonly { planet: string; preferences: T }[] | undefined) =>
    entries?.find(({ planet }) => planet === planetNaturalId)?.preferences
  const byTicker = (list: readonly TickerPreference[] | undefined, isLast = false) =>
    list?.find(
      ({ ticker: own, type, last = false }) =>
        own === ticker && last === isLast && speaksFor(type, side),
    )

  const fixed = (level: PriceLevel, preference: TickerPreference): PriceOrigin => ({
    value: preference.value,
    level,
    preference,
    row: undefined,
    diagnostic: undefined,
  })
  const read = (level: PriceLevel, preference?: ExchangePreference): PriceOrigin => {
    const asked = preference ?? { exchange: FALLBACK_CODE }
    const { isChosen, ...found } = readOne(universe, asked, ticker, side, rules)
    if (!isChosen) {
      const ofThisPlanet = byTicker(ofPlanet(cx?.ticker_planets), true)
      if (ofThisPlanet) return fixed('planet ticker', ofThisPlanet)
      const ofEmpire = byTicker(cx?.ticker_empire, true)
      if (ofEmpire) return fixed('empire ticker', ofEmpire)
    }
    return { level, preference, ...found }
  }

  if (cx === null) return read('no preferences')
  const planetTicker = byTicker(ofPlanet(cx.ticker_planets))
  if (planetTicker) return fixed('planet ticker', planetTicker)
  const empireTicker = byTicker(cx.ticker_empire)
  if (empireTicker) return fixed('empire ticker', empireTicker)
  const planetExchange = exchangeFor(ofPlanet(cx.cx_planets), side)
  if (planetExchange) return read('planet exchange', planetExchange)
  const empireExchange = exchangeFor(cx.cx_empire, side)
  if (empireExchange) return read('empire exchange', empireExchange)
  return read('fallback')
}

function readOne(
  universe: Universe,
  asked: Pick<ExchangePreference, 'instead'> & { exchange: string },
  ticker: string,
  side: Side,
  rules: Rules,
): Pick<PriceOrigin, 'value' | 'row' | 'insteadOf' | 'bound' | 'diagnostic'> & {
  isChosen: boolean
} {
  const { columns, chosen: own, exchange, problem } = priceColumns(universe, asked, side, rules)
  const material = universe.materials.indexOf.get(ticker) ?? -1
  const [chosen] = columns
  const at = columns.findIndex(({ prices }) => prices[material]! > 0)
  const found = columns[at]
  const isChosen = at >= 0 && at < own
  const standIn =
    found && !isChosen
      ? standInPrice(universe, exchange, side, material, found.prices[material]!)
      : undefined
  const rowOf = ({
    source,
    listed,
  }: Pick<PriceColumn, 'source' | 'listed'>): PriceRow | undefined => {
    const asOf = source && universe.exchanges.get(source.exchange)?.asOf[material]
    return (
      source && {
        ...source,
        tickerId: `${ticker}.${source.exchange}`,
        listed: listed[material] === 1,
        ...(asOf && { asOf }),
      }
    )
  }
  const row = rowOf(found ?? chosen)
  const isAlone = columns.length === 1
  const unknown = isAlone && !row?.listed ? noExchangeData(ticker) : priceUnknown(ticker, side)
  return {
    isChosen,
    value: standIn?.price ?? found?.prices[material] ?? 0,
    row,
    insteadOf: found && found !== chosen ? rowOf(chosen) : undefined,
    bound:
      standIn?.bound &&
      rowOf({
        source: standIn.bound,
        listed: universe.exchanges.get(standIn.bound.exchange)!.listed,
      }),
    diagnostic: found ? undefined : (problem ?? unknown),
  }
}
