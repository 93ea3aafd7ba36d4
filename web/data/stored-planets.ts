import * as v from 'valibot'
import { listPlanets, searchPlanets } from '../../edge/features/game-data/contract.ts'
import type { Planet } from '../../engine/game/gamedata.ts'
import { ANY_PLANET } from '../../engine/game/search.ts'
import { withProgrammeAt } from '../../engine/planets/cogc.ts'
import { call, request, UnreachableError } from '../api/client.ts'
import { withLock } from '../browser/lock.ts'
import { gameData } from './database.ts'
import { announceGameData, storeRecords, writeGameData } from './game-data.ts'
import { Stamp, stamps } from './stamps.ts'

/**
 * The planets with their present programmes. Recently read planets come from the store, others from the server; unknown
 * ids are left out.
 */
export async function loadPlanets(
  ids: readonly string[],
  lifetime: number,
  signal?: AbortSignal,
): Promise<{ planets: Planet[]; checkedAt: number }> {
  const kept = await keptPlanets(ids)
  const isFresh = (found: KeptPlanet) => found && Date.now() < found.checkedAt + lifetime
  const wanted = ids.filter((_, place) => !isFresh(kept[place]))
  const fetched = new Map<string, Planet>()
  if (wanted.length > 0) {
    try {
      const answer = await call(listPlanets, { body: wanted, signal })
      for (const planet of answer) fetched.set(planet.PlanetNaturalId, planet)
      await keepPlanets(answer)
    } catch (problem) {
      // Without a network an expired planet is better than none.
      const readable = problem instanceof UnreachableError && kept.every((found) => found)
      if (!readable) throw problem
    }
  }
  const planets = ids
    .flatMap((id, place) => fetched.get(id) ?? kept[place]?.planet ?? [])
    .map((planet) => withProgrammeAt(planet, Date.now()))
  const ages = ids.map((id, place) => (fetched.has(id) ? Date.now() : kept[place]?.checkedAt))
  return { planets, checkedAt: Math.min(Date.now(), ...ages.filter((age) => age !== undefined)) }
}

type KeptPlanet = { planet: Planet; checkedAt: number } | undefined

async function keptPlanets(ids: readonly string[]): Promise<KeptPlanet[]> {
  const [times, planets] = await Promise.all([
    stamps.getMany(ids.map((id) => `planet/${id}`)),
    storedPlanets(ids),
  ])
  const byId = new Map(planets.map((planet) => [planet.PlanetNaturalId, planet]))
  return ids.map((id, place) => {
    const planet = byId.get(id)
    const checkedAt = times[place]
    return planet && typeof checkedAt === 'number' ? { planet, checkedAt } : undefined
  })
}

async function keepPlanets(planets: readonly Planet[]): Promise<void> {
  if (planets.length === 0) return
  await writeGameData((store) => store.merge('planets', planets))
  const now = Date.now()
  await Promise.all(planets.map((p) => stamps.put(`planet/${p.PlanetNaturalId}`, now)))
  await planetsChanged()
}

/** Stores all planets that have these materials; returns how many planets are stored now. */
export async function storePlanetsWith(
  materials: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  const body = { ...ANY_PLANET, Materials: [...materials] }
  const response = await request(searchPlanets, { body, signal })
  const records = await storeRecords('planets', response)
  await planetsChanged()
  return records
}

/** Requests nothing from the server; planets that are not stored are left out. */
export async function storedPlanets(ids: readonly string[]): Promise<Planet[]> {
  return (await gameData()).some('planets', ids)
}

const ALL = 'all-planets'

/** Recently stored planets are not fetched again, nor expired ones without a network. */
export async function storeAllPlanets(lifetime: number, signal?: AbortSignal): Promise<number> {
  const [kept, count] = await Promise.all([
    stamps.get(ALL),
    gameData().then((store) => store.count('planets')),
  ])
  const stored = v.is(Stamp, kept) && count >= kept.records ? kept : undefined
  if (stored && Date.now() < stored.checkedAt + lifetime) return count
  try {
    const records = await storePlanetsWith([], signal)
    await stamps.put(ALL, { etag: '', checkedAt: Date.now(), records })
    return records
  } catch (problem) {
    if (stored && problem instanceof UnreachableError) return count
    throw problem
  }
}

async function planetsChanged(): Promise<void> {
  // Two simultaneous changes must not get the same revision: a worker would miss the second.
  await withLock('perigee.planets', async () => {
    const before = await stamps.get('planets')
    const revision = v.is(Stamp, before) ? Number(before.etag) + 1 : 1
    const records = await (await gameData()).count('planets')
    await stamps.put('planets', { etag: String(revision), checkedAt: Date.now(), records })
  })
  await announceGameData()
}
