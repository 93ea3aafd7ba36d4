import { worthOfHours } from './hour-worth.ts'
import { type JobTable, missingHourCost, NOTHING } from './job.ts'

/**
 * A simplex with generalised upper bounds: one row for each job and each kind, but each job has a key choice that makes
 * up its whole, so that only the rows of the kinds are in the basis.
 */
export function solved(table: JobTable, hoursThere: readonly number[]): Simplex {
  const simplex = start(table, hoursThere)
  improve(simplex)
  return simplex
}

/** The variable of a kind's row in the basis: hours left over, hours missing, or the second choice of a job. */
type Basic =
  | { readonly of: 'left' | 'missing'; readonly kind: number }
  | { readonly of: 'job'; readonly job: number; readonly choice: number }

export interface Simplex {
  readonly table: JobTable
  readonly missing: number
  /** The choice that makes up the whole of each job; NO_CHOICE where it has none. */
  readonly key: Int32Array
  readonly basis: Basic[]
  readonly inverse: Float64Array[]
  readonly values: Float64Array
  /** $ an hour for each choice, never above 0. 0 for hired ships. */
  readonly duals: Float64Array
  /** Buffers of a pivot: what the entering variable takes of each kind, and of each row. */
  readonly column: Float64Array
  readonly along: Float64Array
}

export const NO_CHOICE = -1

function start(table: JobTable, hoursThere: readonly number[]): Simplex {
  const { jobs, kinds, choices, cost, hours } = table
  const left = Float64Array.from(hoursThere)
  const missing = missingHourCost(table)
  const worth = worthOfHours(table, hoursThere, missing)
  const key = new Int32Array(jobs).fill(NO_CHOICE)
  for (let job = 0; job < jobs; job++) {
    const at = job * choices
    let least = Number.POSITIVE_INFINITY
    for (let choice = 0; choice < choices; choice++) {
      const value = cost[at + choice]! + (worth[choice] ?? 0) * hours[at + choice]!
      if (value >= least) continue
      least = value
      key[job] = choice
    }
    const cheapest = key[job]!
    if (cheapest !== NO_CHOICE && cheapest < kinds) left[cheapest]! -= hours[at + cheapest]!
  }
  const sign = (kind: number) => (left[kind]! < 0 ? -1 : 1)
  const simplex = {
    table,
    missing,
    key,
    basis: Array.from({ length: kinds }, (_, kind): Basic => {
      return { of: sign(kind) < 0 ? 'missing' : 'left', kind }
    }),
    inverse: Array.from({ length: kinds }, (_, row) =>
      Float64Array.from({ length: kinds }, (_, c) => (row === c ? sign(row) : 0)),
    ),
    values: left.map(Math.abs),
    duals: new Float64Array(choices),
    column: new Float64Array(kinds),
    along: new Float64Array(kinds),
  }
  setDuals(simplex)
  return simplex
}

function costOfBasic({ table: { choices, cost }, key, missing }: Simplex, basic: Basic): number {
  if (basic.of !== 'job') return basic.of === 'left' ? 0 : missing
  const at = basic.job * choices
  return cost[at + basic.choice]! - cost[at + key[basic.job]!]!
}

function setDuals(simplex: Simplex) {
  const { basis, inverse, duals } = simplex
  duals.fill(0)
  for (const [row, basic] of basis.entries()) {
    const cost = costOfBasic(simplex, basic)
    if (cost === 0) continue
    const inRow = inverse[row]!
    for (let k = 0; k < inRow.length; k++) duals[k]! += cost * inRow[k]!
  }
}

/** The hours that a variable takes of each kind, beyond those of the job's key. */
function setColumn({ table, key, column }: Simplex, basic: Basic) {
  const { kinds, choices, hours } = table
  column.fill(0)
  if (basic.of !== 'job') column[basic.kind] = basic.of === 'left' ? 1 : -1
  else {
    const at = basic.job * choices
    const whole = key[basic.job]!
    if (basic.choice < kinds) column[basic.choice]! += hours[at + basic.choice]!
    if (whole < kinds) column[whole]! -= hours[at + whole]!
  }
}

/** The choice of a job that is cheapest at the present worth of hours; its key where nothing is cheaper. */
function cheapestChoice({ table, key, duals }: Simplex, job: number): number {
  const { choices, cost, hours } = table
  const whole = key[job]!
  if (whole === NO_CHOICE) return whole
  const at = job * choices
  const now = cost[at + whole]! - duals[whole]! * hours[at + whole]!
  let least = now - NOTHING * (Math.abs(now) + 1)
  let best = whole
  for (let choice = 0; choice < choices; choice++) {
    const value = cost[at + choice]! - duals[choice]! * hours[at + choice]!
    if (value >= least || choice === whole) continue
    least = value
    best = choice
  }
  return best
}

