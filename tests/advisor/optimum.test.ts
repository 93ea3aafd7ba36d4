import fc from 'fast-check'
import load from 'highs'
import { describe, expect, test } from 'vitest'
import { advise } from '../../engine/advisor/base/advise.ts'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import { empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import { bestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import { planetPoolOfOne } from '../../engine/advisor/planets/solver-pool.ts'
import { solveTarget } from '../../engine/advisor/target/solve-target.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { PLANET_QUESTION } from '../../scripts/stage/sample-planet-question.ts'
import { AI1_CX, IC1_CX } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { bestOfTwo, bestOnPlanet, leastCost, type Terms } from './independent-optimum.ts'
import { question } from './sample-empire-question.ts'
import { plainSite } from './site.ts'
import { TINY_PLANETS, TINY_RECIPES, tiny } from './tiny-world.ts'

const solver = highsSolver(await load())

/** Above what rounding and the solver's own proof leave open, and below any difference that a player would see. */
const margin = (value: number) => 1 + 1e-3 * Math.abs(value)

const PRICED = ['DW', 'RAT', 'FOD', 'C', 'GRN', 'HCP'] as const

/** Prices of a player's own, equal for both sides, so that trade by itself earns nothing. */
const prices = fc.array(
  fc.record({ ticker: fc.constantFrom(...PRICED), value: fc.integer({ min: 20, max: 600 }) }),
  { maxLength: 4 },
)

const terms = (budgets: readonly number[]): fc.Arbitrary<Terms> =>
  fc.record({
    cx: fc.tuple(fc.constantFrom(AI1_CX, IC1_CX), prices).map(([cx, own]) => ({
      ...cx,
      ticker_empire: own.map((price) => ({ ...price, type: 'BOTH' as const })),
    })),
    recipes: fc.shuffledSubarray([...TINY_RECIPES], { minLength: 3, maxLength: 5 }),
    share: fc.constantFrom(0.0005, 0.002, 0.01, 0.05),
    budget: fc.constantFrom(...budgets),
  })

const limitsOf = ({ recipes, share }: Terms) => ({
  sellShare: share,
  buyShare: share,
  recipes: recipes.map(([, recipe]) => recipe),
})

describe('no answer exceeds an optimum found without the advisor, and no optimum exceeds its bound', () => {
  test('for one base', () => {
    fc.assert(
      fc.property(
        terms([270_000, 350_000, 420_000]),
        fc.constantFrom(...TINY_PLANETS),
        (asked, planet) => {
          const found = advise(solver, tiny, {
            site: plainSite(tiny, planet, asked.cx),
            limits: { ...limitsOf(asked), mostConstructionCost: asked.budget },
            goal: { kind: 'profit' },
          })
          if (!('best' in found)) throw new Error(found.status)
          const best = bestOnPlanet(asked, planet)
          expect(found.best.goal).toBeLessThanOrEqual(best + margin(best))
          expect(found.bound).toBeGreaterThanOrEqual(best - margin(best))
        },
      ),
      { numRuns: 25 },
    )
  })

  test('for the best planet, and for each planet of its list', async () => {
    await fc.assert(
      fc.asyncProperty(terms([270_000, 350_000, 420_000]), async (asked) => {
        const known = await bestPlanets(planetPoolOfOne(solver, tiny), {
          ...PLANET_QUESTION,
          site: { ...PLANET_QUESTION.site, cogc: '---' },
          cx: asked.cx,
          limits: { ...limitsOf(asked), mostConstructionCost: asked.budget },
        })
        const optima = TINY_PLANETS.map((planet) => bestOnPlanet(asked, planet))
        const best = Math.max(...optima)
        expect(
          Math.max(known.bound, ...known.ranked.map(({ bound }) => bound)),
        ).toBeGreaterThanOrEqual(best - margin(best))
        for (const { planet, goal, bound } of known.ranked) {
          const here = optima[TINY_PLANETS.indexOf(known.facts.naturalId[planet]!)]!
          expect(goal).toBeLessThanOrEqual(here + margin(here))
          expect(bound).toBeGreaterThanOrEqual(here - margin(here))
        }
      }),
      { numRuns: 18 },
    )
  })

  test('for the best empire', async () => {
    await fc.assert(
      fc.asyncProperty(terms([440_000, 480_000]), async (asked) => {
        const found = await bestEmpire(
          empirePoolOfOne(solver, tiny),
          question({
            planets: TINY_PLANETS,
            cx: asked.cx,
            limits: { ...limitsOf(asked), permits: 2, budget: asked.budget },
          }),
        )
        if (!('best' in found)) throw new Error(found.status)
        const best = bestOfTwo(asked, TINY_PLANETS)
        expect(found.best.totals.profit).toBeLessThanOrEqual(best + margin(best))
        expect(found.bound).toBeGreaterThanOrEqual(best - margin(best))
      }),
      { numRuns: 18 },
    )
  })

  test('for a target, where less is better', () => {
    fc.assert(
      fc.property(
        terms([440_000]),
        fc.constantFrom('DW', 'RAT', 'C'),
        fc.constantFrom(2, 15),
        fc.constantFrom(30, 365),
        (asked, ticker, perDay, investmentDays) => {
          const planets = TINY_PLANETS.slice(0, 2)
          const { recipes } = limitsOf(asked)
          const found = solveTarget(solver, tiny, {
            wanted: [{ ticker, perDay }],
            sites: planets.map((planet) => plainSite(tiny, planet, asked.cx)),
            jumps: planets.map(() => planets.map(() => 0)),
            jumpsToExchange: planets.map(() => 0),
            freight: 0,
            investmentDays,
            limits: { buyShare: asked.share, recipes },
            prices: resolvePrices(tiny, asked.cx, null),
            dailyVolume: dailyVolumeOf(tiny, asked.cx, null),
          })
          const least = leastCost(asked, planets, { ticker, perDay, investmentDays })
          if (!('best' in found) || !found.best) {
            expect(least).toBe(Infinity)
            return
          }
          expect(found.bound).toBeLessThanOrEqual(least + margin(least))
          const costsMost = found.best.bases.reduce(
            (sum, { result }) => sum + result.overview.totalConstructionCost,
            0,
          )
          // The optimum is one of all bases within a budget, which the target does not have.
          if (costsMost > asked.budget) return
          expect(found.best.cost.total).toBeGreaterThanOrEqual(least - margin(least))
        },
      ),
      { numRuns: 54 },
    )
  })
})
