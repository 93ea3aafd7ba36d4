import { expect, test } from 'vitest'
import { hireCost } from './hire.ts'
import { shipHours } from './ship-hours.ts'

const HOLD = { tonnes: 1000, cubicMetres: 500 }
const STOP = 2

test('a full hold takes the flight there, the flight back and the stops', () => {
  const flights = [1, 2, 5].map((jumps) => ({ jumps, hours: 3 + 0.5 * jumps }))
  const rate = shipHours(flights, HOLD, STOP)!
  for (const { jumps, hours } of flights)
    expect(hireCost(rate, 500, jumps)).toBeCloseTo(2 * hours + STOP, 9)
})

test('flights of one length say nothing about a jump, and none say nothing at all', () => {
  expect(shipHours([{ jumps: 3, hours: 8 }], HOLD, STOP)).toEqual({
    perUnit: 18 / 500,
    perUnitAndJump: 0,
  })
  expect(shipHours([], HOLD, STOP)).toBeUndefined()
})

test('never less than nothing, however the flights scatter', () => {
  const { perUnit, perUnitAndJump } = shipHours(
    [
      { jumps: 0, hours: 9 },
      { jumps: 4, hours: 2 },
    ],
    HOLD,
    0,
  )!
  expect(perUnitAndJump).toBe(0)
  expect(perUnit).toBeCloseTo(11 / 500, 9)
})
