import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FioStorage } from '../../../engine/model/fio.ts'
import type { Planet } from '../../../engine/model/gamedata.ts'
import { STATION_SYSTEMS, type StarMap } from '../../../engine/search/distance.ts'
import type { VisitPlan, VisitRequest } from '../../../engine/supply/visit-plan.ts'
import { visitHours } from '../../../engine/supply/visits/visit-hours.ts'
import { useVisitPlan } from '../../data/calls.ts'
import { gameQueries } from '../../data/game-queries.ts'
import type { Answer } from '../../data/use-answer.ts'
import { useStarMap } from '../../data/use-star-map.ts'
import { usePreferences } from '../../session/preferences.ts'
import type { BurnLine } from './burn-lines.ts'
import type { FleetShip } from './fleet.ts'
import { visitBases } from './visit-bases.ts'
import type { VisitSettings, VisitStation } from './visit-settings.ts'

const NO_PLANETS: readonly Planet[] = []
const NO_SYSTEMS: ReadonlyMap<string, string> = new Map()

export function useVisits(
  lines: readonly BurnLine[],
  storage: FioStorage,
  ships: readonly FleetShip[],
  settings: VisitSettings,
): Answer<VisitPlan> {
  const { burnDaysYellow, burnResupplyDays } = usePreferences()
  const map = useStarMap()
  const bases = useMemo(() => visitBases(lines, storage), [lines, storage])
  const { data, isError } = useQuery(gameQueries.planets(bases.map(({ id }) => id)))
  // Distances are asked for by what is known: a base whose planet is not loaded goes by its id.
  const planets = data ?? (isError ? NO_PLANETS : undefined)
  const systems = useMemo(
    () =>
      planets
        ? new Map(planets.map(({ PlanetNaturalId, SystemId }) => [PlanetNaturalId, SystemId]))
        : NO_SYSTEMS,
    [planets],
  )
  const question = useMemo((): VisitRequest | undefined => {
    if (!map || !planets || ships.length === 0) return undefined
    const { station, horizonDays, reorderDays, targetDays, collects } = settings
    const places = [stationSystem(map, station), ...bases.map(({ id }) => systems.get(id) ?? id)]
    return {
      bases,
      ships: ships.map(({ hold }) => hold),
      hours: visitHours(map, places, settings),
      horizonDays,
      reorderDays: reorderDays ?? burnDaysYellow,
      targetDays: targetDays ?? burnResupplyDays,
      collects,
    }
  }, [map, planets, systems, ships, bases, settings, burnDaysYellow, burnResupplyDays])
  return useVisitPlan(question)
}

function stationSystem(map: StarMap, station: VisitStation): string {
  const naturalId = STATION_SYSTEMS[station]
  return map.systems.find((system) => system.NaturalId === naturalId)?.SystemId ?? naturalId
}
