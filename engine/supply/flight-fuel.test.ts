import { expect, test } from 'vitest'
import { flightFuel } from './flight-fuel.ts'

const flight = (most: number, ftlFuel: number) => ({
  stlFuel: { least: most / 2, mean: most * 0.7, most },
  ftlFuel,
})

test('what the tanks hold need not be taken along', () => {
  const ship = { stlFuel: 1500, ftlFuel: 300 }
  expect(flightFuel(ship, [flight(400, 120), flight(500, 200.5)])).toEqual([
    { ticker: 'SF', burnt: 900, tank: 1500, along: 0 },
    { ticker: 'FF', burnt: 320.5, tank: 300, along: 21 },
  ])
})

test('a flight without jumps takes no FF, and no flight takes nothing', () => {
  const ship = { stlFuel: 100, ftlFuel: 0 }
  expect(flightFuel(ship, [flight(150, 0)])).toEqual([
    { ticker: 'SF', burnt: 150, tank: 100, along: 50 },
  ])
  expect(flightFuel(ship, [])).toEqual([])
})
