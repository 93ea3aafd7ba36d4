import type { Planet } from '../../../engine/game/gamedata.ts'
import { compileInSteps, type Universe, withPlanets } from '../../../engine/universe/universe.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { keepNewest } from '../../repo/memory.ts'

const compiled = keepNewest<Universe>()
const LISTS = ['materials', 'buildings', 'recipes', 'exchanges'] as const

export async function universeOf(db: Database): Promise<Universe | null> {
  const repo = gamedataRepo(db)
  const etags = await Promise.all(LISTS.map((kind) => repo.etag(kind)))
  if (etags.includes(null)) return null
  return await compiled('universe', etags.join(), async () => {
    const materials = await repo.list('materials')
    const buildings = await repo.list('buildings')
    const recipes = await repo.list('recipes')
    const exchanges = await repo.list('exchanges')
    const steps = compileInSteps({ materials, buildings, recipes, exchanges, planets: [] })
    for (;;) {
      await yieldToEventLoop()
      const step = steps.next()
      if (step.done) return step.value
    }
  })
}

export async function universeWith(db: Database, planet: string): Promise<Universe | null> {
  const record = await gamedataRepo(db).planetRecord(planet)
  const universe = record === null ? null : await universeOf(db)
  return universe && withPlanets(universe, [JSON.parse(record!) as Planet])
}
