import type { CxData } from '../model/cx.ts'
import type { Universe } from '../universe/universe.ts'
import { exchangeOfCode, UNIVERSE } from './exchange-code.ts'
import { exchangeFor, type Side } from './prices.ts'

export interface DailyVolume {
  readonly sold: Float64Array
  readonly bought: Float64Array
}

const WEEK_DAYS = 7

/**
 * The last week's trade of the exchanges that the preferences name, of all exchanges together where they name none. A
 * price set by hand does not show where the player trades, so it plays no part.
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
  const week = universe.exchanges.get(`PP7D_${tradedAt(cx, planet, 'SELL')}`)?.traded
  return (material) => (week ? week[material]! / WEEK_DAYS : 0)
}

/** `PP7D_` rows hold what was traded within a week. */
function volumeAt({ exchanges, materials }: Universe, exchange: string): Float64Array {
  const week = exchanges.get(`PP7D_${exchange}`)?.traded
  return week ? week.map((units) => units / WEEK_DAYS) : new Float64Array(materials.count)
}

/** The exchange that the preferences name for a side; `UNIVERSE` where they name none. */
export function tradedAt(cx: CxData | null, planet: string | null, side: Side): string {
  const ofPlanet = cx?.cx_planets.find((entry) => entry.planet === planet)?.preferences
  const preference = exchangeFor(ofPlanet, side) ?? exchangeFor(cx?.cx_empire, side)
  return preference ? exchangeOfCode(preference.exchange) : UNIVERSE
}
