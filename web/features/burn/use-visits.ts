import { useMemo } from 'react'
import { STATION_SYSTEMS } from '../../../engine/game/constants/stations.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import { jointMaterials } from '../../../engine/supply/burn.ts'
import type { VisitBase } from '../../../engine/supply/visits/base-store.ts'
import type { FlownPlan } from '../../../engine/supply/visits/flown-visits.ts'
import { useActiveContext } from '../../data/active-context.ts'
import { useVisitPlan } from '../../data/calls.ts'
import type { Answer } from '../../data/use-answer.ts'
import { useGalaxy } from '../../data/use-galaxy.ts'
import { usePreferences } from '../../session/preferences.ts'
import { departingNow } from '../fleet/departures.ts'
import { type FleetShip, flownFrom } from '../fleet/fleet-ships.ts'
import type { BurnLine } from './burn-lines.ts'
import type { VisitSettings } from './visit-settings.ts'

/** Which bases to visit when. The flights of a ship decide how long it takes. */
export function useVisits(
  lines: readonly BurnLine[],
  storage: FioStorage,
  ships: readonly FleetShip[],
  settings: VisitSettings,
): Answer<FlownPlan> {
  const { burnDaysYellow, burnResupplyDays } = usePreferences()
  const { cx, rules, isPending } = useActiveContext()
  const galaxy = useGalaxy()
  const bases = useMemo(() => visitBases(lines, storage), [lines, storage])
  const { station, flight, hoursPerStop, horizonDays, reorderDays, targetDays } = settings
  const { collects, mayWaitDays } = settings
  const now = departingNow().departs
  return useVisitPlan(
    galaxy && !isPending && ships.length > 0
      ? {
          ...{ galaxy, bases, flight, hoursPerStop, horizonDays, collects, rules },
          now,
          ships: ships.map(({ hold }) => hold),
          flown: flownFrom(ships, now),
          station: STATION_SYSTEMS[station],
          reorderDays: reorderDays ?? burnDaysYellow,
          targetDays: targetDays ?? burnResupplyDays,
          mayWaitHours: mayWaitDays * 24,
          cx: cx?.cx_data ?? null,
        }
      : undefined,
  )
}

/** One base for each planet with a known store, with the joint flows of its plans. */
function visitBases(lines: readonly BurnLine[], storage: FioStorage): VisitBase[] {
  return [...Map.groupBy(lines, ({ planetNaturalId }) => planetNaturalId)]
    .flatMap(([id, plans]) => {
      const store = storage.planets[id]
      if (!store) return []
      return {
        id,
        flows: jointMaterials(plans).map(({ ticker, delta, stock }) => ({ ticker, delta, stock })),
        capacity: { weight: store.WeightCapacity, volume: store.VolumeCapacity },
        load: { weight: store.WeightLoad, volume: store.VolumeLoad },
      }
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
