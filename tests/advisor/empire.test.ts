import fc from 'fast-check'
import load from 'highs'
import { describe, expect, test } from 'vitest'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import { empireCrewOfOne } from '../../engine/advisor/empire/crew.ts'
import type { BestEmpireQuestion } from '../../engine/advisor/empire/question.ts'
import { ownSourcing } from '../../engine/empire/own-sourcing.ts'
import { CLASSIC } from '../../engine/reference/rules.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { AI1_CX } from '../engine/world.ts'
import { small } from './few-planets.ts'

const solver = highsSolver(await load())
const ids = small.planets.naturalId

const question = (over: Partial<BestEmpireQuestion> = {}): BestEmpireQuestion => ({
  planets: ids.slice(0, 3),
  freePlotsOnly: false,
  permitsPerBase: 1,
  cogc: 'own',
  experts: {},
  luxuries: [],
  hqPlanet: null,
  existing: [],
  limits: { permits: 2, sellShare: 0.2, buyShare: 0.2 },
  freight: null,
  exchange: 'AI1',
  empire: null,
  rules: CLASSIC,
  cx: AI1_CX,
  ...over,
})

const close = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

describe('the best empire', () => {
  test('earns what its plans with own sourcing come to, within the limits of all together, and no more than the bound', () => {
    return fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...ids], { minLength: 2, maxLength: 4 }),
        fc.constantFrom(1, 2, 3),
        fc.constantFrom(0.05, 0.2, 1),
        async (planets, permits, share) => {
          const asked = question({
            planets,
            limits: { permits, sellShare: share, buyShare: share },
          })
          const found = await bestEmpire(empireCrewOfOne(solver, small), asked)
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
          expect(close(totals.profit, own.profit)).toBe(true)
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
      { numRuns: 15 },
    )
  })
})
