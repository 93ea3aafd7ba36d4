import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consolidatedFlows, consolidatedTotals } from './consolidated.ts'
import { empireMaterialIo, empireTotals } from './empire.ts'
import { loopedMaterials } from './own-loops.ts'
import { ownSourcing } from './own-sourcing.ts'

type Flows = readonly (readonly [ticker: string, delta: number, unitPrice: number])[]

function base(uuid: string, degradation: number, flows: Flows) {
  const materialIo = flows.map(([ticker, delta, unit]) => ({
    ticker,
    input: Math.max(-delta, 0),
    output: Math.max(delta, 0),
    delta,
    price: delta * unit,
  }))
  const sum = (side: (price: number) => number) =>
    materialIo.reduce((total, { price }) => total + side(price), 0)
  const revenue = sum((price) => Math.max(price, 0))
  const cost = degradation - sum((price) => Math.min(price, 0))
  const profit = revenue - cost
  const totals = { revenue, cost, profit, area: 100, permits: 1 }
  return { uuid, name: uuid, planetNaturalId: uuid, degradation, fees: 0, materialIo, ...totals }
}
const sourced = (plans: readonly ReturnType<typeof base>[]) => {
  const sourcing = ownSourcing(plans)
  return { sourcing, totals: consolidatedTotals(empireTotals(plans), plans, sourcing) }
}

describe('the empire as one trader', () => {
  test('neither sells nor buys what its bases make for each other', () => {
    const farm = base('farm', 20, [
      ['H2O', -10, 8],
      ['GRN', 50, 30],
    ])
    const kitchen = base('kitchen', 10, [
      ['GRN', -25, 40],
      ['RAT', 100, 20],
    ])
    const { totals, sourcing } = sourced([farm, kitchen])
    expect(totals).toMatchObject({ revenue: 25 * 30 + 100 * 20, cost: 20 + 10 + 10 * 8 })
    expect(totals.profitPerArea).toBeCloseTo((2750 - 110) / 200, 9)
    const flows = consolidatedFlows(empireMaterialIo([farm, kitchen]), sourcing)
    // Half of the grain is surplus, and sells for 30.
    expect(flows.find(({ ticker }) => ticker === 'GRN')?.deltaPrice).toBe(25 * 30)
    expect(flows.find(({ ticker }) => ticker === 'RAT')?.deltaPrice).toBe(2000)
  })

  test('earns revenue less cost, whatever is moved inside', () => {
    const flow = fc.tuple(
      fc.constantFrom('A', 'B', 'C', 'D'),
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: 0, max: 50 }),
    )
    const flows = fc.uniqueArray(flow, { selector: ([ticker]) => ticker, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(50), flows), { maxLength: 6 }), (bases) => {
        const plans = bases.map(([wear, list], n) => base(String(n), wear, list))
        const { totals } = sourced(plans)
        expect(totals.revenue - totals.cost).toBeCloseTo(totals.profit, 6)
        const apart = empireTotals(plans)
        expect(totals.revenue).toBeLessThanOrEqual(apart.revenue + 1e-9)
        expect(totals.cost).toBeLessThanOrEqual(apart.cost + 1e-9)
      }),
    )
  })
})

describe('materials in circles', () => {
  test('are those whose making takes themselves', () => {
    const wells = base('wells', 1, [
      ['AL', -5, 10],
      ['H2O', 100, 5],
    ])
    const smelter = base('smelter', 1, [
      ['H2O', -40, 6],
      ['AL', 25, 9],
    ])
    const farm = base('farm', 1, [
      ['H2O', -10, 6],
      ['GRN', 10, 9],
    ])
    const kitchen = base('kitchen', 1, [['GRN', -10, 9]])
    const looped = (plans: ReturnType<typeof base>[]) =>
      [...loopedMaterials(plans, ownSourcing(plans).materials)].sort()
    expect(looped([wells, smelter, farm, kitchen])).toEqual(['AL', 'H2O'])
    expect(looped([smelter, farm, kitchen])).toEqual([])
  })
})
