import type { Universe } from '../universe/universe.ts'
import type { BaseColumns, BuildingWeights } from './buildings.ts'
import { startBase } from './buildings.ts'
import { type ActivityColumn, activitiesOf, idleActivity } from './columns.ts'
import type { ProgramBuilder } from './program.ts'
import type { AdvisorRequest } from './request.ts'
import { isOpen, standingAmounts } from './standing.ts'

export interface WholeBuildingColumns extends BaseColumns {
  readonly activities: readonly ActivityColumn[]
}

/** Every recipe has whole buildings of its own. */
export function addWholeBuildings(
  universe: Universe,
  builder: ProgramBuilder,
  request: AdvisorRequest,
  planet: number,
  areaTotal: number,
  weights: BuildingWeights,
): WholeBuildingColumns {
  const base = startBase(universe, builder, request, planet, areaTotal, weights)
  const standing = standingAmounts(universe, request)
  const activities: ActivityColumn[] = []
  for (const activity of allActivities(universe, request, planet, standing)) {
    activities.push({ column: base.addStaffed(activity.building, activity.dailyFee), activity })
  }
  base.keepStanding(
    activities.map(({ column, activity }) => ({ column, building: activity.building })),
  )
  return { activities, ...base.addInfrastructure() }
}

function* allActivities(
  universe: Universe,
  request: AdvisorRequest,
  planet: number,
  standing: ReadonlyMap<number, number>,
) {
  const { buildings } = universe
  const environment = universe.planets.environment[planet]!
  const recipes = request.limits.recipes && new Set(request.limits.recipes)
  for (let building = 0; building < buildings.count; building++) {
    if (buildings.isProduction[building] === 0) continue
    const stands = standing.has(building)
    if (!stands && !isOpen(universe, request, building, environment)) continue
    for (const activity of activitiesOf(universe, request.site, planet, building)) {
      if (!recipes || recipes.has(activity.recipe!.id)) yield activity
    }
    if (stands) yield idleActivity(universe, request.site, planet, building)
  }
}
