import { type CxData, type Exchange, isExchange } from '../game/cx.ts'
import type { Universe } from '../universe/universe.ts'
import { exchangeOfCode, UNIVERSE } from './exchange-code.ts'
import { exchangeFor, type Side } from './prices.ts'
import { unitsPerDayAt } from './units-per-day.ts'

export interface DailyVolume {
  readonly sold: Float64Array
  readonly bought: Float64Array
}

/**
 * Units traded a day at the exchanges that the preferences name, at all exchanges together where they name none. A price
 * set by hand does not show where the player trades, so it plays no part.
 */
export function dailyVolumeOf(
  universe: Universe,
  cx: CxData | null,
  planet: string | null,
): DailyVolume {
  return {
    sold: volumeAt(universe, tradedAt(cx, planet, 'SELL')),
    bought: volumeAt(universe, tradedAt(cx, planet, 'BUY')),
  }
}

export function soldADay(
  universe: Universe,
  cx: CxData | null,
  planet: string | null,
): (material: number) => number {
  const units = unitsPerDayAt(universe.exchanges, tradedAt(cx, planet, 'SELL'))
  return (material) => units?.[material] ?? 0
}

const volumeAt = ({ exchanges, materials }: Universe, exchange: string): Float64Array =>
  unitsPerDayAt(exchanges, exchange) ?? new Float64Array(materials.count)

/** The exchange that the preferences name for a side; `UNIVERSE` where they name none. */
export function tradedAt(cx: CxData | null, planet: string | null, side: Side): string {
  const ofPlanet = cx?.cx_planets.find((entry) => entry.planet === planet)?.preferences
  const preference = exchangeFor(ofPlanet, side) ?? exchangeFor(cx?.cx_empire, side)
  return preference ? exchangeOfCode(preference.exchange) : UNIVERSE
}

/** The exchange where the goods of a planet are bought; undefined where the CX names none, but averages. */
export function boughtAt(cx: CxData | null, planet: string | null): Exchange | undefined {
  const exchange = tradedAt(cx, planet, 'BUY')
  return isExchange(exchange) ? exchange : undefined
}
