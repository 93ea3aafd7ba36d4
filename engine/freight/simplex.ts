import { worthOfHours } from './hour-worth.ts'
import { type Job, missingHourCost, NOTHING } from './job.ts'

/**
 * The program as a simplex with generalised upper bounds: one row for each job and each kind, but a job has one choice, its key,
 * that makes up its whole, so that only the rows of the kinds are in the basis.
 */
export function solved(jobs: readonly Job[], hoursThere: readonly number[]): Simplex {
  const simplex = start(jobs, hoursThere)
  improve(simplex)
  return simplex
}

/** A choice of a job: a kind, or HIRED. */
export const HIRED = -1

/** What stands for a kind's row in the basis: hours left over, hours missing, or the second choice of a job. */
type Basic =
  | { readonly of: 'left' | 'missing'; readonly kind: number }
  | { readonly of: 'job'; readonly job: number; readonly choice: number }

export interface Simplex {
  readonly jobs: readonly Job[]
  readonly kinds: number
  readonly missing: number
  /** The choice that makes up the whole of each job; undefined where it has none. */
  readonly key: (number | undefined)[]
  readonly basis: Basic[]
  /** Row by row. */
  readonly inverse: Float64Array[]
  readonly values: Float64Array
  /** $ an hour of each kind, 0 or below. */
  readonly duals: Float64Array
}

export const costOf = ({ byKind, hired }: Job, choice: number) =>
  choice === HIRED ? hired! : byKind[choice]!.cost
export const hoursOf = ({ byKind }: Job, choice: number) =>
  choice === HIRED ? 0 : byKind[choice]!.hours

function choicesOf({ byKind, hired }: Job): number[] {
  const choices = byKind.flatMap((choice, k) => (choice ? [k] : []))
  return hired === null ? choices : [...choices, HIRED]
}

function start(jobs: readonly Job[], hoursThere: readonly number[]): Simplex {
  const kinds = hoursThere.length
  const left = Float64Array.from(hoursThere)
  const worth = worthOfHours(jobs, hoursThere)
  const costAtWorth = (job: Job, choice: number) =>
    costOf(job, choice) + (choice === HIRED ? 0 : worth[choice]! * hoursOf(job, choice))
  const key = jobs.map((job) => {
    const [first, ...others] = choicesOf(job)
    if (first === undefined) return undefined
    const cheapest = others.reduce(
      (a, b) => (costAtWorth(job, b) < costAtWorth(job, a) ? b : a),
      first,
    )
    if (cheapest !== HIRED) left[cheapest]! -= hoursOf(job, cheapest)
    return cheapest
  })
  const sign = (kind: number) => (left[kind]! < 0 ? -1 : 1)
  const simplex = {
    jobs,
    kinds,
    missing: missingHourCost(jobs),
    key,
    basis: Array.from({ length: kinds }, (_, kind): Basic => {
      return { of: sign(kind) < 0 ? 'missing' : 'left', kind }
    }),
    inverse: Array.from({ length: kinds }, (_, row) =>
      Float64Array.from({ length: kinds }, (_, c) => (row === c ? sign(row) : 0)),
    ),
    values: left.map(Math.abs),
    duals: new Float64Array(kinds),
  }
  setDuals(simplex)
  return simplex
}

function costOfBasic({ jobs, key, missing }: Simplex, basic: Basic): number {
  if (basic.of !== 'job') return basic.of === 'left' ? 0 : missing
  const job = jobs[basic.job]!
  return costOf(job, basic.choice) - costOf(job, key[basic.job]!)
}

function setDuals(simplex: Simplex) {
  const { basis, inverse, duals, kinds } = simplex
  duals.fill(0)
  for (let row = 0; row < kinds; row++) {
    const cost = costOfBasic(simplex, basis[row]!)
    if (cost === 0) continue
    for (let k = 0; k < kinds; k++) duals[k]! += cost * inverse[row]![k]!
  }
}

/** The hours that a basic takes of each kind, beyond those of the job's key. */
function columnOf({ jobs, key, kinds }: Simplex, basic: Basic): Float64Array {
  const column = new Float64Array(kinds)
  if (basic.of !== 'job') column[basic.kind] = basic.of === 'left' ? 1 : -1
  else {
    const job = jobs[basic.job]!
    const whole = key[basic.job]!
    if (basic.choice !== HIRED) column[basic.choice]! += hoursOf(job, basic.choice)
    if (whole !== HIRED) column[whole]! -= hoursOf(job, whole)
  }
  return column
}

