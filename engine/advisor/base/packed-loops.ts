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
/** Loops of so many recipes are tried with all numbers of at most so many runs. */
const MOST_RUNS_TRIED = 20

interface Packed {
  readonly counts: ReadonlyMap<number, number>
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
  { mostRuns, buildings }: LoopLimits,
): Runs[] {
  const best = new Map<string, Packed>()
  for (let copies = 1; copies <= Math.min(COPIES, buildings); copies++) {
    const weigh = (picked: readonly LoopItem[], amounts: readonly number[]) => {
      const loop = weighed(picked, amounts, copies)
      if (!loop) return
      const key = `${copies}:${[...loop.counts.keys()].join()}`
      const known = best.get(key)
      if (!known || known.gain < loop.gain) best.set(key, loop)
    }
    few(items, copies, Math.min(mostRuns, MOST_RUNS_TRIED), weigh)
    many(items, copies, mostRuns, weigh)
  }
  const all = [...best.values()]
  const byGain = all.toSorted((a, b) => b.gain - a.gain).slice(0, LOOPS)
  const byLeft = all.toSorted((a, b) => a.left - b.left).slice(0, LOOPS)
  return [...new Set([...byGain, ...byLeft])].map(({ counts }) =>
    Array.from({ length: recipes }, (_, at) => counts.get(at) ?? 0),
  )
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
  for (const [i, item] of items.entries()) time += amounts[i]! * item.time
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
  return { counts, gain, left: missed / copies - Math.min(0, gain) }
}
