import { ANY_PLANET, type PlanetSearch } from '../../../engine/game/search.ts'
import { matchPlanets, searchByName } from '../../../engine/planets/search.ts'
import { compileStarMap, type StarMap } from '../../../engine/universe/jumps.ts'
import { type Bytes, textOf, utf8 } from '../../crypto/encoding.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { keepNewest } from '../../repo/memory.ts'

const starMaps = keepNewest<StarMap>()
/** Sufficient for a search that asks for no distance. */
const NO_STARS = compileStarMap([])

/** No text in a record can contain this, because its quotes would be escaped. */
const UNCHECKED = '"CheckDistances":null'

/** A fraction of a millisecond of work, and enough for several network writes. */
const PART_BYTES = 64 * 1024
const COMMA = utf8(',')

/**
 * Yields the planets that a search finds as JSON, some at a time with commas between. They are looked up when they are read.
 */
export async function searchPlanetsJson(
  db: Database,
  search: PlanetSearch,
): Promise<Iterable<Bytes[]>> {
  const repo = gamedataRepo(db)
  const stars = search.MaxDistanceCheck ? await starMap(repo) : NO_STARS
  const matches = matchPlanets(await repo.planets(), search, stars)
  // While it is read, a response holds only a list position for each planet, not the record.
  const records = matches.map(({ json, CheckDistances }) =>
    CheckDistances === null ? json : { json, CheckDistances },
  )
  return inParts(recordsOf(records))
}

async function starMap(repo: ReturnType<typeof gamedataRepo>): Promise<StarMap> {
  const version = await repo.etag('systems')
  return await starMaps('stars', version ?? '', async () =>
    compileStarMap(await repo.list('systems')),
  )
}

export function asksForAll(search: PlanetSearch): boolean {
  const { Materials, COGC, MaxDistanceCheck, ...flags } = search
  if (Materials.length > 0 || COGC.length > 0 || MaxDistanceCheck) return false
  return Object.entries(flags).every(
    ([flag, value]) => value === ANY_PLANET[flag as keyof typeof flags],
  )
}

function* inParts(records: Iterable<Bytes>): Generator<Bytes[]> {
  let part: Bytes[] = []
  let length = 0
  for (const record of records) {
    if (length > 0) part.push(COMMA)
    part.push(record)
    length += record.length
    if (length < PART_BYTES) continue
    yield part
    part = []
    length = 0
  }
  if (length > 0) yield part
}

type Match = Bytes | { json: Bytes; CheckDistances: unknown }

function* recordsOf(matches: readonly Match[]): Generator<Bytes> {
  for (const match of matches)
    yield match instanceof Uint8Array ? match : withDistances(match.json, match.CheckDistances)
}

function withDistances(json: Bytes, distances: unknown): Bytes {
  const known = `"CheckDistances":${JSON.stringify(distances)}`
  return utf8(textOf(json).replace(UNCHECKED, () => known))
}

/** A JSON list of the planets whose natural id or name contains the text, best match first. */
export async function findPlanetRecords(db: Database, text: string): Promise<string> {
  const repo = gamedataRepo(db)
  const found = searchByName(await repo.planetNames(), text)
  return await repo.planetRecords(found.map((planet) => planet.PlanetNaturalId))
}
