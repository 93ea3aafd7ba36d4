export interface Tie {
  readonly from: string
  readonly to: string
  readonly size: number
}

const MAX_COLUMNS = 4
/** Flows below this share of what their target takes do not decide its column. */
const WEIGHTY = 0.1

/**
 * The column of each place, from left to right as goods go. Places may feed each other in circles, so they are first
 * put in an order in which as much as possible goes forward; what goes back counts for nothing. The same ties always
 * give the same columns.
 */
export function columnsOf(places: readonly string[], ties: readonly Tie[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { to, size } of ties) taken.set(to, (taken.get(to) ?? 0) + size)
  const weighty = ties.filter(
    ({ from, to, size }) => from !== to && size >= WEIGHTY * (taken.get(to) ?? 0),
  )
  const order = forwardOrder(places, weighty)
  const rank = new Map(order.map((place, index) => [place, index]))
  const columns = new Map<string, number>()
  for (const place of order) {
    const before = weighty
      .filter(({ from, to }) => to === place && rank.get(from)! < rank.get(place)!)
      .map(({ from }) => columns.get(from)! + 1)
    columns.set(place, Math.max(0, ...before))
  }
  const count = Math.max(0, ...columns.values()) + 1
  if (count <= MAX_COLUMNS) return columns
  return new Map(
    [...columns].map(([place, column]) => [place, Math.floor((column * MAX_COLUMNS) / count)]),
  )
}

/** Takes away what only gives to the left, what only takes to the right, and else what gives most beyond what it takes. */
function forwardOrder(places: readonly string[], ties: readonly Tie[]): string[] {
  const left: string[] = []
  const right: string[] = []
  const remaining = new Set([...places].sort())
  const balance = (place: string) => {
    let given = 0
    let taken = 0
    for (const { from, to, size } of ties) {
      if (!remaining.has(from) || !remaining.has(to)) continue
      if (from === place) given += size
      if (to === place) taken += size
    }
    return { given, taken }
  }
  while (remaining.size > 0) {
    let best: { place: string; score: number; isSink: boolean } | undefined
    for (const place of remaining) {
      const { given, taken } = balance(place)
      const isSink = given === 0 && taken > 0
      const score = taken === 0 || isSink ? Number.POSITIVE_INFINITY : given - taken
      if (!best || score > best.score) best = { place, score, isSink }
    }
    const { place, isSink } = best!
    remaining.delete(place)
    if (isSink) right.unshift(place)
    else left.push(place)
  }
  return [...left, ...right]
}
