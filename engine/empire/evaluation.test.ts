import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { cxFor, empireBonus, planOn, world } from '../../scripts/stage/world.ts'
import { resolvePrices } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { empireMaterialIo, empireTotals } from './empire.ts'
import { evaluatePlans } from './evaluate-plans.ts'
import {
  type EmpireEvaluation,
  type EmpireQuestion,
  type EvaluatedPlan,
  empireChanges,
  joinOutcomes,
  type PlanToEvaluate,
} from './evaluation.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const HOME = world.planets.naturalId[0]!
const somePlan = fc.integer({ min: 0, max: 5 }).chain(planOn)
const plans = fc
  .array(somePlan, { maxLength: 6 })
  .map((list) => list.map((plan, n): PlanToEvaluate => ({ uuid: `p${n}`, name: `P${n}`, plan })))
const empire: fc.Arbitrary<EmpireQuestion> = fc.record({
  plans,
  cx: cxFor(HOME),
  empire: empireBonus,
})

const evaluated = (question: EmpireQuestion, dataVersion = 'v1'): EmpireEvaluation => ({
  question,
  dataVersion,
  outcomes: evaluatePlans(world, question),
})
const [fixed] = fc.sample(empire, { numRuns: 50, seed: 7 }).filter((e) => e.plans.length > 2)
const question = fixed!

describe('the plans of an empire', () => {
  test('come to what each comes to alone', () => {
    fc.assert(
      fc.property(empire, ({ plans, cx, empire }) => {
        const outcomes = evaluatePlans(world, { plans, cx, empire })
        for (const [n, { plan }] of plans.entries()) {
          const prices = resolvePrices(world, cx, plan.planet.planetid)
          const { profit, revenue, cost, materialio, diagnostics } = evaluatePlan(world, {
            ...{ plan, prices, empire },
          })
          expect(outcomes[n]).toMatchObject({
            ...{ uuid: `p${n}`, profit, revenue, cost, diagnostics },
            materialIo: materialio.map(({ ticker, delta, price }) => ({ ticker, delta, price })),
          })
        }
      }),
      { numRuns: 20 },
    )
  })

  test('add up without further ado', () => {
    const done = evaluatePlans(world, question).filter(
      (outcome): outcome is EvaluatedPlan => outcome.problem === null,
    )
    const profit = done.reduce((sum, plan) => sum + plan.profit, 0)
    expect(empireTotals(done).profit).toBeCloseTo(profit)
    expect(empireMaterialIo(done).length).toBeGreaterThan(0)
  })

  test('that fail take no other along', () => {
    const [first, ...others] = question.plans
    const lost = { ...first!.plan, planet: { ...first!.plan.planet, planetid: 'XX-000a' } }
    const outcomes = evaluatePlans(world, {
      ...question,
      plans: [{ ...first!, plan: lost }, ...others],
    })
    expect(outcomes[0]).toEqual({
      uuid: 'p0',
      name: 'P0',
      planetNaturalId: 'XX-000a',
      problem: 'Planet XX-000a not available.',
    })
    expect(outcomes.slice(1).every(({ problem }) => problem === null)).toBe(true)
  })
})

describe('what changed', () => {
  const changedIn = (next: EmpireQuestion, dataVersion = 'v1') =>
    empireChanges(evaluated(question), next, dataVersion).changed.map(({ uuid }) => uuid)
  const all = question.plans.map(({ uuid }) => uuid)

  test('is nothing where all say the same, copies included', () => {
    expect(changedIn(structuredClone(question))).toEqual([])
  })

  test('is a plan that was edited, and a plan that is new', () => {
    const [first, ...others] = question.plans
    const planet = { ...first!.plan.planet, permits: first!.plan.planet.permits + 1 }
    const edited = { ...first!, plan: { ...first!.plan, planet } }
    const added = { ...first!, uuid: 'new' }
    expect(changedIn({ ...question, plans: [edited, ...others, added] })).toEqual(['p0', 'new'])
  })

  test('is a plan whose core module is built now, and its construction costs less', () => {
    const [first, ...others] = question.plans
    const built = { ...question, plans: [{ ...first!, includeCM: false }, ...others] }
    expect(changedIn(built)).toEqual(['p0'])
    const costOf = ({ outcomes }: EmpireEvaluation) =>
      (outcomes[0] as EvaluatedPlan).constructionCost
    expect(costOf(evaluated(built))).toBeLessThan(costOf(evaluated(question)))
  })

  test('is everything over other game data or under other preferences', () => {
    expect(changedIn(question, 'v2')).toEqual(all)
    const other = { faction: 'ANTARES', permits_used: 1, permits_total: 9 } as const
    expect(changedIn({ ...question, empire: other })).toEqual(all)
  })

  test('is not a plan that got another name, but its outcome has the name', () => {
    const [first, ...others] = question.plans
    const next = { ...question, plans: [{ ...first!, name: 'Renamed' }, ...others] }
    const changes = empireChanges(evaluated(question), next, 'v1')
    expect(changes.changed).toEqual([])
    expect(joinOutcomes(changes, [])[0]).toMatchObject({ name: 'Renamed' })
  })

  test('joined with what was kept is the same as all from the beginning', () => {
    fc.assert(
      fc.property(empire, plans, fc.array(fc.boolean()), (before, drawn, isKept) => {
        const mixed = drawn.map((entry, n) =>
          isKept[n] && before.plans[n] ? before.plans[n] : entry,
        )
        const next = { ...before, plans: mixed }
        const changes = empireChanges(evaluated(before), next, 'v1')
        const fresh = evaluatePlans(world, { ...next, plans: changes.changed })
        expect(joinOutcomes(changes, fresh)).toEqual(evaluatePlans(world, next))
      }),
      { numRuns: 20 },
    )
  })
})
