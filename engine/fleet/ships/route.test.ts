import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { bestFlight } from './best-fuel-share.ts'
import { type ShipDesign, shipOf } from './blueprint.ts'
import { galaxyOf } from './galaxy.ts'
import { equallyShort } from './game-route.ts'
import { type FlightOptions, flyerOf } from './legs.ts'
import { reach } from './reach.ts'
import { type FlightRoute, planRoute } from './route.ts'
import { compileSky, spaceOf } from './space.ts'

const { systems, planets, materials } = await loadStarterGameData()
const pressures = new Map(planets.map((planet) => [planet.PlanetNaturalId, planet.Pressure]))
const space = spaceOf(compileSky(galaxyOf(systems)), (id) => pressures.get(id))
const weights = new Map(materials.map(({ Ticker, Weight }) => [Ticker, Weight]))
const ship = (design: Partial<ShipDesign> = {}) =>
  shipOf(
    {
      ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL' },
      ...{ cargoBay: 'SCB', hull: 'BHP' },
      ...design,
    } as ShipDesign,
    (ticker) => weights.get(ticker)!,
  )
const OPTIONS: FlightOptions = {
  fuelShare: 0.05,
  reactorSlider: 0.5,
  departs: Date.UTC(2026, 8, 1),
  days: 0,
  cargoTonnes: 0,
  withGateways: false,
  aim: 'time',
  costs: { stlFuel: 15, ftlFuel: 30, hour: 1000, damage: 500 },
}
const fly = (from: string, to: string, options: Partial<FlightOptions> = {}, flown = ship()) =>
  planRoute(
    space,
    flyerOf(flown, { ...OPTIONS, ...options }),
    space.placeOf(from)!,
    space.placeOf(to)!,
  )
/** Ways are compared with bodies where they are at the departure; the flight along the best one is then forecast. */
const SEARCHED = 1.003

const kinds = (route: FlightRoute | null) => route?.legs.map(({ kind }) => kind).join(' ')

const MONTEM = 'OT-580b'
const PROMITOR = 'VH-331a'
const ANTARES = 'ZV-307'
const settled = planets.filter((planet) => planet.HasChamberOfCommerce)
const anywhere = fc.constantFrom(...settled.map((planet) => planet.PlanetNaturalId))

