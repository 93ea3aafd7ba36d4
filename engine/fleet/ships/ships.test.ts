import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { world } from '../../../scripts/stage/world.ts'
import { designOf, repairBill, type ShipDesign, shipOf } from './blueprint.ts'
import {
  acceleration,
  climbSeconds,
  massInFlight,
  reactorShare,
  rechargeSeconds,
  secondsPerParsec,
  takeOffKm,
  transitFuels,
  transitSeconds,
} from './flight.ts'
import { withOwnFigures } from './own-figures.ts'
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
          return climbSeconds(loaded, takeOffKm({ radiusKm: 7000, pressure: 1 }))
        }
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
        expect(secondsWith(heavy)).toBeGreaterThanOrEqual(secondsWith(light))
      }),
    )
  })

  test('never gets slower with more fuel, and thrusts all the way with enough of it', () => {
    const loaded = { acceleration: 78.48, flow: 0.015 }
    const km = 67_300_000
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (fuel) => {
        expect(transitSeconds(loaded, km, fuel + 1)).toBeLessThanOrEqual(
          transitSeconds(loaded, km, fuel),
        )
      }),
    )
    expect(transitSeconds(loaded, km, 1000)).toBe(Math.floor(2 * Math.sqrt(km / 78.48)))
  })

  test('a departure takes no fuel that it could not burn', () => {
    const loaded = { acceleration: 78.48, flow: 0.015 }
    const km = 20_000_000
    const [fuel] = transitFuels(loaded, [{ kind: 'DEP', km, speed: 0 }], 1, 8000)
    expect(fuel).toBe(Math.ceil(Math.sqrt(km / (4 * 78.48))))
  })

  test('jumps and recharges as the spec works them out', () => {
    const { jump, volume } = shipOf(FREIGHTER, weightOf)
    expect(secondsPerParsec(jump!, volume, reactorShare(jump!, 0.5))).toBeCloseTo(1352.3, 1)
    expect(rechargeSeconds(jump!, reactorShare(jump!, 0.5))).toBeCloseTo(293, 0)
    const huge = shipOf(
      {
        engine: 'FSE',
        stlTank: 'MSL',
        reactor: 'QCR',
        ftlTank: 'LFL',
        cargoBay: 'HCB',
        hull: 'LHP',
      },
      weightOf,
    )
    const share = reactorShare(huge.jump!, 0.5)
    expect(secondsPerParsec(huge.jump!, huge.volume, share)).toBeCloseTo(1996.1497, 4)
    expect(huge.protection.hullFactor).toBeCloseTo(1.1)
  })
})

test('figures that FIO reports take the place of what the parts give', () => {
  const ship = shipOf(FREIGHTER, weightOf)
  const own = { volume: 2664, thrust: 99_000, reactorPower: 4800, emitterPower: 1000, ftlFuel: 800 }
  expect(withOwnFigures(ship, own)).toMatchObject({
    ...{ volume: 2664, structure: 127, plates: 93, thrust: 99_000, ftlFuel: 800, stlFuel: 1500 },
    jump: { power: 4800, chargeFactor: 15, smallestShare: 1000 / 4800 },
  })
  expect(withOwnFigures(ship, {})).toEqual(ship)
})

test('parts without a law are named, and weigh what they weigh', () => {
  const { bill, emptyMass } = shipOf(FREIGHTER, weightOf)
  const design = designOf(new Map([...bill, ['VOE', 1], ['HAM', 2]]))!
  expect([...design.others!]).toEqual([
    ['VOE', 1],
    ['HAM', 2],
  ])
  expect(shipOf(design, weightOf).emptyMass).toBeCloseTo(
    emptyMass + weightOf('VOE') + 2 * weightOf('HAM'),
  )
})
