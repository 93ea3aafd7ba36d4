import { STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import type { BookedProfit } from '../../../engine/market/depth/booked-profit.ts'

const ALL = `${STATION_CODES.slice(0, -1).join(', ')} and ${STATION_CODES.at(-1)}`

/** Which order book counts where prices are averages of all exchanges, or that there is none. */
export function BookOfAverages({ nearest, isBooked }: Pick<BookedProfit, 'nearest' | 'isBooked'>) {
  const exchanges = nearest.filter((exchange) => exchange !== null)
  const isOutOfReach = nearest.includes(null)
  return (
    <>
      {exchanges.length > 0 && (
        <p className="quiet">
          {exchanges.length === 1
            ? `Prices are averages: order book of ${exchanges[0]}, the nearest exchange of ${ALL}.`
            : `Prices are averages: order books of ${exchanges.join(', ')}, for each base the nearest exchange of ${ALL}.`}
        </p>
      )}
      {isOutOfReach && (
        <p className="quiet warn">
          Prices are averages, which have no order book, and no jumps lead to an exchange
          {exchanges.length > 0 ? ' from some planets' : ''}. The trade there is not checked and
          counts at the price list.
        </p>
      )}
      {!isBooked && !isOutOfReach && (
        <p className="quiet warn">No order book is known for any of this trade.</p>
      )}
    </>
  )
}
