import { DAY_MS, dayOf } from '../../../engine/game/time.ts'

/** Includes today. */
const KEPT_DAYS = 366

/** Older days are not shown. Only the hourly cleanup deletes them. */
export const firstKeptDay = (now: number): string => dayOf(now - (KEPT_DAYS - 1) * DAY_MS)
