import { useMemo } from 'react'
import { EXCHANGE_SYSTEMS } from '../../../../engine/game/constants/stations.ts'
import type { Exchange } from '../../../../engine/game/cx.ts'
import type { FlownPlan } from '../../../../engine/supply/visits/flown-visits.ts'
import type { Today } from '../../../../engine/today/today.ts'
import { useActiveContext } from '../../../data/active-context.ts'
import { useVisitPlan } from '../../../data/flight-plan.ts'
import type { Answer } from '../../../data/use-answer.ts'
import { useGalaxy } from '../../../data/use-galaxy.ts'
import type { TodayAsked } from '../../../data/use-today.ts'
import { usePreferences } from '../../../session/preferences.ts'
import { useVisitSettings, type VisitSettings } from '../../../session/visit-settings.ts'
import { departingNow } from '../departures.ts'
import type { Fleet } from '../FleetFields.tsx'
import { type FleetShip, flownFrom, shipsOf } from '../fleet-ships.ts'
import type { ShipChoice } from '../ship-choices.ts'
import { useShipChoices } from '../use-ship-choices.ts'
import { type NextFlight, nextFlights } from './next-flights.ts'
import { useHomeExchange } from './use-home-exchange.ts'

/** The flights that supply the player's bases. Today and the visit plan show the same one. */
export interface FlightPlan {
  /** Without a value until there are bases and ships, and their plan is calculated. */
  readonly answer: Answer<FlownPlan>
  readonly ships: readonly FleetShip[]
  /** How many ships of each kind are chosen, by id. */
  readonly fleet: Fleet
  /** Where goods are bought and trips start; undefined until that is known. */
  readonly exchange: Exchange | undefined
  /** The exchange if the player chooses none. */
  readonly home: Exchange | undefined
  /** The first trip to each base; undefined until the plan is calculated. */
  readonly byBase: ReadonlyMap<string, NextFlight> | undefined
  /** Names of own ships that are not used, because FIO does not say where they are. */
  readonly leftOut: readonly string[]
  /** Unix ms of hour 0. */
  readonly start: number
  readonly settings: VisitSettings
}

export function useFlightPlan(
  today: Pick<Today, 'visits'> | undefined,
  question: Pick<TodayAsked, 'storage' | 'plans' | 'sites'> | undefined,
): FlightPlan {
  const { burnDaysYellow, burnResupplyDays } = usePreferences()
  const settings = useVisitSettings()
  const { cx, rules, isPending } = useActiveContext()
  const galaxy = useGalaxy()
  const choices = useShipChoices()
  const fleet = useMemo(() => settings.fleet ?? everyShip(choices), [settings.fleet, choices])
  const ships = useMemo(
    () => (question ? shipsOf(fleet, choices, question.storage) : []),
    [fleet, choices, question],
  )
  const home = useHomeExchange(question)
  const exchange = settings.exchange ?? home
  const bases = today?.visits ?? []
  const start = departingNow().departs
  const { flight, hoursPerStop, horizonDays, collects, mayWaitDays } = settings
  const answer = useVisitPlan(
    galaxy && exchange && !isPending && ships.length > 0 && bases.length > 0
      ? {
          ...{ galaxy, bases, rules, flight, collects, hoursPerStop, horizonDays },
          now: start,
          ships: ships.map(({ hold }) => hold),
          flown: flownFrom(ships, start),
          station: EXCHANGE_SYSTEMS[exchange],
          reorderDays: settings.reorderDays ?? burnDaysYellow,
          targetDays: Math.max(1, settings.targetDays ?? burnResupplyDays),
          mayWaitHours: mayWaitDays * 24,
          cx: cx?.cx_data ?? null,
        }
      : undefined,
  )
  const plan = answer.value
  const byBase = useMemo(() => plan && nextFlights(plan, ships), [plan, ships])
  const leftOut = useMemo(
    () => choices.flatMap((ship) => (isUnknown(ship) && !fleet[ship.id] ? [ship.name] : [])),
    [choices, fleet],
  )
  return { answer, ships, fleet, exchange, home, byBase, leftOut, start, settings }
}

const isUnknown = ({ kind, at }: ShipChoice) => kind === 'flying' && at === null

/** Ships without a known place or arrival count only if there are no others. */
function everyShip(choices: readonly ShipChoice[]) {
  const own = choices.filter(({ kind }) => kind === 'flying')
  const known = own.filter((ship) => !isUnknown(ship))
  return Object.fromEntries((known.length > 0 ? known : own).map(({ id }) => [id, 1]))
}
