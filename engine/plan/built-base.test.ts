import { expect, test } from 'vitest'
import type { PlanetSite } from '../game/fio.ts'
import type { PlanBuilding, PlanWrite } from '../game/plan.ts'
import { blankPlan } from './blank.ts'
import { type BuiltBase, builtBaseOn, compareBuildings, withBuiltBase } from './built-base.ts'

const base = (buildings: Record<string, number>, permits = 1): BuiltBase => ({
  permits,
  buildings: new Map(Object.entries(buildings)),
})
const row = (name: string, amount: number, ...recipes: string[]): PlanBuilding => ({
  name,
  amount,
  active_recipes: recipes.map((recipeid) => ({ recipeid, amount: 1 })),
})
const planWith = (parts: Partial<PlanWrite>): PlanWrite => ({
  ...blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null }),
  ...parts,
})

test('buildings of a site are counted by kind', () => {
  const site = {
    PlanetIdentifier: 'VH-331a',
    InvestedPermits: 2,
    Buildings: ['CM', 'FRM', 'HB1', 'FRM'].map((BuildingTicker) => ({ BuildingTicker })),
  } as PlanetSite
  expect(builtBaseOn({ a: site }, 'VH-331a')).toEqual(base({ CM: 1, FRM: 2, HB1: 1 }, 2))
  expect(builtBaseOn({ a: site }, 'KW-688c')).toBeNull()
})

test('a comparison names what is planned first, then what only stands; nothing that is neither', () => {
  const planned = [
    { building: 'CM', amount: 1 },
    { building: 'FRM', amount: 3 },
    { building: 'FRM', amount: 2 },
    { building: 'STO', amount: 0 },
  ]
  expect(compareBuildings(planned, base({ RIG: 2, FRM: 4 }))).toEqual([
    { building: 'CM', planned: 1, built: 0 },
    { building: 'FRM', planned: 5, built: 4 },
    { building: 'RIG', planned: 0, built: 2 },
  ])
})

test('taking over sets permits, infrastructure and amounts, and keeps what the game does not tell', () => {
  const plan = planWith({
    name: 'Farm',
    infrastructure: [{ building: 'HB1', amount: 9 }],
    buildings: [row('FRM', 6, 'FRM#1xH2O=>4xGRN'), row('FP', 2)],
  })
  plan.planet.cogc = 'AGRICULTURE'
  const taken = withBuiltBase(plan, base({ CM: 1, HB2: 1, STO: 2, STA: 1, FRM: 4, RIG: 3 }, 2))
  expect(taken.planet).toEqual({ ...plan.planet, permits: 2 })
  expect(taken.infrastructure).toEqual([
    { building: 'HB2', amount: 1 },
    { building: 'STO', amount: 2 },
    { building: 'STA', amount: 1 },
  ])
  expect(taken.buildings).toEqual([row('FRM', 4, 'FRM#1xH2O=>4xGRN'), row('RIG', 3)])
  expect(taken.name).toBe('Farm')
})

test.each([
  ['fewer than planned leave the later row short', 4, [3, 1]],
  ['more than planned go into the last row', 9, [3, 6]],
  ['none of the second row stands', 2, [2]],
  ['none stands at all', 0, []],
])('two rows of one kind: %s', (_, built, amounts) => {
  const plan = planWith({ buildings: [row('FRM', 3, 'a'), row('FRM', 2, 'b')] })
  const { buildings } = withBuiltBase(plan, base({ FRM: built }))
  expect(buildings.map(({ amount }) => amount)).toEqual(amounts)
  expect(buildings.map(({ active_recipes }) => active_recipes[0]!.recipeid)).toEqual(
    ['a', 'b'].slice(0, amounts.length),
  )
})

test('a plan that was taken over agrees with the base in every building', () => {
  const real = base({ CM: 1, HB1: 4, FRM: 7, RIG: 2 })
  const plan = planWith({ buildings: [row('FRM', 1), row('PP1', 3), row('FRM', 1)] })
  const { buildings, infrastructure } = withBuiltBase(plan, real)
  const planned = [
    { building: 'CM', amount: 1 },
    ...buildings.map(({ name, amount }) => ({ building: name, amount })),
    ...infrastructure,
  ]
  for (const { planned: wanted, built } of compareBuildings(planned, real))
    expect(wanted).toBe(built)
})
