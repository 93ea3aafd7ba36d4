import fc from 'fast-check'
import load from 'highs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { advise } from '../../engine/advisor/base/advise.ts'
import { type AdvisorQuestion, requestOf, siteUnder } from '../../engine/advisor/base/question.ts'
import { bestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import {
  freightPerTonne,
  type PlanetQuestion,
} from '../../engine/advisor/planets/planet-question.ts'
import { planetPoolOfOne } from '../../engine/advisor/planets/solver-pool.ts'
import { targetEmpire, targetPlan } from '../../engine/advisor/target/empire.ts'
import { type TargetQuestion, targetRequestOf } from '../../engine/advisor/target/request.ts'
import { solveTarget } from '../../engine/advisor/target/solve-target.ts'
import type { Cx } from '../../engine/game/cx.ts'
import type { Empire } from '../../engine/game/empire.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import { PlanSearch } from '../../engine/game/plan-start.ts'
import { EXPERTISES } from '../../engine/game/primitives.ts'
import { Cogc } from '../../engine/game/programs.ts'
import { type BasisChoices, basisOf, NO_CX, termsOf } from '../../engine/plan/basis.ts'
import { blankPlan } from '../../engine/plan/blank.ts'
import { startedPlan, withBase } from '../../engine/plan/start.ts'
import { recipeRoi } from '../../engine/roi/recipe-roi.ts'
import { resourceRoi } from '../../engine/roi/resource-roi.ts'
import { stoodInTickers } from '../../engine/universe/diagnostics.ts'
import { cxFor, empireBonus, world } from '../../scripts/stage/world.ts'
import { planetRows } from '../../web/features/advisor/planets/planet-rows.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { calls } from '../../workers/calls.ts'
import { small } from './few-planets.ts'

const solver = highsSolver(await load())
const PLANETS = world.planets.naturalId.slice(0, 60)
const uuid = (kind: number, index: number) => `0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4${kind}0${index}`

/** What a player may have: empires of any faction, CX of their own that some empires belong to, defaults or none. */
const own = (planet: string): fc.Arbitrary<BasisChoices> =>
  fc
    .record({
      bonuses: fc.array(empireBonus, { maxLength: 2 }),
      preferences: fc.array(cxFor(planet), { maxLength: 3 }),
      owner: fc.nat(2),
      defaultEmpire: fc.option(fc.nat(1)),
      defaultCx: fc.option(fc.nat(2)),
      figures: fc.constantFrom('classic' as const, 'accurate' as const),
    })
    .map(({ bonuses, preferences, owner, defaultEmpire, defaultCx, figures }) => {
      const empires = bonuses.flatMap((bonus, at): Empire[] =>
        bonus
          ? [
              {
                ...bonus,
                uuid: uuid(1, at),
                name: 'E',
                use_fio_storage: false,
                baseplanners: [],
              },
            ]
          : [],
      )
      const cxs = preferences.flatMap((cx_data, at): Cx[] =>
        cx_data
          ? [
              {
                uuid: uuid(2, at),
                name: cx_data.name,
                cx_data,
                empires: at === owner ? empires.slice(0, 1) : [],
              },
            ]
          : [],
      )
      return {
        empires,
        cxs,
        preferences: {
          figures,
          defaultEmpireUuid: defaultEmpire === null ? null : uuid(1, defaultEmpire),
          defaultCXUuid: defaultCx === null ? null : uuid(2, defaultCx),
        },
      }
    })

const chosenCx = fc.constantFrom(undefined, NO_CX, uuid(2, 0), uuid(2, 1), uuid(2, 2))

const question = fc.constantFrom(...PLANETS).chain((planetNaturalId) =>
  fc.record({
    choices: own(planetNaturalId),
    cx: chosenCx,
    place: fc.record({
      planetNaturalId: fc.constant(planetNaturalId),
      permits: fc.integer({ min: 1, max: 3 }),
      corphq: fc.boolean(),
      cogc: fc.constantFrom(...Cogc.options),
      choosesExperts: fc.constantFrom(false, false, false, true),
    }),
    expertise: fc.constantFrom(...EXPERTISES),
  }),
)

/** What the editor shows of a proposed base, opened as a new plan from an address. */
function opened(choices: BasisChoices, base: PlanData, search: unknown, universe = world) {
  const { cx } = v.parse(PlanSearch, search)
  const planet = base.planet.planetid
  const blank = blankPlan({ PlanetNaturalId: planet, COGCProgramActive: null })
  const basis = basisOf(choices, { empireUuid: blank.empire_uuid ?? null, cxUuid: cx })
  return calls.evaluate(universe, { plan: withBase(blank, base), ...termsOf(basis) })
}

const same = (promised: number, shown: number) =>
  expect(Math.abs(promised - shown)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(promised)))

