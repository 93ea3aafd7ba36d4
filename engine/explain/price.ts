import type { ExchangePreference, TickerPreference } from '../game/cx.ts'
import { type PriceOrigin, priceOrigin } from '../market/price-origin.ts'
import type { Prices, Side } from '../market/prices.ts'
import type { PriceField } from '../universe/exchanges.ts'
import type { Universe } from '../universe/universe.ts'
import { given, type Term } from './term.ts'

const SIDE_NAME: Record<Side, string> = { BUY: 'Buying price', SELL: 'Selling price' }

export function priceTerm(universe: Universe, prices: Prices, ticker: string, side: Side): Term {
  const { cx, planetNaturalId, rules } = prices
  const origin = priceOrigin(universe, cx, planetNaturalId, ticker, side, rules)
  return given(
    `${SIDE_NAME[side]} of ${ticker}`,
    origin.value,
    '$/unit',
    { kind: 'price', ...origin },
    describe(origin),
  )
}

function describe({ level, preference, row, insteadOf, bound, diagnostic }: PriceOrigin): string {
  const reason = preference ? `${level} preference ${codeOf(preference)}` : level
  if (diagnostic) return `${reason}: ${diagnostic.message}`
  if (!row) return reason
  const read = `${reason}: ${fieldInWords(row.field)} of ${row.tickerId}`
  if (!insteadOf) return read
  const stands = `${read}, as ${insteadOf.tickerId} has no ${fieldInWords(insteadOf.field)}`
  return bound
    ? `${stands}; moved to the ${fieldInWords(bound.field)} of ${bound.tickerId}`
    : stands
}

const MARKET_MAKER: readonly PriceField[] = ['MMBuy', 'MMSell']
const fieldInWords = (field: PriceField) => (MARKET_MAKER.includes(field) ? 'market maker' : field)

const codeOf = (preference: ExchangePreference | TickerPreference) =>
  'exchange' in preference ? preference.exchange : `for ${preference.ticker}`
