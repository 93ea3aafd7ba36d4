import type { PlanData } from '../game/plan.ts'
import { PRICE_UNKNOWN } from '../market/prices.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import { addBuilding, addRecipe, setBuildingAmount, setHabitations } from './edit.ts'
import type { BaseEdit } from './editing/plan-edit.ts'
import { evaluatePlan } from './evaluate.ts'
import { habitationProblem, solveHabitation } from './habitation/habitation.ts'
import type { PlanInput } from './input.ts'
import { type BuildingRecipe, lists, recipesOn } from './recipes.ts'
import type { PlanResult } from './result.ts'

export interface BalanceWay {
  readonly building: string
  readonly recipeId: string
  /** Buildings to add, to the row that runs only this recipe if the plan has one. */
  readonly added: number
  readonly edits: readonly BaseEdit[]
  readonly reach: Reach
  readonly covered: number
  readonly delta: number
  readonly profitChange: number
  readonly areaChange: number
  readonly areaLeft: number
}

/**
 * How much of the gap is closed: all of it, as much as the free area allows, or one building more if not even one fits.
 */
export type Reach = 'all' | 'what fits' | 'one more'

export interface BalanceOptions {
  /** Also build homes for the new workers, as auto-optimise would. */
  readonly withHabitations: boolean
}

/**
 * The ways to close the gap of a material on this planet, the most profitable first. A deficit is closed in full. A
 * surplus is used as far as whole buildings do not turn it into a deficit, by at least one building. If that needs more
 * area than is free, a second way has as many buildings as fit. No way trades a material without a price.
 */
export function balanceWays(
  universe: Universe,
  input: PlanInput,
  ticker: string,
  { withHabitations }: BalanceOptions,
): BalanceWay[] {
  const material = universe.materials.indexOf.get(ticker)
  const planet = universe.planets.indexOf.get(input.plan.planet.planetid)
  if (material === undefined || planet === undefined) return []
  const now = evaluate(universe, input, input.plan)
  const gap = deltaOf(now, ticker)
  if (gap === 0) return []
  const ways: BalanceWay[] = []
  for (let building = 0; building < universe.buildings.count; building++) {
    if (universe.buildings.isProduction[building] === 0) continue
    for (const recipe of recipesOn(universe, building, planet)) {
      if (!concerns(recipe, material, gap)) continue
      ways.push(...waysBy({ universe, input, ticker, now, gap, withHabitations }, building, recipe))
    }
  }
  return ways.sort(
    (a, b) =>
      b.profitChange - a.profitChange || byCodeUnits(a.recipeId, b.recipeId) || b.added - a.added,
  )
}

interface Gap {
  readonly universe: Universe
  readonly input: PlanInput
  readonly ticker: string
  readonly now: PlanResult
  readonly gap: number
  readonly withHabitations: boolean
}

function concerns({ inputs, outputs, row }: BuildingRecipe, material: number, gap: number) {
  return gap < 0 ? lists(outputs, row, material) : lists(inputs, row, material)
}

/** New workers may need some of the material themselves, so the division gives only a first guess. */
const MAX_TRIES = 8

