const MINUTE = 60_000

/** How long an answer counts as fresh, and what happens when it expires. */
export interface Lifetime {
  ms: number
  /** Reloaded in the background when it expires. Otherwise it is dropped, and loaded when a screen needs it. */
  autoRefetch: boolean
  /** Kept in IndexedDB, so that the next visit starts with it. */
  persist: boolean
}

export const LIFETIMES = {
  /** Materials, recipes and buildings: they change with releases of the game. */
  gameRules: { ms: 1440 * MINUTE, autoRefetch: true, persist: true },
  exchanges: { ms: 30 * MINUTE, autoRefetch: true, persist: true },
  planets: { ms: 180 * MINUTE, autoRefetch: false, persist: true },
  planetSearch: { ms: 180 * MINUTE, autoRefetch: false, persist: false },
  population: { ms: 180 * MINUTE, autoRefetch: false, persist: true },
  /** FIO is called at most that often for each player. */
  fio: { ms: 15 * MINUTE, autoRefetch: true, persist: true },
  market: { ms: 15 * MINUTE, autoRefetch: false, persist: true },
  shares: { ms: 60 * MINUTE, autoRefetch: true, persist: true },
  sharedPlan: { ms: 10_000, autoRefetch: false, persist: false },
  /** Plans, empires and CX: writes invalidate them; this is for changes made on another machine. */
  own: { ms: 10 * MINUTE, autoRefetch: true, persist: true },
  /** Keys are secrets: never stored. */
  apiKeys: { ms: 5 * MINUTE, autoRefetch: false, persist: false },
} as const satisfies Record<string, Lifetime>
