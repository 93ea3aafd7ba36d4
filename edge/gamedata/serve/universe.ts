import type { Planet } from '../../../engine/model/gamedata.ts'
import { compileUniverse, type Universe, withPlanets } from '../../../engine/universe.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { keepNewest } from '../../repo/memory.ts'
import { nextTurn } from '../../turn.ts'

const compiled = keepNewest<Universe>()
const LISTS = ['materials', 'buildings', 'recipes', 'exchanges'] as const

/** The game data of now in columns, with one planet; null before there is any, or where the planet is unknown. */
export async function universeWith(db: Database, planet: string): Promise<Universe | null> {
  const repo = gamedataRepo(db)
  const record = await repo.planetRecord(planet)
  const etags = await Promise.all(LISTS.map((kind) => repo.etag(kind)))
  if (record === null || etags.includes(null)) return null
  const universe = await compiled('universe', etags.join(), async () => {
    const materials = await repo.list('materials')
    const buildings = await repo.list('buildings')
    const recipes = await repo.list('recipes')
    const exchanges = await repo.list('exchanges')
    await nextTurn()
    return compileUniverse({ materials, buildings, recipes, exchanges, planets: [] })
  })
  return withPlanets(universe, [JSON.parse(record) as Planet])
}
