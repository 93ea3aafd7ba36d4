import { type Diagnostic, noExchangeData } from '../diagnostics.ts'
import type { PlanData } from '../model/plan.ts'
import type { Prices } from '../prices.ts'
import { baseArea, CORE_MODULE_AREA, DEGRADATION_DAYS } from '../reference/base.ts'
import type { Universe } from '../universe.ts'
import {
  constructionCost,
  constructionEntry,
  groundwork,
  infrastructureCosts,
  noInfrastructure,
} from './construction.ts'
import { expertCounts, expertRows } from './efficiency.ts'
import { addFlows, balanceOf, clearFlows, emptySheet, type FlowSheet } from './flows.ts'
import { NotAvailable, type PlanInput } from './input.ts'
import { flowRows, pricedRows } from './material-io.ts'
import { overviewOf } from './overview.ts'
import { countOf, produce, type Site, unknownBuilding } from './production.ts'
import type { BuildingResult, ConstructionEntry, MaterialRow, PlanResult } from './result.ts'
import { visitationOf } from './visitation.ts'
import {
  addConsumption,
  createStaff,
  employ,
  house,
  setEfficiencies,
  setLuxuries,
  workforceRows,
} from './workforce.ts'

/** The whole plan. Nothing is remembered between two calls and no argument is changed. */
export function evaluatePlan(universe: Universe, input: PlanInput): PlanResult {
  const { plan, prices } = input
  const planet = universe.planets.indexOf.get(plan.planet.planetid)
  if (planet === undefined) throw new NotAvailable('Planet', plan.planet.planetid)
  const environment = universe.planets.environment[planet]!

  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const base = layOut(universe, plan, report)
  const experts = expertCounts(plan.planet.experts)

  const site: Site = {
    universe,
    planet,
    environment,
    prices,
    withRecipeOptions: input.withRecipeOptions ?? false,
    report,
    conditions: {
      fertility: universe.planets.fertility[planet]!,
      corphq: plan.planet.corphq,
      cogc: plan.planet.cogc,
      experts,
      staff: base.staff,
      empire: input.empire,
    },
  }
  const sheet = emptySheet(universe)
  const { production, consumption, combined } = sheet
  const buildings = runProduction(site, plan, base, sheet)
  addConsumption(universe, base.staff, consumption)
  addFlows(combined, production)
  addFlows(combined, consumption)

  const construction = constructionList(universe, environment, base)
  const money = overviewOf(
    balanceOf(combined, prices.buy, prices.sell),
    constructionTotal(universe, environment, construction, prices.buy),
    degradationOf(buildings),
  )
  const materialio = pricedRows(universe, combined, prices)
  reportPrices(universe, prices, materialio, report)

  return {
    done: true,
    corphq: plan.planet.corphq,
    cogc: plan.planet.cogc,
    workforce: workforceRows(base.staff),
    area: {
      permits: plan.planet.permits,
      areaUsed: base.areaUsed,
      areaTotal: baseArea(plan.planet.permits),
      areaLeft: baseArea(plan.planet.permits) - base.areaUsed,
    },
    infrastructure: base.infrastructure,
    experts: expertRows(experts),
    production: { buildings, materialio: flowRows(universe, production) },
    materialio,
    workforceMaterialIO: pricedRows(universe, consumption, prices),
    productionMaterialIO: pricedRows(universe, production, prices),
    profit: money.profit,
    cost: money.dailyCost + money.dailyDegradationCost,
    revenue: money.dailyProfit,
    infrastructureCosts: infrastructureCosts(universe, environment, prices.buy),
    constructionMaterials: construction,
    overview: money,
    visitation: visitationOf(
      materialio,
      base.infrastructure.STO,
      input.visitationMaterialExclusions ?? [],
    ),
    diagnostics,
  }
}

/** Of the trouble with prices, what concerns this plan. */
function reportPrices(
  { materials }: Universe,
  { diagnostics, missing }: Prices,
  rows: readonly MaterialRow[],
  report: Site['report'],
) {
  for (const diagnostic of diagnostics) {
    if (diagnostic.kind === 'bad-exchange-code') report(diagnostic)
  }
  for (const { ticker } of rows) {
    if (missing[materials.indexOf.get(ticker)!]) report(noExchangeData(ticker))
  }
}

