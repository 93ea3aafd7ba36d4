import { toDocument } from '../../repo/documents.ts'
import { gamedataRepo, type ListKind } from '../../repo/gamedata.ts'
import { replaceList } from '../../repo/gamedata-writes.ts'
import { keepFormer } from '../../repo/seen-rules.ts'
import { checkKind } from '../check.ts'
import { toBuilding, toRecipe, toSystem } from '../derive/derive-records.ts'
import {
  UpstreamBuildings,
  UpstreamMaterials,
  UpstreamRecipes,
  UpstreamSystems,
} from '../fio/upstream-schemas.ts'
import type { GameLists } from '../kinds.ts'
import { checkReferences } from '../references.ts'
import { DAILY_MS, type Job, type JobContext, SyncProblem } from './sync-job.ts'

type DailyKind = Exclude<ListKind, 'exchanges'>
type Asking = Pick<JobContext, 'fio' | 'leftOut'>

const FETCH: Record<DailyKind, (context: Asking, others: GameLists) => Promise<unknown[]>> = {
  materials: ({ fio }) => fio.list('materials', '/material/allmaterials', UpstreamMaterials),
  systems: async ({ fio }) =>
    (await fio.list('star systems', '/systemstars', UpstreamSystems)).map(toSystem),
  buildings: async ({ fio, leftOut }) =>
    (await fio.list('buildings', '/building/allbuildings', UpstreamBuildings)).map((building) =>
      toBuilding(building, leftOut),
    ),
  recipes: async ({ fio, leftOut }, { buildings }) => {
    const known = new Set(buildings.map(({ Ticker }) => Ticker))
    const recipes = await fio.list('recipes', '/recipes/allrecipes', UpstreamRecipes)
    return recipes.map(toRecipe).filter(({ BuildingTicker, RecipeId }) => {
      if (!known.has(BuildingTicker)) leftOut(`recipe ${RecipeId} of a building that is not there`)
      return known.has(BuildingTicker)
    })
  },
}

export function refreshList<K extends DailyKind>(kind: K): Job {
  return async (context) => {
    const records = await fetchList(kind, context, await currentLists(context))
    const origin = { source: 'upstream' as const, at: context.now }
    const document = await toDocument(records)
    await context.ports.db.batch([
      ...keepFormer(kind, document, context.now),
      replaceList(kind, document, origin),
    ])
    return { dueAt: context.now + DAILY_MS, isComplete: true }
  }
}

export async function fetchList<K extends DailyKind>(
  kind: K,
  asking: Asking,
  others: GameLists,
): Promise<GameLists[K]> {
  const records = checkKind(kind, await FETCH[kind](asking, others)) as GameLists[K]
  refuseHalves(kind, others[kind].length, records.length)
  const [problem] = checkReferences({ ...others, [kind]: records })
  if (problem) throw new SyncProblem(problem)
  return records
}

/** A game does not lose half of its records overnight, but a service that is being rebuilt may. */
export function refuseHalves(kind: string, before: number, after: number): void {
  if (after < before / 2)
    throw new SyncProblem(`FIO sent ${after} ${kind} only, where ${before} are known`)
}

/** Planets are left out, because each is checked against the lists when it is fetched. */
export async function currentLists({ ports }: Pick<JobContext, 'ports'>): Promise<GameLists> {
  const repo = gamedataRepo(ports.db)
  return {
    materials: [...(await repo.list('materials'))],
    systems: [...(await repo.list('systems'))],
    buildings: [...(await repo.list('buildings'))],
    recipes: [...(await repo.list('recipes'))],
    exchanges: [],
    planets: [],
  }
}
