import type { Runs } from './run-mixes.ts'

/** A recipe that a building may run. */
export interface LoopItem {
  /** Its place among the recipes of its kind. */
  readonly at: number
  readonly time: number
  /** Buildings that may do it all day, until some market is full. */
  readonly most: number
  /** $ a day that a building earns with it beyond what others would earn in its place; negative if less. */
  readonly gain: number
}

export interface LoopLimits {
  readonly mostRuns: number
  readonly buildings: number
}

const SLACK = 1e-9
/** Buildings with the same loop. */
const COPIES = 3
/** Of either order. */
const LOOPS = 60
const PAIRS = 40
/** Of one loop. */
const PARTNERS = 3
/** Classes of loops by their runs: a short one leaves runs for another. */
const LENGTHS = 5
/** Loops of so many recipes are tried with all numbers of at most so many runs. */
const MOST_RUNS_TRIED = 20

interface Packed {
  readonly counts: ReadonlyMap<number, number>
  readonly copies: number
  /** Of all its recipes. */
  readonly runs: number
  readonly time: number
  readonly gain: number
  readonly left: number
}

/**
 * Loops that overfill no market: all of up to three recipes, and those of more whose cycle is as long as some recipe takes
 * to fill its market with some number of runs. Returns the loops that gain most, and those that leave least of the markets
 * that they serve, so that few are left for other buildings.
 */
export function packedLoops(
  items: readonly LoopItem[],
  recipes: number,
  limits: LoopLimits,
): Runs[] {
  const all = bestOfEach(items, limits)
  const byGain = all.toSorted((a, b) => b.gain - a.gain).slice(0, LOOPS)
  const byLeft = all.toSorted((a, b) => a.left - b.left).slice(0, LOOPS)
  return [...new Set([...byGain, ...byLeft])].map((loop) => runsOf(loop, recipes))
}

/** Some buildings run one loop, others another. */
type LoopPair = readonly { readonly copies: number; readonly runs: Runs }[]

/**
 * Pairs of loops that overfill no market together and have no more runs than one may have, those that gain most first. If
 * some buildings run the loop that gains most by itself, the others seldom find a good one.
 */
export function pairedLoops(
  items: readonly LoopItem[],
  recipes: number,
  limits: LoopLimits,
): LoopPair[] {
  const { mostRuns, buildings } = limits
  if (buildings < 2) return []
  const lengthOf = (runs: number) => Math.ceil((LENGTHS * runs) / mostRuns)
  const pool = bestOfEach(items, limits, lengthOf)
    .filter(({ copies }) => copies < buildings)
    .map((loop) => {
      const { copies, counts, gain } = loop
      const used = items.map(({ at, time }) => (copies * (counts.get(at) ?? 0) * time) / loop.time)
      return { loop, total: copies * gain, used }
    })
    .sort((a, b) => b.total - a.total)
  type Half = (typeof pool)[number]
  const fits = (a: Half, b: Half) =>
    a.loop.runs + b.loop.runs <= mostRuns &&
    a.loop.copies + b.loop.copies <= buildings &&
    items.every(({ most }, i) => a.used[i]! + b.used[i]! <= most * (1 + SLACK))
  const best: { readonly pair: readonly [Packed, Packed]; readonly total: number }[] = []
  let least = -Infinity
  for (const [i, one] of pool.entries()) {
    if (2 * one.total <= least) break
    let partners = 0
    for (let j = i; j < pool.length && partners < PARTNERS; j++) {
      const other = pool[j]!
      const total = one.total + other.total
      if (total <= least) break
      if (!fits(one, other)) continue
      partners++
      best.push({ pair: [one.loop, other.loop], total })
      best.sort((a, b) => b.total - a.total)
      if (best.length > PAIRS) least = best.pop()!.total
    }
  }
  return best.map(({ pair }) =>
    pair.map((loop) => ({ copies: loop.copies, runs: runsOf(loop, recipes) })),
  )
}

