import type { CxData } from '../../game/cx.ts'
import type { Planet } from '../../game/gamedata.ts'
import { hashOf } from '../../game/hash.ts'
import type { PlanData } from '../../game/plan.ts'
import type { EmpireBonus } from '../../plan/input.ts'
import { planEssence } from '../../plan/stored.ts'
import type { AmountLists } from '../../universe/csr.ts'
import type { Universe } from '../../universe/universe.ts'

/** Counts up when the calculation itself changes, so that its effect is not taken for one of prices. */
const EDITION = 1

/** A 16-bit hash of a value's text. */
export function markOf(value: unknown): number {
  const hash = hashOf(JSON.stringify(value) ?? '')
  return (hash >>> 16) ^ (hash & 0xffff)
}

/** The player's decisions in a plan, without name and notes, which earn nothing. */
export const designMark = (plan: PlanData): number => markOf(planEssence(plan))

export const bonusMark = (bonus: EmpireBonus | null): number =>
  markOf(bonus && [bonus.faction, bonus.permits_used, bonus.permits_total])

/** The name is not part of the mark, because it changes no price. */
export const cxMark = (cx: CxData | null): number => markOf(cx && { ...cx, name: '' })

/** The rules that plans depend on, without prices. Services write lists in an order of their own. */
export function rulesMarks(universe: Universe) {
  const { buildings, recipes, materials } = universe
  const amounts = ({ start, item, amount }: AmountLists, row: number) => {
    const list: string[] = []
    for (let i = start[row]!; i < start[row + 1]!; i++)
      list.push(`${materials.ticker[item[i]!]} ${amount[i]}`)
    return list.sort()
  }
  const buildingRules = (ticker: string) => {
    const building = buildings.indexOf.get(ticker)
    if (building === undefined) return null
    const { AreaCost, Expertise, Pioneers, Settlers, Technicians, Engineers, Scientists } =
      buildings.record[building]!
    const workers = [Pioneers, Settlers, Technicians, Engineers, Scientists]
    return [AreaCost, Expertise, workers, amounts(buildings.costs, building)]
  }
  const recipeRules = (id: string) => {
    const recipe = recipes.indexOf.get(id)
    return recipe === undefined
      ? null
      : [recipes.timeMs[recipe], amounts(recipes.inputs, recipe), amounts(recipes.outputs, recipe)]
  }
  return (plan: PlanData, planet: Planet | undefined): number => {
    const names = new Set([
      ...plan.buildings.map(({ name }) => name),
      ...plan.infrastructure.map(({ building }) => building),
    ])
    const ids = new Set(
      plan.buildings.flatMap(({ active_recipes }) => active_recipes.map((r) => r.recipeid)),
    )
    return markOf([
      EDITION,
      [...names].sort().map(buildingRules),
      [...ids].sort().map(recipeRules),
      planet && planetRules(planet),
    ])
  }
}

const planetRules = ({ Fertility, Resources, ProductionFees }: Planet) => [
  Fertility,
  Resources.map(
    ({ MaterialTicker, DailyExtraction }) => `${MaterialTicker} ${DailyExtraction}`,
  ).sort(),
  ProductionFees?.map((fee) =>
    [fee.Category, fee.WorkforceLevel, fee.FeeAmount, fee.FeeCurrency].join(' '),
  ).sort(),
]
