import { EXCHANGES, type ExchangePreference, pricesAt } from '../../../engine/game/cx.ts'

/** If only an exchange's Ask for buying or its Bid for selling is set, the preference for the other side. */
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
