import type { Choice, Rules } from '../game/constants/rules.ts'
import { type ExchangePreference, MARKET_MAKER_CODE, type PreferenceType } from '../game/cx.ts'
import type { Diagnostic } from '../universe/diagnostics.ts'
import type { PriceField } from '../universe/exchanges.ts'
import type { Universe } from '../universe/universe.ts'
import {
  BAD_EXCHANGE_CODE,
  exchangeOfCode,
  type PriceSource,
  parseExchangeCode,
  UNIVERSE,
} from './exchange-code.ts'
import { MARKET_MAKER_EXCHANGE } from './stand-in.ts'

export interface PriceColumn {
  /** Undefined for a code that cannot be read. */
  readonly source: PriceSource | undefined
  readonly prices: Float64Array
  readonly listed: Uint8Array
}

export interface PriceColumns {
  /**
   * The column of the preference, then its fallback steps, then averages. The first one with a price for a material is
   * used.
   */
  readonly columns: readonly [PriceColumn, ...PriceColumn[]]
  /** How many of the first columns the player chose. */
  readonly chosen: number
  /** The exchange to whose offers `standInPrice` moves an average. */
  readonly exchange: string
  readonly problem: Diagnostic | undefined
}

const STAND_INS: Choice<(exchanges: readonly string[]) => readonly string[]> = {
  classic: () => [],
  accurate: (exchanges) =>
    exchanges.flatMap((exchange) => [`PP7D_${exchange}`, `PP30D_${exchange}`]),
}

type Side = Exclude<PreferenceType, 'BOTH'>
export const MARKET_MAKER: Readonly<Record<Side, PriceField>> = { BUY: 'MMSell', SELL: 'MMBuy' }

export function priceColumns(
  universe: Universe,
  { exchange: code, instead = [] }: Pick<ExchangePreference, 'instead'> & { exchange: string },
  side: Side,
  rules: Rules,
): PriceColumns {
  const readable = code.split('_').length === 2
  const source = readable ? parseExchangeCode(code) : undefined
  const chosen = source && columnOf(universe, source)
  const exchanges = readable ? [exchangeOfCode(code), UNIVERSE] : [UNIVERSE]
  const marketMaker = (): PriceSource => {
    const exchange = readable ? exchangeOfCode(code) : UNIVERSE
    return {
      exchange: exchange === UNIVERSE ? MARKET_MAKER_EXCHANGE : exchange,
      field: MARKET_MAKER[side],
    }
  }
  const steps = instead.flatMap(
    (step) =>
      columnOf(universe, step === MARKET_MAKER_CODE ? marketMaker() : parseExchangeCode(step)) ??
      [],
  )
  const standIns = STAND_INS[rules.missingPrices](exchanges).flatMap(
    (exchange) => columnOf(universe, { exchange, field: 'PriceAverage' }) ?? [],
  )
  const message = source
    ? `No data: CX ${source.exchange}. Ensure game data is loaded.`
    : BAD_EXCHANGE_CODE
  return {
    columns: [chosen ?? emptyColumn(universe, source), ...steps, ...standIns],
    chosen: 1 + steps.length,
    exchange: exchanges[0]!,
    problem: chosen ? undefined : { kind: 'bad-exchange-code', subject: code, message },
  }
}

function columnOf(universe: Universe, source: PriceSource): PriceColumn | undefined {
  const known = universe.exchanges.get(source.exchange)
  return known && { source, prices: known.prices[source.field], listed: known.listed }
}

const emptyColumn = (
  { materials: { count } }: Universe,
  source: PriceSource | undefined,
): PriceColumn => ({
  source,
  prices: new Float64Array(count),
  listed: new Uint8Array(count),
})
