import { DAY_MS, dayOf } from '../../../engine/game/time.ts'

/** Today among them. */
const KEPT_DAYS = 366

/** What is older is deleted by tidying alone, and not shown. */
export const firstKeptDay = (now: number): string => dayOf(now - (KEPT_DAYS - 1) * DAY_MS)
