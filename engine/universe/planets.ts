import { environmentClass } from '../game/constants/environment.ts'
import { extractionRun } from '../game/constants/extraction.ts'
import { STATIONS } from '../game/constants/stations.ts'
import type { Planet } from '../game/gamedata.ts'
import type { CountedFee, CountedPlanet } from '../game/own-fees.ts'
import { ProgramType } from '../game/programs.ts'
import { type Buildings, RESOURCE_TYPES } from './buildings.ts'
import { type AmountLists, indexByName } from './csr.ts'
import { feesPerDay, UNKNOWN_FEE } from './fees.ts'
import { jumpsOf, UNREACHABLE } from './jumps.ts'
import type { Materials } from './materials.ts'
import { freePlots } from './plots.ts'

/** Bits of `facilities`, in the order in which screens list them. */
export const FACILITY = { ADM: 1, COGC: 2, LM: 4, SHY: 8, WAR: 16 } as const
export const PROGRAM_TYPES = ProgramType.options

export interface Planets {
  readonly count: number
  readonly naturalId: readonly string[]
  readonly name: readonly string[]
  readonly systemId: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly fertility: Float64Array
  readonly gravity: Float64Array
  readonly pressure: Float64Array
  readonly temperature: Float64Array
  readonly rocky: Uint8Array
  /** Class of environment, see game/constants/environment.ts. */
  readonly environment: Uint8Array
  readonly facilities: Uint8Array
  /** Index into PROGRAM_TYPES of the active programme, −1 for none. */
  readonly program: Int8Array
  /** When the last recorded programme ends, in ms since 1970; NaN without a record. */
  readonly programRecordEnd: Float64Array
  /** Jumps to STATIONS[s] at planet × 4 + s, UNREACHABLE if no jumps lead there. */
  readonly stationDistance: Int16Array
  /** NaN if unknown; see `freePlots`. */
  readonly plotsTotal: Float64Array
  readonly plotsFree: Float64Array
  /** In the currency of the planet, UNKNOWN_FEE if unknown. */
  readonly establishmentFee: Float64Array
  readonly feeRate: Float64Array
  /** As entered by the government or by the player; undefined if unknown. */
  readonly productionFees: readonly (readonly CountedFee[] | undefined)[]
  /** By building, see `feesPerDay`; undefined if unknown. */
  readonly feesPerDay: readonly (Float64Array | undefined)[]
  /** Resources of planet p: resourceStart[p] … resourceStart[p + 1], sorted by material. */
  readonly resourceStart: Uint32Array
  readonly resourceMaterial: Int32Array
  readonly resourceType: Uint8Array
  readonly dailyExtraction: Float64Array
  readonly extractionAmount: Float64Array
  readonly extractionTimeMs: Float64Array
  /** Extraction of resource r as a recipe without inputs that yields `extractionAmount` a run. */
  readonly extractionInputs: AmountLists
  readonly extractionOutputs: AmountLists
}

export function compilePlanets(
  planets: readonly CountedPlanet[],
  materials: Materials,
  buildings: Buildings,
): Planets {
  // Of two records of one planet, the later one is newer.
  const latest = new Map(planets.map((planet) => [planet.PlanetNaturalId, planet]))
  const rows = latest.size === planets.length ? planets : [...latest.values()]
  const draft = allocate(
    rows.length,
    rows.reduce((sum, planet) => sum + planet.Resources.length, 0),
  )
  let next = 0
  for (const [p, planet] of rows.entries()) {
    fillPlanet(draft, p, planet)
    fillRules(draft, p, planet, buildings)
    next = fillResources(draft, next, planet, materials)
    draft.resourceStart[p + 1] = next
  }
  return finish(draft)
}

/** If both have a planet, the record of `added` is used. */
export function mergePlanets(known: Planets, added: Planets): Planets {
  const kept = known.naturalId.flatMap((id, p) => (added.indexOf.has(id) ? [] : [p]))
  const draft = allocate(
    kept.length + added.count,
    known.resourceMaterial.length + added.resourceMaterial.length,
  )
  let next = 0
  const take = (from: Planets, p: number, row: number) => {
    next = copyPlanet(from, p, draft, row, next)
  }
  for (const [row, p] of kept.entries()) take(known, p, row)
  for (let p = 0; p < added.count; p++) take(added, p, kept.length + p)
  return finish(draft)
}

type Draft = Omit<
  Planets,
  | 'indexOf'
  | 'naturalId'
  | 'name'
  | 'systemId'
  | 'productionFees'
  | 'feesPerDay'
  | 'extractionInputs'
  | 'extractionOutputs'
> & {
  naturalId: string[]
  name: string[]
  systemId: string[]
  productionFees: Planets['productionFees'][number][]
  feesPerDay: Planets['feesPerDay'][number][]
}

function allocate(count: number, resources: number): Draft {
  return {
    count,
    naturalId: new Array<string>(count),
    name: new Array<string>(count),
    systemId: new Array<string>(count),
    fertility: new Float64Array(count),
    gravity: new Float64Array(count),
    pressure: new Float64Array(count),
    temperature: new Float64Array(count),
    rocky: new Uint8Array(count),
    environment: new Uint8Array(count),
    facilities: new Uint8Array(count),
    program: new Int8Array(count),
    programRecordEnd: new Float64Array(count),
    stationDistance: new Int16Array(count * STATIONS.length).fill(UNREACHABLE),
    plotsTotal: new Float64Array(count),
    plotsFree: new Float64Array(count),
    establishmentFee: new Float64Array(count),
    feeRate: new Float64Array(count),
    productionFees: new Array(count),
    feesPerDay: new Array(count),
    resourceStart: new Uint32Array(count + 1),
    resourceMaterial: new Int32Array(resources),
    resourceType: new Uint8Array(resources),
    dailyExtraction: new Float64Array(resources),
    extractionAmount: new Float64Array(resources),
    extractionTimeMs: new Float64Array(resources),
  }
}

