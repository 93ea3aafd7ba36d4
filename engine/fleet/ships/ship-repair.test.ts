import { expect, test } from 'vitest'
import { IC1_CX, world } from '../../../scripts/stage/world.ts'
import { resolvePrices } from '../../market/prices.ts'
import { type ShipDesign, shipFrom } from './blueprint.ts'
import { FLIGHT_DEFAULTS, flightCosts, flyerFor } from './flight-choice.ts'
import { shipRepair } from './ship-repair.ts'

const FREIGHTER: ShipDesign = {
  ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
  hull: 'BHP',
}
const prices = resolvePrices(world, IC1_CX, null)
const priceOf = (ticker: string) => prices.buy[world.materials.indexOf.get(ticker)!]!

test('the repair bill grows with the damage, and is nothing without', () => {
  expect(shipRepair(world, prices, FREIGHTER, 0).repair).toEqual([])
  const costAt = (damage: number) => shipRepair(world, prices, FREIGHTER, damage).repairCost
  expect(costAt(0.1)).toBeGreaterThan(0)
  expect(costAt(0.5)).toBeGreaterThan(costAt(0.1))
  expect(costAt(2)).toBe(costAt(1))
})

test('a per cent of damage costs its share of the repair at which it is mended', () => {
  const ship = shipFrom(world, FREIGHTER)
  const { damage, stlFuel, ftlFuel, hour } = flightCosts(world, prices, ship, 'BHP', {
    ...FLIGHT_DEFAULTS,
    valueOfHour: 700,
    repairAt: 0.2,
  })
  expect(damage).toBeCloseTo(shipRepair(world, prices, FREIGHTER, 0.2).repairCost / 20, 9)
  expect([stlFuel, ftlFuel, hour]).toEqual([priceOf('SF'), priceOf('FF'), 700])
})

test('a full hold slows a ship down', () => {
  const slow = { design: { ...FREIGHTER, engine: 'GEN', cargoBay: 'HCB' } } as const
  const accelerationWith = (tonnes: number) =>
    flyerFor(world, prices, slow, FLIGHT_DEFAULTS, tonnes, { departs: 0, days: 0 }).loaded
      .acceleration
  expect(accelerationWith(5000)).toBeLessThan(accelerationWith(0))
})