/** A kind whose hours are worth less than nothing, or more than an hour that is missing. */
function misjudged({ table: { kinds }, duals, missing }: Simplex): Basic | undefined {
  for (let kind = 0; kind < kinds; kind++) {
    if (duals[kind]! > NOTHING * missing) return { of: 'left', kind }
    if (-duals[kind]! > missing * (1 + NOTHING)) return { of: 'missing', kind }
  }
  return undefined
}

/** Pivots until nothing gets better. Jobs take turns; the best choice of each enters. */
function improve(simplex: Simplex) {
  const { table, key } = simplex
  const judge = () => {
    for (let kind = misjudged(simplex); kind; kind = misjudged(simplex)) pivot(simplex, kind)
  }
  judge()
  let idle = 0
  for (let turn = 0; idle < table.jobs; turn++) {
    const job = turn % table.jobs
    const choice = cheapestChoice(simplex, job)
    if (choice === key[job]) {
      idle++
      continue
    }
    pivot(simplex, { of: 'job', job, choice })
    judge()
    idle = 0
  }
}

function pivot(simplex: Simplex, entering: Basic): void {
  const { basis, inverse, values, column, along, key } = simplex
  const kinds = basis.length
  setColumn(simplex, entering)
  for (let row = 0; row < kinds; row++) {
    const inRow = inverse[row]!
    let sum = 0
    for (let k = 0; k < kinds; k++) sum += inRow[k]! * column[k]!
    along[row] = sum
  }
  let step = Number.POSITIVE_INFINITY
  let leaving = -1
  for (let row = 0; row < kinds; row++) {
    if (along[row]! <= NOTHING) continue
    const most = Math.max(0, values[row]!) / along[row]!
    if (most < step) {
      step = most
      leaving = row
    }
  }
  // A key leaves where the other choices of its job come to make up the whole.
  let givesWay = NO_CHOICE
  const mayGiveWay = (job: number) => {
    const most = roomOf(simplex, entering, job)
    if (most < step) {
      step = most
      givesWay = job
    }
  }
  for (const basic of basis) if (basic.of === 'job') mayGiveWay(basic.job)
  if (entering.of === 'job') mayGiveWay(entering.job)
  if (givesWay !== NO_CHOICE) {
    const row = basis.findIndex((basic) => basic.of === 'job' && basic.job === givesWay)
    if (row < 0) {
      // Only the entering choice is left of the job: it becomes the key.
      for (let r = 0; r < kinds; r++) values[r]! -= step * along[r]!
      key[givesWay] = (entering as { choice: number }).choice
      setDuals(simplex)
      return
    }
    swapKey(simplex, givesWay, row)
    pivot(simplex, entering)
    return
  }
  for (let row = 0; row < kinds; row++) values[row]! -= step * along[row]!
  const pivotRow = inverse[leaving]!
  const scale = along[leaving]!
  for (let k = 0; k < kinds; k++) pivotRow[k]! /= scale
  for (let row = 0; row < kinds; row++) {
    const part = along[row]!
    if (row === leaving || part === 0) continue
    const inRow = inverse[row]!
    for (let k = 0; k < kinds; k++) inRow[k]! -= part * pivotRow[k]!
  }
  values[leaving] = step
  basis[leaving] = entering
  setDuals(simplex)
}

/** How far a pivot may go until the choices beside the key make up the whole of a job. */
function roomOf({ basis, values, along }: Simplex, entering: Basic, job: number): number {
  let used = 0
  let grows = entering.of === 'job' && entering.job === job ? 1 : 0
  for (const [row, basic] of basis.entries()) {
    if (basic.of !== 'job' || basic.job !== job) continue
    used += values[row]!
    grows -= along[row]!
  }
  return grows > NOTHING ? Math.max(0, 1 - used) / grows : Number.POSITIVE_INFINITY
}

/** Makes the choice of a row the key of its job, and the key the choice of that row. */
function swapKey({ basis, inverse, values, key }: Simplex, job: number, row: number) {
  const kinds = basis.length
  const basic = basis[row] as { choice: number }
  const former = key[job]!
  const others = basis.flatMap((other, r) =>
    r !== row && other.of === 'job' && other.job === job ? [r] : [],
  )
  let whole = values[row]!
  for (const other of others) whole += values[other]!
  key[job] = basic.choice
  basis[row] = { of: 'job', job, choice: former }
  for (let k = 0; k < kinds; k++) {
    let sum = inverse[row]![k]!
    for (const other of others) sum += inverse[other]![k]!
    inverse[row]![k] = -sum
  }
  values[row] = 1 - whole
}
