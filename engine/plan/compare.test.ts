import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planInput, world } from '../../scripts/stage/world.ts'
import type { PlanWrite } from '../game/plan.ts'
import { resolvePrices } from '../market/prices.ts'
import { blankPlan } from './blank.ts'
import { type ComparedPlan, comparePlans } from './compare.ts'
import * as edit from './edit.ts'
import { evaluatePlan } from './evaluate.ts'

const PLANET = 'VH-331a'
const prices = resolvePrices(world, null, PLANET)
const blank = { ...blankPlan({ PlanetNaturalId: PLANET, COGCProgramActive: null }), name: 'Farm' }
const farm: PlanWrite = edit.setInfrastructure(
  edit.addRecipe(
    edit.setBuildingAmount(edit.addBuilding(blank, 'FRM'), 0, 6),
    0,
    'FRM#1xH2O=>4xGRN',
  ),
  'HB1',
  4,
)
const compared = (plan: PlanWrite): ComparedPlan => ({
  plan,
  result: evaluatePlan(world, { plan, prices, empire: null }),
})

describe('two plans side by side', () => {
  const bigger = edit.addBuilding(
    edit.setExperts(edit.setBuildingAmount(farm, 0, 8), 'Agriculture', 2),
    'RIG',
  )
  const [one, other] = [compared(farm), compared({ ...bigger, name: 'Bigger' })]
  const { figures, materials, inputs } = comparePlans([one, other])

  test('have the figures of their results', () => {
    const valuesOf = (name: string) => figures.find(({ figure }) => figure === name)!.values
    expect(valuesOf('profit')).toEqual([one.result.profit, other.result.profit])
    expect(valuesOf('payback')).toEqual([one.result.overview.roi, other.result.overview.roi])
    expect(valuesOf('areaLeft')).toEqual([one.result.area.areaLeft, other.result.area.areaLeft])
    const short = other.result.workforce.pioneer.required - other.result.workforce.pioneer.capacity
    expect(short).toBeGreaterThan(0)
    expect(valuesOf('workersShort')).toEqual([0, short])
  })

  test('differ in the materials that they need and make, the largest difference first', () => {
    const deltaOf = ({ result }: ComparedPlan, ticker: string) =>
      result.materialio.find((row) => row.ticker === ticker)?.delta ?? 0
    const water = materials.find(({ ticker }) => ticker === 'H2O')!
    expect(water.values).toEqual([deltaOf(one, 'H2O'), deltaOf(other, 'H2O')])
    expect(water.isSame).toBe(false)
    const spreads = materials.map(({ values }) => Math.abs(values[1]! - values[0]!))
    expect(spreads).toEqual(spreads.toSorted((a, b) => b - a))
  })

  test('differ in the inputs that were edited, and in no other', () => {
    expect(
      inputs.filter(({ isSame }) => !isSame).map(({ label, values }) => [label, values]),
    ).toEqual([
      ['Agriculture experts', ['0', '2']],
      ['FRM', ['6 · 1 × 1×H2O → 4×GRN', '8 · 1 × 1×H2O → 4×GRN']],
      ['RIG', [null, '1']],
    ])
    expect(inputs.map(({ label }) => label)).not.toContain('Name')
  })
})

test('plans of other planets say so', () => {
  const away = { ...farm, planet_id: 'UV-351a', planet: { ...farm.planet, planetid: 'UV-351a' } }
  const { inputs } = comparePlans([compared(farm), compared(away)])
  expect(inputs[0]).toEqual({
    id: 'planet',
    label: 'Planet',
    values: [PLANET, 'UV-351a'],
    isSame: false,
  })
})

test('one plan, or none, differs in nothing', () => {
  const alone = comparePlans([compared(farm)])
  for (const rows of [alone.figures, alone.materials, alone.inputs])
    expect(rows.every(({ isSame }) => isSame)).toBe(true)
  expect(comparePlans([]).materials).toEqual([])
})

test('whatever the plans, one compared with itself is the same in every row', () => {
  fc.assert(
    fc.property(planInput, planInput, (a, b) => {
      const full = (input: typeof a): ComparedPlan => ({
        plan: { ...blank, ...input.plan, planet_id: input.plan.planet.planetid },
        result: evaluatePlan(world, { ...input, withRecipeOptions: false }),
      })
      const [one, other] = [full(a), full(b)]
      const twice = comparePlans([one, one])
      for (const rows of [twice.figures, twice.materials, twice.inputs])
        expect(rows.every(({ isSame }) => isSame)).toBe(true)
      const { figures, materials, inputs } = comparePlans([one, other, one])
      for (const rows of [figures, materials, inputs])
        for (const { values, isSame } of rows) {
          expect(values).toHaveLength(3)
          expect(values[2]).toEqual(values[0])
          expect(values.some((value) => Number.isNaN(value))).toBe(false)
          if (values[0] === values[1]) expect(isSame).toBe(true)
        }
    }),
    { numRuns: 30 },
  )
})
