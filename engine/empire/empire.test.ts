import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyseEmpire } from './analysis.ts'
import { type EmpirePlanFlow, empireMaterialIo, empireTotals } from './empire.ts'

/** A flow at a unit price; purchases are negative. */
function flow(ticker: string, input: number, output: number, unitPrice: number): EmpirePlanFlow {
  const delta = output - input
  return { ticker, input, output, delta, price: delta * unitPrice }
}
const plan = (uuid: string, ...materialIo: EmpirePlanFlow[]) => ({
  uuid,
  name: `Plan ${uuid}`,
  planetNaturalId: `planet of ${uuid}`,
  materialIo,
})
const uuids = (plans: readonly { planUuid: string }[]) => plans.map((p) => p.planUuid)

describe('the material flow of an empire', () => {
  test('adds up per ticker, with the plans that use and make it', () => {
    const [dw, rat] = empireMaterialIo([
      plan('a', flow('RAT', 4, 0, 10), flow('DW', 10, 0, 5)),
      plan('b', flow('DW', 0, 30, 4)),
    ])
    expect(dw).toMatchObject({ ticker: 'DW', input: 10, output: 30, delta: 20 })
    expect(uuids(dw!.inputPlanets)).toEqual(['a'])
    expect(uuids(dw!.outputPlanets)).toEqual(['b'])
    expect(rat).toMatchObject({ ticker: 'RAT', delta: -4, deltaPrice: -40 })
  })

  test('values the delta at the mean unit price, weighted by what each plan moves', () => {
    const [dw] = empireMaterialIo([
      plan('a', flow('DW', 10, 0, 5)),
      plan('b', flow('DW', 0, 30, 4)),
    ])
    expect(dw!.deltaPrice).toBeCloseTo(20 * ((10 * 5 + 30 * 4) / 40), 12)
  })

  test('a plan that both uses and makes a material stands, and weighs, on both sides', () => {
    const [dw] = empireMaterialIo([
      plan('a', flow('DW', 10, 40, 6)),
      plan('b', flow('DW', 15, 0, 3)),
    ])
    expect(uuids(dw!.inputPlanets)).toEqual(['a', 'b'])
    expect(uuids(dw!.outputPlanets)).toEqual(['a'])
    expect(dw!.deltaPrice).toBeCloseTo(15 * ((2 * 30 * 6 + 15 * 3) / (2 * 30 + 15)), 12)
  })

  test('a plan whose flow cancels out weighs nothing and is listed once on each side', () => {
    const [dw] = empireMaterialIo([plan('a', flow('DW', 8, 8, 99)), plan('b', flow('DW', 0, 5, 4))])
    expect(uuids(dw!.inputPlanets)).toEqual(['a'])
    expect(uuids(dw!.outputPlanets)).toEqual(['a', 'b'])
    expect(dw!.deltaPrice).toBe(20)
  })

  test('is worth nothing where nothing is left over or missing', () => {
    const [dw] = empireMaterialIo([plan('a', flow('DW', 8, 8, 99))])
    expect(dw!.deltaPrice).toBe(0)
  })

  test('of no plans is empty', () => {
    expect(empireMaterialIo([])).toEqual([])
  })

  const unit = fc.integer({ min: 0, max: 1000 })
  const flows = fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('DW', 'RAT', 'C', 'FE'), unit, unit, unit)
      .map(([ticker, input, output, price]) => flow(ticker, input, output, price)),
    { selector: (f) => f.ticker },
  )
  const empire = fc.array(flows, { maxLength: 5 })

  test('conserves units and never shows what is no number', () => {
    fc.assert(
      fc.property(empire, (all) => {
        const rows = empireMaterialIo(all.map((f, n) => plan(`${n}`, ...f)))
        const units = (side: 'input' | 'output') => all.flat().reduce((sum, f) => sum + f[side], 0)
        expect(rows.reduce((sum, row) => sum + row.input, 0)).toBe(units('input'))
        expect(rows.reduce((sum, row) => sum + row.output, 0)).toBe(units('output'))
        for (const row of rows) {
          expect(row.delta).toBe(row.output - row.input)
          expect(Number.isFinite(row.deltaPrice)).toBe(true)
        }
      }),
    )
  })

  test('of prices that are all k times higher is worth k times as much', () => {
    fc.assert(
      fc.property(empire, fc.constantFrom(2, 0.5, 16), (all, k) => {
        const worth = (factor: number) =>
          empireMaterialIo(
            all.map((f, n) =>
              plan(`${n}`, ...f.map((row) => ({ ...row, price: row.price * factor }))),
            ),
          ).map((row) => row.deltaPrice)
        expect(worth(k)).toEqual(worth(1).map((price) => price * k))
      }),
    )
  })
})

test('totals add up, profit per area is over the whole area', () => {
  const one = { profit: 100, revenue: 300, cost: 200, area: 500, permits: 2 }
  const other = { profit: -50, revenue: 10, cost: 60, area: 250, permits: 1 }
  expect(empireTotals([one, other])).toEqual({
    profit: 50,
    revenue: 310,
    cost: 260,
    area: 750,
    profitPerArea: 50 / 750,
  })
  expect(empireTotals([]).profitPerArea).toBe(0)
})

test('the seven pictures show what is above nothing, largest first', () => {
  const plans = [
    { name: 'Loss', profit: -5 },
    { name: 'Small', profit: 1 },
    { name: 'Big', profit: 9 },
    { name: 'Even', profit: 0 },
  ]
  const flows = empireMaterialIo([
    plan('a', flow('DW', 10, 40, 6), flow('C', 0, 7, 2), flow('RAT', 5, 0, 3)),
    plan('b', flow('FE', 4, 0, 100), flow('H2O', 20, 8, 1)),
  ])
  expect(analyseEmpire(plans, flows)).toEqual({
    profitablePlans: [
      { label: 'Big', value: 9 },
      { label: 'Small', value: 1 },
    ],
    materialProfits: [
      { label: 'DW', value: 180 },
      { label: 'C', value: 14 },
    ],
    materialCosts: [
      { label: 'FE', value: 400 },
      { label: 'RAT', value: 15 },
      { label: 'H2O', value: 12 },
    ],
    netProduction: [
      { label: 'DW', value: 30 },
      { label: 'C', value: 7 },
    ],
    netConsumption: [
      { label: 'H2O', value: 12 },
      { label: 'RAT', value: 5 },
      { label: 'FE', value: 4 },
    ],
    exclusiveProduction: [{ label: 'C', value: 7 }],
    exclusiveConsumption: [
      { label: 'RAT', value: 5 },
      { label: 'FE', value: 4 },
    ],
  })
})
