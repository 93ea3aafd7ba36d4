import type { Lifetime } from './queries/lifetimes.ts'

export const CHECK_EVERY_MS = 10_000
export const IDLE_AFTER_MS = 5 * 60_000
export const FORCED_EVERY_MS = 3 * 60 * 60_000

export interface CheckTimes {
  now: number
  /** When the player last touched anything. */
  lastActivity: number
  lastCheck: number
}

/** An idle tab fetches nothing, except once every three hours, so that it is not a day old in the morning. */
export function isCheckDue({ now, lastActivity, lastCheck }: CheckTimes): boolean {
  return now - lastActivity <= IDLE_AFTER_MS || now - lastCheck >= FORCED_EVERY_MS
}

export interface Entry {
  /** 0 where nothing has arrived yet. */
  updatedAt: number
  lifetime: Lifetime
  /** Some screen shows it. */
  isShown: boolean
  isFetching: boolean
}

export function isExpired(
  { updatedAt, lifetime }: Pick<Entry, 'updatedAt' | 'lifetime'>,
  now: number,
) {
  return now >= updatedAt + lifetime.ms
}

/** What the check does with an entry. One that a screen shows is dropped only after the screen is left. */
export function fateOf(entry: Entry, now: number): 'keep' | 'reload' | 'drop' {
  if (entry.updatedAt === 0 || entry.isFetching || !isExpired(entry, now)) return 'keep'
  if (entry.lifetime.autoRefetch) return 'reload'
  return entry.isShown ? 'keep' : 'drop'
}