/** What stands on the base and who works there, before anything runs. */
interface Base {
  /** By row of the plan: index of the building, −1 where the data has none of that name. */
  readonly buildings: readonly number[]
  readonly amounts: readonly number[]
  readonly infrastructure: ReturnType<typeof noInfrastructure>
  readonly staff: ReturnType<typeof createStaff>
  readonly areaUsed: number
}

function layOut(universe: Universe, plan: PlanData, report: Site['report']): Base {
  const { indexOf, area } = universe.buildings
  const staff = createStaff()
  const infrastructure = noInfrastructure()
  let areaUsed = CORE_MODULE_AREA
  const find = (name: string) => {
    const building = indexOf.get(name)
    if (building === undefined) {
      const { message } = new NotAvailable('Building', name)
      report({ kind: 'unknown-building', subject: name, message })
    }
    return building ?? -1
  }

  setLuxuries(staff, plan.planet.workforce)
  for (const { building: type, amount: written } of plan.infrastructure) {
    const amount = countOf(written, type, report)
    const building = find(type)
    infrastructure[type] += amount
    if (building < 0) continue
    house(universe, staff, building, amount)
    areaUsed += area[building]! * amount
  }
  const buildings: number[] = []
  const amounts: number[] = []
  for (const { name, amount: written } of plan.buildings) {
    const amount = countOf(written, name, report)
    const building = find(name)
    buildings.push(building)
    amounts.push(amount)
    if (building < 0) continue
    employ(universe, staff, building, amount)
    areaUsed += area[building]! * amount
  }
  setEfficiencies(staff)
  return { buildings, amounts, infrastructure, staff, areaUsed }
}

function runProduction(
  site: Site,
  plan: PlanData,
  base: Base,
  { row: own, production }: FlowSheet,
): BuildingResult[] {
  return plan.buildings.map(({ name, active_recipes }, row) => {
    const building = base.buildings[row]!
    const amount = base.amounts[row]!
    if (building < 0) return unknownBuilding(name, amount)
    reportWithoutRecipes(site, building)
    clearFlows(own)
    const result = produce(site, building, amount, active_recipes, own)
    addFlows(production, own)
    return result
  })
}

/** An extractor on a planet without its resource is merely idle; a building that never has a recipe is worth a word. */
function reportWithoutRecipes({ universe, report }: Site, building: number) {
  const { ticker, extracts } = universe.buildings
  if (extracts[building]! >= 0 || universe.recipesOf[building]!.length > 0) return
  report({
    kind: 'no-recipes',
    subject: ticker[building]!,
    message: `No recipe data: Building ${ticker[building]}. Ensure ticker is valid and game data has been loaded.`,
  })
}

function constructionList(universe: Universe, environment: number, base: Base) {
  const entries: ConstructionEntry[] = []
  const add = (building: number | undefined, amount: number) => {
    if (building === undefined || building < 0) return
    entries.push(constructionEntry(universe, environment, building, amount))
  }
  for (const [row, building] of base.buildings.entries()) add(building, base.amounts[row]!)
  for (const [ticker, amount] of groundwork(base.infrastructure)) {
    add(universe.buildings.indexOf.get(ticker), amount)
  }
  return entries
}

function constructionTotal(
  universe: Universe,
  environment: number,
  construction: readonly ConstructionEntry[],
  buy: Float64Array,
): number {
  let total = 0
  for (const { ticker, amount } of construction) {
    const building = universe.buildings.indexOf.get(ticker)!
    total += amount * constructionCost(universe, environment, building, buy)
  }
  return total
}

/** Habitations, storage and the core module do not wear. */
function degradationOf(buildings: readonly BuildingResult[]): number {
  let daily = 0
  for (const { constructionCost: cost, amount } of buildings) {
    daily -= (cost * amount) / DEGRADATION_DAYS
  }
  return daily
}
