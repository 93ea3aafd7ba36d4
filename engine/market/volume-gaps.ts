import type { Rules } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import type { Universe } from '../universe/universe.ts'
import { tradedAt, VOLUME_OF_BOOK, VOLUME_UNKNOWN, volumeAt } from './daily-volume.ts'
import { PRICE_UNKNOWN, resolvePrices, type Side } from './prices.ts'

/** Goods of one side whose daily volume at an exchange is not known from trade. */
export interface VolumeGap {
  /** `CI2`, or `UNIVERSE` where the preferences name none. */
  readonly exchange: string
  readonly side: Side
  /** Goods with a price there. */
  readonly priced: number
  /** How many of these have a daily volume by what comes back to the order book. */
  readonly ofBook: number
  /** How many of these the market does not limit. */
  readonly unlimited: number
}

/**
 * The sides of which a daily volume is missing, or all prices are. With a planet for its own preferences only, else for
 * every place that the preferences name.
 */
export function volumeGaps(
  universe: Universe,
  cx: CxData | null,
  planetNaturalId: string | null,
  rules: Rules,
): VolumeGap[] {
  const { materials } = universe
  const goods = [...materials.record.keys()].filter((material) => materials.record[material])
  const places =
    planetNaturalId === null
      ? [null, ...(cx?.cx_planets.map(({ planet }) => planet) ?? [])]
      : [planetNaturalId]
  const gaps = new Map<string, VolumeGap>()
  for (const place of places) {
    const prices = resolvePrices(universe, cx, place, rules)
    for (const side of ['SELL', 'BUY'] as const) {
      const exchange = tradedAt(cx, place, side)
      const { from } = volumeAt(universe, exchange, side)
      const priceFrom = side === 'SELL' ? prices.sellFrom : prices.buyFrom
      const priced = goods.filter((material) => priceFrom[material] !== PRICE_UNKNOWN)
      const count = (source: number) => priced.filter((m) => from[m] === source).length
      const gap = {
        exchange,
        side,
        priced: priced.length,
        ofBook: count(VOLUME_OF_BOOK),
        unlimited: count(VOLUME_UNKNOWN),
      }
      if (gap.ofBook + gap.unlimited > 0 || priced.length === 0)
        gaps.set(`${exchange} ${side}`, gap)
    }
  }
  return [...gaps.values()]
}
