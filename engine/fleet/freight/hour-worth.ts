import type { JobTable } from './job.ts'

const SWEEPS = 3
const HALVINGS = 24

/**
 * About what an hour of each kind is worth, at most `most`: so much that the hours just suffice when each job takes its
 * cheapest choice. The kinds take turns. A start for the exact search, which takes long from a distant one.
 */
export function worthOfHours(
  table: JobTable,
  hoursThere: readonly number[],
  most: number,
): Float64Array {
  const worth = new Float64Array(hoursThere.length)
  const offers = { hours: new Float64Array(table.jobs), limit: new Float64Array(table.jobs) }
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let kind = 0; kind < worth.length; kind++) {
      const count = fillOffers(offers, table, worth, kind)
      let [low, high] = [0, most]
      if (hoursAt(offers, count, 0) <= hoursThere[kind]!) high = 0
      for (let n = 0; n < HALVINGS && high > 0; n++) {
        // Worths differ by orders of magnitude, so the middle is the geometric mean once `low` is above 0.
        const middle = low > 0 ? Math.sqrt(low * high) : high / 1000
        if (hoursAt(offers, count, middle) > hoursThere[kind]!) low = middle
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

/** Returns how many jobs the kind may take; the others are left out. */
function fillOffers(
  { hours: offered, limit }: Offers,
  { jobs, kinds, choices, cost, hours }: JobTable,
  worth: Float64Array,
  kind: number,
): number {
  let count = 0
  for (let at = 0; at < jobs * choices; at += choices) {
    const own = hours[at + kind]!
    if (own <= 0) continue
    let other = cost[at + kinds]!
    for (let k = 0; k < kinds; k++) {
      if (k === kind) continue
      const value = cost[at + k]! + worth[k]! * hours[at + k]!
      if (value < other) other = value
    }
    const most = (other - cost[at + kind]!) / own
    if (most <= 0) continue
    offered[count] = own
    limit[count] = most
    count++
  }
  return count
}

function hoursAt({ hours, limit }: Offers, count: number, worth: number): number {
  let sum = 0
  for (let n = 0; n < count; n++) if (worth < limit[n]!) sum += hours[n]!
  return sum
}