describe('what was promised is what the opened plan earns', () => {
  test('for the best base', () => {
    fc.assert(
      fc.property(question, ({ choices, cx, place, expertise }) => {
        const terms = termsOf(basisOf(choices, { cxUuid: cx }))
        const asked: AdvisorQuestion = {
          site: siteUnder(terms, place),
          cx: terms.cx,
          cxUuid: cx,
          limits: { sellShare: 0.2, buyShare: 0.2, expertises: [expertise] },
          goal: { kind: 'profit' },
        }
        const advice = advise(solver, world, requestOf(world, asked), { gap: 0.05 })
        if (!('best' in advice)) throw new Error(advice.status)
        const { plan, result } = advice.best
        same(result.profit, opened(choices, plan, { cx: asked.cxUuid }).profit)
      }),
      { numRuns: 16, seed: 5 },
    )
  })

  test('for the best base on the best planets, which besides pays the freight that it names', async () => {
    const freight = fc.constantFrom(undefined, {
      station: 'Hortus Station' as const,
      perTonneAndJump: 8,
    })
    await fc.assert(
      fc.asyncProperty(
        question,
        fc.boolean(),
        freight,
        async ({ choices, cx, place }, runsOwn, freight) => {
          const terms = termsOf(basisOf(choices, { cxUuid: cx }))
          const { planetNaturalId: _, cogc, ...site } = siteUnder(terms, place)
          const asked: PlanetQuestion = {
            site: { ...site, cogc: runsOwn ? 'own' : cogc },
            cx: terms.cx,
            cxUuid: cx,
            limits: { sellShare: 0.2, buyShare: 0.2 },
            goal: { kind: 'profit' },
            purpose: { kind: 'limits' },
            freePlotsOnly: false,
            ...(freight && { freight }),
          }
          const known = await bestPlanets(planetPoolOfOne(solver, small), asked)
          for (const { id, plan, profit, standIns } of planetRows(known).slice(0, 5)) {
            if (!plan) continue
            const shown = opened(choices, plan, { cx: asked.cxUuid }, small)
            expect(standIns).toBe(stoodInTickers([shown]).length)
            const planet = small.planets.naturalId.indexOf(id)
            const carried = shown.materialio.reduce(
              (sum, { totalWeight, totalVolume }) =>
                sum + Math.max(Math.abs(totalWeight), Math.abs(totalVolume)),
              0,
            )
            same(profit! + carried * freightPerTonne(small, asked, planet), shown.profit)
          }
        },
      ),
      { numRuns: 4, seed: 11 },
    )
  })

  test('for a row of the ROI tables', () => {
    fc.assert(
      fc.property(question, fc.nat(), ({ choices, cx, place: { planetNaturalId } }, at) => {
        const { empire, ...terms } = termsOf(basisOf(choices, { cxUuid: cx }))
        const recipes = recipeRoi(world, { planetNaturalId, empire, ...terms })
        const resources = resourceRoi(world, { material: 'H2O', empire, ...terms })
        const row = at % recipes.recipeId.length
        const deposit = at % resources.planetNaturalId.length
        const extractor = resources.buildingTicker[deposit]!
        const rows = [
          {
            planet: planetNaturalId,
            profit: recipes.dailyProfit[row]!,
            start: {
              building: recipes.buildingTicker[row]!,
              recipe: recipes.recipeId[row]!,
              cogc: recipes.cogc[row]!,
            },
          },
          {
            planet: resources.planetNaturalId[deposit]!,
            profit: resources.dailyProfit[deposit]!,
            start: {
              building: extractor,
              recipe: `${extractor}#H2O`,
              cogc: 'RESOURCE_EXTRACTION' as const,
            },
          },
        ]
        for (const { planet, profit, start } of rows) {
          const search = v.parse(PlanSearch, { start, cx })
          const place = { PlanetNaturalId: planet, COGCProgramActive: null }
          same(profit, opened(choices, startedPlan(place, search.start), search).profit)
        }
      }),
      { numRuns: 40, seed: 9 },
    )
  })

  test('for the bases of a target, as plans of a new empire under its CX', () => {
    fc.assert(
      fc.property(question, ({ choices, cx, place }) => {
        const basis = basisOf(choices, { cxUuid: cx })
        const terms = termsOf(basis)
        const asked: TargetQuestion = {
          name: '50 DW a day',
          wanted: [{ ticker: 'DW', perDay: 50 }],
          sites: [siteUnder(terms, { ...place, choosesExperts: false })],
          jumps: [[0]],
          jumpsToExchange: [1],
          freight: 10,
          investmentDays: 365,
          limits: { neverBuy: ['DW'], expertises: ['FOOD_INDUSTRIES'] },
          cx: terms.cx,
          cxUuid: cx,
        }
        const answer = solveTarget(solver, world, targetRequestOf(world, asked))
        if (!('best' in answer) || !answer.best) return
        const { bases } = answer.best
        const written = targetEmpire('50 DW a day', bases, asked.sites[0]!.empire)
        const empire = { ...written, uuid: uuid(3, 0), baseplanners: [] }
        const after = {
          ...choices,
          empires: [...choices.empires, empire],
          cxs: choices.cxs.map((one) =>
            one.uuid === basis.cx?.uuid ? { ...one, empires: [...one.empires, empire] } : one,
          ),
        }
        // Without a CX of its own the empire falls back to the default one, which the page says before.
        fc.pre(basis.cx !== null || basisOf(after, {}).cx === null)
        for (const base of bases) {
          const { empire_uuid, ...plan } = targetPlan(written, base, empire.uuid)
          const shown = termsOf(basisOf(after, { empireUuid: empire_uuid ?? null }))
          same(base.result.profit, calls.evaluate(world, { plan, ...shown }).profit)
        }
      }),
      { numRuns: 15, seed: 3 },
    )
  })
})
