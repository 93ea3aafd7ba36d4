import { DAY_MS } from '../../engine/model/time.ts'

/** Days are counted from 1970 and written `2025-04-01`; the game's exchanges change day at midnight UTC. */
export const dayOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
export const dayFromNumber = (number: number): string => dayOf(number * DAY_MS)
