import type { QueryClient } from '@tanstack/react-query'
import type { GameDataKind } from '../../../workers/game-data-store.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { sharedQueries } from '../../api/queries/shared.ts'
import { measureStorage, megabytesOf } from '../../store/database.ts'

export interface StoredSet {
  name: string
  records: number
  megabytes: number
}

const SAMPLED_RECORDS = 10
const ORDER = ['materials', 'buildings', 'recipes', 'planets', 'exchanges'] as const
const NAMES: Record<GameDataKind, string> = {
  materials: 'Materials',
  buildings: 'Buildings',
  recipes: 'Recipes',
  planets: 'Planets',
  exchanges: 'Exchanges',
}

/** Game data first, then the player's own sets as far as this browser has them. */
export async function measureBrowserStorage(client: QueryClient): Promise<StoredSet[]> {
  const measured = await measureStorage()
  const own = [
    { name: 'Plans', list: client.getQueryData(planQueries.all().queryKey) },
    { name: 'Empires', list: client.getQueryData(empireQueries.all().queryKey) },
    { name: 'CX', list: client.getQueryData(cxQueries.all().queryKey) },
    { name: 'Shared plans', list: client.getQueryData(sharedQueries.list().queryKey) },
  ]
  return [
    ...ORDER.map((kind) => {
      const { records = 0, megabytes = 0 } = measured.find((use) => use.kind === kind) ?? {}
      return { name: NAMES[kind], records, megabytes }
    }),
    ...own.map(({ name, list }) => {
      const all: readonly unknown[] = list ?? []
      const sample = all.slice(0, SAMPLED_RECORDS)
      return { name, records: all.length, megabytes: megabytesOf(all.length, sample) }
    }),
  ]
}
