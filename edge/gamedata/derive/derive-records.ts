import {
  type Building,
  Planet,
  PopulationReport,
  type Recipe,
  type ResourceType,
  type StarSystem,
} from '../../../engine/game/gamedata.ts'
import { ownValue } from '../../../engine/game/own-value.ts'
import { parse } from '../../../engine/game/validation.ts'
import { activeProgram } from '../../../engine/planets/cogc.ts'
import { freeWorkers } from '../../../engine/planets/population.ts'
import type {
  UpstreamBuilding,
  UpstreamPlanet,
  UpstreamRecipe,
  UpstreamReport,
  UpstreamSystem,
} from '../fio/upstream-schemas.ts'
import { SyncProblem } from '../sync/sync-job.ts'
import {
  knownExpertise,
  knownPrograms,
  type LeftOut,
  localRules,
  nameUnknownWorkers,
} from './known-values.ts'

// Derives what FIO leaves out from what it sends and from constants of the game.

const KINDS = ['Pioneer', 'Settler', 'Technician', 'Engineer', 'Scientist'] as const

const HOUSED: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  HB1: [100, 0, 0, 0, 0],
  HB2: [0, 100, 0, 0, 0],
  HB3: [0, 0, 100, 0, 0],
  HB4: [0, 0, 0, 100, 0],
  HB5: [0, 0, 0, 0, 100],
  HBB: [75, 75, 0, 0, 0],
  HBC: [0, 75, 75, 0, 0],
  HBM: [0, 0, 75, 75, 0],
  HBL: [0, 0, 0, 75, 75],
}

export function toBuilding(building: UpstreamBuilding, leftOut: LeftOut) {
  const [Pioneer, Settler, Technician, Engineer, Scientist] =
    ownValue(HOUSED, building.Ticker) ?? []
  const { AreaCost } = building
  nameUnknownWorkers(building, leftOut)
  const Type: Building['Type'] = building.Name.includes('planetaryProject')
    ? 'PLANETARY'
    : building.Expertise
      ? 'PRODUCTION'
      : 'INFRASTRUCTURE'
  const Habitation =
    Pioneer === undefined
      ? null
      : { Pioneer, Settler, Technician, Engineer, Scientist, Area: AreaCost }
  return { ...building, Expertise: knownExpertise(building, leftOut), Habitation, Type }
}

/** Stored plans name a recipe `BuildingTicker#RecipeName`, so that is its id, however FIO writes the standard name. */
export function toRecipe({ StandardRecipeName, ...recipe }: UpstreamRecipe): Recipe {
  const isOurs = StandardRecipeName.startsWith(`${recipe.BuildingTicker}#`)
  const RecipeId = isOurs ? StandardRecipeName : `${recipe.BuildingTicker}#${recipe.RecipeName}`
  return { RecipeId, ...recipe }
}

export function toSystem({ Connections, ...system }: UpstreamSystem): StarSystem {
  const connections = Connections.map((to) => (typeof to === 'string' ? to : to.ConnectingId))
  return { ...system, connections }
}

/** Units a day that a resource concentration of 1 yields. */
const UNITS_PER_FACTOR: Record<ResourceType, number> = { MINERAL: 70, LIQUID: 70, GASEOUS: 60 }

export const dailyExtraction = (type: ResourceType, factor: number) =>
  factor * UNITS_PER_FACTOR[type]

export interface KnownUniverse {
  tickerOf: ReadonlyMap<string, string>
  distancesOf: (systemId: string) => Planet['Distances']
  knowsSystem: (systemId: string) => boolean
  bestExtraction: ReadonlyMap<string, number>
  /** The planet's stored record. FIO does not say how many bases fit on it. */
  formerOf: (naturalId: string) => Planet | undefined
}

/** Throws a `ValidationError` if the planet is invalid. */
export function toPlanet(
  planet: UpstreamPlanet,
  around: KnownUniverse,
  now: number,
  leftOut: LeftOut,
): Planet {
  const { PlanetNaturalId, SystemId } = planet
  if (!around.knowsSystem(SystemId))
    throw new SyncProblem(`planet ${PlanetNaturalId}: unknown system ${SystemId}`)
  const COGCPrograms = knownPrograms(planet.COGCPrograms, leftOut)
  const former = around.formerOf(PlanetNaturalId)
  return parse(Planet, {
    ...planet,
    ...localRules(planet, leftOut, former),
    PlotsTotal: former?.PlotsTotal,
    PlotsTaken: former?.PlotsTaken,
    SupportsGhostSites: former?.SupportsGhostSites,
    COGCProgramStatus: planet.COGCProgramStatus || null,
    Resources: planet.Resources.map(({ MaterialId, ResourceType, Factor }) => {
      const MaterialTicker = around.tickerOf.get(MaterialId)
      if (MaterialTicker === undefined)
        throw new SyncProblem(`planet ${PlanetNaturalId}: unknown material ${MaterialId}`)
      const DailyExtraction = dailyExtraction(ResourceType, Factor)
      const ExtractionMax = Math.max(
        DailyExtraction,
        around.bestExtraction.get(MaterialTicker) ?? 0,
      )
      return { MaterialId, ResourceType, Factor, DailyExtraction, MaterialTicker, ExtractionMax }
    }),
    Distances: around.distancesOf(SystemId),
    COGCPrograms,
    COGCProgramActive: activeProgram(COGCPrograms, now),
    CheckDistances: null,
  })
}

export function bestExtractions(planets: Iterable<Planet>): Map<string, number> {
  const best = new Map<string, number>()
  for (const { Resources } of planets)
    for (const { MaterialTicker, DailyExtraction } of Resources)
      best.set(MaterialTicker, Math.max(DailyExtraction, best.get(MaterialTicker) ?? 0))
  return best
}

/** The planet with today's maxima. Null if it has them already. */
export function withBestExtractions(
  planet: Planet,
  best: ReadonlyMap<string, number>,
): Planet | null {
  const bestOf = (ticker: string) => best.get(ticker) ?? 0
  if (planet.Resources.every((r) => r.ExtractionMax === bestOf(r.MaterialTicker))) return null
  return {
    ...planet,
    Resources: planet.Resources.map((r) => ({ ...r, ExtractionMax: bestOf(r.MaterialTicker) })),
  }
}

/** The latest report. Null if nobody lives there. */
export function toPopulationReport(
  reports: readonly UpstreamReport[],
  planetId: string,
): PopulationReport | null {
  const latest = reports.reduce<UpstreamReport | undefined>(
    (best, report) => (best && best.SimulationPeriod >= report.SimulationPeriod ? best : report),
    undefined,
  )
  if (!latest) return null
  const free = KINDS.map((kind) => [
    `Free${kind}`,
    freeWorkers(Number(latest[`NextPopulation${kind}`]), Number(latest[`UnemploymentRate${kind}`])),
  ])
  return parse(PopulationReport, {
    InfrastructureReportId: `${planetId}-${latest.SimulationPeriod}`,
    ...latest,
    TimestampMs:
      typeof latest.TimestampMs === 'number'
        ? new Date(latest.TimestampMs).toISOString()
        : latest.TimestampMs,
    ...Object.fromEntries(free),
  })
}
