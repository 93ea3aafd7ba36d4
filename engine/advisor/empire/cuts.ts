import { type LinearProgram, type RowSpec, withRows } from '../program.ts'
import { type ColumnEntry, LEAST, rounding } from '../rounding.ts'
import type { Relaxed, Solver } from '../solver.ts'

/** Σ perDay × columns ≤ most over all bases: their surplus of a material, or their deficit. */
export interface CutBalance {
  /** Of columns of whole buildings. */
  readonly integer: readonly ColumnEntry[]
  /** Of columns of divided time. All are at most 0. */
  readonly divided: readonly ColumnEntry[]
  readonly most: number
}

const MIN_VIOLATION = 1e-3

function brokenRoundings(balances: readonly CutBalance[], values: Float64Array): RowSpec[] {
  return balances.flatMap((balance) => {
    const divisors = new Set(
      balance.integer.flatMap(([column, perDay]) =>
        perDay > LEAST && values[column]! > LEAST ? [perDay, perDay / 2, perDay / 3] : [],
      ),
    )
    let worst: RowSpec | undefined
    let most = MIN_VIOLATION
    for (const divisor of divisors) {
      const row = rounding(balance.integer, balance.most, divisor, balance.divided)
      if (!row) continue
      let sum = -row.upper
      let norm = 0
      for (const [column, value] of row.entries) {
        sum += value * values[column]!
        norm += value * value
      }
      const broken = sum / Math.sqrt(norm)
      if (broken > most) {
        most = broken
        worst = row
      }
    }
    return worst ? [worst] : []
  })
}

const ROUNDS = 6
/** A round that lowers the bound by a smaller share takes longer than it saves. */
const MIN_LOWERED = 1e-3

/** Undefined if the program is infeasible. */
export function withRoundings(
  solver: Solver,
  program: LinearProgram,
  balances: readonly CutBalance[],
): { readonly program: LinearProgram; readonly relaxed: Relaxed } | undefined {
  let cut = program
  let before = Infinity
  for (let round = 0; ; round++) {
    const relaxed = solver.relax(cut)
    if (!relaxed) return undefined
    const { objective } = relaxed
    const goesOn = round < ROUNDS && before - objective > MIN_LOWERED * Math.abs(objective)
    before = objective
    const rows = goesOn ? brokenRoundings(balances, relaxed.values) : []
    if (rows.length === 0) return { program: cut, relaxed }
    cut = withRows(cut, rows)
  }
}
