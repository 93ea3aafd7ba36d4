export const DAY_MS = 86_400_000
export const HOUR_MS = 3_600_000

/** Days are counted from 1970 and written `2025-04-01`. The game's exchanges change the day at midnight UTC. */
export const dayOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`)
export const dayNumber = (day: string): number => dayStart(day) / DAY_MS
