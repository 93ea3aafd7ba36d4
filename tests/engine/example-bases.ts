import { SIX_BUILDINGS } from '../../bench/engine/sample-plans.ts'
import { DEFAULT_REPAIR_DAY } from '../../engine/game/constants/degradation.ts'
import {
  CLASSIC,
  RULES,
  type Rule,
  type Rules,
  withOther,
} from '../../engine/game/constants/rules.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import { WORKFORCES } from '../../engine/game/primitives.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import type { PlanInput } from '../../engine/plan/input.ts'
import { referencePlan } from '../../engine/plan/reference-plan.ts'
import type { BuildingResult, PlanResult } from '../../engine/plan/result.ts'
import { analyseRepair } from '../../engine/supply/repair.ts'
import { AI1_CX, world } from '../../scripts/stage/world.ts'

const PLANET = 'KW-688c'
const reference = (building: string, recipeId: string, cogc: 'FOOD_INDUSTRIES' | 'MANUFACTURING') =>
  referencePlan({ planetNaturalId: PLANET, building, recipeId, cogc })

/** A reference base with less housing, and nobody given a second luxury. */
const thrifty = (plan: PlanData, HB1: number): PlanData => ({
  ...plan,
  planet: {
    ...plan.planet,
    workforce: WORKFORCES.map((type) => ({ type, lux1: true, lux2: false })),
  },
  infrastructure: plan.infrastructure.map((entry) =>
    entry.building === 'HB1' ? { ...entry, amount: HB1 } : entry,
  ),
})

/** The bases on which docs/engine.md shows how much the two rule books differ. */
const EXAMPLE_BASES: Readonly<Record<string, PlanData>> = {
  'grown base': SIX_BUILDINGS,
  rations: thrifty(reference('FP', 'FP#1xGRN 1xALG 1xNUT=>10xRAT', 'FOOD_INDUSTRIES'), 11),
  computers: reference('SL', 'SL#1xNN 1xROM=>1xWAI', 'MANUFACTURING'),
}

type Measure = (result: PlanResult, input: PlanInput, rules: Rules) => number
const firstRow = ({ production }: PlanResult): BuildingResult => production.buildings[0]!

/** The figure in which a rule shows best. */
const MEASURES: Readonly<Record<Rule, { figure: string; of: Measure }>> = {
  scientistTools: { figure: 'profit, $/day', of: ({ profit }) => profit },
  billedWorkforce: {
    figure: 'workforce billed to all buildings, $/day',
    of: ({ production }) =>
      production.buildings.reduce((sum, row) => sum - row.workforceDailyCost * row.amount, 0),
  },
  storageDays: { figure: 'storage filled, days', of: ({ visitation }) => visitation.storageFilled },
  areaPerBuilding: {
    figure: 'profit per area of the first recipe option, $/day/area',
    of: (result) => firstRow(result).recipeOptions[0]!.profitPerArea,
  },
  rowDegradation: {
    figure: 'daily revenue of the first row, $/day',
    of: (result) => firstRow(result).dailyRevenue,
  },
  repairProfit: {
    figure: 'profit with repairs every 90 days, $/day',
    of: (result, { prices }, rules) =>
      analyseRepair(world, prices, result.production.buildings, rules).profitPerDay[
        DEFAULT_REPAIR_DAY
      ]!,
  },
  localFees: {
    figure: 'fees that Montem takes, $/day',
    of: (_, input, rules) => {
      const planet = { ...input.plan.planet, planetid: 'OT-580b' }
      return evaluatePlan(world, { ...input, plan: { ...input.plan, planet }, rules }).overview
        .dailyFees
    },
  },
  missingPrices: {
    figure: 'profit at the asks and bids of AI1, $/day',
    of: (_, { plan }, rules) =>
      evaluatePlan(world, {
        plan,
        prices: resolvePrices(world, AI1_CX, PLANET, rules),
        empire: null,
        rules,
      }).profit,
  },
}

function measured(plan: PlanData, rule: Rule, rules: Rules): number {
  const prices = resolvePrices(world, null, PLANET)
  const input: PlanInput = { plan, prices, empire: null, withRecipeOptions: true, rules }
  return MEASURES[rule].of(evaluatePlan(world, input), input, rules)
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 5 })

/** Each rule by itself, as rows of the table in docs/engine.md. */
export function ruleTable(): string[] {
  return RULES.map((rule) => {
    const bases = Object.values(EXAMPLE_BASES).map((plan) => {
      const [classic, accurate] = [CLASSIC, withOther(CLASSIC, rule)].map((rules) =>
        number.format(measured(plan, rule, rules)),
      )
      return classic === accurate ? `${classic}, same` : `${classic} → ${accurate}`
    })
    return `| \`${rule}\` | ${MEASURES[rule].figure} | ${bases.join(' | ')} |`
  })
}
