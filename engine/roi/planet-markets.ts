import type { Rules } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import { dailyVolumeOf } from '../market/daily-volume.ts'
import { priceResolver } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import type { Market } from './columns.ts'

/** Planets without preferences of their own share the first market; `marketOf` is by planet. */
export function planetMarkets(universe: Universe, cx: CxData | null, rules: Rules) {
  const { planets } = universe
  const resolve = priceResolver(universe, cx, rules)
  const marketOn = (id: string | null): Market => ({
    prices: resolve(id),
    sold: dailyVolumeOf(universe, cx, id).sold,
  })
  const markets = [marketOn(null)]
  const marketOf = new Uint16Array(planets.count)
  for (const { planet: id } of [...(cx?.cx_planets ?? []), ...(cx?.ticker_planets ?? [])]) {
    const planet = planets.indexOf.get(id)
    if (planet === undefined || marketOf[planet] !== 0) continue
    marketOf[planet] = markets.length
    markets.push(marketOn(id))
  }
  return { markets, marketOf }
}
