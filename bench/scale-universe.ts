import { compileStarMap, stationDistances } from '../engine/distance.ts'
import {
  type Material,
  type Planet,
  type PlanetResource,
  ProgramType,
  type ResourceType,
  type StarSystem,
} from '../engine/model/gamedata.ts'
import { randomFrom } from './random.ts'

/** What the generator learns from: the real systems, and real planets for what lies where. */
export interface Model {
  readonly materials: readonly Material[]
  readonly systems: readonly StarSystem[]
  readonly planets: readonly Planet[]
}

export const SCALE_PLANETS = 4500
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const UNITS_PER_FACTOR: Record<ResourceType, number> = { MINERAL: 70, LIQUID: 70, GASEOUS: 60 }
/** In which form each category of the game's raw materials is found, should no known planet show it. */
const FOUND_AS: Readonly<Record<string, ResourceType>> = {
  gases: 'GASEOUS',
  liquids: 'LIQUID',
  minerals: 'MINERAL',
  ores: 'MINERAL',
}

/**
 * As many planets as the whole game has, spread over its real systems. What they are made of follows the known
 * planets: how many resources, which ones and how often, how rich; every raw material is found somewhere.
 * A pure function of model, seed and count; meant for measuring, not for playing.
 */
export function scaleUniverse(model: Model, seed = 7, count = SCALE_PLANETS): Planet[] {
  const random = randomFrom(seed)
  const between = (low: number, high: number) => low + (high - low) * random()
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const id = () => Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  const deposits = depositsOf(model)
  const idOf = new Map(model.materials.map((material) => [material.Ticker, material.MaterialId]))
  const distancesOf = stationDistances(compileStarMap(model.systems))

  function resources(): PlanetResource[] {
    const wanted = pick(model.planets).Resources.length
    const found = new Map<string, PlanetResource>()
    while (found.size < wanted) {
      const { ticker, type } = pick(deposits)
      // Rich deposits are rare: half of all planets stay below a quarter of the best.
      const factor = 0.01 + 0.73 * random() ** 2
      const DailyExtraction = factor * UNITS_PER_FACTOR[type]
      found.set(ticker, {
        MaterialId: idOf.get(ticker)!,
        ResourceType: type,
        Factor: factor,
        DailyExtraction,
        MaterialTicker: ticker,
        ExtractionMax: DailyExtraction,
      })
    }
    return [...found.values()]
  }

  const planets = Array.from({ length: count }, (_, p): Planet => {
    const system = model.systems[p % model.systems.length]!
    const naturalId = `${system.NaturalId}${LETTERS[Math.floor(p / model.systems.length)]}`
    const rocky = random() < 0.68
    const settled = random() < 0.12
    return {
      PlanetId: id(),
      PlanetNaturalId: naturalId,
      PlanetName: random() < 0.1 ? `Haven ${naturalId.slice(-4)}` : naturalId,
      SystemId: system.SystemId,
      HasLocalMarket: settled,
      HasChamberOfCommerce: settled && random() < 0.7,
      HasWarehouse: settled && random() < 0.9,
      HasAdministrationCenter: settled,
      HasShipyard: settled && random() < 0.1,
      Pressure: random() < 0.5 ? between(0.3, 1.9) : between(0, 1) ** 4 * 20,
      Surface: rocky,
      Temperature: random() < 0.5 ? between(-20, 70) : between(-220, 320),
      Fertility: random() < 0.09 ? between(-0.8, 0.45) : -1,
      Gravity: rocky ? between(0.1, 2.2) : between(0.5, 5),
      FactionCode: null,
      FactionName: null,
      GovernorUserName: null,
      COGCProgramStatus: settled ? 'ACTIVE' : null,
      Resources: resources(),
      Distances: distancesOf(system.SystemId),
      COGCPrograms: [],
      COGCProgramActive: settled ? pick(ProgramType.options) : null,
      CheckDistances: null,
    }
  })
  return withBestExtraction(planets)
}

/** Every deposit of the known planets, so that common ones are drawn often, and one of each raw material that none has. */
function depositsOf({ materials, planets }: Model): { ticker: string; type: ResourceType }[] {
  const known = planets.flatMap((planet) =>
    planet.Resources.map((r) => ({ ticker: r.MaterialTicker, type: r.ResourceType })),
  )
  const seen = new Set(known.map(({ ticker }) => ticker))
  const unseen = materials.flatMap(({ Ticker, CategoryName }) => {
    const type = FOUND_AS[CategoryName]
    return type && !seen.has(Ticker) ? [{ ticker: Ticker, type }] : []
  })
  return [...known, ...unseen]
}

function withBestExtraction(planets: Planet[]): Planet[] {
  const best = new Map<string, number>()
  const resources = planets.flatMap((planet) => planet.Resources)
  for (const { MaterialTicker, DailyExtraction } of resources) {
    best.set(MaterialTicker, Math.max(best.get(MaterialTicker) ?? 0, DailyExtraction))
  }
  for (const resource of resources) resource.ExtractionMax = best.get(resource.MaterialTicker)!
  return planets
}
