import type { PriceField } from '../universe/exchanges.ts'

export const BAD_EXCHANGE_CODE = 'Invalid ExchangeCode input, must be separted by underscore'

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

export const UNIVERSE = 'UNIVERSE'

/** AI1 of `AI1_BUY` and of `PP7D_AI1`. */
export const exchangeOfCode = (code: string): string =>
  code.replace(/^PP\d+D_|_(BUY|SELL|AVG)$/g, '')
