import { EXCHANGES } from '../game/cx.ts'
import type { PriceField } from '../universe/exchanges.ts'
import type { Universe } from '../universe/universe.ts'
import { type PriceSource, UNIVERSE } from './exchange-code.ts'

type Side = 'BUY' | 'SELL'

export interface StandIn {
  readonly price: number
  /** The offer to which the average was moved; undefined if it was not. */
  readonly bound: PriceSource | undefined
}

/** The market maker's price is the same everywhere, so any exchange will do if none is named. */
export const MARKET_MAKER_EXCHANGE = 'AI1'

/**
 * An average used for a missing price, moved to a price at which somebody would trade. Nobody sells above the lowest
 * ask or buys below the highest bid: those of the exchange, else of all. The market maker buys and sells any amount, so
 * no price is below its bid or above its ask.
 */
export function standInPrice(
  universe: Universe,
  exchange: string,
  side: Side,
  material: number,
  average: number,
): StandIn {
  const own = exchange === UNIVERSE ? undefined : exchange
  const offer =
    side === 'SELL'
      ? nearestOffer(universe, own, 'Ask', material, (ask, best) => ask < best)
      : nearestOffer(universe, own, 'Bid', material, (bid, best) => bid > best)
  const ofMaker = (field: PriceField): Offer | undefined =>
    offerAt(universe, own ?? MARKET_MAKER_EXCHANGE, field, material) ??
    offerAt(universe, MARKET_MAKER_EXCHANGE, field, material)
  let moved: StandIn = { price: average, bound: undefined }
  if (side === 'SELL') moved = atMost(moved, offer)
  else moved = atLeast(moved, offer)
  return atMost(atLeast(moved, ofMaker('MMBuy')), ofMaker('MMSell'))
}

interface Offer {
  readonly price: number
  readonly source: PriceSource
}

const atMost = (price: StandIn, offer: Offer | undefined): StandIn =>
  offer && offer.price < price.price ? { price: offer.price, bound: offer.source } : price

const atLeast = (price: StandIn, offer: Offer | undefined): StandIn =>
  offer && offer.price > price.price ? { price: offer.price, bound: offer.source } : price

function offerAt(
  { exchanges }: Universe,
  exchange: string,
  field: PriceField,
  material: number,
): Offer | undefined {
  const price = exchanges.get(exchange)?.prices[field][material]
  return price ? { price, source: { exchange, field } } : undefined
}

/** Of the exchange, else the best of all exchanges. */
function nearestOffer(
  universe: Universe,
  own: string | undefined,
  field: PriceField,
  material: number,
  isBetter: (price: number, best: number) => boolean,
): Offer | undefined {
  const here = own && offerAt(universe, own, field, material)
  if (here) return here
  let best: Offer | undefined
  for (const exchange of EXCHANGES) {
    const offer = offerAt(universe, exchange, field, material)
    if (offer && (!best || isBetter(offer.price, best.price))) best = offer
  }
  return best
}
