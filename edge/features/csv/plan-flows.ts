import type { Planet } from '../../../engine/game/gamedata.ts'
import { dailyFlow } from '../../../engine/plan/daily-flow.ts'
import type { MaterialFlow } from '../../../engine/plan/result.ts'
import { type Universe, withPlanets } from '../../../engine/universe/universe.ts'
import { yieldAfterSlices } from '../../event-loop.ts'
import { universeOf } from '../../gamedata/serve/universe.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import type { SheetPlan } from '../plans/sheet-plans.ts'

export interface PlanFlow extends Pick<SheetPlan, 'planetNaturalId' | 'planUuid' | 'planName'> {
  flow: readonly MaterialFlow[]
}

/** Yields the flow of one plan after another, calculated from its stored data. Other work may run in between. */
export async function* planFlows(
  db: Database,
  pages: AsyncIterable<readonly SheetPlan[]>,
): AsyncGenerator<PlanFlow> {
  const lists = await universeOf(db)
  if (!lists) return
  const turn = yieldAfterSlices()
  for await (const plans of pages) {
    const ids = new Set(plans.flatMap(({ data }) => data?.planet.planetid ?? []))
    const planets = JSON.parse(await gamedataRepo(db).planetRecords([...ids])) as Planet[]
    const universe = withPlanets(lists, planets)
    for (const plan of plans) {
      await turn()
      yield { ...plan, flow: flowOf(universe, plan) }
    }
  }
}

/** By ticker. Empty if the plan is unreadable or its planet is not in the game data. */
function flowOf(universe: Universe, { data, empire }: SheetPlan): readonly MaterialFlow[] {
  return data && universe.planets.indexOf.has(data.planet.planetid)
    ? dailyFlow(universe, data, empire)
    : []
}
