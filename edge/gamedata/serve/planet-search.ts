import { compileStarMap, type StarMap } from '../../../engine/distance.ts'
import { ANY_PLANET, type PlanetSearch } from '../../../engine/model/search.ts'
import { matchPlanets, searchByName } from '../../../engine/search.ts'
import type { Bytes } from '../../crypto/encoding.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo, type StoredPlanet } from '../../repo/gamedata.ts'
import { keepNewest } from '../../repo/memory.ts'

const starMaps = keepNewest<StarMap>()

/** No text in a record can look like this: there its quotes would be escaped. */
const UNCHECKED = '"CheckDistances":null'

/** A fraction of a millisecond of work, and enough for some network writes. */
const PART_CHARACTERS = 131_072

/** The planets that a search asks for as JSON, some at a time with commas between, put together when it is read. */
export async function findPlanets(db: Database, search: PlanetSearch): Promise<Iterable<string>> {
  const repo = gamedataRepo(db)
  const version = await repo.etag('systems')
  const stars = await starMaps('stars', version ?? '', async () =>
    compileStarMap(await repo.list('systems')),
  )
  return inParts(recordsOf(matchPlanets(await repo.planets(), search, stars)))
}

/** Whether a search leaves no planet out, so that everybody gets the same answer. */
export function asksForAll(search: PlanetSearch): boolean {
  const { Materials, COGC, MaxDistanceCheck, ...flags } = search
  if (Materials.length > 0 || COGC.length > 0 || MaxDistanceCheck) return false
  return Object.entries(flags).every(
    ([flag, value]) => value === ANY_PLANET[flag as keyof typeof flags],
  )
}

function* inParts(records: Iterable<string>): Generator<string> {
  let part = ''
  for (const record of records) {
    part += part && ','
    part += record
    if (part.length < PART_CHARACTERS) continue
    yield part
    part = ''
  }
  if (part) yield part
}

function* recordsOf(matches: ReturnType<typeof matchPlanets<StoredPlanet>>): Generator<string> {
  for (const { json, CheckDistances } of matches)
    yield CheckDistances === null
      ? json
      : json.replace(UNCHECKED, () => `"CheckDistances":${JSON.stringify(CheckDistances)}`)
}

/** A JSON list of the planets whose natural id or name holds the text, best match first. */
export async function findPlanetRecords(db: Database, text: string): Promise<Bytes> {
  const repo = gamedataRepo(db)
  const found = searchByName(await repo.planetNames(), text)
  return await repo.planetRecords(found.map((planet) => planet.PlanetNaturalId))
}
