import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { world } from '../../tests/engine/world.ts'
import { designOf, repairBill, type ShipDesign, shipOf } from './blueprint.ts'
import {
  acceleration,
  jumpRate,
  landing,
  massInFlight,
  takeOff,
  transitFuel,
  transitSeconds,
} from './flight.ts'
import { CARGO_BAYS, ENGINES, FTL_TANKS, HULL_PLATES, REACTORS, SEATS, STL_TANKS } from './parts.ts'

const { materials } = world
const weightOf = (ticker: string) => materials.weight[materials.indexOf.get(ticker)!]!

const FREIGHTER: ShipDesign = {
  engine: 'ENG',
  stlTank: 'SSL',
  reactor: 'RCT',
  ftlTank: 'SFL',
  cargoBay: 'SCB',
  hull: 'BHP',
}

const oneOf = <T extends object>(parts: T) =>
  fc.constantFrom(...(Object.keys(parts) as (keyof T & string)[]))
const designs: fc.Arbitrary<ShipDesign> = fc.record(
  {
    engine: oneOf(ENGINES),
    stlTank: oneOf(STL_TANKS),
    reactor: fc.option(oneOf(REACTORS)),
    ftlTank: fc.option(oneOf(FTL_TANKS)),
    cargoBay: oneOf(CARGO_BAYS),
    hull: oneOf(HULL_PLATES),
    seats: oneOf(SEATS),
    shields: fc.record(
      {
        heat: fc.constantFrom('BPT' as const, 'APT' as const),
        whipple: fc.constantFrom('BWH' as const, 'AWH' as const),
      },
      { requiredKeys: [] },
    ),
    gravityShield: fc.boolean(),
  },
  { requiredKeys: ['engine', 'stlTank', 'reactor', 'ftlTank', 'cargoBay', 'hull'] },
)

describe('a ship from its parts', () => {
  test('the smallest freighter, to the last plate', () => {
    const ship = shipOf(FREIGHTER, weightOf)
    expect(ship).toMatchObject({
      volume: 963,
      structure: 46,
      plates: 48,
      bridge: 'BR1',
      quarters: 'CQS',
      emitters: { LFE: 0, MFE: 3, SFE: 2 },
      hold: { tonnes: 500, cubicMetres: 500 },
    })
    expect(ship.emptyMass).toBeCloseTo(827.8, 2)
    expect(ship.jump?.smallestShare).toBeCloseTo(725 / 2400)
  })

  test('is read back from its bill of materials', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const { bill, ...ship } = shipOf(design, weightOf)
        const { bill: again, ...same } = shipOf(designOf(bill)!, weightOf)
        expect(again).toEqual(bill)
        expect(same).toEqual(ship)
      }),
    )
  })

  test('takes no more for a repair than was built, and plates of every damage', () => {
    const ship = shipOf(FREIGHTER, weightOf)
    expect(repairBill(ship, 'BHP', 0).size).toBe(0)
    expect(repairBill(ship, 'BHP', 0.034)).toEqual(
      new Map([
        ['BHP', 2],
        ['SSC', 2],
        ['MFK', 12],
        ['FLP', 8],
      ]),
    )
    expect(repairBill(ship, 'BHP', 5)).toEqual(repairBill(ship, 'BHP', 1))
  })
})

describe('a flight', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })

  test('never gets quicker with more cargo', () => {
    fc.assert(
      fc.property(designs, share, share, (design, one, other) => {
        const ship = shipOf(design, weightOf)
        const secondsWith = (part: number) => {
          const cargoTonnes = part * ship.hold.tonnes
          const mass = massInFlight(ship, { stlFuel: 500, ftlFuel: 100, cargoTonnes })
          const loaded = { acceleration: acceleration(ship, mass), flow: ship.flow }
          return takeOff(loaded, { radiusKm: 7000, pressure: 1 }).seconds.mean
        }
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
        expect(secondsWith(heavy)).toBeGreaterThanOrEqual(secondsWith(light))
      }),
    )
  })

  test('never gets slower with more fuel, up to where it thrusts all the way', () => {
    const loaded = { acceleration: 78.48, flow: 0.015 }
    fc.assert(
      fc.property(share, share, (one, other) => {
        const km = 67_300_000
        // From here on braking later gains nothing.
        const most = Math.sqrt(km / (4 * loaded.acceleration))
        const [little, much] = [Math.min(one, other), Math.max(one, other)].map((part) =>
          Math.max(1, part * most),
        )
        expect(transitSeconds(loaded, km, much!)).toBeLessThanOrEqual(
          transitSeconds(loaded, km, little!),
        )
      }),
    )
  })

  test('tells a band where the law is open, and a player’s own flight closes it', () => {
    const down = landing({ acceleration: 78.48, flow: 0.015 }, { radiusKm: 7000, pressure: 1 })
    expect(down.seconds.least).toBeLessThan(down.seconds.mean)
    expect(down.seconds.mean).toBeLessThan(down.seconds.most)
    const { least, mean, most } = transitFuel('APP', 0.05, 1500)
    expect(least < mean && mean < most).toBe(true)
    const hull = { volume: 2664 }
    expect(jumpRate(hull).isEstimated).toBe(true)
    const own = jumpRate(hull, { jumpSecondsPerParsec: 1700 })
    expect(own).toMatchObject({
      isEstimated: false,
      secondsPerParsec: { least: 1700, mean: 1700, most: 1700 },
    })
  })
})
