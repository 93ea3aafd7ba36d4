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
 * Units traded a day at the exchanges of the preferences, or at all exchanges together if they name none. A price set
 * by hand does not say where the player trades, so it is ignored.
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

/** The exchange that the preferences name for a side; `UNIVERSE` if they name none. */
export function tradedAt(cx: CxData | null, planet: string | null, side: Side): string {
  const ofPlanet = cx?.cx_planets.find((entry) => entry.planet === planet)?.preferences
  const preference = exchangeFor(ofPlanet, side) ?? exchangeFor(cx?.cx_empire, side)
  return preference ? exchangeOfCode(preference.exchange) : UNIVERSE
}

/** The exchange where the goods of a planet are bought; undefined if the CX names only averages. */
export function boughtAt(cx: CxData | null, planet: string | null): Exchange | undefined {
  const exchange = tradedAt(cx, planet, 'BUY')
  return isExchange(exchange) ? exchange : undefined
}
