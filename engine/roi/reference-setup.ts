import { CORE_MODULE_AREA } from '../game/constants/base.ts'
import type { ReferenceBase } from '../game/constants/bases.ts'
import { EXPERT_BONUS } from '../game/constants/bonuses.ts'
import type { Rules } from '../game/constants/rules.ts'
import type { StartExperts } from '../game/plan-start.ts'
import { EXPERTISES } from '../game/primitives.ts'
import type { Cogc } from '../game/programs.ts'
import type { Prices } from '../market/prices.ts'
import type { RunConditions, RunRecipe } from '../plan/cogm.ts'
import { constructionCost, groundwork } from '../plan/construction.ts'
import { efficiencyFactors, productOf, type WorkingConditions } from '../plan/efficiency.ts'
import { addFlow, emptySheet, type Flows } from '../plan/flows.ts'
import { noInfrastructure } from '../plan/infrastructure.ts'
import type { EmpireBonus } from '../plan/input.ts'
import { feeOf, feesUnder } from '../plan/local-fees.ts'
import { addRuns, loopsPerDay } from '../plan/production.ts'
import { listValue } from '../plan/recipes.ts'
import { type Upkeep, upkeepOf } from '../plan/upkeep.ts'
import { addConsumption, createStaff, employ, house, setEfficiencies } from '../plan/workforce.ts'
import type { Universe } from '../universe/universe.ts'

const ALL_EXPERTS = new Uint8Array(EXPERTISES.length).fill(EXPERT_BONUS.length - 1)

const fiveOf = (experts: StartExperts) =>
  ALL_EXPERTS.map((most, expertise) => (EXPERTISES[expertise] === experts ? most : 0))

/**
 * The parts of a reference base that are independent of planet, price and recipe: calculated once, used for many rows.
 */
export interface ReferenceSetup {
  readonly building: number
  readonly ticker: string
  readonly amount: number
  readonly area: number
  readonly groundwork: readonly (readonly [building: number, amount: number])[]
  /** Daily consumption of the workforce: units of `consumed[i]`. */
  readonly consumed: Int32Array
  readonly consumedPerDay: Float64Array
  readonly upkeep: Upkeep
  readonly conditions: Omit<WorkingConditions, 'fertility'>
}

/** All experts if none are named, all luxuries, no Corporate HQ. */
export function referenceSetup(
  universe: Universe,
  rules: Rules,
  base: ReferenceBase,
  cogc: Cogc,
  empire: EmpireBonus | null,
  experts?: StartExperts,
): ReferenceSetup | undefined {
  const { indexOf, area } = universe.buildings
  const building = indexOf.get(base.building)
  if (building === undefined) return undefined
  const staff = createStaff()
  employ(universe, staff, building, base.amount)
  const infrastructure = { ...noInfrastructure(), ...base.infrastructure }
  const around = [...groundwork(infrastructure)].flatMap(([ticker, amount]) => {
    const index = indexOf.get(ticker)
    return index === undefined ? [] : [[index, amount] as const]
  })
  let areaUsed = area[building]! * base.amount + CORE_MODULE_AREA
  for (const [ticker, amount] of Object.entries(base.infrastructure)) {
    const index = indexOf.get(ticker)
    if (index === undefined) continue
    house(universe, staff, index, amount)
    areaUsed += area[index]! * amount
  }
  setEfficiencies(staff)
  const { consumption } = emptySheet(universe)
  addConsumption(universe, rules, staff, consumption)
  const consumed = consumption.order.slice(0, consumption.count)
  return {
    building,
    ticker: base.building,
    amount: base.amount,
    area: areaUsed,
    groundwork: around,
    consumed,
    consumedPerDay: Float64Array.from(consumed, (material) => consumption.input[material]!),
    upkeep: upkeepOf(universe, rules, staff, building),
    conditions: {
      corphq: false,
      cogc,
      experts: experts ? fiveOf(experts) : ALL_EXPERTS,
      staff,
      empire,
    },
  }
}

export function setupEfficiency(universe: Universe, setup: ReferenceSetup, fertility: number) {
  return productOf(efficiencyFactors(universe, setup.building, { ...setup.conditions, fertility }))
}

export function runConditions(
  universe: Universe,
  setup: ReferenceSetup,
  planet: number,
  prices: Prices,
  efficiency: number,
): RunConditions {
  const environment = universe.planets.environment[planet]!
  return {
    efficiency,
    constructionCost: constructionCost(universe, environment, setup.building, prices.buy),
    workforceDailyCost: listValue(setup.upkeep.lists, setup.upkeep.row, prices.buy),
    ...feeOf(universe, prices.rules, planet, setup.building),
  }
}

export function setupCost(
  universe: Universe,
  setup: ReferenceSetup,
  planet: number,
  { buy, rules }: Prices,
  buildingCost: number,
  establishment = feesUnder(rules).establishment(universe, planet),
): number {
  const environment = universe.planets.environment[planet]!
  let total = setup.amount * buildingCost
  for (const [building, amount] of setup.groundwork) {
    total += amount * constructionCost(universe, environment, building, buy)
  }
  return total + establishment
}

export function addBase(flows: Flows, setup: ReferenceSetup, recipe: RunRecipe, runtime: number) {
  addRuns(flows, recipe, loopsPerDay(runtime, setup.amount))
  for (let i = 0; i < setup.consumed.length; i++) {
    addFlow(flows, setup.consumed[i]!, setup.consumedPerDay[i]!, 0)
  }
}
