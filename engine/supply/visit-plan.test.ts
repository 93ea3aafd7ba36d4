import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { type Load, materialLoad } from '../market/shipment.ts'
import { compileUniverse } from '../universe/universe.ts'
import { type VisitPlan, type VisitRequest, visitPlan } from './visit-plan.ts'

const universe = compileUniverse(await loadStarterGameData())
const TOLERANCE = 1e-5
const AMPLE = { weight: 1e9, volume: 1e9 }

const base = (
  id: string,
  uses: Record<string, number>,
  stock: Record<string, number>,
  capacity: Load = AMPLE,
) => {
  const flows = Object.entries(uses).map(([ticker, delta]) => ({
    ticker,
    delta,
    stock: stock[ticker] ?? 0,
  }))
  const load = materialLoad(
    universe,
    flows.map(({ ticker, stock: amount }) => ({ ticker, amount })),
  )
  return { id, flows, capacity, load }
}
/** Every place so many hours from every other, for every ship on every day. */
const apart = (hours: number) => () => () => hours
const request = (
  bases: VisitRequest['bases'],
  about: Partial<VisitRequest> = {},
): VisitRequest => ({
  bases,
  ships: [{ weight: 500, volume: 500 }],
  hoursAt: apart(10),
  horizonDays: 30,
  reorderDays: 3,
  targetDays: 10,
  collects: true,
  ...about,
})

describe('a visit plan', () => {
  test('one base: a ship leaves when three days are left, and fills it for ten', () => {
    const plan = visitPlan(
      universe,
      request([base('A', { DW: -24 }, { DW: 240 })], { horizonDays: 12 }),
    )
    // 10 days of stock: due after 7 days, there 10 hours later with 62 units left.
    expect(plan.trips).toHaveLength(1)
    expect(plan.trips[0]).toMatchObject({ ship: 0, departs: 168, returns: 188 })
    expect(plan.trips[0]!.stops).toMatchObject([
      { base: 'A', arrives: 178, delivers: [{ ticker: 'DW', amount: 178 }], spare: 62, lasts: 240 },
    ])
    expect(plan.drySpells).toEqual([])
  })

  test('what runs dry before a ship can be there is named with its reason', () => {
    const plan = visitPlan(
      universe,
      request([base('A', { DW: -24 }, { DW: 5 })], { horizonDays: 5 }),
    )
    expect(plan.drySpells).toEqual([
      { base: 'A', ticker: 'DW', from: 5, until: 10, reason: 'before the first ship' },
    ])
  })

  test('a store that does not last a round trip, no ship, and no way are named too', () => {
    const small = base(
      'A',
      { DW: -240 },
      { DW: 100 },
      materialLoad(universe, [{ ticker: 'DW', amount: 100 }]),
    )
    const spells = (about: Partial<VisitRequest>) =>
      new Set(visitPlan(universe, request([small], about)).drySpells.map(({ reason }) => reason))
    expect(spells({ horizonDays: 4 })).toEqual(new Set(['store too small']))
    expect(spells({ ships: [] })).toEqual(new Set(['out of reach']))
    expect(spells({ hoursAt: apart(Number.POSITIVE_INFINITY) })).toEqual(new Set(['out of reach']))
  })

  test('bases that are due together share a trip', () => {
    const bases = [base('A', { DW: -10 }, { DW: 20 }), base('B', { RAT: -10 }, { RAT: 10 })]
    const [trip] = visitPlan(universe, request(bases)).trips
    expect(trip!.stops.map((stop) => stop.base)).toEqual(['B', 'A'])
  })

  test('a longer flight than the reorder days starts early enough', () => {
    const far = request([base('A', { DW: -1 }, { DW: 20 })], {
      hoursAt: apart(200),
      reorderDays: 1,
    })
    expect(visitPlan(universe, far).drySpells).toEqual([])
  })

  test('what a base makes goes back with the ship, as far as its hold allows', () => {
    const farm = base('A', { DW: -24, RAT: 2400 }, { DW: 24, RAT: 50_000 })
    const hold = materialLoad(universe, [{ ticker: 'RAT', amount: 1000 }])
    const stopOf = (collects: boolean) =>
      visitPlan(universe, request([farm], { ships: [hold], collects })).trips[0]!.stops[0]!
    expect(stopOf(true).collects).toEqual([{ ticker: 'RAT', amount: 1000 }])
    expect(stopOf(false).collects).toEqual([])
  })

  test('nothing to do: no bases, or none that uses anything', () => {
    const none = { trips: [], drySpells: [] }
    expect(visitPlan(universe, request([]))).toEqual(none)
    expect(visitPlan(universe, request([base('A', { DW: 5 }, {})]))).toEqual(none)
  })
})

