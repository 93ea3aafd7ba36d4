/** How often each of several recipes runs before a building begins again. */
export type Runs = readonly number[]

/** Where the player asks for no other limit. */
export const MAX_RUNS = 20
const NEAREST = 24
/** With more recipes, rounding each of them up and down would make too many. */
const MAX_ROUNDED_BOTH_WAYS = 6

/**
 * Small numbers of runs, at most so many in all, that divide the time of `buildings` almost as wanted: together, or
 * with some of the buildings left to one recipe. `wanted` are numbers of buildings, `times` those of one run.
 */
export function nearbyRuns(
  wanted: readonly number[],
  times: readonly number[],
  mostRuns: number,
): Runs[] {
  const found = new Map<string, Runs>()
  const add = (runs: Runs) => found.set(runs.join(), runs)
  for (const [one, amount] of wanted.entries()) {
    if (amount > 0) add(wanted.map((_, recipe) => (recipe === one ? 1 : 0)))
  }
  for (const rest of restsOf(wanted)) {
    for (const runs of nearest(rest, times, mostRuns)) add(runs)
  }
  return [...found.values()]
}

/** What is wanted of all buildings, and of those that remain when others do one thing only. */
function restsOf(wanted: readonly number[]): readonly number[][] {
  const rests = [[...wanted], wanted.map((amount) => amount % 1)]
  for (const [one, amount] of wanted.entries()) {
    for (let left = 1; left <= Math.min(3, amount); left++) {
      rests.push(wanted.map((other, recipe) => (recipe === one ? other - left : other)))
    }
  }
  return rests.filter((rest) => rest.filter((amount) => amount > 0).length > 1)
}

function nearest(rest: readonly number[], times: readonly number[], mostRuns: number): Runs[] {
  const perTime = rest.map((amount, recipe) => amount / times[recipe]!)
  const all = sum(perTime)
  const buildings = sum(rest)
  const found = new Map<string, { runs: Runs; distance: number }>()
  for (let cycle = 1; cycle <= mostRuns; cycle++) {
    const exact = perTime.map((amount) => (amount * cycle) / all)
    for (const rounded of [...roundings(exact), ...filled(exact, cycle)]) {
      const total = sum(rounded)
      if (total === 0 || total > mostRuns) continue
      const divisor = rounded.reduce(greatestCommonDivisor)
      const runs = rounded.map((amount) => amount / divisor)
      const time = sum(runs.map((amount, recipe) => amount * times[recipe]!))
      const distance = sum(
        runs.map((amount, recipe) =>
          Math.abs((amount * times[recipe]!) / time - rest[recipe]! / buildings),
        ),
      )
      found.set(runs.join(), { runs, distance })
    }
  }
  return [...found.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ runs }) => runs)
}

/** Every amount as it is below and above, where there are not too many. */
function roundings(amounts: readonly number[]): readonly number[][] {
  if (amounts.filter((amount) => amount > 0).length > MAX_ROUNDED_BOTH_WAYS) {
    return [0.3, 0.5, 0.7, 0.9].map((up) => amounts.map((amount) => Math.floor(amount + up)))
  }
  let all: number[][] = [[]]
  for (const amount of amounts) {
    const below = Math.floor(amount)
    all = all.flatMap((start) =>
      amount > 0
        ? [
            [...start, below],
            [...start, below + 1],
          ]
        : [[...start, 0]],
    )
  }
  return all
}

/** None more often than wanted but one, which takes the runs that are left. */
function filled(amounts: readonly number[], cycle: number): readonly number[][] {
  const below = amounts.map(Math.floor)
  const left = cycle - sum(below)
  return amounts.flatMap((amount, filler) =>
    amount > 0 ? [below.map((runs, recipe) => (recipe === filler ? runs + left : runs))] : [],
  )
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
