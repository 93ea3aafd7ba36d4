import { expect, test } from 'vitest'
import { world } from '../../scripts/stage/world.ts'
import { EXPERTISES } from '../game/primitives.ts'
import { feesPerDay } from './fees.ts'

const fee = (WorkforceLevel: 'PIONEER' | 'SETTLER', FeeAmount: number) =>
  ({ Category: 'METALLURGY', WorkforceLevel, FeeAmount, FeeCurrency: 'NCC' }) as const
const METALLURGY = EXPERTISES.indexOf('METALLURGY')

test('a building pays the mean of its workers’ fees; an order its share of a day', () => {
  const [rate] = feesPerDay([fee('PIONEER', 15), fee('SETTLER', 12)], {
    ...world.buildings,
    count: 1,
    expertise: Int8Array.of(METALLURGY),
    workers: Float64Array.of(10, 25, 0, 0, 0),
    allWorkers: Float64Array.of(35),
  })
  expect(rate).toBeCloseTo(12.857, 3)
  expect((rate! * 8.4) / 24).toBeCloseTo(4.5, 9)
})

test('a building whose workers’ fees are not all known pays an unknown fee; one without workers none', () => {
  const { indexOf } = world.buildings
  const perDay = feesPerDay([fee('PIONEER', 15)], world.buildings)
  expect(perDay[indexOf.get('FRM')!]).toBeNaN()
  expect(perDay[indexOf.get('SME')!]).toBe(15)
  expect(perDay[indexOf.get('HB1')!]).toBe(0)
})

test('the 45 fees of Montem', () => {
  const { planets, buildings } = world
  const montem = planets.indexOf.get('OT-580b')!
  expect(planets.productionFees[montem]).toHaveLength(45)
  const of = (ticker: string) => planets.feesPerDay[montem]![buildings.indexOf.get(ticker)!]
  const rates = { SME: 25, FRM: 25, PP1: 25, BMP: 25, PP2: 42, CHP: 50.5, AAF: 385, SE: 385 }
  for (const [ticker, rate] of Object.entries(rates)) expect(of(ticker)).toBeCloseTo(rate, 9)
})
