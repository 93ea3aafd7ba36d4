import { type LinearProgram, type RowSpec, withColumns, withRows } from '../program.ts'
import type { Relaxed, Solver } from '../solver.ts'
import type { KindColumn } from './buildings.ts'
import { fewRuns, idleLoops, type RoundedRuns, sharesOf } from './loop-columns.ts'
import { packedLoops } from './packed-loops.ts'
import { nearbyRuns } from './run-mixes.ts'
import type { Loop } from './solution.ts'
import type { TradeColumns } from './trade.ts'

export interface OneByOneOptions {
  readonly trade: TradeColumns
  readonly mostRuns: number
  /** For each kind. */
  readonly secondsAtMost: number | undefined
}

const LEAST = 1e-7
const NODES_AT_MOST = 150
const GAP = 1e-3
/** Recipes that the relaxation does not use. */
const FILLERS = 6
const LEAST_FILLER = 0.01

/**
 * A base with whole runs, kind by kind, while all other kinds divide their time and their numbers adapt: what the loops of
 * one kind cannot fill is left to others. Undefined where some kind finds no loops.
 */
export function oneByOne(
  solver: Solver,
  program: LinearProgram,
  kinds: readonly KindColumn[],
  solution: Float64Array,
  options: OneByOneOptions,
): RoundedRuns | undefined {
  const lower = program.lower.slice()
  const upper = program.upper.slice()
  const left = new Set(kinds.filter(({ works }) => works.length > 0))
  const loops: Loop[] = []
  let values = solution
  for (;;) {
    const next = mostDivided(left, values)
    if (!next) break
    left.delete(next)
    const found = kindLooped(solver, { ...program, lower, upper }, next, values, options)
    if (!found) return undefined
    values = found.values
    loops.push(...found.loops)
    const fixed = [next, ...next.works].map(({ column }) => column)
    for (const column of fixed) lower[column] = upper[column] = values[column]!
  }
  return { values, loops: [...loops, ...idleLoops(kinds, values)] }
}

/** The kind with most recipes is first, as it is the hardest. */
function mostDivided(kinds: ReadonlySet<KindColumn>, values: Float64Array): KindColumn | undefined {
  let most = 0
  let found: KindColumn | undefined
  for (const kind of kinds) {
    if (values[kind.column]! < 0.5) continue
    const used = kind.works.filter(({ column }) => values[column]! > LEAST).length
    if (used > most) [most, found] = [used, kind]
  }
  return found
}

function kindLooped(
  solver: Solver,
  program: LinearProgram,
  kind: KindColumn,
  values: Float64Array,
  options: OneByOneOptions,
): RoundedRuns | undefined {
  const { mostRuns, secondsAtMost } = options
  const buildings = Math.round(values[kind.column]!)
  const relaxed = solver.relax(withWholes(program, values))
  const wanted = kind.works.map(({ column }) => (values[column]! > LEAST ? values[column]! : 0))
  const times = kind.works.map(({ work }) => work.recipe.timeMs)
  const alone = kind.works.map((_, i) => kind.works.map((_, j) => (i === j ? 1 : 0)))
  const packed = relaxed ? packedOf(program, kind, relaxed, options, buildings) : []
  const all = [...alone, ...nearbyRuns(wanted, times, mostRuns), ...packed]
  const candidates = [...new Map(all.map((runs) => [runs.join(), runs])).values()]
  const limits: number[] = []
  const addColumn = (limit: number) => program.columns + limits.push(limit) - 1
  const mostBuildings = program.upper[kind.column]!
  const columns = candidates.map((runs) => ({ column: addColumn(mostBuildings), kind, runs }))
  const shares = columns.map(sharesOf)
  const rows: RowSpec[] = kind.works.map(({ column }, i) => ({
    lower: 0,
    upper: 0,
    entries: [
      [column, 1],
      ...columns.flatMap(({ column }, at) =>
        shares[at]![i]! > 0 ? [[column, -shares[at]![i]!] as const] : [],
      ),
    ],
  }))
  rows.push(...fewRuns(columns, mostBuildings, mostRuns, () => addColumn(1)))
  const solved = solver.solve(withRows(withColumns(program, limits), rows), {
    nodesAtMost: NODES_AT_MOST,
    secondsAtMost,
    gap: GAP,
  })
  if (!('values' in solved)) return undefined
  const rounded = solved.values.slice(0, program.columns)
  for (const { column } of kind.works) rounded[column] = 0
  const loops = columns.flatMap(({ column, runs }, at): Loop[] => {
    const buildings = Math.round(solved.values[column]!)
    if (buildings === 0) return []
    for (const [i, { column }] of kind.works.entries()) {
      rounded[column]! += buildings * shares[at]![i]!
    }
    return [{ kind, buildings, runs }]
  })
  return { values: rounded, loops }
}

/** With the whole numbers of a solution. */
function withWholes(program: LinearProgram, values: Float64Array): LinearProgram {
  const bounds = (free: Float64Array) =>
    free.map((bound, c) => (program.integer[c] ? Math.round(values[c]!) : bound))
  return { ...program, lower: bounds(program.lower), upper: bounds(program.upper) }
}

/** Of the recipes that the relaxation uses, and of some others to fill the rest of the time. */
function packedOf(
  program: LinearProgram,
  { works }: KindColumn,
  { values, columnDual }: Relaxed,
  { trade, mostRuns }: OneByOneOptions,
  buildings: number,
) {
  const all = works.map(({ column, work }, at) => {
    let room = program.upper[column]! - values[column]!
    let gain = 0
    for (const [material, perDay] of work.net) {
      const market = (perDay > 0 ? trade.sold : trade.bought).get(material)
      const left = market === undefined ? 0 : program.upper[market]! - values[market]!
      room = Math.min(room, left / Math.abs(perDay))
      if (market !== undefined) gain += Math.max(0, columnDual[market]!) * Math.abs(perDay)
    }
    const isUsed = values[column]! > LEAST
    const most = values[column]! + Math.max(0, room)
    if (!isUsed) gain = Math.min(0, columnDual[column]!)
    return { at, time: work.recipe.timeMs, most, isUsed, gain }
  })
  const fillers = all
    .filter(({ isUsed, most }) => !isUsed && most > LEAST_FILLER)
    .sort((a, b) => b.gain - a.gain || a.at - b.at)
  const items = [...all.filter(({ isUsed }) => isUsed), ...fillers.slice(0, FILLERS)]
  return packedLoops(items, works.length, { mostRuns, buildings })
}
