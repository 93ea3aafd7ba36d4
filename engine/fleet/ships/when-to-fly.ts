import { HOUR_MS } from '../../game/time.ts'
import type { Flyer } from './legs.ts'
import { rangedRoute } from './range.ts'
import type { FlightRoute } from './route.ts'
import type { FlightPlace, Space } from './space.ts'

/** A flight that departs at some instant, there or there and back. */
export interface FlyingTime {
  /** Unix ms. */
  readonly departs: number
  readonly hours: number
  readonly stlFuel: number
  readonly ftlFuel: number
  /** Per cent of the hull. */
  readonly damage: number
  readonly cost: number
}

export interface WhenToFly {
  /** Every few hours of the coming month. */
  readonly times: readonly FlyingTime[]
  /** Departures of least hours, damage and cost. */
  readonly best: Readonly<Record<'hours' | 'stlFuel' | 'damage' | 'cost', FlyingTime>>
  /** The departure of least cost or hours in each week, for trips that are flown regularly. */
  readonly weekly: readonly FlyingTime[]
  /** Whether hours or cost differ enough between days to choose one. */
  readonly doesDayMatter: boolean
}

const STEP_MS = 3 * HOUR_MS
const DAYS = 30
const WEEK_MS = 7 * 24 * HOUR_MS
/** Below this share of the least, the departure makes no difference worth waiting for. */
const WORTH_CHOOSING = 0.05

/**
 * The same flight for each departure of the 30 days from the flyer's own, where bodies are then. `back`: the ship that
 * flies back at once. Null where no way leads there within the ship's range.
 */
export function whenToFly(
  space: Space,
  flyer: Flyer,
  from: FlightPlace,
  to: FlightPlace,
  back?: Flyer,
): WhenToFly | null {
  const { departs: first } = flyer.options
  const times: FlyingTime[] = []
  for (let departs = first; departs < first + DAYS * 24 * HOUR_MS; departs += STEP_MS) {
    const time = flownAt(space, flyer, from, to, departs, back)
    if (!time) return null
    times.push(time)
  }
  const least = (of: 'hours' | 'stlFuel' | 'damage' | 'cost', among = times) =>
    among.reduce((best, time) => (time[of] < best[of] ? time : best))
  const aim = flyer.options.aim === 'cost' ? 'cost' : 'hours'
  const weeks = Map.groupBy(times, ({ departs }) => Math.floor((departs - first) / WEEK_MS))
  const spread = (of: 'hours' | 'cost') => {
    const values = times.map((time) => time[of])
    const low = Math.min(...values)
    return low > 0 ? (Math.max(...values) - low) / low : 0
  }
  return {
    times,
    best: {
      ...{ hours: least('hours'), stlFuel: least('stlFuel') },
      ...{ damage: least('damage'), cost: least('cost') },
    },
    weekly: [...weeks.values()].map((week) => least(aim, week)),
    doesDayMatter: Math.max(spread('hours'), spread('cost')) > WORTH_CHOOSING,
  }
}

function flownAt(
  space: Space,
  flyer: Flyer,
  from: FlightPlace,
  to: FlightPlace,
  departs: number,
  back: Flyer | undefined,
): FlyingTime | null {
  const there = routeAt(space, flyer, from, to, departs)
  if (!there) return null
  const returns = back && routeAt(space, back, to, from, departs + there.seconds.mean * 1000)
  if (returns === null) return null
  const ways: readonly FlightRoute[] = returns ? [there, returns] : [there]
  const total = (value: (route: FlightRoute) => number) =>
    ways.reduce((sum, route) => sum + value(route), 0)
  return {
    departs,
    hours: total(({ seconds }) => seconds.mean) / 3600,
    stlFuel: total(({ stlFuel }) => stlFuel.mean),
    ftlFuel: total(({ ftlFuel }) => ftlFuel),
    damage: total(({ damage }) => damage),
    cost: total(({ cost }) => cost),
  }
}

function routeAt(space: Space, flyer: Flyer, from: FlightPlace, to: FlightPlace, departs: number) {
  const options = { ...flyer.options, departs, days: 0 }
  const route = rangedRoute(space, { ...flyer, options }, from, to)
  return route && route.outOf === null ? route : null
}
