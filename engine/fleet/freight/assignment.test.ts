import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Assignment, assign } from './assignment.ts'
import { type FreightJob, jobTable, missingHourCost } from './job.ts'

const job = (
  hired: number | null,
  ...byKind: ([cost: number, hours: number] | null)[]
): FreightJob => ({
  hired,
  byKind: byKind.map((choice) => choice && { cost: choice[0], hours: choice[1] }),
})
const missingHours = ({ hours }: Assignment, there: readonly number[]) =>
  hours.reduce((sum, used, k) => sum + Math.max(0, used - there[k]!), 0)
/** What the program minimises. */
const objective = (jobs: readonly FreightJob[], there: readonly number[], found: Assignment) =>
  found.cost + missingHourCost(jobTable(jobs, there.length)) * missingHours(found, there)

describe('lanes are assigned', () => {
  test('to the cheapest kind, as long as it has hours', () => {
    const jobs = [job(null, [10, 4], [30, 4]), job(null, [10, 4], [12, 4])]
    expect(assign(jobs, [4, 24]).shares).toEqual([
      { job: 0, kind: 0, share: 1 },
      { job: 1, kind: 1, share: 1 },
    ])
  })

  test('in parts where that is cheaper', () => {
    const found = assign([job(100, [10, 10])], [4])
    expect(found.cost).toBeCloseTo(0.4 * 10 + 0.6 * 100)
    expect(found.hours).toEqual([4])
    expect(found.hourPrice[0]).toBeCloseTo(9)
  })

  test('beyond the hours that there are where no other way is left', () => {
    const found = assign([job(null, [10, 10]), job(null, null)], [4])
    expect(found.shares).toEqual([{ job: 0, kind: 0, share: 1 }])
    expect(found.hours).toEqual([10])
  })

  test('and hours that are missing have no price, nor have those that would replace them', () => {
    expect(assign([job(null, [10, 10])], [4]).hourPrice).toEqual([null])
    // The second kind flies what the first has no hours for, and it has none to spare either.
    expect(assign([job(null, [10, 10], [20, 5])], [4, 1]).hourPrice).toEqual([null, null])
    expect(assign([job(null, [10, 10], [20, 5])], [4, 9]).hourPrice[1]).toBe(0)
  })
})

const choice = fc.option(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 30 })))
const fleets = (mostJobs: number, mostKinds: number) =>
  fc.integer({ min: 0, max: mostKinds }).chain((kinds) =>
    fc.record({
      jobs: fc.array(
        fc
          .tuple(
            fc.option(fc.integer({ min: 0, max: 90 })),
            fc.array(choice, { minLength: kinds, maxLength: kinds }),
          )
          .map(([hired, byKind]) => job(hired, ...byKind)),
        { maxLength: mostJobs },
      ),
      there: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: kinds, maxLength: kinds }),
    }),
  )

describe('an assignment', () => {
  test('does every job once, with the hours that it says', () => {
    fc.assert(
      fc.property(fleets(40, 6), ({ jobs, there }) => {
        const found = assign(jobs, there)
        const hours = there.map(() => 0)
        for (const [n, { byKind, hired }] of jobs.entries()) {
          const own = found.shares.filter((share) => share.job === n)
          const canBeDone = hired !== null || byKind.some((kind) => kind !== null)
          expect(own.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(canBeDone ? 1 : 0, 6)
          for (const { kind, share } of own)
            if (kind !== null) hours[kind]! += share * byKind[kind]!.hours
        }
        for (const [k, used] of hours.entries()) expect(found.hours[k]).toBeCloseTo(used, 6)
      }),
      { numRuns: 300 },
    )
  })

  test('is proved the best by what its hours are worth, up to forty kinds', () => {
    const large = fc.oneof(fleets(40, 6), fleets(120, 40))
    fc.assert(
      fc.property(large, ({ jobs, there }) => {
        const found = assign(jobs, there)
        const value = objective(jobs, there, found)
        const bound = lowerBound(jobs, there, found.hourWorth)
        expect(Math.abs(value - bound)).toBeLessThanOrEqual(1e-6 * (1 + Math.abs(value)))
      }),
      { numRuns: 200 },
    )
  })

  test('costs no more than any that trying all in steps of a quarter finds', () => {
    const small = fleets(3, 2)
    fc.assert(
      fc.property(small, ({ jobs, there }) => {
        const value = objective(jobs, there, assign(jobs, there))
        expect(value).toBeLessThanOrEqual(bruteForce(jobs, there) + 1e-6 * (1 + Math.abs(value)))
      }),
      { numRuns: 100 },
    )
  })
})

/** A lower bound of the cost, for any values of `hourWorth`; missing hours are counted. */
function lowerBound(
  jobs: readonly FreightJob[],
  hoursThere: readonly number[],
  hourWorth: readonly number[],
): number {
  const missing = missingHourCost(jobTable(jobs, hoursThere.length))
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

function bruteForce(jobs: readonly FreightJob[], there: readonly number[]): number {
  const missing = missingHourCost(jobTable(jobs, there.length))
  let best = Number.POSITIVE_INFINITY
  const hours = there.map(() => 0)
  const tryJob = (n: number, cost: number) => {
    const next = jobs[n]
    if (!next) {
      const over = hours.reduce((sum, used, k) => sum + Math.max(0, used - there[k]!), 0)
      best = Math.min(best, cost + missing * over)
      return
    }
    const { byKind, hired } = next
    const choices = [...byKind.entries()].filter(([, each]) => each !== null)
    if (choices.length === 0 && hired === null) return tryJob(n + 1, cost)
    const share = (c: number, left: number, sum: number) => {
      if (c === choices.length) {
        if (left === 0) tryJob(n + 1, sum)
        else if (hired !== null) tryJob(n + 1, sum + left * hired)
        return
      }
      const [k, each] = choices[c]!
      for (let part = 0; part <= left; part += 0.25) {
        hours[k]! += part * each!.hours
        share(c + 1, left - part, sum + part * each!.cost)
        hours[k]! -= part * each!.hours
      }
    }
    share(0, 1, cost)
  }
  tryJob(0, 0)
  return best
}
