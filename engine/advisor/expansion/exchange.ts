import { type BuildOut, isLowerScore, type MoneyBudget, type Score, scoreOf } from './path.ts'

/** Takes some tenths of a second. */
const MAX_TRIES = 2000

interface Found {
  readonly production: readonly number[]
  readonly order: readonly number[]
  readonly score: Score
}

/**
 * A good order if there are too many stages for `bestOrder`. Two orders are built greedily, one from today's base upwards
 * and one from the proposal downwards. Then single units and runs of equal units move to other places while that improves
 * the order.
 */
export function improvedOrder(
  buildOut: BuildOut,
  budget: MoneyBudget,
  mostTries = MAX_TRIES,
): number[] {
  const found = (production: readonly number[]): Found => {
    const order = withHomes(buildOut, production)
    return { production, order, score: scoreOf(buildOut, budget, order) }
  }
  const up = found(greedyUp(buildOut))
  const down = found(greedyDown(buildOut))
  let best = isLowerScore(down.score, up.score) ? down : up
  let tries = 0
  for (let improved = true; improved; ) {
    improved = false
    for (const production of neighbours(best.production)) {
      tries += 1
      if (tries > mostTries) return [...best.order]
      const other = found(production)
      if (!isLowerScore(other.score, best.score)) continue
      best = other
      improved = true
      break
    }
  }
  return [...best.order]
}

/** Each production building comes after the homes that it needs. Homes that none needs come last. */
function withHomes(buildOut: BuildOut, production: readonly number[]): number[] {
  const { units } = buildOut
  const counts = new Uint16Array(units.length)
  const order: number[] = []
  const build = (item: number) => {
    counts[item]! += 1
    order.push(item)
  }
  for (const item of production) {
    for (const home of homesBefore(buildOut, counts, item)) build(home)
    build(item)
  }
  for (const [item, amount] of units.entries()) while (counts[item]! < amount) build(item)
  return order
}

function homesBefore(buildOut: BuildOut, counts: Uint16Array, item: number): number[] {
  const after = counts.slice()
  after[item]! += 1
  const homes: number[] = []
  while (!buildOut.isHoused(after)) {
    const home = buildOut.homesFor(after)[0]
    if (home === undefined) break
    after[home]! += 1
    homes.push(home)
  }
  return homes
}

function greedyUp(buildOut: BuildOut): number[] {
  const { units } = buildOut
  const counts = new Uint16Array(units.length)
  const order: number[] = []
  for (;;) {
    const profit = buildOut.profit(counts)
    const spent = buildOut.spent(counts)
    let best: { item: number; next: Uint16Array; worth: number } | undefined
    for (const item of productionLeft(buildOut, counts)) {
      const next = counts.slice()
      for (const home of homesBefore(buildOut, counts, item)) next[home]! += 1
      next[item]! += 1
      const worth = (buildOut.profit(next) - profit) / Math.max(1, buildOut.spent(next) - spent)
      if (!best || worth > best.worth) best = { item, next, worth }
    }
    if (!best) return order
    counts.set(best.next)
    order.push(best.item)
  }
}

/** Works backwards from the complete base. The building that is missed least for its cost comes last. */
function greedyDown(buildOut: BuildOut): number[] {
  const { units } = buildOut
  const counts = Uint16Array.from(units)
  const order: number[] = []
  for (;;) {
    const profit = buildOut.profit(counts)
    const spent = buildOut.spent(counts)
    let best: { item: number; worth: number } | undefined
    for (let item = 0; item < buildOut.production; item++) {
      if (counts[item] === 0) continue
      counts[item]! -= 1
      const worth = (profit - buildOut.profit(counts)) / Math.max(1, spent - buildOut.spent(counts))
      counts[item]! += 1
      if (!best || worth < best.worth) best = { item, worth }
    }
    if (!best) return order.reverse()
    counts[best.item]! -= 1
    order.push(best.item)
  }
}

function* productionLeft({ units, production }: BuildOut, counts: Uint16Array) {
  for (let item = 0; item < production; item++) if (counts[item]! < units[item]!) yield item
}

interface Run {
  readonly item: number
  readonly length: number
}

function* neighbours(order: readonly number[]): Generator<number[]> {
  const runs = runsOf(order)
  for (const [from, run] of runs.entries()) {
    for (const moved of new Set([1, run.length])) {
      for (let to = 0; to <= runs.length; to++) {
        if (to === from || to === from + 1) continue
        const cut = runs.with(from, { ...run, length: run.length - moved })
        yield cut.toSpliced(to, 0, { item: run.item, length: moved }).flatMap(unitsOf)
      }
    }
  }
}

const unitsOf = ({ item, length }: Run) => Array.from({ length }, () => item)

function runsOf(order: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const item of order) {
    const last = runs.at(-1)
    if (last?.item === item) runs[runs.length - 1] = { item, length: last.length + 1 }
    else runs.push({ item, length: 1 })
  }
  return runs
}
