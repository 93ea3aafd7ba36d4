import { EXCHANGES, type ExchangePreference, pricesAt } from '../../../engine/game/cx.ts'

/** The other side of the only one that is set, where that is an exchange's Ask for buying or its Bid for selling. */
export function otherSide(known: readonly ExchangePreference[]): ExchangePreference | undefined {
  const [only, ...more] = known
  if (!only || more.length > 0) return undefined
  for (const exchange of EXCHANGES) {
    const sides = pricesAt(exchange)
    if (sides.some(({ type, exchange: code }) => type === only.type && code === only.exchange))
      return sides.find(({ type }) => type !== only.type)
  }
  return undefined
}
