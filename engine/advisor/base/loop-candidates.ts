import type { LinearProgram } from '../program.ts'
import type { Relaxed, Solver } from '../solver.ts'
import type { KindColumn } from './buildings.ts'
import { type LoopItem, packedLoops, pairedLoops } from './packed-loops.ts'
import { nearbyRuns, type Runs } from './run-mixes.ts'
import type { TradeColumns } from './trade.ts'

export interface LoopOptions {
  readonly trade: TradeColumns
  readonly mostRuns: number
  /** For each kind. */
  readonly secondsAtMost: number | undefined
  /** Also loops that some buildings run while others run another. */
  readonly isPaired?: boolean
}

/** Less of a building's time is a solver's rounding. */
export const LEAST_TIME = 1e-7
/** Recipes that the relaxation does not use. */
const FILLERS = 6
const LEAST_FILLER = 0.01

/** Loops for the buildings of a kind, of which a solution divides the time: each recipe alone is one of them. */
export function candidateRuns(
  solver: Solver,
  program: LinearProgram,
  kind: KindColumn,
  values: Float64Array,
  { trade, mostRuns, isPaired = false }: LoopOptions,
): Runs[] {
  const wanted = kind.works.map(({ column }) =>
    values[column]! > LEAST_TIME ? values[column]! : 0,
  )
  const times = kind.works.map(({ work }) => work.recipe.timeMs)
  const alone = kind.works.map((_, i) => kind.works.map((_, j) => (i === j ? 1 : 0)))
  const relaxed = solver.relax(withWholes(program, values))
  const items = relaxed ? itemsOf(program, kind, relaxed, trade, isPaired) : []
  const limits = { mostRuns, buildings: Math.round(values[kind.column]!) }
  const pairs = isPaired ? pairedLoops(items, times.length, limits) : []
  const all = [
    ...alone,
    ...nearbyRuns(wanted, times, mostRuns),
    ...packedLoops(items, times.length, limits),
    ...pairs.flatMap((pair) => pair.map(({ runs }) => runs)),
  ]
  return [...new Map(all.map((runs) => [runs.join(), runs])).values()]
}

/** With the whole numbers of a solution. */
function withWholes(program: LinearProgram, values: Float64Array): LinearProgram {
  const bounds = (free: Float64Array) =>
    free.map((bound, c) => (program.integer[c] ? Math.round(values[c]!) : bound))
  return { ...program, lower: bounds(program.lower), upper: bounds(program.upper) }
}

/**
 * Of the recipes that the relaxation uses, and of some others to fill the rest of the time: those may take inputs from the
 * first where `displaces` says so.
 */
function itemsOf(
  program: LinearProgram,
  { works }: KindColumn,
  { values, columnDual }: Relaxed,
  trade: TradeColumns,
  displaces: boolean,
): LoopItem[] {
  const all = works.map(({ column, work }, at) => {
    const isUsed = values[column]! > LEAST_TIME
    let room = program.upper[column]! - values[column]!
    let gain = 0
    for (const [material, perDay] of work.net) {
      const market = (perDay > 0 ? trade.sold : trade.bought).get(material)
      const left = market === undefined ? 0 : program.upper[market]! - values[market]!
      if (isUsed || perDay > 0 || !displaces) room = Math.min(room, left / Math.abs(perDay))
      if (market !== undefined) gain += Math.max(0, columnDual[market]!) * Math.abs(perDay)
    }
    const most = values[column]! + Math.max(0, room)
    if (!isUsed) gain = Math.min(0, columnDual[column]!)
    return { at, time: work.recipe.timeMs, most, isUsed, gain }
  })
  const fillers = all
    .filter(({ isUsed, most }) => !isUsed && most > LEAST_FILLER)
    .sort((a, b) => b.gain - a.gain || a.at - b.at)
  return [...all.filter(({ isUsed }) => isUsed), ...fillers.slice(0, FILLERS)]
}
