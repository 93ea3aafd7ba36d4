import type { Choice, Rules } from '../reference/rules.ts'
import type { Diagnostic } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import {
  BAD_EXCHANGE_CODE,
  exchangeOfCode,
  type PriceSource,
  parseExchangeCode,
  UNIVERSE,
} from './exchange-code.ts'

/** Prices by material, 0 where there is none, and where they were read. */
export interface PriceColumn {
  /** Undefined for a code that cannot be read. */
  readonly source: PriceSource | undefined
  readonly prices: Float64Array
  readonly listed: Uint8Array
}

export interface PriceColumns {
  /** The column that the code names, and those that stand in for it: the first with a price of a material decides. */
  readonly columns: readonly [PriceColumn, ...PriceColumn[]]
  readonly problem: Diagnostic | undefined
}

/** What stands in for a price that an exchange does not have. */
const STAND_INS: Choice<(exchanges: readonly string[]) => readonly string[]> = {
  classic: () => [],
  accurate: (exchanges) =>
    exchanges.flatMap((exchange) => [`PP7D_${exchange}`, `PP30D_${exchange}`]),
}

export function priceColumns(universe: Universe, code: string, rules: Rules): PriceColumns {
  const readable = code.split('_').length === 2
  const source = readable ? parseExchangeCode(code) : undefined
  const chosen = source && columnOf(universe, source)
  const exchanges = readable ? [exchangeOfCode(code), UNIVERSE] : [UNIVERSE]
  const standIns = STAND_INS[rules.missingPrices](exchanges).flatMap(
    (exchange) => columnOf(universe, { exchange, field: 'PriceAverage' }) ?? [],
  )
  const message = source
    ? `No data: CX ${source.exchange}. Ensure game data is loaded.`
    : BAD_EXCHANGE_CODE
  return {
    columns: [chosen ?? emptyColumn(universe, source), ...standIns],
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
