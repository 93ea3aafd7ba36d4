import type { Planet } from '../../../engine/game/gamedata.ts'
import { planetSearchTable } from '../../../engine/planets/planet-row.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

interface Input {
  planetIds: 'ALL' | string[]
  searchMaterials: string[]
}

export const check: VectorCheck = {
  file: 'search.json',
  run({ input, expected }, { data, counts }) {
    const { planetIds, searchMaterials } = input as Input
    const byId = new Map(data.planets.map((planet) => [planet.PlanetNaturalId, planet]))
    const planets = planetIds === 'ALL' ? data.planets : planetIds.map((id) => byId.get(id)!)
    const { results } = expected as {
      results: { planetNaturalId: string; checkDistance: number }[]
    }
    const { hasCheckDistance } = expected as { hasCheckDistance: string | null }
    const checked = planets.map((planet, p) =>
      withCheck(planet, results[p]?.checkDistance ?? null, hasCheckDistance),
    )
    return compare(expected, planetSearchTable(checked, searchMaterials), { counts })
  },
}

/** The records were taken from planets with an old distance check upon them, which the game data does not keep. */
function withCheck(planet: Planet, distance: number | null, start: string | null): Planet {
  if (distance === null) return planet
  const CheckDistances = {
    SystemIdStart: planet.SystemId,
    SystemIdTarget: planet.SystemId,
    SystemName: start ?? '',
    Distance: distance,
  }
  return { ...planet, CheckDistances }
}