describe('a route', () => {
  test('has the legs of the flight that was measured', () => {
    expect(kinds(fly('AW-006a', 'NL-534a'))).toBe('TO DEP JMP CHRG JMP APP LND')
    expect(kinds(fly(ANTARES, 'QJ-684b'))).toBe('DEP JMP APP LND')
    expect(kinds(fly('ZV-759c', 'ZV-759b'))).toBe('TO TRA LND')
    expect(fly(MONTEM, MONTEM)).toMatchObject({ legs: [], cost: 0 })
  })

  test('takes a gateway where that is quicker, and pays for it', () => {
    const through = fly('ZV-307c', 'LS-300c', { withGateways: true })
    expect(kinds(through)).toBe('TO HOP GATE HOP LND')
    expect(through).toMatchObject({ fees: 6000, ftlFuel: 0 })
    expect(through!.seconds.mean).toBeLessThan(fly('ZV-307c', 'LS-300c')!.seconds.mean)
    const costs = { ...OPTIONS.costs, rates: { AIC: 0.5 } }
    const cheaper = fly('ZV-307c', 'LS-300c', { withGateways: true, costs })!
    expect(cheaper.fees).toBe(3000)
    expect(cheaper.cost).toBeCloseTo(through!.cost - 3000)
  })

  test('lets no ship through a gateway that is too small for it', () => {
    const huge = ship({ cargoBay: 'HCB' })
    expect(fly('BN-908b', 'AU-876a', { withGateways: true }, huge)).toBeNull()
    expect(fly('BN-908b', 'AU-876a', { withGateways: true })!.fees).toBe(15_000)
  })

  test('leads a ship that cannot jump only within its system, or through gateways', () => {
    const slow = ship({ reactor: null, ftlTank: null })
    expect(fly(MONTEM, PROMITOR, {}, slow)).toBeNull()
    expect(kinds(fly('OT-580a', 'OT-580c', {}, slow))).toBe('TO TRA LND')
    expect(kinds(fly('OT-580a', 'XH-594b', { withGateways: true }, slow))).toBe(
      'TO TRA HOP GATE HOP LND',
    )
  })

  test('within a system is a transit, also where a jump to a neighbour and back is quicker', () => {
    const [game, time] = (['jumps', 'time'] as const).map((aim) =>
      fly('NL-534g', 'NL-534h', { aim }),
    )
    expect(kinds(game!)).toBe('TO TRA LND')
    expect(time!.jumps).toBe(2)
    expect(time!.seconds.mean).toBeLessThan(game!.seconds.mean)
  })

  test('of the game leads from the start through the first of the systems by their ids', () => {
    const systemsOf = (from: string, to: string, withGateways: boolean) =>
      fly(from, to, { aim: 'jumps', withGateways })!.legs.flatMap(({ kind, to: end }) =>
        kind === 'JMP' || kind === 'GATE' ? [end] : [],
      )
    // By way of UB-860 it is 50.2 pc instead of 60.7.
    expect(systemsOf('VH-331', 'CG-021a', false)).toEqual([
      ...['SB-838', 'BS-531', 'FK-317', 'LG-430', 'CG-339', 'CG-021'],
    ])
    const huge = ship({ cargoBay: 'HCB', reactor: 'QCR' })
    const flyer = flyerOf(huge, { ...OPTIONS, aim: 'jumps', withGateways: true })
    const [from, to] = [space.placeOf('LS-300c')!, space.placeOf('AM-528a')!]
    // A gateway is one hop, as a jump: to KW-602 by way of KW-688 or of LS-231.
    expect(kinds(planRoute(space, flyer, from, to))).toMatch(/^TO HOP GATE HOP DEP JMP CHRG/)
    expect(equallyShort(space.sky, flyer, from.system, to.system)).toBe(2)
  })

  test('for least jumps, least time and least cost is each the best at its own', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const by = (aim: FlightOptions['aim']) => fly(from, to, { aim, withGateways: true })
        const [jumps, time, cost] = [by('jumps'), by('time'), by('cost')]
        if (!jumps || !time || !cost) return
        const hops = ({ legs }: FlightRoute) =>
          legs.filter(({ kind }) => kind === 'JMP' || kind === 'GATE').length
        expect(hops(jumps)).toBeLessThanOrEqual(Math.min(hops(time), hops(cost)))
        for (const other of [jumps, cost])
          expect(time.seconds.mean).toBeLessThanOrEqual(other.seconds.mean * SEARCHED)
        for (const other of [jumps, time])
          expect(cost.cost).toBeLessThanOrEqual(other.cost * SEARCHED)
      }),
      { numRuns: 30 },
    )
  })

  test('is never longer than by way of a third place in orbit', () => {
    const ground = ({ legs, seconds }: FlightRoute) =>
      seconds.mean -
      legs
        .filter(({ kind }) => kind === 'TO' || kind === 'LND')
        .reduce((sum, leg) => sum + leg.seconds.mean, 0)
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (from, over, to) => {
        const [direct, one, two] = [fly(from, to), fly(from, over), fly(over, to)]
        if (!direct || !one || !two) return
        expect(ground(direct)).toBeLessThanOrEqual(ground(one) + ground(two) + 1e-6)
      }),
      { numRuns: 30 },
    )
  })

  test('adds up to its legs, with the mean inside the band', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const route = fly(from, to)
        if (!route) return
        const seconds = route.legs.reduce((sum, leg) => sum + leg.seconds.mean, 0)
        expect(route.seconds.mean).toBeCloseTo(seconds, 6)
        expect(route.seconds.least).toBeLessThanOrEqual(route.seconds.mean)
        expect(route.seconds.mean).toBeLessThanOrEqual(route.seconds.most)
        expect(Number.isFinite(route.cost)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the best fuel share', () => {
  const shareAt = (costs: FlightOptions['costs']) =>
    bestFlight(
      space,
      flyerOf(ship(), { ...OPTIONS, costs }),
      space.placeOf(MONTEM)!,
      space.placeOf(PROMITOR)!,
    )!.fuelShare

  test('costs no more than any other', () => {
    const costAt = (fuelShare: number) => fly(MONTEM, PROMITOR, { fuelShare })!.cost
    const best = shareAt(OPTIONS.costs)
    expect(best).toBeGreaterThan(0.01)
    for (let share = 0.01; share <= 1; share += 0.01)
      expect(costAt(best)).toBeLessThanOrEqual(costAt(share) + 1e-6)
  })

  test('is the least where time is worth nothing', () => {
    expect(shareAt({ ...OPTIONS.costs, hour: 0 })).toBe(0.01)
  })
})

