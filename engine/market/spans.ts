import { DAY_MS, dayStart } from '../game/time.ts'
import type { CleanRow } from './price-history.ts'

export const SPAN_UNITS = ['day', 'week', 'month'] as const
export type SpanUnit = (typeof SPAN_UNITS)[number]

export interface MarketSpan {
  /** Midnight UTC of its first day, in milliseconds. */
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** The average price weighted by volume, or that of the days if nothing was traded. */
  readonly average: number
  readonly volume: number
  /** Units offered less units wanted, average of the days. */
  readonly surplus: number
  readonly days: number
  readonly clampedDays: number
  readonly quietDays: number
}

/** Built from cleaned days in date order; spans without any day are missing. */
export function marketSpans(rows: readonly CleanRow[], unit: SpanUnit): MarketSpan[] {
  const spans = new Map<number, CleanRow[]>()
  for (const row of rows) {
    const time = spanStart(dayStart(row.Datetime), unit)
    const days = spans.get(time)
    if (days) days.push(row)
    else spans.set(time, [row])
  }
  return [...spans].map(([time, days]) => spanOf(time, days))
}

/** Weeks begin on Monday. */
export function spanStart(time: number, unit: SpanUnit): number {
  const day = new Date(time)
  if (unit === 'month') return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)
  const midnight = Math.floor(time / DAY_MS) * DAY_MS
  return unit === 'day' ? midnight : midnight - ((day.getUTCDay() + 6) % 7) * DAY_MS
}

export function nextSpan(time: number, unit: SpanUnit): number {
  const day = new Date(time)
  if (unit === 'month') return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)
  return time + (unit === 'day' ? 1 : 7) * DAY_MS
}

function spanOf(time: number, days: readonly CleanRow[]): MarketSpan {
  const sum = (figure: (row: CleanRow) => number) =>
    days.reduce((total, row) => total + figure(row), 0)
  const volume = sum((row) => row.volume_max)
  return {
    time,
    open: days[0]!.price_first,
    high: Math.max(...days.map((row) => row.price_max)),
    low: Math.min(...days.map((row) => row.price_min)),
    close: days.at(-1)!.price_last,
    average:
      volume > 0
        ? sum((row) => row.price_average * row.volume_max) / volume
        : sum((row) => row.price_average) / days.length,
    volume,
    surplus: sum((row) => row.delta_supply_demand) / days.length,
    days: days.length,
    clampedDays: days.filter((row) => row.clamped).length,
    quietDays: days.filter((row) => row.volume_max === 0).length,
  }
}
