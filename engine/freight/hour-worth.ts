import { type Job, missingHourCost } from './job.ts'

const SWEEPS = 3
const HALVINGS = 24

/**
 * About what an hour of each kind is worth: so much that, each job taking its cheapest choice, the hours just suffice. The
 * kinds take turns; a start for an exact search, which would take long from far away.
 */
export function worthOfHours(jobs: readonly Job[], hoursThere: readonly number[]): Float64Array {
  const worth = new Float64Array(hoursThere.length)
  const most = missingHourCost(jobs)
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let kind = 0; kind < worth.length; kind++) {
      const offers = offersTo(jobs, worth, kind)
      let [low, high] = [0, most]
      if (hoursAt(offers, 0) <= hoursThere[kind]!) high = 0
      for (let n = 0; n < HALVINGS && high > 0; n++) {
        // Worths differ by orders of magnitude: the middle is the geometric one once it can be.
        const middle = low > 0 ? Math.sqrt(low * high) : high / 1000
        if (hoursAt(offers, middle) > hoursThere[kind]!) low = middle
        else high = middle
      }
      worth[kind] = high
    }
  return worth
}

/** A kind takes a job as long as an hour of it is worth less than `limit`. */
interface Offers {
  readonly hours: Float64Array
  readonly limit: Float64Array
}

function offersTo(jobs: readonly Job[], worth: Float64Array, kind: number): Offers {
  const hours = new Float64Array(jobs.length)
  const limit = new Float64Array(jobs.length)
  for (const [n, { byKind, hired }] of jobs.entries()) {
    const own = byKind[kind]
    if (!own || own.hours <= 0) continue
    let other = hired ?? Number.POSITIVE_INFINITY
    for (const [k, choice] of byKind.entries())
      if (k !== kind && choice) other = Math.min(other, choice.cost + worth[k]! * choice.hours)
    hours[n] = own.hours
    limit[n] = (other - own.cost) / own.hours
  }
  return { hours, limit }
}

function hoursAt({ hours, limit }: Offers, worth: number): number {
  let sum = 0
  for (let n = 0; n < hours.length; n++) if (worth < limit[n]!) sum += hours[n]!
  return sum
}
