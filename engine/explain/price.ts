import type { ExchangePreference, TickerPreference } from '../model/cx.ts'
import { type PriceOrigin, type Prices, priceOrigin, type Side } from '../prices.ts'
import type { Universe } from '../universe.ts'
import { given, type Term } from './term.ts'

const SIDE_NAME: Record<Side, string> = { BUY: 'Buying price', SELL: 'Selling price' }

/** A unit's price, the preference that decided it, and the exchange row it was read from. */
export function priceTerm(universe: Universe, prices: Prices, ticker: string, side: Side): Term {
  const origin = priceOrigin(universe, prices.cx, prices.planetNaturalId, ticker, side)
  return given(
    `${SIDE_NAME[side]} of ${ticker}`,
    origin.value,
    '$/unit',
    { kind: 'price', ...origin },
    describe(origin),
  )
}

function describe({ level, preference, row, diagnostic }: PriceOrigin): string {
  const reason = preference ? `${level} preference ${codeOf(preference)}` : level
  if (diagnostic) return `${reason}: ${diagnostic.message}`
  return row ? `${reason}: ${row.field} of ${row.tickerId}` : reason
}

const codeOf = (preference: ExchangePreference | TickerPreference) =>
  'exchange' in preference ? preference.exchange : `for ${preference.ticker}`