const runsOf = ({ counts }: Packed, recipes: number): Runs =>
  Array.from({ length: recipes }, (_, at) => counts.get(at) ?? 0)

/** The loop that gains most for each set of recipes, number of buildings and length. */
function bestOfEach(
  items: readonly LoopItem[],
  { mostRuns, buildings }: LoopLimits,
  lengthOf: (runs: number) => number = () => 0,
): Packed[] {
  const best = new Map<string, Packed>()
  for (let copies = 1; copies <= Math.min(COPIES, buildings); copies++) {
    const weigh = (picked: readonly LoopItem[], amounts: readonly number[]) => {
      const loop = weighed(picked, amounts, copies)
      if (!loop) return
      const key = `${copies}:${lengthOf(loop.runs)}:${[...loop.counts.keys()].join()}`
      const known = best.get(key)
      if (!known || known.gain < loop.gain) best.set(key, loop)
    }
    few(items, copies, Math.min(mostRuns, MOST_RUNS_TRIED), weigh)
    many(items, copies, mostRuns, weigh)
  }
  return [...best.values()]
}

type Weigh = (picked: readonly LoopItem[], amounts: readonly number[]) => void

function few(items: readonly LoopItem[], copies: number, mostRuns: number, weigh: Weigh) {
  for (const [i, first] of items.entries()) {
    for (const [j, second] of items.entries()) {
      if (j <= i) continue
      for (let a = 1; a < mostRuns; a++) {
        for (let b = 1; a + b <= mostRuns; b++) weigh([first, second], [a, b])
      }
      for (const third of items.slice(j + 1)) {
        if (first.most + second.most + third.most < copies - SLACK) continue
        for (let a = 1; a < mostRuns; a++) {
          for (let b = 1; a + b < mostRuns; b++) {
            for (let c = 1; a + b + c <= mostRuns; c++) weigh([first, second, third], [a, b, c])
          }
        }
      }
    }
  }
}

function many(items: readonly LoopItem[], copies: number, mostRuns: number, weigh: Weigh) {
  const sorted = items.toSorted((a, b) => b.gain - a.gain || a.at - b.at)
  for (const { time, most } of sorted) {
    for (let runs = 1; runs <= mostRuns; runs++) {
      const cycle = (runs * time * copies) / most
      for (let a = 0; a <= sorted.length; a++) {
        for (let b = Math.min(a + 1, sorted.length); b <= sorted.length; b++) {
          const kept = sorted.filter((_, place) => place !== a && place !== b)
          const amounts = filled(kept, cycle, copies, mostRuns)
          if (amounts) weigh(kept, amounts)
        }
      }
    }
  }
}

/** Undefined where these recipes cannot fill the cycle. */
function filled(
  items: readonly LoopItem[],
  cycle: number,
  copies: number,
  mostRuns: number,
): number[] | undefined {
  let left = cycle
  let runsLeft = mostRuns
  const amounts = items.map(({ time, most }) => {
    const amount = Math.max(
      0,
      Math.min(
        Math.floor((most * cycle) / copies / time + SLACK),
        Math.ceil(left / time - SLACK),
        runsLeft,
      ),
    )
    left -= amount * time
    runsLeft -= amount
    return amount
  })
  return left > cycle * SLACK ? undefined : amounts
}

function weighed(
  items: readonly LoopItem[],
  amounts: readonly number[],
  copies: number,
): Packed | undefined {
  let time = 0
  let runs = 0
  for (const [i, item] of items.entries()) {
    time += amounts[i]! * item.time
    runs += amounts[i]!
  }
  const counts = new Map<number, number>()
  let gain = 0
  let missed = 0
  for (const [i, item] of items.entries()) {
    if (amounts[i] === 0) continue
    const share = (amounts[i]! * item.time) / time
    if (share * copies > item.most * (1 + SLACK)) return undefined
    counts.set(item.at, amounts[i]!)
    gain += share * item.gain
    missed += Math.max(0, item.gain) * (item.most - share * copies)
  }
  return { counts, copies, runs, time, gain, left: missed / copies - Math.min(0, gain) }
}
