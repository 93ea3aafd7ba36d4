import { compileStarMap, type StarMap } from '../../../engine/distance.ts'
import type { Planet } from '../../../engine/model/gamedata.ts'
import type { PlanetSearch } from '../../../engine/model/search.ts'
import { searchByName, searchPlanets } from '../../../engine/search.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { keepNewest } from '../memory.ts'

const starMaps = keepNewest<StarMap>()

export async function findPlanets(db: Database, search: PlanetSearch): Promise<Planet[]> {
  const repo = gamedataRepo(db)
  const version = await repo.etag('systems')
  const stars = await starMaps('stars', version ?? '', async () =>
    compileStarMap(await repo.list('systems')),
  )
  return searchPlanets(await repo.planets(), search, stars)
}

/** Records of the planets whose natural id or name holds the text, best match first. */
export async function findPlanetRecords(db: Database, text: string): Promise<string[]> {
  const repo = gamedataRepo(db)
  const found = searchByName(await repo.planetNames(), text)
  return await repo.planetRecords(found.map((planet) => planet.PlanetNaturalId))
}
