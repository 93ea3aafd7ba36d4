import type { LinearProgram } from '../program.ts'
import type { Solver } from '../solver.ts'
import { betterLoops } from './better-loops.ts'
import type { KindColumn } from './buildings.ts'
import { type LoopSet, loopsIn, type RoundedRuns, withLoops } from './loop-columns.ts'
import { oneByOne } from './one-by-one.ts'
import { MAX_RUNS, nearbyRuns } from './run-mixes.ts'
import type { TradeColumns } from './trade.ts'

export interface RunOptions {
  readonly mostRuns: number | undefined
  readonly secondsAtMost?: number | undefined
  /** Until then better loops are looked for. */
  readonly secondsLeft?: (() => number) | undefined
  /** Uses no recipe that the solution does not use. */
  readonly keepsToWorks?: boolean | undefined
  /** Tries shorter loops before longer ones. */
  readonly isNested?: boolean | undefined
  /** Ends when it misses no more than this share of what the solution earns. */
  readonly enough?: number | undefined
  /** Where given, kinds of buildings are also tried one by one, and again until none gains, which takes seconds. */
  readonly trade?: TradeColumns | undefined
  /** Ends when the best is within this share of the best possible. */
  readonly gap?: number
}

/** Less of a building's time is a solver's rounding. */
const MIN_SHARE = 1e-7
const NODES_AT_MOST = 150
const NODES_AT_MOST_OF_OTHERS = 300
const RUNS_TRIED = [1, 5, 10, 20, 40, 80]
/** This takes seconds, so fewer limits are tried, and only where the others miss more than this share of the sales. */
const RUNS_TRIED_ONE_BY_ONE = [20, 80]
const ENOUGH = 0.01
const NOTHING = 1e-6
/** A search of one kind has this part of the time. */
const STEPS = 24

/**
 * The best base with the buildings of a solution whose recipes run whole numbers of times. Every way to divide the time
 * that comes near the solution's is a column of whole buildings in the same program, so each of its limits holds. Where
 * none of these ways keeps them, other numbers of buildings are tried, which may also do one thing only. Longer loops are
 * tried after all shorter ones and count only where they are better, so more freedom never makes the answer worse.
 */
export function withWholeRuns(
  solver: Solver,
  program: LinearProgram,
  kinds: readonly KindColumn[],
  values: Float64Array,
  {
    mostRuns = MAX_RUNS,
    secondsAtMost,
    secondsLeft,
    keepsToWorks = false,
    isNested = false,
    enough = 0,
    trade,
    gap,
  }: RunOptions,
): RoundedRuns | undefined {
  const limits = runLimits(mostRuns, isNested)
  const seconds = secondsAtMost && secondsAtMost / limits.length
  const earned = (of: Float64Array) => program.cost.reduce((sum, cost, c) => sum + cost * of[c]!, 0)
  const most = earned(values)
  const sales = program.cost.reduce((sum, cost, c) => sum + Math.max(0, cost * values[c]!), 0)
  const attempt = (runsAtMost: number, isBound: boolean, nodesAtMost: number) => {
    const looped = loopProgram(program, kinds, values, {
      mostRuns: runsAtMost,
      isBound,
      keepsToWorks,
    })
    const solved = solver.solve(looped.program, {
      nodesAtMost,
      secondsAtMost: seconds,
      ...(gap !== undefined && { gap }),
    })
    return 'values' in solved ? loopsIn(program, kinds, looped.loops, solved.values) : undefined
  }
  let best: RoundedRuns | undefined
  const keep = (found: RoundedRuns | undefined) => {
    if (found && !(best && earned(best.values) >= earned(found.values))) best = found
  }
  const missed = () => (best ? most - earned(best.values) : Infinity)
  const least = Math.max(NOTHING * sales, enough * Math.abs(most))
  for (const limit of limits) {
    if (missed() <= least) break
    keep(attempt(limit, true, NODES_AT_MOST))
    if (
      trade &&
      RUNS_TRIED_ONE_BY_ONE.includes(limit) &&
      missed() > Math.max(least, ENOUGH * sales)
    ) {
      const options = {
        trade,
        mostRuns: limit,
        secondsAtMost: secondsAtMost && secondsAtMost / STEPS,
      }
      keep(oneByOne(solver, program, kinds, values, options))
      if (best && limit === MAX_RUNS && missed() > Math.max(least, ENOUGH * sales)) {
        keep(betterLoops(solver, program, kinds, best, options, secondsLeft))
      }
    }
    if (!best) keep(attempt(limit, false, NODES_AT_MOST_OF_OTHERS))
  }
  return best
}

function runLimits(mostRuns: number, isNested: boolean): readonly number[] {
  if (!isNested && mostRuns < MAX_RUNS) return [mostRuns]
  return RUNS_TRIED.filter((runs) => runs <= mostRuns && (isNested || runs >= MAX_RUNS))
}

/** `isBound`: to the numbers of buildings and recipes of the solution. */
function loopProgram(
  program: LinearProgram,
  kinds: readonly KindColumn[],
  values: Float64Array,
  {
    mostRuns,
    isBound,
    keepsToWorks,
  }: { mostRuns: number; isBound: boolean; keepsToWorks: boolean },
) {
  const lower = program.lower.slice()
  const upper = program.upper.slice()
  const sets = kinds.map((kind): LoopSet => {
    const buildings = Math.round(values[kind.column]!)
    if (isBound) lower[kind.column] = upper[kind.column] = buildings
    const wanted = kind.works.map(({ column }) =>
      values[column]! > MIN_SHARE * buildings ? values[column]! : 0,
    )
    const times = kind.works.map(({ work }) => work.recipe.timeMs)
    const nearby = buildings === 0 ? [] : nearbyRuns(wanted, times, mostRuns)
    const alone = kind.works.map((_, i) => kind.works.map((_, j) => (i === j ? 1 : 0)))
    const all = [...nearby, ...(isBound || keepsToWorks ? [] : alone)]
    const hasChoice = upper[kind.column]! > 1 && all.length > 1
    return { kind, all, mostRuns: hasChoice ? mostRuns : undefined }
  })
  return withLoops({ ...program, lower, upper }, sets)
}
