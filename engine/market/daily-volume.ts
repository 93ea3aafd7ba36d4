import { type CxData, type Exchange, isExchange } from '../game/cx.ts'
import type { Exchanges } from '../universe/exchanges.ts'
import type { Universe } from '../universe/universe.ts'
import { exchangeOfCode, UNIVERSE } from './exchange-code.ts'
import { exchangeFor, type Side } from './prices.ts'
import { unitsPerDayAt } from './units-per-day.ts'

/**
 * Units a day by material, `Infinity` where neither trade nor the order book is known: such a volume limits nothing.
 * Where the exchange has no record of trade, what comes back to the book counts: `BOOK_TRADED_A_DAY`.
 */
export interface DailyVolume {
  readonly sold: Float64Array
  readonly bought: Float64Array
  /** Traded at all exchanges together. An average never counts on more, whatever is known of its exchange. */
  readonly anywhere: Float64Array
}

/**
 * The part of the units wanted, or offered, that is traded in a day. At AI1, CI1, IC1 and NC1 of March 2026 it was 4.6 %
 * of what was wanted and 4.0 % of what was offered, all goods together.
 */
export const BOOK_TRADED_A_DAY = 0.05

export const VOLUME_UNKNOWN = 0
export const VOLUME_OF_BOOK = 1
export const VOLUME_TRADED = 2

interface SideVolume {
  readonly perDay: Float64Array
  /** By material: VOLUME_UNKNOWN, VOLUME_OF_BOOK or VOLUME_TRADED. */
  readonly from: Uint8Array
}

/**
 * Trade at the exchanges of the preferences, or at all exchanges together if they name none. A price set by hand does not
 * say where the player trades, so it is ignored.
 */
export function dailyVolumeOf(
  universe: Universe,
  cx: CxData | null,
  planet: string | null,
): DailyVolume {
  return {
    sold: volumeAt(universe, tradedAt(cx, planet, 'SELL'), 'SELL').perDay,
    bought: volumeAt(universe, tradedAt(cx, planet, 'BUY'), 'BUY').perDay,
    anywhere: volumeAt(universe, UNIVERSE, 'SELL').perDay,
  }
}

/** `NaN` if it is not known. */
export const shareOfVolume = (units: number, perDay: number): number => {
  if (perDay === Infinity) return Number.NaN
  return units === 0 ? 0 : units / perDay
}

const volumesOf = new WeakMap<Exchanges, Map<string, SideVolume>>()

/** What is known of the trade of one side at an exchange, or at all of them (`UNIVERSE`). */
export function volumeAt(
  { exchanges, materials }: Universe,
  exchange: string,
  side: Side,
): SideVolume {
  const volumes = volumesOf.get(exchanges) ?? new Map<string, SideVolume>()
  volumesOf.set(exchanges, volumes)
  const key = `${exchange} ${side}`
  const known = volumes.get(key)
  if (known) return known
  const traded = unitsPerDayAt(exchanges, exchange)
  const columns = exchanges.get(exchange)
  const book = side === 'SELL' ? columns?.demand : columns?.supply
  const perDay = new Float64Array(materials.count).fill(Infinity)
  const from = new Uint8Array(materials.count).fill(VOLUME_UNKNOWN)
  const note = (material: number, units: number | undefined, source: number) => {
    if (units === undefined || Number.isNaN(units) || from[material] !== VOLUME_UNKNOWN) return
    perDay[material] = units
    from[material] = source
  }
  for (let m = 0; m < materials.count; m++) {
    note(m, traded?.[m], VOLUME_TRADED)
    note(m, (book?.[m] ?? Number.NaN) * BOOK_TRADED_A_DAY, VOLUME_OF_BOOK)
  }
  const volume = { perDay, from }
  volumes.set(key, volume)
  return volume
}

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
