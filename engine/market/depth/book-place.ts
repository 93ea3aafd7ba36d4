import { type CxData, type Exchange, isExchange } from '../../game/cx.ts'
import { nearestStation } from '../../universe/station-jumps.ts'
import type { Universe } from '../../universe/universe.ts'
import { tradedAt } from '../daily-volume.ts'
import type { Side } from '../prices.ts'

export interface BookPlace {
  /** Undefined if prices are averages of all exchanges and none of them is in reach. */
  readonly exchange: Exchange | undefined
  /** Averages of all exchanges have no order book, so the one of the nearest exchange is used. */
  readonly isNearest: boolean
}

/** The exchange whose order book the trade of a base fills. */
export function bookPlace(
  { planets }: Universe,
  cx: CxData | null,
  planetNaturalId: string | null,
  side: Side,
): BookPlace {
  const code = tradedAt(cx, planetNaturalId, side)
  if (isExchange(code)) return { exchange: code, isNearest: false }
  const planet = planets.indexOf.get(planetNaturalId ?? '')
  const exchange = planet === undefined ? undefined : nearestStation(planets, planet)
  return { exchange, isNearest: true }
}