const TICKERS = ['DW', 'RAT', 'OVE', 'COF', 'FE'] as const
const someBase = (capacity: fc.Arbitrary<Load>) =>
  fc.record({
    flows: fc.uniqueArray(
      fc.record({
        ticker: fc.constantFrom(...TICKERS),
        delta: fc.double({ min: -60, max: 40, noNaN: true }),
        stock: fc.integer({ min: 0, max: 600 }),
      }),
      { selector: ({ ticker }) => ticker, minLength: 1, maxLength: 4 },
    ),
    capacity,
  })
const someRequest = (capacity: fc.Arbitrary<Load>) =>
  fc
    .record({
      bases: fc.array(someBase(capacity), { minLength: 1, maxLength: 5 }),
      ships: fc.array(
        fc.constantFrom(...[100, 500, 1000, 3000].map((x) => ({ weight: x, volume: x }))),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      places: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 6, maxLength: 6 }),
      reorderDays: fc.integer({ min: 0, max: 10 }),
      targetDays: fc.integer({ min: 1, max: 20 }),
      collects: fc.boolean(),
    })
    .map(
      ({ bases, places, ...rest }): VisitRequest => ({
        ...rest,
        horizonDays: 20,
        bases: bases.map(({ flows, capacity: room }, b) => ({
          id: `base ${b}`,
          flows,
          capacity: room,
          load: materialLoad(
            universe,
            flows.map(({ ticker, stock: amount }) => ({ ticker, amount })),
          ),
        })),
        // Places on a line, so that ways add up as they do between systems.
        hoursAt: () => (from, to) => 2 + 4 * Math.abs(places[from]! - places[to]!),
      }),
    )
const anyCapacity = fc.constantFrom(...[50, 500, 1500, 6500].map((x) => ({ weight: x, volume: x })))

/** Counts the stores through once more, knowing nothing of how the plan was made. */
function replay({ bases, horizonDays }: VisitRequest, { trips }: VisitPlan) {
  const dry: { base: string; ticker: string; from: number; until: number }[] = []
  for (const { id, flows } of bases) {
    const visits = trips
      .flatMap(({ stops }) => stops)
      .filter((stop) => stop.base === id && stop.arrives < horizonDays * 24)
      .sort((a, b) => a.arrives - b.arrives)
    for (const { ticker, delta, stock } of flows.filter((flow) => flow.delta < -1e-9)) {
      let now = 0
      let left = stock
      for (const visit of [...visits, { arrives: horizonDays * 24, delivers: [] }]) {
        const gone = now + (left / -delta) * 24
        if (gone < visit.arrives - TOLERANCE)
          dry.push({ base: id, ticker, from: gone, until: visit.arrives })
        left = Math.max(0, left + (delta * (visit.arrives - now)) / 24)
        left += visit.delivers.find((given) => given.ticker === ticker)?.amount ?? 0
        now = visit.arrives
      }
    }
  }
  return dry
}

test('a plan of many bases asks for few of the flights between them', () => {
  const asked = new Set<string>()
  const hoursAt = () => (from: number, to: number) => {
    asked.add(`${from} ${to}`)
    return 10
  }
  const BASES = 60
  const bases = Array.from({ length: BASES }, (_, n) =>
    base(`base ${n}`, { DW: -24 }, { DW: n < 4 ? 24 : 24 * 60 }),
  )
  const { trips } = visitPlan(universe, request(bases, { hoursAt, horizonDays: 6 }))
  expect(trips.length).toBeGreaterThan(0)
  // From the station to each base, and every way between the station and the four that run out.
  expect(asked.size).toBeLessThanOrEqual(BASES + 4 * 4)
})

