import { toDocument } from '../../repo/documents.ts'
import { gamedataRepo, type ListKind } from '../../repo/gamedata.ts'
import { replaceList } from '../../repo/gamedata-writes.ts'
import { toBuilding, toRecipe, toSystem } from '../derive/derive-records.ts'
import type { Upstream } from '../fio/upstream.ts'
import {
  UpstreamBuildings,
  UpstreamMaterials,
  UpstreamRecipes,
  UpstreamSystems,
} from '../fio/upstream-schemas.ts'
import { checkKind } from '../import/check.ts'
import { checkReferences } from '../import/references.ts'
import type { GameLists } from '../kinds.ts'
import { DAILY_MS, type Job, type JobContext, SyncProblem } from './sync-job.ts'

type DailyKind = Exclude<ListKind, 'exchanges'>

const FETCH: Record<DailyKind, (fio: Upstream) => Promise<unknown[]>> = {
  materials: (fio) => fio.get('materials', '/material/allmaterials', UpstreamMaterials),
  systems: async (fio) =>
    (await fio.get('star systems', '/systemstars', UpstreamSystems)).map(toSystem),
  buildings: async (fio) =>
    (await fio.get('buildings', '/building/allbuildings', UpstreamBuildings)).map(toBuilding),
  recipes: async (fio) =>
    (await fio.get('recipes', '/recipes/allrecipes', UpstreamRecipes)).map(toRecipe),
}

/** Refreshes one whole list, unless the new one does not fit the rest of the universe. */
export function refreshList<K extends DailyKind>(kind: K): Job {
  return async (context) => {
    const records = checkKind(kind, await FETCH[kind](context.fio)) as GameLists[K]
    const others = await currentLists(context)
    refuseHalves(kind, others[kind].length, records.length)
    const [problem] = checkReferences({ ...others, [kind]: records })
    if (problem) throw new SyncProblem(problem)
    const origin = { source: 'upstream' as const, at: context.now }
    await context.ports.db.batch([replaceList(kind, await toDocument(records), origin)])
    return { dueAt: context.now + DAILY_MS, isComplete: true }
  }
}

/** A game does not lose half of its things overnight; a service that is being rebuilt does. */
export function refuseHalves(kind: string, before: number, after: number): void {
  if (after < before / 2)
    throw new SyncProblem(`FIO sent ${after} ${kind} only, where ${before} are known`)
}

/** Planets are left out: each is checked against the lists when it is fetched. */
async function currentLists({ ports }: JobContext): Promise<GameLists> {
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
