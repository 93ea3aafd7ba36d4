import { EXCHANGE_SYSTEMS } from '../../game/constants/stations.ts'
import { EXCHANGES } from '../../game/cx.ts'
import type { Haul } from '../../market/depth/arbitrage.ts'
import type { FlightBook, WaysThere } from './flight-book.ts'
import { flown } from './lane-flight.ts'

export interface ExchangeFlightChoice {
  /** Hours of each stop, for trading, loading and waiting for the player. */
  readonly stopHours: number
  readonly fliesBack: boolean
}

export function exchangeFlights(
  book: FlightBook,
  { stopHours, fliesBack }: ExchangeFlightChoice,
): Haul[] {
  const { tonnes, cubicMetres } = book.hold
  return EXCHANGES.flatMap((from) =>
    EXCHANGES.flatMap((to): Haul[] => {
      if (from === to) return []
      const there = book.figures(EXCHANGE_SYSTEMS[from], EXCHANGE_SYSTEMS[to])
      const back = book.figures(EXCHANGE_SYSTEMS[to], EXCHANGE_SYSTEMS[from])
      if (!isFlown(there) || (fliesBack && !isFlown(back))) return []
      const ways = [
        { figures: there, cargoTonnes: tonnes },
        ...(fliesBack && isFlown(back) ? [{ figures: back, cargoTonnes: 0 }] : []),
      ]
      const { hours, cost, refuels } = flown(book, ways, stopHours)
      return [{ from, to, tonnes, cubicMetres, hours, refuels, freight: cost }]
    }),
  )
}

/** A flight out of the ship's range is not offered. */
const isFlown = (ways: WaysThere | null): ways is Exclude<WaysThere, string> =>
  ways !== null && ways !== 'out of range'