describe('any visit plan', () => {
  test('no hold is overloaded, no ship flies twice at once, and equal questions get equal plans', () => {
    fc.assert(
      fc.property(someRequest(anyCapacity), (asked) => {
        const plan = visitPlan(universe, asked)
        expect(visitPlan(universe, { ...asked })).toEqual(plan)
        for (const [ship, hold] of asked.ships.entries()) {
          let free = 0
          for (const trip of plan.trips.filter((t) => t.ship === ship)) {
            expect(trip.departs).toBeGreaterThanOrEqual(free - TOLERANCE)
            free = trip.returns
            const carried = materialLoad(
              universe,
              trip.stops.flatMap((stop) => stop.delivers),
            )
            expect(carried.weight).toBeLessThanOrEqual(hold.weight + TOLERANCE)
            expect(carried.volume).toBeLessThanOrEqual(hold.volume + TOLERANCE)
          }
        }
      }),
    )
  })

  test('no delivery overfills a store', () => {
    fc.assert(
      fc.property(someRequest(anyCapacity), (asked) => {
        const { trips } = visitPlan(universe, asked)
        for (const { id, flows, capacity } of asked.bases) {
          const used = flows.filter(({ delta }) => delta < -1e-9)
          const stock = new Map(used.map((flow) => [flow.ticker, flow.stock]))
          let now = 0
          for (const stop of trips.flatMap(({ stops }) => stops).filter((s) => s.base === id)) {
            for (const { ticker, delta } of used) {
              stock.set(
                ticker,
                Math.max(0, stock.get(ticker)! + (delta * (stop.arrives - now)) / 24),
              )
            }
            now = stop.arrives
            for (const { ticker, amount } of stop.delivers)
              stock.set(ticker, stock.get(ticker)! + amount)
            if (stop.delivers.length === 0) continue
            const load = materialLoad(
              universe,
              [...stock].map(([ticker, amount]) => ({ ticker, amount })),
            )
            expect(load.weight).toBeLessThanOrEqual(capacity.weight + TOLERANCE)
            expect(load.volume).toBeLessThanOrEqual(capacity.volume + TOLERANCE)
          }
        }
      }),
    )
  })

  test('the dry spells are those that a replay finds', () => {
    fc.assert(
      fc.property(someRequest(anyCapacity), (asked) => {
        const plan = visitPlan(universe, asked)
        const found = replay(asked, plan)
        expect(plan.drySpells).toHaveLength(found.length)
        for (const [place, { base: id, ticker, from, until }] of plan.drySpells.entries()) {
          expect({ base: id, ticker }).toEqual({
            base: found[place]!.base,
            ticker: found[place]!.ticker,
          })
          expect(from).toBeCloseTo(found[place]!.from, 4)
          expect(until).toBeCloseTo(found[place]!.until, 4)
        }
      }),
    )
  })

  test('nothing runs dry while a ship that could have supplied it waits', () => {
    fc.assert(
      fc.property(someRequest(fc.constant(AMPLE)), (asked) => {
        const plan = visitPlan(universe, asked)
        for (const spell of plan.drySpells) {
          const flight = asked.hoursAt(0, 0)(
            0,
            asked.bases.findIndex(({ id }) => id === spell.base) + 1,
          )
          const visits = plan.trips.flatMap(({ departs, stops }) =>
            stops
              .filter((stop) => stop.base === spell.base)
              .map(({ arrives }) => ({ departs, arrives })),
          )
          // From when the base lasted no longer than the flight, until the last hour to leave in time.
          const lastVisit = Math.max(
            0,
            ...visits.map((v) => v.arrives).filter((at) => at <= spell.from + TOLERANCE),
          )
          const latest = spell.from - flight
          if (latest < lastVisit - TOLERANCE) continue
          const isServed = visits.some(
            ({ departs, arrives }) => departs <= latest + TOLERANCE && latest < arrives,
          )
          const isWaiting = asked.ships.some((_, ship) =>
            plan.trips.every(
              (t) => t.ship !== ship || latest < t.departs - TOLERANCE || latest >= t.returns,
            ),
          )
          expect({ spell, wasLeftWaiting: !isServed && isWaiting }).toEqual({
            spell,
            wasLeftWaiting: false,
          })
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('ships that fly differently fast', () => {
  test('and are where they are: each leaves when it is there, and takes its own time', () => {
    fc.assert(
      fc.property(
        someRequest(anyCapacity),
        fc.array(fc.record({ by: fc.constantFrom(1, 2, 3), ready: fc.nat(60) }), {
          minLength: 3,
          maxLength: 3,
        }),
        (asked, each) => {
          const hoursAt: VisitRequest['hoursAt'] = (ship, departs) => (from, to) =>
            asked.hoursAt(ship, departs)(from, to) * each[ship]!.by
          const readyIn = asked.ships.map((_, ship) => each[ship]!.ready)
          const plan = visitPlan(universe, { ...asked, hoursAt, readyIn })
          expect(plan.drySpells).toHaveLength(replay(asked, plan).length)
          for (const { ship, departs, stops } of plan.trips) {
            expect(departs).toBeGreaterThanOrEqual(readyIn[ship]! - TOLERANCE)
            const first = asked.bases.findIndex(({ id }) => id === stops[0]!.base) + 1
            expect(stops[0]!.arrives - departs).toBeCloseTo(hoursAt(ship, departs)(0, first), 6)
          }
        },
      ),
    )
  })
})

describe('a ship that may wait for a better day', () => {
  /** Trips that begin on the third day take half as long. */
  const hoursAt = (_: number, departs: number) => () => (Math.floor(departs / 24) === 2 ? 10 : 20)
  const A = base('A', { DW: -24 }, { DW: 240 })
  const planOf = (mayWaitHours: number, bases = [A], about: Partial<VisitRequest> = {}) =>
    visitPlan(
      universe,
      request(bases, { hoursAt, mayWaitHours, horizonDays: 4, reorderDays: 10, ...about }),
    ).trips

  test('waits no longer than the player allows', () => {
    expect(planOf(0)[0]).toMatchObject({ departs: 0, returns: 40 })
    expect(planOf(24)[0]).toMatchObject({ departs: 0, returns: 40 })
    expect(planOf(48)[0]).toMatchObject({ departs: 48, returns: 68 })
  })

  test('does not wait where a base would run out, of the trip or elsewhere', () => {
    const thirsty = base('A', { DW: -24 }, { DW: 50 })
    expect(planOf(48, [thirsty])[0]).toMatchObject({ departs: 0 })
    // B is not due yet, and would run out before the ship is back from the later trip.
    const other = base('B', { DW: -24 }, { DW: 24 * 3 })
    const [first] = planOf(48, [A, other], { reorderDays: 1 })
    expect(first?.stops.map((stop) => stop.base)).not.toContain('A')
  })

  test('leaves no base without supplies that the same trip had reached in time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 96 }),
        fc.constantFrom(1, 3, 10),
        (stocks, mayWaitHours, reorderDays) => {
          const bases = stocks.map((stock, n) => base('ABC'[n]!, { DW: -24 }, { DW: stock }))
          const at = (_: number, departs: number) => () =>
            Math.floor(departs / 24) % 3 === 2 ? 8 : 16
          const about = { hoursAt: at, reorderDays, horizonDays: 6 }
          const [now] = visitPlan(universe, request(bases, about)).trips
          const [waited] = visitPlan(universe, request(bases, { ...about, mayWaitHours })).trips
          expect(waited?.stops.map((stop) => stop.base).toSorted()).toEqual(
            now?.stops.map((stop) => stop.base).toSorted(),
          )
          if (!now || !waited || waited.departs === now.departs) return
          expect(waited.departs - now.departs).toBeLessThanOrEqual(mayWaitHours)
          expect(waited.returns - waited.departs).toBeLessThan(now.returns - now.departs)
          for (const { spare } of waited.stops) expect(spare).toBeGreaterThan(0)
        },
      ),
    )
  })
})
