import type { Departures } from '../../../engine/fleet/ships/lengths.ts'
import { DAY_MS, HOUR_MS } from '../../../engine/game/time.ts'

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
