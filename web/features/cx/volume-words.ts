import { isExchange } from '../../../engine/game/cx.ts'
import { formatCount, formatPercent } from '../../../engine/game/number-format.ts'
import { BOOK_TRADED_A_DAY } from '../../../engine/market/daily-volume.ts'
import type { VolumeGap } from '../../../engine/market/volume-gaps.ts'

const TRADES = { SELL: 'sell', BUY: 'buy' } as const

/** What counts where the units traded a day are not known, and what the player can do. One paragraph for each exchange. */
export const volumeGapsInWords = (gaps: readonly VolumeGap[]): string[] =>
  Array.from(
    Map.groupBy(gaps, ({ exchange }) => exchange),
    ([exchange, sides]) =>
      [unpriced(sides, placeName(exchange)), unrecorded(sides, placeName(exchange))]
        .filter(Boolean)
        .join(' '),
  )

const placeName = (exchange: string) => (isExchange(exchange) ? exchange : 'all exchanges together')

function unpriced(sides: readonly VolumeGap[], place: string): string {
  const without = sides.filter(({ priced }) => priced === 0).map(({ side }) => TRADES[side])
  if (without.length === 0) return ''
  return `No good has a price to ${without.join(' or ')} at ${place}: choose another exchange, or add steps for missing prices to the CX.`
}

function unrecorded(sides: readonly VolumeGap[], place: string): string {
  const parts = sides.flatMap(({ side, ofBook, unlimited }) => [
    ofBook > 0 && `of ${goodsTo(side, ofBook)} ${PART} of the order book counts as a day's trade`,
    unlimited > 0 &&
      `${goodsTo(side, unlimited)} ${unlimited === 1 ? 'has no limit, since its' : 'have no limit, since their'} book is not known either`,
  ])
  const said = parts.filter((part) => part !== false)
  if (said.length === 0) return ''
  return `Units traded a day at ${place} are not on record: ${said.join('; ')}. Prices of AI1, CI1, IC1 or NC1 are limited by recorded trade.`
}

const PART = formatPercent(BOOK_TRADED_A_DAY, 0)
const goodsTo = (side: VolumeGap['side'], count: number) =>
  `${formatCount(count, 'good')} to ${TRADES[side]}`
