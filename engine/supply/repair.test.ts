import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { meanRepairEfficiency, repairEfficiency } from '../game/constants/degradation.ts'
import { ACCURATE } from '../game/constants/rules.ts'
import { resolvePrices } from '../market/prices.ts'
import { compileUniverse } from '../universe/universe.ts'
import { analyseRepair, repairAmount, repairMaterials } from './repair.ts'

const universe = compileUniverse(await loadStarterGameData())
const prices = resolvePrices(universe, null, null)

test.each([
  [16, 0, 0],
  [16, 1, 1],
  [3, 59, 1],
  [3, 60, 1],
  [3, 61, 2],
  [100, 90, 50],
  [16, 180, 16],
  [16, 500, 16],
  [16, -5, 0],
])('of %i units a repair on day %i takes %i', (amount, day, units) => {
  expect(repairAmount(amount, day)).toBe(units)
})

test('a later repair never takes less, and never more than a new building', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(200), (amount, day) => {
      const units = repairAmount(amount, day)
      expect(units).toBeGreaterThanOrEqual(0)
      expect(units).toBeLessThanOrEqual(amount)
      expect(repairAmount(amount, day + 1)).toBeGreaterThanOrEqual(units)
    }),
  )
})

describe('the efficiency of a worn building', () => {
  test('falls along the curve from nearly all to a third', () => {
    expect(repairEfficiency(0)).toBeCloseTo(0.9995, 4)
    expect(repairEfficiency(100.87)).toBeCloseTo(0.665, 12)
    expect(repairEfficiency(180)).toBeCloseTo(0.3323, 4)
  })

  test.each([1, 30, 90, 180])(
    'has the mean over %i days that summing in small steps finds',
    (day) => {
      const steps = 20_000
      let sum = 0
      for (let s = 0; s < steps; s++) sum += repairEfficiency((day * (s + 0.5)) / steps)
      expect(meanRepairEfficiency(day)).toBeCloseTo(sum / steps, 9)
    },
  )

  test('has the mean of its first instant on day 0', () => {
    expect(meanRepairEfficiency(0)).toBe(repairEfficiency(0))
  })
})

test('each building is rounded on its own: two of them take twice as much', () => {
  const buildings = [{ amount: 2, constructionMaterials: [{ ticker: 'BSE', input: 3 }] }]
  const [row] = repairMaterials(universe, prices, buildings, 61)
  const bse = universe.materials.indexOf.get('BSE')!
  expect(row).toEqual({
    ticker: 'BSE',
    amount: 4,
    weight: 4 * universe.materials.weight[bse]!,
    volume: 4 * universe.materials.volume[bse]!,
    cost: 4 * prices.buy[bse]!,
  })
})

describe('the analysis', () => {
  const constructionMaterials = [
    { ticker: 'BSE', input: 12 },
    { ticker: 'MCG', input: 100 },
  ]
  const cost =
    prices.buy[universe.materials.indexOf.get('BSE')!]! * 12 +
    prices.buy[universe.materials.indexOf.get('MCG')!]! * 100
  const building = {
    amount: 3,
    constructionMaterials,
    constructionCost: -cost,
    workforceDailyCost: -50,
    dailyFee: 0,
    dailyRevenue: 9000 - 150 - cost / 180,
  }
  const analysis = analyseRepair(universe, prices, [building])

  test('weighs what production loses against what repairs cost', () => {
    const day = 75
    expect(analysis.costPerDay[day]).toBeCloseTo(analysis.cost[day]! / day, 9)
    expect(analysis.profitPerDay[day]).toBeCloseTo(
      building.dailyRevenue * meanRepairEfficiency(day) - analysis.cost[day]! / day,
      6,
    )
    expect(analysis.cost[180]).toBeCloseTo(3 * cost, 6)
  })

  test('in Accurate pays the staff in full and real repairs instead of an allowance', () => {
    const day = 75
    const row = { ...building, dailyRevenue: 9000 - 150 - (3 * cost) / 180 }
    const accurate = analyseRepair(universe, prices, [row], ACCURATE)
    expect(accurate.cost).toEqual(analysis.cost)
    expect(accurate.profitPerDay[day]).toBeCloseTo(
      9000 * meanRepairEfficiency(day) - 150 - analysis.cost[day]! / day,
      6,
    )
  })

  test('in Accurate the government takes its fee whatever the condition', () => {
    const paying = { ...building, dailyFee: -10, dailyRevenue: building.dailyRevenue - 30 }
    const profits = (row: typeof building) =>
      analyseRepair(universe, prices, [row], ACCURATE).profitPerDay
    expect(profits(building)[75]! - profits(paying)[75]!).toBeCloseTo(30, 9)
  })

  test('marks the day that earns most, and never day 0', () => {
    const best = Math.max(...analysis.profitPerDay.subarray(1))
    expect(analysis.profitPerDay[analysis.bestDay]).toBe(best)
    expect(analysis.bestDay).toBeGreaterThan(0)
  })

  test('repairs a rich base sooner than a poor one', () => {
    const bestDay = (dailyRevenue: number) =>
      analyseRepair(universe, prices, [{ ...building, dailyRevenue }]).bestDay
    expect(bestDay(90_000)).toBeLessThan(bestDay(900))
  })

  test('of no buildings is all zero', () => {
    const { cost, profitPerDay, bestDay } = analyseRepair(universe, prices, [])
    expect([...cost, ...profitPerDay].every((value) => value === 0)).toBe(true)
    expect(bestDay).toBe(1)
  })
})