function waysBy(gap: Gap, building: number, recipe: BuildingRecipe): BalanceWay[] {
  const one = withMore(gap, building, recipe, 1)
  const closedByOne = deltaOf(one.result, gap.ticker) - gap.gap
  // A building whose own staff uses more than it makes, or that never finishes here, closes no gap.
  if (!Number.isFinite(closedByOne) || closedByOne === 0) return []
  if (closedByOne < 0 !== gap.gap > 0) return []
  if (tradesUnpriced(gap, one.result)) return []
  const wanted = -gap.gap / closedByOne
  let added = Math.max(1, gap.gap < 0 ? Math.ceil(wanted - EXACT) : Math.floor(wanted + EXACT))
  let tried = added === 1 ? one : withMore(gap, building, recipe, added)
  for (let tries = 0; tries < MAX_TRIES && isOff(gap, tried, added); tries++) {
    added += gap.gap < 0 ? 1 : -1
    tried = withMore(gap, building, recipe, added)
  }
  const wayOf = (reach: Reach, count: number, { edits, result }: Tried): BalanceWay => {
    const delta = deltaOf(result, gap.ticker)
    return {
      building: gap.universe.buildings.ticker[building]!,
      recipeId: recipe.id,
      added: count,
      edits,
      reach,
      covered: Math.min(1, (gap.gap - delta) / gap.gap),
      delta,
      profitChange: result.profit - gap.now.profit,
      areaChange: result.area.areaUsed - gap.now.area.areaUsed,
      areaLeft: result.area.areaLeft,
    }
  }
  const all = wayOf('all', added, tried)
  if (added === 1 || fits(tried)) return [all]
  if (!fits(one)) return [all, wayOf('one more', 1, one)]
  let most = 1
  let part = one
  for (let tooMany = added; tooMany - most > 1; ) {
    const half = (most + tooMany) >> 1
    const next = withMore(gap, building, recipe, half)
    if (fits(next)) {
      most = half
      part = next
    } else tooMany = half
  }
  return [all, wayOf('what fits', most, part)]
}

/** Whether more of a material without a price is bought or sold than now. */
function tradesUnpriced({ universe, input, now }: Gap, { materialio }: PlanResult): boolean {
  const { buyFrom, sellFrom } = input.prices
  return materialio.some(({ ticker, delta }) => {
    const from = delta < 0 ? buyFrom : sellFrom
    if (delta === 0 || from[universe.materials.indexOf.get(ticker)!] !== PRICE_UNKNOWN) return false
    const before = deltaOf(now, ticker)
    return delta < 0 ? delta < before - EXACT : delta > before + EXACT
  })
}

const fits = ({ result }: Tried) => result.area.areaLeft >= 0

/** Rounding errors must not add a building. */
const EXACT = 1e-9

/** A remaining deficit, or a surplus that has become one. */
function isOff({ gap, ticker }: Gap, { result }: Tried, added: number): boolean {
  const left = deltaOf(result, ticker)
  return gap < 0 ? left < -EXACT : added > 1 && left < -EXACT
}

interface Tried {
  readonly edits: readonly BaseEdit[]
  readonly result: PlanResult
}

function withMore(
  { universe, input, withHabitations }: Gap,
  building: number,
  recipe: BuildingRecipe,
  added: number,
): Tried {
  const { plan, edits } = built(input.plan, universe.buildings.ticker[building]!, recipe.id, added)
  const result = evaluate(universe, input, plan)
  if (!withHabitations) return { edits, result }
  const { variables } = solveHabitation(habitationProblem(result, 'auto'))
  return {
    edits: [...edits, { kind: 'habitations', amounts: variables }],
    result: evaluate(universe, input, setHabitations(plan, variables)),
  }
}

function built(plan: PlanData, name: string, recipeid: string, added: number) {
  const row = plan.buildings.findIndex(
    (building) =>
      building.name === name &&
      building.active_recipes.length === 1 &&
      building.active_recipes[0]!.recipeid === recipeid &&
      building.active_recipes[0]!.amount > 0,
  )
  if (row >= 0) {
    const amount = plan.buildings[row]!.amount + added
    const edits: BaseEdit[] = [{ kind: 'building amount', building: row, amount }]
    return { plan: setBuildingAmount(plan, row, amount), edits }
  }
  const last = plan.buildings.length
  const edits: BaseEdit[] = [
    { kind: 'add building', name },
    { kind: 'building amount', building: last, amount: added },
    { kind: 'add recipe', building: last, recipeid },
  ]
  const grown = setBuildingAmount(addBuilding(plan, name), last, added)
  return { plan: addRecipe(grown, last, recipeid), edits }
}

const evaluate = (universe: Universe, input: PlanInput, plan: PlanData) =>
  evaluatePlan(universe, { ...input, plan, withRecipeOptions: false })

const deltaOf = ({ materialio }: PlanResult, ticker: string) =>
  materialio.find((row) => row.ticker === ticker)?.delta ?? 0
