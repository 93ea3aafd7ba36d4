type Reports = Record<string, object>

/** When the game last told FIO about any of these: bases, warehouses and ships report one by one. */
export function newestTimestamp(
  answer: { planets: Reports; warehouses?: Reports; ships?: Reports } | undefined,
): number | undefined {
  if (!answer) return undefined
  const times = [answer.planets, answer.warehouses, answer.ships]
    .flatMap((group) => Object.values(group ?? {}))
    .map((report) => momentOf(Reflect.get(report, 'Timestamp')))
    .filter((time) => !Number.isNaN(time))
  return times.length === 0 ? undefined : Math.max(...times)
}

/** FIO leaves the zone out where it means UTC. */
function momentOf(timestamp: unknown): number {
  if (typeof timestamp !== 'string') return Number.NaN
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(timestamp)
  return Date.parse(hasZone ? timestamp : `${timestamp}Z`)
}
