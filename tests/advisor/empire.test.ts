import fc from 'fast-check'
import load from 'highs'
import { describe, expect, test } from 'vitest'
import type { EmpireBase } from '../../engine/advisor/empire/answer.ts'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import { canHold, clashingEmpireLimits } from '../../engine/advisor/empire/clash.ts'
import { tooManyBases } from '../../engine/advisor/empire/most-bases.ts'
import type { BestEmpireQuestion, ExistingChoice } from '../../engine/advisor/empire/question.ts'
import { empireRequestOf } from '../../engine/advisor/empire/request.ts'
import { type EmpireSolverPool, empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import type { Solver } from '../../engine/advisor/solver.ts'
import { ownSourcing } from '../../engine/empire/own-sourcing.ts'
import { systemOf } from '../../engine/fleet/ships/place-id.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { small } from './few-planets.ts'
import {
  FARM_PLANET,
  FREIGHT,
  farm,
  galaxyOfLinks,
  ids,
  question,
} from './sample-empire-question.ts'

const solver = highsSolver(await load())
const best = (asked: BestEmpireQuestion) => bestEmpire(empirePoolOfOne(solver, small), asked)

const close = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

describe('the best empire', () => {
  test('earns what its plans with own sourcing come to, within the limits of all together, and no more than the bound', () => {
    return fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...ids], { minLength: 2, maxLength: 3 }),
        fc.constantFrom(1, 2, 3),
        fc.constantFrom(0.05, 0.2, 1),
        fc.constantFrom(null, FREIGHT),
        async (planets, permits, share, freight) => {
          const asked = question({
            planets,
            freight,
            limits: { permits, sellShare: share, buyShare: share },
          })
          const found = await best(asked)
          if (!('best' in found)) throw new Error(found.status)
          const { bases, totals, promised, markets, flows, trade } = found.best
          expect(close(totals.profit, promised)).toBe(true)
          const own = ownSourcing(
            bases.map(({ planetNaturalId, result }) => ({
              uuid: planetNaturalId,
              profit: result.profit,
              degradation: result.overview.dailyDegradationCost,
              fees: result.overview.dailyFees,
              materialIo: result.materialio,
            })),
          )
          expect(close(totals.profit, own.profit - totals.freight)).toBe(true)
          expect(
            close(
              totals.profit,
              bases.reduce((sum, { earns }) => sum + earns, 0),
            ),
          ).toBe(true)
          expect(found.bound).toBeGreaterThanOrEqual(totals.profit * (1 - 1e-6))
          expect(totals.permits).toBeLessThanOrEqual(permits)
          for (const { perDay, most } of markets) expect(perDay).toBeLessThanOrEqual(most + 1e-6)
          for (const [index, { result }] of bases.entries()) {
            for (const { ticker, delta } of result.materialio) {
              const moved =
                flows.reduce(
                  (sum, flow) =>
                    flow.ticker !== ticker
                      ? sum
                      : sum +
                        (flow.from === index ? flow.perDay : 0) -
                        (flow.to === index ? flow.perDay : 0),
                  0,
                ) +
                trade.reduce(
                  (sum, one) =>
                    one.ticker !== ticker || one.base !== index
                      ? sum
                      : sum + (one.side === 'sell' ? one.perDay : -one.perDay),
                  0,
                )
              expect(Math.abs(moved - delta)).toBeLessThanOrEqual(1e-4)
            }
          }
        },
      ),
      { numRuns: 5 },
    )
  })

  test('keeps what stands, builds on what may change, and leaves the rest its permits and its trade', async () => {
    const existing = (choice: ExistingChoice) => [{ name: 'Farm', plan: farm(2), choice }]
    const planets = [FARM_PLANET, ...ids.filter((id) => id !== FARM_PLANET).slice(0, 2)]
    const asked = async (choice: ExistingChoice, permits = 1) => {
      const limits = { permits, sellShare: 1, buyShare: 1 }
      const found = await best(question({ planets, existing: existing(choice), limits }))
      if (!('best' in found)) throw new Error(found.status)
      return found.best
    }
    const kept = await asked('keep')
    expect(kept.bases.map(({ plan }) => plan)).toEqual([farm(2)])
    expect(kept.totals.constructionCost).toBe(0)
    const changed = await asked('change')
    expect(changed.bases.map(({ existing }) => existing)).toEqual([0])
    expect(changed.totals.profit).toBeGreaterThanOrEqual(kept.totals.profit)
    const farms = changed.bases[0]!.plan.buildings.filter(({ name }) => name === 'FRM')
    expect(farms.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(2)
    expect((await asked('leave')).bases).toEqual([])
    const besides = await asked('leave', 2)
    expect(besides.bases.every(({ planetNaturalId }) => planetNaturalId !== FARM_PLANET)).toBe(true)
  })

  test('what stands goes on trading what it trades, also where that is more than its share of the volume', async () => {
    const planets = [FARM_PLANET, ...ids.filter((id) => id !== FARM_PLANET).slice(0, 2)]
    const existing = [{ name: 'Farm', plan: farm(8), choice: 'keep' as const }]
    const limits = { permits: 2, sellShare: 0.001, buyShare: 0.001 }
    const found = await best(question({ planets, existing, limits }))
    if (!('best' in found)) throw new Error(found.status)
    expect(found.best.bases[0]!.plan).toEqual(farm(8))
    const { delta } = found.best.bases[0]!.result.materialio.find(({ ticker }) => ticker === 'GRN')!
    const sold = found.best.trade.filter(({ ticker, side }) => ticker === 'GRN' && side === 'sell')
    expect(sold.reduce((sum, { perDay }) => sum + perDay, 0)).toBeLessThanOrEqual(delta + 1e-6)
  })

  test('keeps every new base as simple as asked, with whole runs and few of them', async () => {
    const shares = { permits: 2, sellShare: 0.02, buyShare: 0.2 }
    const kinds = ({ plan }: EmpireBase) => new Set(plan.buildings.map(({ name }) => name)).size
    const recipes = ({ plan }: EmpireBase) =>
      new Set(plan.buildings.flatMap((row) => row.active_recipes.map((each) => each.recipeid))).size
    const found = async (limits: Partial<BestEmpireQuestion['limits']>) => {
      const answer = await best(question({ limits: { ...shares, ...limits } }))
      if (!('best' in answer)) throw new Error(answer.status)
      expect(answer.best.bases.length).toBeGreaterThan(0)
      for (const { plan } of answer.best.bases) {
        for (const { active_recipes } of plan.buildings) {
          const runs = active_recipes.map(({ amount }) => amount)
          expect(runs.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true)
          expect(runs.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(
            limits.mostRuns ?? 20,
          )
        }
      }
      return answer.best
    }
    const free = await found({})
    expect(Math.max(...free.bases.map(kinds))).toBeGreaterThan(1)
    const few = await found({ mostKinds: 1, mostRecipes: 2, mostRuns: 5 })
    for (const base of few.bases) {
      expect(kinds(base)).toBeLessThanOrEqual(1)
      expect(recipes(base)).toBeLessThanOrEqual(2)
    }
    expect(few.totals.profit).toBeLessThanOrEqual(free.totals.profit)
  })

  test('names the limits that cannot hold together', async () => {
    const existing = [{ name: 'Farm', plan: farm(8), choice: 'keep' as const }]
    const never = { permits: 1, sellShare: 1, buyShare: 1, neverSell: ['GRN'] }
    const found = await best(question({ planets: [], existing, limits: never }))
    expect(found).toEqual({
      status: 'clash',
      limits: [
        { field: 'neverSell', ticker: 'GRN' },
        { field: 'existing', existing: 0 },
      ],
    })
    const few = await best(
      question({ planets: [], existing, limits: { permits: 0, sellShare: 1, buyShare: 1 } }),
    )
    expect(few).toEqual({
      status: 'clash',
      limits: [{ field: 'permits' }, { field: 'existing', existing: 0 }],
    })
  })

  test('refuses more bases than are looked for together', async () => {
    const limits = { permits: 42, sellShare: 1, buyShare: 1 }
    await expect(best(question({ planets: 'all', permitsPerBase: 2, limits }))).rejects.toThrow(
      'These permits allow 21 bases; at most 20 are looked for together. Give fewer permits.',
    )
    const farms = [{ name: 'Farm', plan: farm(1), choice: 'keep' as const }]
    const asked = { planets: ids.slice(0, 3), permitsPerBase: 1, permits: 60, existing: farms }
    expect(tooManyBases(asked)).toBeUndefined()
    expect(tooManyBases({ ...asked, planets: 'all' })).toContain('allow 60 bases')
  })

  test('looks for a first empire even where beginning took all of the time', async () => {
    const pool = empirePoolOfOne(solver, small)
    const given: (number | undefined)[] = []
    const slow: EmpireSolverPool = {
      ...pool,
      targetMix: (at, solving, onBound) => {
        given.push(solving.secondsAtMost)
        return pool.targetMix(at, solving, onBound)
      },
      roundMix: (at, targetMix, secondsAtMost) => {
        given.push(secondsAtMost)
        return pool.roundMix(at, targetMix, secondsAtMost)
      },
    }
    const found = await bestEmpire(slow, question(), { secondsLeft: () => 0 })
    if (!('best' in found)) throw new Error(found.status)
    expect(found.best.bases.length).toBeGreaterThan(0)
    for (const seconds of given.slice(0, 2)) expect(seconds).toBeGreaterThanOrEqual(2)
  })

  test('says among how many planets it looked, and why others were left out', async () => {
    const [first, second] = ids
    const plotsFree = small.planets.plotsFree.map(() => 5)
    plotsFree[small.planets.indexOf.get(first!)!] = 0
    const universe = { ...small, planets: { ...small.planets, plotsFree } }
    const asked = question({ planets: ids.slice(0, 3), freePlotsOnly: true })
    const found = await bestEmpire(empirePoolOfOne(solver, universe), asked)
    expect(found).toMatchObject({ scope: { planets: 2, full: 1, unreached: 0 } })
    const alone = { ...FREIGHT, galaxy: galaxyOfLinks(['ZV-307', systemOf(second!)], [[0, 1]]) }
    const near = await bestEmpire(
      empirePoolOfOne(solver, small),
      question({ planets: [first!, second!], freight: alone }),
    )
    expect(near).toMatchObject({ scope: { planets: 1, full: 0, unreached: 1 } })
  })

  test('does not look for a clash longer than it may', () => {
    const existing = [{ name: 'Farm', plan: farm(2), choice: 'change' as const }]
    const limits = { permits: 2, sellShare: 1, buyShare: 1, neverSell: ['GRN'] }
    const request = empireRequestOf(small, question({ existing, limits }), ids.slice(0, 3))
    const given: (number | undefined)[] = []
    const watched: Solver = {
      relax: solver.relax,
      solve(program, options) {
        given.push(options?.secondsAtMost)
        return solver.solve(program, options)
      },
    }
    canHold(watched, small, request, 6)
    expect(given).toEqual([6])
    given.length = 0
    clashingEmpireLimits(watched, small, request, 6)
    expect(given.length).toBeGreaterThan(0)
    expect(
      given.reduce<number>((sum, seconds) => sum + (seconds ?? Infinity), 0),
    ).toBeLessThanOrEqual(6 + 1e-9)
  })
})
