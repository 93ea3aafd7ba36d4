import { baseArea } from '../game/constants/base.ts'
import { CLASSIC } from '../game/constants/rules.ts'
import { storageCapacity } from '../game/constants/storage.ts'
import type { PlanData } from '../game/plan.ts'
import { dailyVolumeOf } from '../market/daily-volume.ts'
import {
  type Diagnostic,
  feesUnknown,
  NotAvailable,
  noRecipes,
  type Report,
} from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import {
  constructionList,
  constructionTotal,
  degradationOf,
  feesOf,
  infrastructureCosts,
} from './construction.ts'
import { expertCounts, expertRows } from './efficiency.ts'
import { addFlows, balanceOf, clearFlows, emptySheet, type FlowSheet } from './flows.ts'
import type { PlanInput } from './input.ts'
import { type BaseLayout, layOut } from './layout.ts'
import { feesUnder } from './local-fees.ts'
import { flowRows, pricedRows } from './material-io.ts'
import { overviewOf } from './overview.ts'
import { reportPrices } from './price-report.ts'
import { idleRow, loopsPerDay, produce, type Site } from './production.ts'
import type { BuildingResult, PlanResult } from './result.ts'
import { subtractOwnUse } from './sold-shares.ts'
import { visitationOf } from './visitation.ts'
import { addConsumption, workforceRows } from './workforce.ts'

export function evaluatePlan(universe: Universe, input: PlanInput): PlanResult {
  const { plan, prices, rules = CLASSIC } = input
  const planet = universe.planets.indexOf.get(plan.planet.planetid)
  if (planet === undefined) throw new NotAvailable('Planet', plan.planet.planetid)
  const environment = universe.planets.environment[planet]!

  const diagnostics: Diagnostic[] = []
  const report: Report = (diagnostic) => diagnostics.push(diagnostic)
  const base = layOut(universe, plan, report)
  const experts = expertCounts(plan.planet.experts)

  const site: Site = {
    universe,
    planet,
    environment,
    prices,
    rules,
    soldPerDay: dailyVolumeOf(universe, prices.cx, prices.planetNaturalId).sold,
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
  addConsumption(universe, rules, base.staff, consumption)
  addFlows(combined, production)
  addFlows(combined, consumption)

  subtractOwnUse(universe, buildings, combined)

  const construction = constructionList(universe, environment, base, input.includeCM ?? true)
  const money = overviewOf(
    balanceOf(combined, prices.buy, prices.sell),
    constructionTotal(universe, environment, construction, prices.buy) +
      feesUnder(rules).establishment(universe, planet),
    degradationOf(buildings),
    feesOf(buildings),
  )
  const materialio = pricedRows(universe, combined, prices)
  reportFees(site, buildings)
  reportPrices(universe, environment, prices, combined, construction, report)

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
    production: {
      buildings,
      materialio: flowRows(universe, production),
    },
    materialio,
    workforceMaterialIO: pricedRows(universe, consumption, prices),
    productionMaterialIO: pricedRows(universe, production, prices),
    profit: money.profit,
    cost: money.dailyCost + money.dailyDegradationCost + money.dailyFees,
    revenue: money.dailyProfit,
    infrastructureCosts: infrastructureCosts(universe, environment, prices.buy),
    constructionMaterials: construction,
    overview: money,
    visitation: visitationOf(
      rules,
      materialio,
      storageCapacity(base.infrastructure),
      input.visitationMaterialExclusions ?? [],
    ),
    diagnostics,
  }
}

function runProduction(
  site: Site,
  plan: PlanData,
  base: BaseLayout,
  { row: own, production }: FlowSheet,
): BuildingResult[] {
  return plan.buildings.map(({ name, active_recipes }, row) => {
    const building = base.buildings[row]!
    const amount = base.amounts[row]!
    if (building < 0) return idleRow(name, amount)
    reportWithoutRecipes(site, building)
    clearFlows(own)
    const result = produce(site, building, amount, active_recipes, own)
    addFlows(production, own)
    return result
  })
}

/** Only for running buildings, since idle ones pay nothing. */
function reportFees({ universe, planet, report }: Site, rows: readonly BuildingResult[]) {
  const isUnknown = rows.some(
    ({ isFeeKnown, totalBatchTime, amount }) =>
      !isFeeKnown && loopsPerDay(totalBatchTime, amount) > 0,
  )
  if (!isUnknown) return
  const { naturalId, establishmentFee } = universe.planets
  report(feesUnknown(naturalId[planet]!, !Number.isNaN(establishmentFee[planet]!)))
}

/**
 * An extractor on a planet without its resource is merely idle; a building that never has a recipe is an error in the
 * data.
 */
function reportWithoutRecipes({ universe, report }: Site, building: number) {
  const { ticker, extracts } = universe.buildings
  if (extracts[building]! >= 0 || universe.recipesOf[building]!.length > 0) return
  report(noRecipes(ticker[building]!))
}