describe('the best flight', () => {
  test('costs no more than the best way at any share, through gateways or not', () => {
    fc.assert(
      fc.property(anywhere, anywhere, fc.constantFrom(0, 300, 5000), (from, to, hour) => {
        const options = {
          withGateways: true,
          aim: 'cost' as const,
          costs: { ...OPTIONS.costs, hour },
        }
        const flyer = flyerOf(ship(), { ...OPTIONS, ...options })
        const [start, end] = [space.placeOf(from)!, space.placeOf(to)!]
        const best = bestFlight(space, flyer, start, end)
        if (!best) return
        for (let percent = 1; percent <= 100; percent = Math.ceil(percent * 1.1)) {
          const fuelShare = percent / 100
          const other = fly(from, to, { ...options, fuelShare })!
          expect(best.route.cost).toBeLessThanOrEqual(other.cost * (1 + 1e-9))
        }
      }),
      { numRuns: 30 },
    )
  })
})

test('what a ship reaches is what the routes say, the nearest first', () => {
  const flyer = flyerOf(ship(), { ...OPTIONS, withGateways: true })
  const ids = settled.map((planet) => planet.PlanetNaturalId)
  const rows = reach(space, flyer, space.placeOf('OT-580')!, ids, 8)
  expect(rows.length).toBeGreaterThan(3)
  const near = ids.filter((id) => {
    const route = fly('OT-580', id, { withGateways: true })
    return route && route.seconds.mean <= 8 * 3600
  })
  expect(rows.map(({ to }) => to).toSorted()).toEqual(near.toSorted())
  const times = rows.map(({ seconds }) => seconds.mean)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

describe('a route gets no better', () => {
  const options = fc.record({
    aim: fc.constantFrom('time' as const, 'cost' as const, 'jumps' as const),
    withGateways: fc.boolean(),
  })
  // On one day a slower ship may meet its target on a shorter way; over a month it cannot.
  test('with more in the hold', () => {
    fc.assert(
      fc.property(
        anywhere,
        anywhere,
        fc.nat(500),
        fc.nat(500),
        options,
        (from, to, a, b, chosen) => {
          const flown = ship({ engine: 'GEN' })
          const with_ = (cargoTonnes: number) =>
            fly(from, to, { ...chosen, cargoTonnes, days: 30 }, flown)
          const [light, heavy] = [with_(Math.min(a, b)), with_(Math.max(a, b))]
          if (!light || !heavy) return
          const figure = chosen.aim === 'cost' ? 'cost' : 'seconds'
          const of = (route: FlightRoute) => (figure === 'cost' ? route.cost : route.seconds.mean)
          expect(of(light)).toBeLessThanOrEqual(of(heavy) + 1e-6)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('and takes no less fuel with a higher slider, where the way stays', () => {
    fc.assert(
      fc.property(
        anywhere,
        anywhere,
        fc.double({ min: 0.01, max: 0.5, noNaN: true }),
        (from, to, share) => {
          const [less, more] = [share, share * 1.5].map((fuelShare) => fly(from, to, { fuelShare }))
          if (!less || !more || kinds(less) !== kinds(more)) return
          expect(more!.stlFuel.mean).toBeGreaterThanOrEqual(less.stlFuel.mean)
          expect(more!.ftlFuel).toBe(less.ftlFuel)
        },
      ),
      { numRuns: 30 },
    )
  })
})
