/** Work that may be shared among kinds of ships: a day of a lane. */
export interface Job {
  /** By kind: what the whole job costs a day, and the hours that it takes; null where the kind cannot do it. */
  readonly byKind: readonly (JobCost | null)[]
  /** What somebody hired takes for the whole job; null where nobody is hired. */
  readonly hired: number | null
}

export interface JobCost {
  readonly cost: number
  readonly hours: number
}

export interface Share {
  readonly job: number
  /** Place of the kind; null: hired. */
  readonly kind: number | null
  readonly share: number
}

export interface Assignment {
  readonly shares: readonly Share[]
  /** Of all jobs, a day. */
  readonly cost: number
  /** By kind, a day. */
  readonly hours: readonly number[]
  /** By kind: what an hour more a day would save, $. The proof that nothing is cheaper, see `boundOf`. */
  readonly hourWorth: readonly number[]
}

/** In costs of the dearest hour: what an hour counts that the fleet does not have, so that it is used last. */
const MISSING_HOUR = 1e4
const NOTHING = 1e-9

/** What an hour that the fleet does not have counts for these jobs. */
export function missingHourCost(jobs: readonly Job[]): number {
  let dearest = 1
  for (const { byKind, hired } of jobs)
    for (const choice of byKind)
      if (choice && choice.hours > NOTHING)
        dearest = Math.max(dearest, (choice.cost + (hired ?? 0)) / choice.hours)
  return MISSING_HOUR * dearest
}

/**
 * Who does what, at the least cost, no kind working longer than its hours as long as any other way is left. A linear
 * program with one row for each job and each kind; a job has one choice that makes up its whole, so that only the rows of the
 * kinds are in the basis (generalised upper bounds). Jobs that nobody can do have no share.
 */
export function assign(jobs: readonly Job[], hoursThere: readonly number[]): Assignment {
  const simplex = start(jobs, hoursThere)
  let isBland = false
  // Each pivot improves or, where several are equal, goes by Bland's order, so that it ends.
  for (let idle = 0; ; ) {
    const entering = isBland ? firstBetter(simplex) : bestBetter(simplex)
    if (!entering) break
    const step = pivot(simplex, entering)
    idle = step > NOTHING ? 0 : idle + 1
    isBland = idle > jobs.length + 10
  }
  return answerOf(simplex)
}

/** No assignment costs less than this, whatever an hour of each kind is said to be worth; hours missing are counted. */
export function boundOf(
  jobs: readonly Job[],
  hoursThere: readonly number[],
  hourWorth: readonly number[],
): number {
  const missing = missingHourCost(jobs)
  const worth = hourWorth.map((value) => Math.min(missing, Math.max(0, value)))
  let bound = 0
  for (const { byKind, hired } of jobs) {
    let least = hired ?? Number.POSITIVE_INFINITY
    for (const [k, choice] of byKind.entries())
      if (choice) least = Math.min(least, choice.cost + worth[k]! * choice.hours)
    if (Number.isFinite(least)) bound += least
  }
  return bound - worth.reduce((sum, value, k) => sum + value * hoursThere[k]!, 0)
}

/** A choice of a job: a kind, or HIRED. */
const HIRED = -1

/** What stands for a kind's row in the basis: hours left over, hours missing, or the second choice of a job. */
type Basic =
  | { readonly of: 'left' | 'missing'; readonly kind: number }
  | { readonly of: 'job'; readonly job: number; readonly choice: number }

interface Simplex {
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

const costOf = ({ byKind, hired }: Job, choice: number) =>
  choice === HIRED ? hired! : byKind[choice]!.cost
const hoursOf = ({ byKind }: Job, choice: number) => (choice === HIRED ? 0 : byKind[choice]!.hours)

function choicesOf({ byKind, hired }: Job): number[] {
  const choices = byKind.flatMap((choice, k) => (choice ? [k] : []))
  return hired === null ? choices : [...choices, HIRED]
}

function start(jobs: readonly Job[], hoursThere: readonly number[]): Simplex {
  const kinds = hoursThere.length
  const left = Float64Array.from(hoursThere)
  const key = jobs.map((job) => {
    const [first, ...others] = choicesOf(job)
    if (first === undefined) return undefined
    const cheapest = others.reduce((a, b) => (costOf(job, b) < costOf(job, a) ? b : a), first)
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

function* better(simplex: Simplex): Generator<{ basic: Basic; gain: number }> {
  const { jobs, key, kinds, duals, missing } = simplex
  for (let kind = 0; kind < kinds; kind++) {
    if (duals[kind]! > NOTHING * missing) yield { basic: { of: 'left', kind }, gain: duals[kind]! }
    if (-duals[kind]! > missing * (1 + NOTHING))
      yield { basic: { of: 'missing', kind }, gain: -duals[kind]! - missing }
  }
  for (let job = 0; job < jobs.length; job++) {
    const whole = key[job]
    if (whole === undefined) continue
    const now = valued(simplex, job, whole)
    const enough = NOTHING * (Math.abs(now) + 1)
    const { byKind, hired } = jobs[job]!
    for (let choice = hired === null ? 0 : HIRED; choice < byKind.length; choice++) {
      if (choice === whole || (choice !== HIRED && !byKind[choice])) continue
      const gain = now - valued(simplex, job, choice)
      if (gain > enough) yield { basic: { of: 'job', job, choice }, gain }
    }
  }
}

function bestBetter(simplex: Simplex): Basic | undefined {
  let best: { basic: Basic; gain: number } | undefined
  for (const found of better(simplex)) if (!best || found.gain > best.gain) best = found
  return best?.basic
}

function firstBetter(simplex: Simplex): Basic | undefined {
  for (const { basic } of better(simplex)) return basic
  return undefined
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

function answerOf({ jobs, key, basis, values, kinds, duals }: Simplex): Assignment {
  const shares: Share[] = []
  const hours = new Array<number>(kinds).fill(0)
  let cost = 0
  const add = (job: number, choice: number, share: number) => {
    if (share <= NOTHING) return
    const of = jobs[job]!
    shares.push({ job, kind: choice === HIRED ? null : choice, share })
    cost += share * costOf(of, choice)
    if (choice !== HIRED) hours[choice]! += share * hoursOf(of, choice)
  }
  const beside = new Map<number, { choice: number; share: number }[]>()
  for (const [row, basic] of basis.entries()) {
    if (basic.of !== 'job') continue
    const share = Math.min(1, Math.max(0, values[row]!))
    beside.set(basic.job, [...(beside.get(basic.job) ?? []), { choice: basic.choice, share }])
  }
  for (const [job, whole] of key.entries()) {
    if (whole === undefined) continue
    const others = beside.get(job) ?? []
    add(job, whole, 1 - others.reduce((sum, { share }) => sum + share, 0))
    for (const { choice, share } of others) add(job, choice, share)
  }
  return { shares, cost, hours, hourWorth: Array.from(duals, (dual) => Math.max(0, -dual)) }
}
