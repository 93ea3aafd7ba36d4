import { dailyTradeOf } from '../daily-trade.ts'
import { NotAvailable } from '../diagnostics.ts'
import type { CxData } from '../model/cx.ts'
import type { RunRecipe } from '../plan/cogm.ts'
import { createFlows } from '../plan/flows.ts'
import { priceResolver } from '../prices.ts'
import { REFERENCE_BASES } from '../reference/bases.ts'
import { EXTRACTORS } from '../reference/extraction.ts'
import { DOCUMENTED, type Rules } from '../reference/rules.ts'
import { RESOURCE_TYPES } from '../universe/buildings.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe.ts'
import {
  fillRow,
  joinColumns,
  joinNumbers,
  type Market,
  orderColumns,
  orderNumbers,
  type RoiColumns,
  roiColumns,
} from './columns.ts'
import { type IndexRange, type SweepControl, sweep } from './control.ts'
import { joinPlanetColumns, type PlanetColumns, planetColumns } from './planet-columns.ts'
import {
  type ReferenceSetup,
  referenceSetup,
  runConditions,
  setupCost,
  setupEfficiency,
} from './reference-setup.ts'

export interface ResourceRoiRequest {
  readonly material: string
  readonly cx: CxData | null
  /** The rule book; the documented one by default. */
  readonly rules?: Rules
}

/** One row per planet and extractor that can get the material there. */
export interface ResourceRoi extends RoiColumns, PlanetColumns {
  readonly material: string
  readonly buildingTicker: readonly string[]
  /** Units a day of the whole base. */
  readonly dailyYield: Float64Array
  /** Fraction of the highest yield in the table, 1 = best. */
  readonly percentMaxDailyYield: Float64Array
}

/** A share of the work: rows in planet order, without the comparison to the best. */
export type ResourceRoiPart = Omit<ResourceRoi, 'percentMaxDailyYield' | 'material'>

/** Over all planets of the universe; highest yield first. Null when it was cancelled. */
export function resourceRoi(
  universe: Universe,
  request: ResourceRoiRequest,
  control: SweepControl = {},
): ResourceRoi | null {
  const everything = { from: 0, to: universe.planets.count }
  const part = resourceRoiPart(universe, request, control, everything)
  return part && rankResourceRoi(request.material, [part])
}

/** For planets `from` … `to` of the universe. Null when it was cancelled. */
export function resourceRoiPart(
  universe: Universe,
  { material: ticker, cx, rules = DOCUMENTED }: ResourceRoiRequest,
  control: SweepControl,
  slice: IndexRange,
): ResourceRoiPart | null {
  const material = universe.materials.indexOf.get(ticker)
  if (material === undefined) throw new NotAvailable('Material', ticker)
  const { planets } = universe
  const deposits = depositsOf(universe, material, slice)
  const setups = extractorSetups(universe, rules)
  const marketOf = marketByPlanet(universe, cx)
  const flows = createFlows(universe.materials.count)
  const columns = roiColumns(deposits.resource.length)
  const dailyYield = new Float64Array(deposits.resource.length)
  // One object for all rows: only the deposit changes.
  const recipe: Mutable<RunRecipe> = {
    timeMs: 0,
    row: 0,
    inputs: planets.extractionInputs,
    outputs: planets.extractionOutputs,
  }

  const finished = sweep(deposits.resource.length, control, (row) => {
    const planet = deposits.planet[row]!
    const resource = deposits.resource[row]!
    const { setup, efficiency } = setups[planets.resourceType[resource]!]!
    const environment = planets.environment[planet]!
    const market = marketOf(planet)
    const { prices } = market
    recipe.timeMs = planets.extractionTimeMs[resource]!
    recipe.row = resource
    const run = runConditions(universe, setup, environment, prices, efficiency)
    const cost = setupCost(universe, setup, environment, prices, run.constructionCost)
    fillRow(columns, row, setup, recipe, run, cost, market, flows)
    dailyYield[row] = flows.output[material]!
  })
  if (!finished) return null
  return {
    ...columns,
    ...planetColumns(universe, deposits.planet),
    dailyYield,
    buildingTicker: Array.from(
      deposits.resource,
      (resource) => setups[planets.resourceType[resource]!]!.setup.ticker,
    ),
  }
}

/** The parts of one sweep as one table, highest yield first, equal yields by planet. */
export function rankResourceRoi(material: string, parts: readonly ResourceRoiPart[]): ResourceRoi {
  const planets = parts.flatMap((part) => part.planetNaturalId)
  const extractors = parts.flatMap((part) => part.buildingTicker)
  const yields = joinNumbers(parts.map((part) => part.dailyYield))
  const order = Uint32Array.from(planets.keys()).sort(
    (a, b) => yields[b]! - yields[a]! || byCodeUnits(planets[a]!, planets[b]!),
  )
  const dailyYield = orderNumbers(yields, order)
  const best = dailyYield[0] ?? 0
  return {
    material,
    ...orderColumns(joinColumns(parts), order),
    ...joinPlanetColumns(parts, order),
    buildingTicker: Array.from(order, (row) => extractors[row]!),
    dailyYield,
    percentMaxDailyYield: dailyYield.map((units) => (best > 0 ? units / best : 0)),
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Where the material lies: parallel lists of planets and of their resources. */
function depositsOf({ planets }: Universe, material: number, { from, to }: IndexRange) {
  const planet: number[] = []
  const resource: number[] = []
  for (let p = from; p < to; p++) {
    for (let r = planets.resourceStart[p]!; r < planets.resourceStart[p + 1]!; r++) {
      if (planets.resourceMaterial[r] !== material) continue
      planet.push(p)
      resource.push(r)
    }
  }
  return { planet: Int32Array.from(planet), resource: Int32Array.from(resource) }
}

interface ExtractorSetup {
  readonly setup: ReferenceSetup
  /** The same on every planet: extractors do not depend on the soil. */
  readonly efficiency: number
}

/** By RESOURCE_TYPES. The programme is that of extraction, whatever the planet runs. */
function extractorSetups(universe: Universe, rules: Rules): readonly ExtractorSetup[] {
  return RESOURCE_TYPES.map((type) => {
    const { building } = EXTRACTORS[type]
    const base = REFERENCE_BASES.find((candidate) => candidate.building === building)
    const setup = base && referenceSetup(universe, rules, base, 'RESOURCE_EXTRACTION')
    if (!setup) throw new NotAvailable('Building', building)
    return { setup, efficiency: setupEfficiency(universe, setup, 0) }
  })
}

/** Only planets that the preferences name have a market of their own. */
function marketByPlanet(universe: Universe, cx: CxData | null): (planet: number) => Market {
  const resolve = priceResolver(universe, cx)
  const marketOn = (id: string | null): Market => ({
    prices: resolve(id),
    sold: dailyTradeOf(universe, cx, id).sold,
  })
  const shared = marketOn(null)
  const own = new Map<number, Market>()
  for (const { planet: id } of [...(cx?.cx_planets ?? []), ...(cx?.ticker_planets ?? [])]) {
    const planet = universe.planets.indexOf.get(id)
    if (planet !== undefined) own.set(planet, marketOn(id))
  }
  return (planet) => own.get(planet) ?? shared
}
