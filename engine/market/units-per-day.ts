import type { Exchanges } from '../universe/exchanges.ts'

/** Units traded a day, and the number of days they are averaged over. */
export interface TradePace {
  readonly perDay: number
  readonly days: 7 | 30
}

/** Weeks that differ from the month by more than this factor are not trusted. */
const MAX_APART = 2

/**
 * `Traded` of a `PP7D_` and of a `PP30D_` row holds the units of that window. Published 7-day windows often cover only
 * one or two days, so the month decides where the two disagree. Null where neither is known.
 */
export function tradePace(
  week: number | null | undefined,
  month: number | null | undefined,
): TradePace | null {
  const ofWeek = week == null ? null : week / 7
  const ofMonth = month == null ? null : month / 30
  if (ofWeek === null) return ofMonth === null ? null : { perDay: ofMonth, days: 30 }
  if (ofMonth === null) return { perDay: ofWeek, days: 7 }
  const isClose = ofWeek <= ofMonth * MAX_APART && ofMonth <= ofWeek * MAX_APART
  return isClose ? { perDay: ofWeek, days: 7 } : { perDay: ofMonth, days: 30 }
}

const columnsOf = new WeakMap<Exchanges, Map<string, Float64Array>>()

/**
 * By material: 0 if nothing is traded, NaN if neither window of the exchange (or `UNIVERSE`) is known. An exchange without
 * a single trade has no record: older lists hold 0 for everything at CI2 and NC2.
 */
export function unitsPerDayAt(exchanges: Exchanges, exchange: string): Float64Array | undefined {
  const week = exchanges.get(`PP7D_${exchange}`)
  const month = exchanges.get(`PP30D_${exchange}`)
  const any = week ?? month
  if (!any) return undefined
  const columns = columnsOf.get(exchanges) ?? new Map<string, Float64Array>()
  columnsOf.set(exchanges, columns)
  const known = columns.get(exchange)
  if (known) return known
  const unitsIn = (window: typeof week, material: number) => {
    const units = window?.traded[material] ?? Number.NaN
    return Number.isNaN(units) ? null : units
  }
  const paces = any.traded.map(
    (_, material) =>
      tradePace(unitsIn(week, material), unitsIn(month, material))?.perDay ?? Number.NaN,
  )
  const column = paces.some((perDay) => perDay > 0) ? paces : paces.fill(Number.NaN)
  columns.set(exchange, column)
  return column
}

/** Null where it is not known. */
export const knownPerDay = (units: number | undefined): number | null =>
  units === undefined || Number.isNaN(units) ? null : units
