import type { Departures } from '../../../engine/fleet/ships/lengths.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Trips that are flown again and again are averaged over a month. */
export const MONTH_DAYS = 30

/** Rounded to the hour, so that a result stays valid for a while. */
export const departingNow = (): Departures => ({
  departs: Math.floor(Date.now() / HOUR_MS) * HOUR_MS,
  days: 0,
})

export const comingMonth = (): Departures => ({
  departs: Math.floor(Date.now() / DAY_MS) * DAY_MS,
  days: MONTH_DAYS,
})
