import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownSourcing, type SourcingPlan } from './own-sourcing.ts'

/** A base, given by its surplus and deficit: ticker, units a day, price of a unit. */
function base(
  uuid: string,
  degradation: number,
  ...flows: readonly (readonly [ticker: string, delta: number, unitPrice: number])[]
): SourcingPlan {
  const materialIo = flows.map(([ticker, delta, unit]) => ({ ticker, delta, price: delta * unit }))
  const profit = materialIo.reduce((sum, { price }) => sum + price, 0) - degradation
  return { uuid, degradation, fees: 0, materialIo, profit }
}

describe('own sourcing', () => {
  test('a farm feeds a kitchen: the kitchen pays what the crop costs the farm', () => {
    const farm = base('farm', 20, ['H2O', -10, 8], ['GRN', 50, 30])
    const kitchen = base('kitchen', 10, ['GRN', -25, 40], ['RAT', 100, 20])
    const { materials, profits, profit } = ownSourcing([farm, kitchen])
    // The farm spends 20 + 10 × 8 = 100 on 50 grains.
    expect(materials).toEqual([
      {
        ticker: 'GRN',
        supply: 50,
        demand: 25,
        moved: 25,
        unitCost: 2,
        sellPrice: 30,
        buyPrice: 40,
      },
    ])
    // Half of the crop is supplied at cost, the rest is sold as before.
    expect(profits.get('farm')).toBeCloseTo(25 * 2 + 25 * 30 - 100, 9)
    expect(profits.get('kitchen')).toBeCloseTo(100 * 20 - 25 * 2 - 10, 9)
    expect(profit).toBeCloseTo(profits.get('farm')! + profits.get('kitchen')!, 9)
    // The spread between 30 and 40 is no longer paid on 25 grains.
    expect(profit - farm.profit - kitchen.profit).toBeCloseTo(25 * 10, 9)
  })

  test('what a government takes is a cost as any other', () => {
    const farm = { ...base('farm', 20, ['GRN', 50, 30]), fees: 5 }
    const kitchen = base('kitchen', 10, ['GRN', -25, 40], ['RAT', 100, 20])
    expect(ownSourcing([farm, kitchen]).materials[0]!.unitCost).toBe(0.5)
  })

  test('two bases that feed each other: a loop has its exact costs', () => {
    const wells = base('wells', 30, ['AL', -5, 10], ['H2O', 100, 5])
    const smelter = base('smelter', 50, ['H2O', -40, 6], ['AL', 25, 9])
    const { materials } = ownSourcing([wells, smelter])
    // 100 w = 30 + 5 a and 25 a = 50 + 40 w, so a = (50 + 12) / (25 − 2) and w = (30 + 5 a) / 100.
    const a = 62 / 23
    const w = (30 + 5 * a) / 100
    expect(materials.find(({ ticker }) => ticker === 'AL')!.unitCost).toBeCloseTo(a, 12)
    expect(materials.find(({ ticker }) => ticker === 'H2O')!.unitCost).toBeCloseTo(w, 12)
  })

  test('what is short is bought for the rest, by all users alike', () => {
    const farm = base('farm', 0, ['H2O', -10, 1], ['GRN', 10, 30])
    const first = base('first', 0, ['GRN', -15, 40])
    const second = base('second', 0, ['GRN', -5, 40])
    const { profits } = ownSourcing([farm, first, second])
    expect(profits.get('first')).toBeCloseTo(-(7.5 * 1 + 7.5 * 40), 9)
    expect(profits.get('second')).toBeCloseTo(-(2.5 * 1 + 2.5 * 40), 9)
  })

  test('costs are shared out over the products by what they would bring', () => {
    const works = base('works', 90, ['A', 10, 20], ['B', 10, 10])
    const user = base('user', 0, ['A', -1, 25], ['B', -1, 15])
    const { materials } = ownSourcing([works, user])
    expect(materials.map(({ unitCost }) => unitCost)).toEqual([6, 3])
  })

  test('a circle that keeps everything for itself has no finite cost and keeps the price of the exchange', () => {
    const one = base('one', 10, ['B', -5, 3], ['A', 10, 2])
    const other = base('other', 0, ['A', -10, 4], ['B', 5, 1])
    const { materials, profit } = ownSourcing([one, other])
    expect(materials.map(({ unitCost }) => unitCost)).toEqual([null, null])
    expect(profit).toBeCloseTo(-10, 9)
    expect(profit - one.profit - other.profit).toBeCloseTo(10 * 2 + 5 * 2, 9)
  })

  test('what feeds such a circle from outside has its cost all the same', () => {
    const well = base('well', 6, ['H2O', 3, 5])
    const one = base('one', 0, ['A', -1, 1], ['B', 1, 1])
    const other = base('other', 0, ['B', -1, 1], ['H2O', -3, 6], ['DW', -1, 7], ['A', 1, 1])
    const { materials } = ownSourcing([well, one, other])
    expect(materials.map(({ ticker, unitCost }) => [ticker, unitCost])).toEqual([
      ['A', null],
      ['B', null],
      ['H2O', 2],
    ])
  })

  test('whatever a unit costs, the empire earns what it sells less what it buys and wears out', () => {
    const flow = fc.tuple(
      fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: 0, max: 50 }),
    )
    const flows = fc.uniqueArray(flow, { selector: ([ticker]) => ticker, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(50), flows), { maxLength: 6 }), (bases) => {
        const plans = bases.map(([wear, list], i) => base(String(i), wear, ...list))
        const { materials, profit } = ownSourcing(plans)
        let expected = 0
        for (const { degradation, materialIo } of plans) {
          expected -= degradation
          for (const { ticker, delta, price } of materialIo) {
            const own = materials.find((material) => material.ticker === ticker)
            const inside = own ? own.moved / (delta > 0 ? own.supply : own.demand) : 0
            expected += (1 - inside) * price
          }
        }
        expect(profit).toBeCloseTo(expected, 6)
        for (const { unitCost } of materials) {
          if (unitCost !== null) expect(unitCost).toBeGreaterThanOrEqual(-1e-9)
        }
      }),
    )
  })
})
