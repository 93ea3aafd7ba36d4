type Reports = Record<string, object>

/** The latest report to FIO: bases, warehouses and ships report separately. */
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

/** FIO omits the zone for UTC. */
function momentOf(timestamp: unknown): number {
  if (typeof timestamp !== 'string') return Number.NaN
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(timestamp)
  return Date.parse(hasZone ? timestamp : `${timestamp}Z`)
}
