import { type FreightJob, jobTable, NOTHING } from './job.ts'
import { NO_CHOICE, type Simplex, solved } from './simplex.ts'

export interface JobShare {
  readonly job: number
  /** Index of the kind; null: hired. */
  readonly kind: number | null
  readonly share: number
}

export interface Assignment {
  readonly shares: readonly JobShare[]
  readonly cost: number
  readonly hours: readonly number[]
  /** By kind: the dual of its hours, the penalty for missing ones included. Tests prove with it that nothing is cheaper. */
  readonly hourWorth: readonly number[]
  /** By kind: $ that one more hour a day would save; null if the dual contains that penalty, since it is no price then. */
  readonly hourPrice: readonly (number | null)[]
}

/**
 * Who does what, at the least cost. No kind works longer than its hours as long as there is an alternative. The result is
 * an optimum of the linear program. At most as many jobs as there are kinds are shared among several. Jobs that nobody can
 * do have no share.
 */
export function assign(jobs: readonly FreightJob[], hoursThere: readonly number[]): Assignment {
  return answerOf(solved(jobTable(jobs, hoursThere.length), hoursThere))
}

function answerOf({ table, key, basis, inverse, values, duals }: Simplex): Assignment {
  const { kinds, choices } = table
  const shares: JobShare[] = []
  const hours = new Array<number>(kinds).fill(0)
  let cost = 0
  const add = (job: number, choice: number, share: number) => {
    if (share <= NOTHING) return
    const at = job * choices + choice
    shares.push({ job, kind: choice === kinds ? null : choice, share })
    cost += share * table.cost[at]!
    if (choice < kinds) hours[choice]! += share * table.hours[at]!
  }
  const beside = new Map<number, { choice: number; share: number }[]>()
  for (const [row, basic] of basis.entries()) {
    if (basic.of !== 'job') continue
    const share = Math.min(1, Math.max(0, values[row]!))
    beside.set(basic.job, [...(beside.get(basic.job) ?? []), { choice: basic.choice, share }])
  }
  for (const [job, whole] of key.entries()) {
    if (whole === NO_CHOICE) continue
    const others = beside.get(job) ?? []
    add(job, whole, 1 - others.reduce((sum, { share }) => sum + share, 0))
    for (const { choice, share } of others) add(job, choice, share)
  }
  const hourWorth = Array.from(duals.subarray(0, kinds), (dual) => Math.max(0, -dual))
  const penalised = new Float64Array(kinds)
  for (const [row, basic] of basis.entries()) {
    if (basic.of !== 'missing') continue
    for (let kind = 0; kind < kinds; kind++) penalised[kind]! += Math.abs(inverse[row]![kind]!)
  }
  const hourPrice = hourWorth.map((worth, kind) => (penalised[kind]! > NOTHING ? null : worth))
  return { shares, cost, hours, hourWorth, hourPrice }
}
