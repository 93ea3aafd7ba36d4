import { expect, test } from 'vitest'
import { EXAMPLE_ECONOMY } from '../../edge/features/guests/example-economy.ts'
import { toLine, toWorkforce } from '../../edge/gamedata/fio/company-mapping.ts'
import { UserLine, UserWorkforce } from '../../edge/gamedata/fio/company-schemas.ts'
import { baseFlows, realFlows } from '../../engine/company/base-flows.ts'
import { companyLines } from '../../engine/company/company-lines.ts'
import { explainBase } from '../../engine/company/line-efficiency.ts'
import { realPlan } from '../../engine/company/plan-reality.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { parse } from '../../engine/game/validation.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { builtBaseOn } from '../../engine/plan/built-base.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { siteOf } from '../../scripts/stage/built.ts'
import { simulatedLines, simulatedWorkforce } from '../../scripts/stage/simulated-lines.ts'
import { world } from '../../scripts/stage/world.ts'
import { linesAsFio, workforceAsFio } from './as-fio.ts'
import { company as sample } from './company-sample.ts'

// On Node only: these are pure functions, and no host is started. Both hosts read the reports of FIO with the same mapping.
const NOW = Date.UTC(2026, 2, 10)
const sign = { userName: 'PLAYER1', at: NOW }

/** The eight example bases as FIO would report them: worn, with their experts, programmes and headquarters. */
const bases = EXAMPLE_ECONOMY.empires.flatMap(({ plans, empire }) =>
  plans.map((plan, n) => {
    const planetId = plan.planet_id
    const prices = resolvePrices(world, EXAMPLE_ECONOMY.cx, planetId, ACCURATE)
    const input = { plan, prices, empire, rules: ACCURATE }
    const result = evaluatePlan(world, input)
    const base = { planetId, result, condition: 0.97 - n / 50, rules: ACCURATE }
    const lines = linesAsFio(simulatedLines(world, base, NOW), sign)
    const workforce = workforceAsFio([simulatedWorkforce(base, NOW - 6 * 3_600_000)], sign)
    return {
      ...{ planetId, plan, empire, input, result },
      lines: lines.map((line) => toLine(parse(UserLine, line))),
      workforce: toWorkforce(parse(UserWorkforce, workforce[0])),
    }
  }),
)

test('our formula agrees with every efficiency reported of the example bases, and not with a made-up one', () => {
  const counts = bases.map(({ planetId, lines, workforce, empire, plan }) => {
    const known = companyLines(world, { lines }, NOW).get(planetId)!
    const conditions = { cogc: plan.planet.cogc, workforce, empire }
    const explained = explainBase(world, planetId, known, conditions).lines
    return { of: explained.length, agree: explained.filter((line) => line.isExplained).length }
  })
  const sum = (name: 'of' | 'agree') => counts.reduce((all, count) => all + count[name], 0)
  expect(bases).toHaveLength(8)
  expect(sum('of')).toBeGreaterThanOrEqual(8)
  expect(sum('agree')).toBe(sum('of'))

  // The figures of the documented sample are made up: 1.12 of a food processor.
  const [made] = sample.lines.map((line) => toLine(parse(UserLine, line)))
  const at = { ...made!, planetId: 'OT-580b' }
  const lines = companyLines(world, { lines: [at] }, NOW).get('OT-580b')!
  const known = { cogc: null, workforce: undefined, empire: null }
  const [line] = explainBase(world, 'OT-580b', lines, known).lines
  expect(line).toMatchObject({ reported: 1.12, isExplained: false })
  expect(line!.calculated).not.toBeNull()
})

test.each(bases.map((base) => [base.plan.name, base] as const))(
  'the plan that is made of what FIO reports of %s earns what its lines and workers move',
  (_, { planetId, plan, input, lines, workforce }) => {
    const sites = { planets: { [planetId]: siteOf(plan, 1) }, ships: {}, last_modified: null }
    const built = builtBaseOn(sites.planets, planetId)
    const known = companyLines(world, { lines }, NOW).get(planetId)!
    const base = { built, lines: known, workforce, cogc: plan.planet.cogc }
    const bare = {
      ...plan,
      planet: { ...plan.planet, experts: [] },
      buildings: plan.buildings.map((row) => ({ ...row, active_recipes: [] })),
    }
    const imported = realPlan(world, bare, base, input)
    expect(imported).toMatchObject({ unknownRecipes: [], hasConditions: true, hasWorkers: true })
    const { profit, overview } = evaluatePlan(world, { ...input, plan: imported.plan })

    const company = { lines, workforce: [workforce] }
    const real = realFlows({ company, storage: null, sites, now: NOW }).get(planetId)
    const { buy, sell } = input.prices
    const moved = baseFlows([], real, 'game').flows.reduce((sum, { ticker, delta }) => {
      const material = world.materials.indexOf.get(ticker)!
      return sum + delta * (delta > 0 ? sell : buy)[material]!
    }, 0)
    const earned = moved - overview.dailyDegradationCost - Math.abs(overview.dailyFees)
    expect(Math.abs(earned / profit - 1)).toBeLessThan(1e-6)
  },
)
