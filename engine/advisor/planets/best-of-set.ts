import { INFERTILE } from '../../game/constants/bonuses.ts'
import { EXTRACTORS } from '../../game/constants/extraction.ts'
import { STATIONS } from '../../game/constants/stations.ts'
import type { Planet } from '../../game/gamedata.ts'
import { RESOURCE_TYPES } from '../../universe/buildings.ts'
import type { Universe } from '../../universe/universe.ts'
import { type PlanetSet, ratesOn, SOIL } from './planet-sets.ts'

export interface BestOfSet {
  /** The composed planet: the surroundings of the set, and the best of everything else. */
  readonly planet: Planet
  /** By recipe: the share of its output that is lost on the poorest planet that has any. */
  readonly spare: ReadonlyMap<string, number>
}

export function bestOfSet(universe: Universe, set: PlanetSet, kind: 'best' | 'plain'): BestOfSet {
  if (kind === 'plain') {
    return { planet: composedPlanet(universe, set, new Map(), INFERTILE), spare: new Map() }
  }
  const { best, spare } = bestRates(universe, set)
  const fertility = Math.max(...set.map((planet) => universe.planets.fertility[planet]!))
  return {
    planet: composedPlanet(universe, set, best, fertility),
    spare: spareRecipes(universe, spare),
  }
}

function composedPlanet(
  { planets }: Universe,
  set: PlanetSet,
  best: ReadonlyMap<string, number>,
  fertility: number,
): Planet {
  const first = set[0]!
  return {
    PlanetId: '',
    PlanetNaturalId: planets.naturalId[first]!,
    PlanetName: planets.name[first]!,
    SystemId: planets.systemId[first]!,
    HasLocalMarket: false,
    HasChamberOfCommerce: false,
    HasWarehouse: false,
    HasAdministrationCenter: false,
    HasShipyard: false,
    Pressure: planets.pressure[first]!,
    Surface: planets.rocky[first]! === 1,
    Temperature: planets.temperature[first]!,
    Fertility: fertility,
    Gravity: planets.gravity[first]!,
    FactionCode: null,
    FactionName: null,
    GovernorUserName: null,
    COGCProgramStatus: null,
    Resources: RESOURCE_TYPES.flatMap((ResourceType) => {
      const start = `${EXTRACTORS[ResourceType].building}#`
      return [...best]
        .filter(([key]) => key.startsWith(start))
        .map(([key, DailyExtraction]) => ({
          MaterialId: '',
          ResourceType,
          Factor: 0,
          DailyExtraction,
          MaterialTicker: key.slice(start.length),
          ExtractionMax: 0,
        }))
    }),
    Distances: STATIONS.map((name) => ({ name, distance: 0 })),
    COGCPrograms: [],
    COGCProgramActive: null,
    CheckDistances: null,
  }
}

/** By key of `ratesOn`: the best rate in the set, and the share of it that is lost on the poorest planet that has any. */
function bestRates(universe: Universe, set: PlanetSet) {
  const best = new Map<string, number>()
  const least = new Map<string, number>()
  for (const planet of set) {
    for (const [key, rate] of ratesOn(universe, planet)) {
      best.set(key, Math.max(best.get(key) ?? rate, rate))
      least.set(key, Math.min(least.get(key) ?? rate, rate))
    }
  }
  const spare = new Map([...best].map(([key, rate]) => [key, 1 - least.get(key)! / rate]))
  return { best, spare }
}

function spareRecipes(universe: Universe, spare: ReadonlyMap<string, number>) {
  const { buildings, recipes, recipesOf } = universe
  const shares = new Map(spare)
  const soil = spare.get(SOIL)
  shares.delete(SOIL)
  if (soil === undefined) return shares
  for (const [building, own] of recipesOf.entries()) {
    if (buildings.isFarm[building] === 0) continue
    for (const recipe of own) shares.set(recipes.id[recipe]!, soil)
  }
  return shares
}
