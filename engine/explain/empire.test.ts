import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EmpirePlan, empireMaterialIo, empireTotals } from '../empire/empire.ts'
import { explainEmpireFlow, explainEmpireTotal } from './empire.ts'

const money = fc.integer({ min: -1_000_000, max: 1_000_000 })
const totals = fc.array(
  fc.record({
    uuid: fc.uuid(),
    name: fc.constantFrom('Farm', 'Smelter', 'Mine'),
    profit: money,
    revenue: money,
    cost: money,
    area: fc.integer({ min: 0, max: 1000 }),
    permits: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 6 },
)
const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 }))
const flow = fc
  .record({ ticker: fc.constantFrom('DW', 'RAT'), input: amount, output: amount, unit: amount })
  .map(({ ticker, input, output, unit }) => {
    const delta = output - input
    return { ticker, input, output, delta, price: delta * unit }
  })
const empirePlans: fc.Arbitrary<EmpirePlan[]> = fc.array(
  fc.record({
    uuid: fc.uuid(),
    name: fc.constantFrom('Farm', 'Smelter'),
    planetNaturalId: fc.constant('VH-331a'),
    materialIo: fc.uniqueArray(flow, { maxLength: 2, selector: (row) => row.ticker }),
  }),
  { maxLength: 5 },
)

describe('an empire total', () => {
  test.each(['profit', 'revenue', 'cost', 'area', 'profitPerArea'] as const)(
    '%s is what its explanation comes to',
    (figure) => {
      fc.assert(
        fc.property(totals, (plans) => {
          expect(explainEmpireTotal(plans, figure).value).toBeCloseTo(
            empireTotals(plans)[figure],
            6,
          )
        }),
      )
    },
  )
})

describe('a material of an empire', () => {
  test.each(['input', 'output', 'delta', 'deltaPrice'] as const)(
    'has the %s that its explanation comes to',
    (figure) => {
      fc.assert(
        fc.property(empirePlans, (plans) => {
          for (const row of empireMaterialIo(plans)) {
            expect(explainEmpireFlow(plans, row.ticker, figure).value).toBeCloseTo(row[figure], 4)
          }
        }),
      )
    },
  )
  test('names the plans that move it, with their unit prices', () => {
    const plan = (name: string, input: number, output: number, price: number): EmpirePlan => ({
      uuid: name,
      name,
      planetNaturalId: 'VH-331a',
      materialIo: [{ ticker: 'DW', input, output, delta: output - input, price }],
    })
    const plans = [plan('Well', 0, 30, 300), plan('Farm', 10, 0, -200)]
    const [, mean] = explainEmpireFlow(plans, 'DW', 'deltaPrice').terms
    expect(mean).toMatchObject({ name: 'Mean price of DW', value: (300 + 200) / 40 })
    expect(mean?.terms[0]?.terms.map((term) => term.name)).toEqual([
      'Value moved by Well',
      'Value moved by Farm',
    ])
  })
})
