import { CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { PlanData } from '../game/plan.ts'
import { NotAvailable } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import { expertCounts } from './efficiency.ts'
import { addFlows, clearFlows, emptySheet } from './flows.ts'
import type { EmpireBonus } from './input.ts'
import { layOut } from './layout.ts'
import { flowRows } from './material-io.ts'
import { addProduction } from './production.ts'
import type { MaterialFlow } from './result.ts'
import { addConsumption } from './workforce.ts'

export interface WorkedFlow extends MaterialFlow {
  /** The part of the input that workers use. */
  readonly workers: number
}

const unreported = () => {}

/** What a plan uses and makes a day, by ticker: the same rows as `evaluatePlan` in a third of the time. */
export function dailyFlow(
  universe: Universe,
  plan: PlanData,
  empire: EmpireBonus | null,
  rules: Rules = CLASSIC,
): WorkedFlow[] {
  const planet = universe.planets.indexOf.get(plan.planet.planetid)
  if (planet === undefined) throw new NotAvailable('Planet', plan.planet.planetid)
  const base = layOut(universe, plan, unreported)
  const conditions = {
    fertility: universe.planets.fertility[planet]!,
    corphq: plan.planet.corphq,
    cogc: plan.planet.cogc,
    experts: expertCounts(plan.planet.experts),
    staff: base.staff,
    empire,
  }
  const site = { universe, planet, conditions, report: unreported }
  const { row, production, consumption, combined } = emptySheet(universe)
  for (const [n, { active_recipes }] of plan.buildings.entries()) {
    const building = base.buildings[n]!
    if (building < 0) continue
    clearFlows(row)
    addProduction(site, building, base.amounts[n]!, active_recipes, row)
    addFlows(production, row)
  }
  addConsumption(universe, rules, base.staff, consumption)
  addFlows(combined, production)
  addFlows(combined, consumption)
  combined.order.subarray(0, combined.count).sort()
  return flowRows(universe, combined).map((flow, n) => ({
    ...flow,
    workers: consumption.input[combined.order[n]!]!,
  }))
}
