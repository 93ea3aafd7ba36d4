const MINUTE = 60_000

/** How long a response counts as fresh, and what happens when it expires. */
export interface Lifetime {
  ms: number
  /** Reloaded when it expires while a screen shows it. Otherwise only when a screen opens or its tab gets the focus. */
  autoRefetch: boolean
  /** Kept in IndexedDB for the next visit. */
  persist: boolean
  /** Reloaded on every start, whenever the tab gets the focus and when the network returns, even if still fresh. */
  isOwn?: true
}

export const LIFETIMES = {
  /** Materials, recipes and buildings: they change with releases of the game. */
  gameRules: { ms: 1440 * MINUTE, autoRefetch: true, persist: true },
  exchanges: { ms: 30 * MINUTE, autoRefetch: true, persist: true },
  planets: { ms: 180 * MINUTE, autoRefetch: false, persist: true },
  planetSearch: { ms: 180 * MINUTE, autoRefetch: false, persist: false },
  population: { ms: 180 * MINUTE, autoRefetch: false, persist: true },
  /** The server calls FIO at most this often for each player. */
  fio: { ms: 15 * MINUTE, autoRefetch: true, persist: true },
  market: { ms: 15 * MINUTE, autoRefetch: false, persist: true },
  /** The server fetches an order book again once it is this old. */
  book: { ms: 15 * MINUTE, autoRefetch: true, persist: true },
  /** A day is recorded once. */
  history: { ms: 60 * MINUTE, autoRefetch: false, persist: true },
  shares: { ms: 60 * MINUTE, autoRefetch: true, persist: true },
  sharedPlan: { ms: 10_000, autoRefetch: false, persist: false },
  /** Plans, empires and CX: writes invalidate them; this is for changes made on another machine. */
  own: { ms: 10 * MINUTE, autoRefetch: true, persist: true, isOwn: true },
  alerts: { ms: 5 * MINUTE, autoRefetch: true, persist: false, isOwn: true },
  /** Settings of the server, which change only when it restarts. */
  health: { ms: 60 * MINUTE, autoRefetch: false, persist: false },
  /** Keys are secrets: never stored. */
  apiKeys: { ms: 5 * MINUTE, autoRefetch: false, persist: false },
} as const satisfies Record<string, Lifetime>

export function timesOf(lifetime: Lifetime) {
  const { ms, autoRefetch, isOwn } = lifetime
  return {
    staleTime: ms,
    gcTime: ms,
    refetchInterval: autoRefetch ? ms : (false as const),
    ...(isOwn && {
      refetchOnWindowFocus: 'always' as const,
      refetchOnReconnect: 'always' as const,
    }),
    meta: { lifetime },
  }
}

/** Whether a stored answer must be requested again. */
export const isOld = ({ ms, isOwn }: Lifetime, updatedAt: number): boolean =>
  isOwn === true || Date.now() >= updatedAt + ms
