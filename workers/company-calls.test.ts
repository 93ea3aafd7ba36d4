import { expect, test } from 'vitest'
import { exampleJson } from '../edge/features/guests/example.ts'
import { EXAMPLE_ECONOMY } from '../edge/features/guests/example-economy.ts'
import type { Company } from '../engine/game/company.ts'
import { ACCURATE } from '../engine/game/constants/rules.ts'
import { world } from '../scripts/stage/world.ts'
import { companyCalls } from './company-calls.ts'

const NOW = Date.UTC(2026, 2, 10)
const [{ plans, empire }] = EXAMPLE_ECONOMY.empires as [(typeof EXAMPLE_ECONOMY.empires)[number]]
const plan = plans[0]!

const asked = (company: Company | null) =>
  companyCalls.reality(world, {
    plan: { plan, cx: EXAMPLE_ECONOMY.cx, empire, rules: ACCURATE },
    built: null,
    company,
    now: NOW,
  })

test("a guest's base runs as its plan, but for the line whose orders end", () => {
  const { rows, efficiencies } = asked(JSON.parse(exampleJson('company', NOW)))
  expect(rows.filter(({ change }) => change.kind === 'recipes')).toEqual([])
  expect(efficiencies.length).toBeGreaterThan(0)
  expect(efficiencies.every(({ isExplained }) => isExplained)).toBe(true)
})

test('without a company nothing is compared', () => {
  const { rows, efficiencies, profit, realProfit } = asked(null)
  expect(rows).toEqual([])
  expect(efficiencies).toEqual([])
  expect(realProfit).toBe(profit)
})
