import { expect, test } from 'vitest'
import { FLIGHT_DEFAULTS } from '../../../engine/fleet/ships/flight-choice.ts'
import { flightInAddress, flightOf } from './flight-in-address.ts'

test('an address without parameters flies as the game offers it, and says no more than differs', () => {
  expect(flightOf({})).toEqual(FLIGHT_DEFAULTS)
  expect(Object.values(flightInAddress(FLIGHT_DEFAULTS)).every((v) => v === undefined)).toBe(true)
})

test('what was chosen comes back from the address', () => {
  const flight = {
    ...({ aim: 'cost', withGateways: false, fuelShare: 0.2 } as const),
    ...{ reactorSlider: 1, valueOfHour: 900, repairAt: 0.3 },
  }
  expect(flightOf(flightInAddress(flight))).toEqual(flight)
})