function finish(draft: Draft): Planets {
  const resources = draft.resourceMaterial.length
  return {
    ...draft,
    indexOf: indexByName(draft.naturalId),
    extractionInputs: {
      start: new Uint32Array(resources + 1),
      item: new Int32Array(0),
      amount: new Float64Array(0),
    },
    extractionOutputs: {
      start: Uint32Array.from({ length: resources + 1 }, (_, r) => r),
      item: draft.resourceMaterial,
      amount: draft.extractionAmount,
    },
  }
}

function fillPlanet(draft: Draft, p: number, planet: Planet) {
  draft.naturalId[p] = planet.PlanetNaturalId
  draft.name[p] = planet.PlanetName
  draft.systemId[p] = planet.SystemId
  draft.fertility[p] = planet.Fertility
  draft.gravity[p] = planet.Gravity
  draft.pressure[p] = planet.Pressure
  draft.temperature[p] = planet.Temperature
  draft.rocky[p] = planet.Surface ? 1 : 0
  draft.environment[p] = environmentClass(planet)
  draft.facilities[p] =
    (planet.HasAdministrationCenter ? FACILITY.ADM : 0) |
    (planet.HasChamberOfCommerce ? FACILITY.COGC : 0) |
    (planet.HasLocalMarket ? FACILITY.LM : 0) |
    (planet.HasShipyard ? FACILITY.SHY : 0) |
    (planet.HasWarehouse ? FACILITY.WAR : 0)
  draft.program[p] =
    planet.COGCProgramActive === null ? -1 : PROGRAM_TYPES.indexOf(planet.COGCProgramActive)
  draft.programRecordEnd[p] =
    planet.COGCPrograms.length === 0
      ? Number.NaN
      : Math.max(...planet.COGCPrograms.map(({ EndEpochMs }) => EndEpochMs))
  draft.plotsTotal[p] = planet.PlotsTotal ?? Number.NaN
  draft.plotsFree[p] = freePlots(planet) ?? Number.NaN
  for (const to of planet.Distances) {
    draft.stationDistance[p * STATIONS.length + STATIONS.indexOf(to.name)] = jumpsOf(to)
  }
}

function fillRules(draft: Draft, p: number, planet: CountedPlanet, buildings: Buildings) {
  const { EstablishmentFee = UNKNOWN_FEE, ProductionFees, FeeRate = 1 } = planet
  draft.establishmentFee[p] = EstablishmentFee
  draft.feeRate[p] = FeeRate
  draft.productionFees[p] = ProductionFees
  draft.feesPerDay[p] = ProductionFees && feesPerDay(ProductionFees, buildings)
}

/** A resource of an unknown material cannot be priced or shipped, so it is left out. */
function fillResources(draft: Draft, start: number, planet: Planet, materials: Materials): number {
  let end = start
  for (const resource of planet.Resources) {
    const material = materials.indexOf.get(resource.MaterialTicker)
    if (material === undefined) continue
    let at = end++
    for (; at > start && draft.resourceMaterial[at - 1]! > material; at--)
      copyResource(draft, at - 1, draft, at)
    const run = extractionRun(resource.ResourceType, resource.DailyExtraction)
    draft.resourceMaterial[at] = material
    draft.resourceType[at] = RESOURCE_TYPES.indexOf(resource.ResourceType)
    draft.dailyExtraction[at] = resource.DailyExtraction
    draft.extractionAmount[at] = run.extractionAmount
    draft.extractionTimeMs[at] = run.timeMs
  }
  return end
}

function copyResource(from: Planets | Draft, source: number, to: Draft, target: number) {
  to.resourceMaterial[target] = from.resourceMaterial[source]!
  to.resourceType[target] = from.resourceType[source]!
  to.dailyExtraction[target] = from.dailyExtraction[source]!
  to.extractionAmount[target] = from.extractionAmount[source]!
  to.extractionTimeMs[target] = from.extractionTimeMs[source]!
}

function copyPlanet(from: Planets, p: number, to: Draft, row: number, firstResource: number) {
  to.naturalId[row] = from.naturalId[p]!
  to.name[row] = from.name[p]!
  to.systemId[row] = from.systemId[p]!
  to.fertility[row] = from.fertility[p]!
  to.gravity[row] = from.gravity[p]!
  to.pressure[row] = from.pressure[p]!
  to.temperature[row] = from.temperature[p]!
  to.rocky[row] = from.rocky[p]!
  to.environment[row] = from.environment[p]!
  to.facilities[row] = from.facilities[p]!
  to.program[row] = from.program[p]!
  to.programRecordEnd[row] = from.programRecordEnd[p]!
  to.plotsTotal[row] = from.plotsTotal[p]!
  to.plotsFree[row] = from.plotsFree[p]!
  to.establishmentFee[row] = from.establishmentFee[p]!
  to.feeRate[row] = from.feeRate[p]!
  to.productionFees[row] = from.productionFees[p]
  to.feesPerDay[row] = from.feesPerDay[p]
  for (let s = 0; s < STATIONS.length; s++) {
    to.stationDistance[row * STATIONS.length + s] = from.stationDistance[p * STATIONS.length + s]!
  }
  let next = firstResource
  for (let r = from.resourceStart[p]!; r < from.resourceStart[p + 1]!; r++) {
    copyResource(from, r, to, next++)
  }
  to.resourceStart[row + 1] = next
  return next
}
