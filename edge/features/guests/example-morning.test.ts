import { expect, test } from 'vitest'
import { ACCURATE } from '../../../engine/game/constants/rules.ts'
import { today } from '../../../engine/today/today.ts'
import { world } from '../../../scripts/stage/world.ts'
import { loadStarterGameData } from '../../gamedata/starter/starter-files.ts'
import { exampleJson } from './example.ts'
import { EXAMPLE_ECONOMY } from './example-economy.ts'

const facts = await loadStarterGameData()
const NOW = Date.UTC(2026, 10, 1)

test('a visitor sees every kind of line that the lists of FIO bring', () => {
  const { lines } = today(world, {
    now: NOW,
    plans: EXAMPLE_ECONOMY.empires.flatMap(({ plans, empire }, empireRank) =>
      plans.map((plan) => ({
        ...{ uuid: plan.name, name: plan.name, plan, empire, empireRank },
        ...{ cx: EXAMPLE_ECONOMY.cx, rules: ACCURATE },
      })),
    ),
    storage: JSON.parse(exampleJson('storage', NOW)),
    sites: JSON.parse(exampleJson('sites', NOW)),
    company: JSON.parse(exampleJson('company', NOW)),
    ...{ reserves: [], flowsFrom: 'game', seenOrders: [], updated: [] },
    programs: Object.fromEntries(
      facts.planets.map((planet) => [planet.PlanetNaturalId, planet.COGCPrograms]),
    ),
    money: { cx: EXAMPLE_ECONOMY.cx, rules: ACCURATE, rates: {} },
    ...{ soonDays: 10, targetDays: 20 },
  })
  expect([...new Set(lines.map(({ what }) => what.kind))].sort()).toEqual(
    [
      ...['runs out', 'storage full', 'repair', 'line idle', 'queue ends', 'unsatisfied'],
      ...['ship arrives', 'ships', 'order beaten', 'orders filled', 'contract', 'cash'],
    ].sort(),
  )
  for (const { inDays, lostPerDay } of lines) {
    expect(Number.isFinite(inDays)).toBe(true)
    expect(lostPerDay === null || lostPerDay >= 0).toBe(true)
  }
})
