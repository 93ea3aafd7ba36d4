import { describe, expect, test } from 'vitest'
import { ENVIRONMENT_CLASSES, environmentClass, specialMaterialsOf } from './environment.ts'

const plain = { Surface: true, Gravity: 1, Pressure: 1, Temperature: 20 }
const demands = (change: Partial<typeof plain>, area = 30) =>
  Object.fromEntries(
    specialMaterialsOf(environmentClass({ ...plain, ...change })).map(({ ticker, amountFor }) => [
      ticker,
      amountFor(area),
    ]),
  )

describe('a building on', () => {
  test.each([
    ['rock', {}, { MCG: 120 }],
    ['gas', { Surface: false }, { AEF: 10 }],
    ['little gravity', { Gravity: 0.2499 }, { MCG: 120, MGC: 1 }],
    ['much gravity', { Gravity: 2.5001 }, { MCG: 120, BL: 1 }],
    ['little pressure', { Pressure: 0.2499 }, { MCG: 120, SEA: 30 }],
    ['much pressure', { Pressure: 2.0001 }, { MCG: 120, HSE: 1 }],
    ['cold', { Temperature: -25.01 }, { MCG: 120, INS: 300 }],
    ['heat', { Temperature: 75.01 }, { MCG: 120, TSH: 1 }],
  ])('%s', (_, change, materials) => {
    expect(demands(change)).toEqual(materials)
  })
  test.each([0.25, 2.5])('gravity of exactly %d is plain', (Gravity) => {
    expect(demands({ Gravity })).toEqual({ MCG: 120 })
  })
  test('gas rounds up', () => {
    expect(demands({ Surface: false }, 31)).toEqual({ AEF: 11 })
  })
})

test('every combination has a class of its own', () => {
  const classes = new Set<number>()
  for (const Surface of [true, false]) {
    for (const Gravity of [0, 1, 9]) {
      for (const Pressure of [0, 1, 9]) {
        for (const Temperature of [-99, 0, 99]) {
          classes.add(environmentClass({ Surface, Gravity, Pressure, Temperature }))
        }
      }
    }
  }
  expect(classes.size).toBe(ENVIRONMENT_CLASSES)
  expect(Math.max(...classes)).toBe(ENVIRONMENT_CLASSES - 1)
})
