import { expect, test } from 'vitest'
import { ownSourcing } from '../../../engine/empire/own-sourcing.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import { world } from '../../../scripts/stage/world.ts'
import { EXAMPLE_ECONOMY } from './example-economy.ts'

const { cx, empires } = EXAMPLE_ECONOMY
const evaluated = empires.map(({ empire, plans }) => ({
  empire,
  plans: plans.map((plan) => ({
    plan,
    result: evaluatePlan(world, {
      plan,
      prices: resolvePrices(world, cx, plan.planet_id),
      empire,
    }),
  })),
}))
const everyPlan = evaluated.flatMap(({ plans }) => plans)

test('has eight bases in two empires', () => {
  expect(evaluated).toHaveLength(2)
  expect(everyPlan).toHaveLength(8)
})

test.each(everyPlan.map(({ plan, result }) => [plan.name, result] as const))(
  '%s earns money, fits its area, houses everybody and is known in every part',
  (_, result) => {
    expect(result.diagnostics).toEqual([])
    expect(result.profit).toBeGreaterThan(1000)
    expect(result.area.areaLeft).toBeGreaterThanOrEqual(0)
    for (const { left } of Object.values(result.workforce)) expect(left).toBeGreaterThanOrEqual(0)
  },
)

test.each(evaluated.map(({ empire, plans }) => [empire.name, plans] as const))(
  'the bases of %s feed each other',
  (_, plans) => {
    const { materials } = ownSourcing(
      plans.map(({ plan, result }) => ({
        uuid: plan.name,
        profit: result.profit,
        degradation: result.overview.dailyDegradationCost,
        fees: result.overview.dailyFees,
        materialIo: result.materialio,
      })),
    )
    expect(materials.length).toBeGreaterThanOrEqual(3)
  },
)
