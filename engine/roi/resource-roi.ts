import { REFERENCE_BASES } from '../game/constants/bases.ts'
import { EXTRACTORS } from '../game/constants/extraction.ts'
import { CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import type { RunRecipe } from '../plan/cogm.ts'
import { createFlows } from '../plan/flows.ts'
import type { EmpireBonus } from '../plan/input.ts'
import { RESOURCE_TYPES } from '../universe/buildings.ts'
import { byCodeUnits } from '../universe/csr.ts'
import { NotAvailable } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import { fillRow, orderColumns, orderNumbers, type RoiColumns, roiColumns } from './columns.ts'
import { type PlanetColumns, planetColumns } from './planet-columns.ts'
import { planetMarkets } from './planet-markets.ts'
import {
  type ReferenceSetup,
  referenceSetup,
  runConditions,
  setupCost,
  setupEfficiency,
} from './reference-setup.ts'
import { carriageOf, type SweepFreight } from './sweep-freight.ts'

export interface ResourceRoiRequest {
  readonly material: string
  readonly cx: CxData | null
  readonly empire?: EmpireBonus | null
  readonly rules?: Rules
  readonly freight?: SweepFreight | undefined
}

/** One row per planet and extractor for the material; in Accurate only if the base can be supplied. */
export interface ResourceRoi extends RoiColumns, PlanetColumns {
  readonly material: string
  readonly buildingTicker: readonly string[]
  readonly dailyYield: Float64Array
  /** Fraction of the highest yield in the table, 1 = best. */
  readonly percentMaxDailyYield: Float64Array
  /** How many deposits have no row because freight is on and no jumps lead to the exchange. */
  readonly unreached: number
}

/** Over all planets of the universe; highest yield first, equal yields by planet. */
export function resourceRoi(
  universe: Universe,
  { material: ticker, cx, empire = null, rules = CLASSIC, freight }: ResourceRoiRequest,
): ResourceRoi {
  const material = universe.materials.indexOf.get(ticker)
  if (material === undefined) throw new NotAvailable('Material', ticker)
  const { planets } = universe
  const deposits = depositsOf(universe, material)
  const setups = extractorSetups(universe, rules, empire)
  const { markets, marketOf } = planetMarkets(universe, cx, rules)
  const flows = createFlows(universe.materials.count)
  const columns = roiColumns(deposits.resource.length)
  const yields = new Float64Array(deposits.resource.length)
  // One object for all rows, since only the deposit changes.
  const recipe: Mutable<RunRecipe> = {
    timeMs: 0,
    row: 0,
    inputs: planets.extractionInputs,
    outputs: planets.extractionOutputs,
  }

  const kept: number[] = []
  let unreached = 0
  for (const [row, resource] of deposits.resource.entries()) {
    const planet = deposits.planet[row]!
    const { setup, efficiency } = setups[planets.resourceType[resource]!]!
    const market = markets[marketOf[planet]!]!
    const { prices } = market
    recipe.timeMs = planets.extractionTimeMs[resource]!
    recipe.row = resource
    const run = runConditions(universe, setup, planet, prices, efficiency)
    const planCost = setupCost(universe, setup, planet, prices, run.constructionCost)
    const carriage = carriageOf(universe, planet, freight)
    const site = { run, planCost, market, carriage }
    if (Number.isNaN(carriage)) unreached++
    if (fillRow(universe, columns, row, setup, recipe, site, flows)) kept.push(row)
    yields[row] = flows.output[material]!
  }
  const ids = Array.from(deposits.planet, (planet) => planets.naturalId[planet]!)
  const order = Uint32Array.from(kept).sort(
    (a, b) => yields[b]! - yields[a]! || byCodeUnits(ids[a]!, ids[b]!),
  )
  const dailyYield = orderNumbers(yields, order)
  const best = dailyYield[0] ?? 0
  return {
    material: ticker,
    ...orderColumns(columns, order),
    ...planetColumns(
      universe,
      Array.from(order, (row) => deposits.planet[row]!),
    ),
    buildingTicker: Array.from(
      order,
      (row) => setups[planets.resourceType[deposits.resource[row]!]!]!.setup.ticker,
    ),
    dailyYield,
    unreached,
    percentMaxDailyYield: dailyYield.map((units) => (best > 0 ? units / best : 0)),
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

function depositsOf({ planets }: Universe, material: number) {
  const planet: number[] = []
  const resource: number[] = []
  for (let p = 0; p < planets.count; p++) {
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
  /** The same on every planet, because extractors do not depend on the soil. */
  readonly efficiency: number
}

/** By RESOURCE_TYPES. The programme is that of extraction, whatever the planet runs. */
function extractorSetups(
  universe: Universe,
  rules: Rules,
  empire: EmpireBonus | null,
): readonly ExtractorSetup[] {
  return RESOURCE_TYPES.map((type) => {
    const { building } = EXTRACTORS[type]
    const base = REFERENCE_BASES.find((candidate) => candidate.building === building)
    const setup = base && referenceSetup(universe, rules, base, 'RESOURCE_EXTRACTION', empire)
    if (!setup) throw new NotAvailable('Building', building)
    return { setup, efficiency: setupEfficiency(universe, setup, 0) }
  })
}