/** What a job costs by this choice when hours have their worth. */
function valued({ jobs, duals }: Simplex, job: number, choice: number): number {
  const of = jobs[job]!
  return costOf(of, choice) - (choice === HIRED ? 0 : duals[choice]! * hoursOf(of, choice))
}

/** The choice of a job that saves most, told by `gain`; undefined where none saves anything. */
function betterChoice(simplex: Simplex, job: number): { choice: number; gain: number } | undefined {
  const whole = simplex.key[job]
  if (whole === undefined) return undefined
  const { byKind, hired } = simplex.jobs[job]!
  const now = valued(simplex, job, whole)
  let least = now - NOTHING * (Math.abs(now) + 1)
  let best: number | undefined
  for (let choice = hired === null ? 0 : HIRED; choice < byKind.length; choice++) {
    if (choice === whole || (choice !== HIRED && !byKind[choice])) continue
    const value = valued(simplex, job, choice)
    if (value >= least) continue
    least = value
    best = choice
  }
  return best === undefined ? undefined : { choice: best, gain: now - least }
}

/** A kind whose hours are worth less than nothing, or more than an hour that is missing. */
function misjudged({ kinds, duals, missing }: Simplex): Basic | undefined {
  for (let kind = 0; kind < kinds; kind++) {
    if (duals[kind]! > NOTHING * missing) return { of: 'left', kind }
    if (-duals[kind]! > missing * (1 + NOTHING)) return { of: 'missing', kind }
  }
  return undefined
}

/** Pivots until nothing gets better. Jobs take turns; the best choice of each enters. */
function improve(simplex: Simplex) {
  const { jobs } = simplex
  let idle = 0
  for (let turn = 0; idle <= jobs.length; turn++) {
    const kind = misjudged(simplex)
    if (kind) {
      pivot(simplex, kind)
      idle = 0
      continue
    }
    if (jobs.length === 0) return
    const job = turn % jobs.length
    const better = betterChoice(simplex, job)
    idle = better ? 0 : idle + 1
    if (better) pivot(simplex, { of: 'job', job, choice: better.choice })
  }
}

/** Brings a column into the basis; returns how far it went. */
function pivot(simplex: Simplex, entering: Basic): number {
  const { basis, inverse, values, kinds, key } = simplex
  const column = columnOf(simplex, entering)
  const along = inverse.map((row) => row.reduce((sum, value, k) => sum + value * column[k]!, 0))
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
  // A key gives way where the other choices of its job come to make up the whole.
  const rate = new Map<number, { used: number; grows: number }>()
  const count = (job: number, value: number, grows: number) => {
    const known = rate.get(job) ?? { used: 0, grows: 0 }
    rate.set(job, { used: known.used + value, grows: known.grows + grows })
  }
  for (let row = 0; row < kinds; row++) {
    const basic = basis[row]!
    if (basic.of === 'job') count(basic.job, values[row]!, -along[row]!)
  }
  if (entering.of === 'job') count(entering.job, 0, 1)
  let givesWay: number | undefined
  for (const [job, { used, grows }] of rate) {
    if (grows <= NOTHING) continue
    const most = Math.max(0, 1 - used) / grows
    if (most < step) {
      step = most
      givesWay = job
    }
  }
  if (givesWay !== undefined) {
    const row = basis.findIndex((basic) => basic.of === 'job' && basic.job === givesWay)
    if (row < 0) {
      // Only the entering choice is left of the job: it becomes the key.
      for (let r = 0; r < kinds; r++) values[r]! -= step * along[r]!
      key[givesWay] = (entering as { choice: number }).choice
      setDuals(simplex)
      return step
    }
    swapKey(simplex, givesWay, row)
    return pivot(simplex, entering)
  }
  for (let row = 0; row < kinds; row++) values[row]! -= step * along[row]!
  const scale = along[leaving]!
  const pivotRow = inverse[leaving]!.map((value) => value / scale)
  for (let row = 0; row < kinds; row++) {
    if (row === leaving || along[row] === 0) continue
    for (let k = 0; k < kinds; k++) inverse[row]![k]! -= along[row]! * pivotRow[k]!
  }
  inverse[leaving] = pivotRow
  values[leaving] = step
  basis[leaving] = entering
  setDuals(simplex)
  return step
}

/** Makes the choice of a row the key of its job, and the key the choice of that row. */
function swapKey({ basis, inverse, values, kinds, key }: Simplex, job: number, row: number) {
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
