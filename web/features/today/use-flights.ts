import { useMemo } from 'react'
import { FLIGHT_DEFAULTS } from '../../../engine/fleet/ships/flight-choice.ts'
import { EXCHANGE_SYSTEMS } from '../../../engine/game/constants/stations.ts'
import type { CxData, Exchange } from '../../../engine/game/cx.ts'
import { boughtAt } from '../../../engine/market/daily-volume.ts'
import { exchangeAt } from '../../../engine/supply/transfer.ts'
import type { VisitBase } from '../../../engine/supply/visits/base-store.ts'
import { useActiveContext } from '../../data/active-context.ts'
import { useVisitPlan } from '../../data/calls.ts'
import { useGalaxy } from '../../data/use-galaxy.ts'
import type { TodayAsked } from '../../data/use-today.ts'
import { usePreferences } from '../../session/preferences.ts'
import { departingNow } from '../fleet/departures.ts'
import { type FleetShip, flownFrom, shipsOf } from '../fleet/fleet-ships.ts'
import { useShipChoices } from '../fleet/use-ship-choices.ts'

export interface NextFlight {
  readonly ship: string
  /** The ship is flying and FIO does not report its destination. */
  readonly isFlying: boolean
  /** Hours from now. */
  readonly departs: number
  readonly arrives: number
}

export interface Flights {
  readonly hasShips: boolean
  /** The exchange where goods are bought and trips start. */
  readonly exchange: Exchange
  /** By planet. Undefined while the flights are planned. */
  readonly byBase: ReadonlyMap<string, NextFlight> | undefined
}

const HORIZON_DAYS = 14
const HOURS_PER_STOP = 2

/** The next ship to each base and its times, from a visit plan of all flying ships that starts where the bases buy. */
export function useFlights(
  bases: readonly VisitBase[],
  { storage, plans }: Pick<TodayAsked, 'storage' | 'plans'>,
): Flights {
  const { burnDaysYellow, burnResupplyDays, burnOrigin } = usePreferences()
  const { cx, rules, isPending } = useActiveContext()
  const galaxy = useGalaxy()
  const choices = useShipChoices()
  const ships = useMemo(() => {
    const own = choices.filter(({ kind }) => kind === 'flying')
    // Ships without a known place or arrival count only if there are no others.
    const known = own.filter(({ at }) => at !== null)
    const counted = known.length > 0 ? known : own
    return shipsOf(Object.fromEntries(counted.map(({ id }) => [id, 1])), counted, storage)
  }, [choices, storage])
  const exchange = useMemo(() => {
    const supplied = new Set(bases.map(({ id }) => id))
    const buyers = plans.map(({ plan, cx: prices }) => ({
      planet: plan.planet.planetid,
      cx: prices,
    }))
    return buyingExchange(
      buyers.filter(({ planet }) => supplied.has(planet)),
      burnOrigin,
    )
  }, [bases, plans, burnOrigin])
  const now = departingNow().departs
  const { value } = useVisitPlan(
    galaxy && !isPending && ships.length > 0 && bases.length > 0
      ? {
          ...{ galaxy, bases, rules, flight: FLIGHT_DEFAULTS, collects: true },
          now,
          ...{ horizonDays: HORIZON_DAYS, hoursPerStop: HOURS_PER_STOP },
          ships: ships.map(({ hold }) => hold),
          flown: flownFrom(ships, now),
          station: EXCHANGE_SYSTEMS[exchange],
          reorderDays: burnDaysYellow,
          targetDays: burnResupplyDays,
          cx: cx?.cx_data ?? null,
        }
      : undefined,
  )
  return useMemo(() => {
    const first = new Map<string, NextFlight>()
    for (const { ship, departs, stops } of value?.trips ?? [])
      for (const { base, arrives } of stops)
        if (!first.has(base)) first.set(base, { ...nameOf(ships[ship]), departs, arrives })
    return { hasShips: ships.length > 0, exchange, byBase: value && first }
  }, [value, ships, exchange])
}

const nameOf = (ship: FleetShip | undefined) => ({
  ship: ship?.name ?? '',
  isFlying: ship?.at === null,
})

/** The exchange where most bases buy, else the preferred one for resupplies, else NC1. */
export function buyingExchange(
  bases: readonly { readonly planet: string; readonly cx: CxData | null }[],
  origin: string,
): Exchange {
  const counts = new Map<Exchange, number>()
  for (const { planet, cx } of bases) {
    const exchange = boughtAt(cx, planet)
    if (exchange) counts.set(exchange, (counts.get(exchange) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? exchangeAt(origin) ?? 'NC1'
}
