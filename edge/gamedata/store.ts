import { KINDS } from '../../engine/game/kinds.ts'
import type { Database, Statement } from '../ports.ts'
import { toDocument } from '../repo/documents.ts'
import type { ListKind, Origin } from '../repo/gamedata.ts'
import {
  dropMarket,
  dropPlanets,
  dropPopulation,
  dropSyncState,
  putMarketDays,
  putPlanets,
  putPopulations,
  replaceList,
} from '../repo/gamedata-writes.ts'
import { keepFormer } from '../repo/seen-rules.ts'
import type { Facts } from './kinds.ts'

const LIST_KINDS: readonly ListKind[] = KINDS.filter((kind) => kind !== 'planets')

/** Replaces every table by a whole universe, or none of them. */
export async function storeUniverse(
  db: Database,
  { data, history, population }: Facts,
  origin: Origin,
  planetsAt = origin.at,
): Promise<void> {
  const lists = await Promise.all(
    LIST_KINDS.map(async (kind) => {
      const document = await toDocument(data[kind])
      return [...keepFormer(kind, document, origin.at), replaceList(kind, document, origin)]
    }),
  )
  // Imported programmes are kept as given, because only the upstream says what runs now.
  const planets = data.planets.map((planet) => ({ planet, programChangesAt: null }))
  const statements: Statement[] = [
    ...lists.flat(),
    dropPlanets,
    ...putPlanets(planets, { ...origin, at: planetsAt }),
    dropPopulation,
    ...putPopulations(Object.entries(population), origin),
    ...dropMarket,
    ...putMarketDays(history),
    ...dropSyncState,
  ]
  await db.batch(statements)
}
