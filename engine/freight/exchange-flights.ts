import { EXCHANGES, type Exchange } from '../model/cx.ts'
import { EXCHANGE_SYSTEMS } from '../ships/stations.ts'
import { fuelWith, secondsWith, type WayFigures } from '../ships/way-figures.ts'
import type { FlightBook } from './flight-book.ts'

export interface ExchangeFlight {
  readonly from: Exchange
  readonly to: Exchange
  readonly tonnes: number
  readonly cubicMetres: number
  readonly freight: number
  readonly hours: number
}

export interface ExchangeFlightChoice {
  /** Of each stop: trading, loading, waiting for the player. */
  readonly stopHours: number
  readonly fliesBack: boolean
}

export function exchangeFlights(
  book: FlightBook,
  { stopHours, fliesBack }: ExchangeFlightChoice,
): ExchangeFlight[] {
  const { tonnes, cubicMetres } = book.hold
  return EXCHANGES.flatMap((from) =>
    EXCHANGES.flatMap((to): ExchangeFlight[] => {
      if (from === to) return []
      const there = book.figures(EXCHANGE_SYSTEMS[from], EXCHANGE_SYSTEMS[to])
      const back = book.figures(EXCHANGE_SYSTEMS[to], EXCHANGE_SYSTEMS[from])
      if (!there || (fliesBack && !back)) return []
      const ways = [flown(book, there, tonnes), ...(fliesBack ? [flown(book, back!, 0)] : [])]
      const flying = ways.reduce((sum, { hours }) => sum + hours, 0)
      const hours = 2 * stopHours + flying
      const flights = ways.reduce((sum, { cost }) => sum + cost, 0)
      return [{ from, to, tonnes, cubicMetres, hours, freight: flights + hours * book.costs.hour }]
    }),
  )
}

function flown({ costs, accelerationWith }: FlightBook, figures: WayFigures, cargoTonnes: number) {
  const acceleration = accelerationWith(cargoTonnes)
  return {
    hours: secondsWith(figures, acceleration) / 3600,
    cost:
      fuelWith(figures, acceleration) * costs.stlFuel +
      figures.ftlFuel * costs.ftlFuel +
      figures.damage * costs.damage +
      figures.fees,
  }
}
