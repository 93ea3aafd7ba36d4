import type { Universe } from '../universe/universe.ts'
import { type ChainMarket, cheapest } from './cheapest.ts'
import { type ChainCosts, chainCosts } from './costs.ts'
import { loopsInOrder } from './loops.ts'
import {
  type ChainRecipe,
  type ChainRecipes,
  chainRecipe,
  firstListed,
  isMined,
} from './recipes.ts'

export interface ChainRequest {
  material: string
  /** Wanted runs of the recipe that makes the material; anything invalid counts as 0. */
  runs: number
  /** Ids; a selection for one material applies to everything that the recipe makes. */
  selectedRecipes: readonly string[]
  /** Tickers that are bought: they keep their recipe but are not expanded. */
  terminals: readonly string[]
  /** For materials without a selected recipe; `cheapest` needs `market`. */
  choice?: 'first' | 'cheapest'
  market?: ChainMarket
}

/** $ a unit; null if it needs a material without a price. */
export interface NodeCosts {
  readonly bought: number | null
  /** Cost when the chain makes it; null for materials that it does not make. */
  readonly made: number | null
  /** Cost by each recipe option, if everything else is made as in the chain. */
  readonly byOption: readonly (number | null)[]
}

export interface ChainNode {
  readonly ticker: string
  /** Units needed by all users together; for the wanted material, the output of its runs. */
  readonly amount: number
  /** Null for a natural resource, as its recipe and building. */
  readonly runs: number | null
  readonly recipeId: string | null
  readonly building: string | null
  readonly isTerminal: boolean
  /** Part of the amount closes a loop and is not expanded further. */
  readonly isLoop: boolean
  readonly recipeOptions: readonly string[]
  readonly isMined: boolean
  readonly costs: NodeCosts | null
}

/** The amount of one input in one product, over all paths of the chain. */
export interface ChainEdge {
  readonly product: string
  readonly input: string
  readonly quantity: number
  /** Part of the quantity closes a loop and is not expanded. */
  readonly closesLoop: boolean
}

export interface Chain {
  /** The wanted material first, every user before what it uses. Empty for a material that no recipe has. */
  readonly nodes: readonly ChainNode[]
  readonly edges: readonly ChainEdge[]
}

/** The most steps through materials that need each other; the rest of the loop stays unexpanded. */
const LOOP_STEPS = 20_000

/** `al, FE ,si` as a player types it. */
export function parseTerminals(text: string): string[] {
  return text
    .replace(/\s/g, '')
    .toUpperCase()
    .split(',')
    .filter((ticker) => ticker !== '')
}

/**
 * Everything it takes to make a material. A material's need is added up over all its users before its own inputs are
 * calculated, so a diamond counts each path once and the work grows with the edges, not with the paths.
 */
export function productionChain(universe: Universe, request: ChainRequest): Chain {
  const { materials } = universe
  const start = materials.indexOf.get(request.material)
  if (start === undefined || materials.record[start] === undefined) return EMPTY
  const terminals = new Set(request.terminals.map((ticker) => materials.indexOf.get(ticker)))
  const { recipeOf, optionsOf, costs } = recipesFor(universe, request, start, terminals)
  if (!recipeOf(start) && !isUsed(universe, start)) return EMPTY

  const steps = new Map<number, Step>()
  const stepOf = (material: number): Step => {
    let step = steps.get(material)
    if (!step) {
      const recipe = recipeOf(material)
      const inputs = recipe && !terminals.has(material) ? inputsOf(universe, recipe) : []
      step = { material, recipe, inputs, need: 0, isLoop: false }
      steps.set(material, step)
    }
    return step
  }
  const groups = loopsInOrder(start, (material) => stepOf(material).inputs.map((i) => i.material))

  const runs = Number.isFinite(request.runs) ? Math.max(0, request.runs) : 0
  stepOf(start).need = runs * (stepOf(start).recipe?.perRun ?? 0)
  for (const group of groups) expandGroup(group, stepOf)

  const ordered = groups.flat().map(stepOf)
  const name = (material: number) => materials.ticker[material]!
  return {
    nodes: ordered.map(({ material, recipe, need, isLoop }) => ({
      ticker: name(material),
      amount: need,
      runs: recipe ? need / recipe.perRun : null,
      recipeId: recipe?.id ?? null,
      building: recipe?.building ?? null,
      isTerminal: terminals.has(material),
      isLoop,
      recipeOptions: optionsOf(material),
      isMined: isMined(universe, material),
      costs: costs && nodeCosts(universe, costs, material, recipe, optionsOf(material)),
    })),
    edges: ordered.flatMap(({ material, inputs }) =>
      inputs.map((input) => ({
        product: name(material),
        input: name(input.material),
        quantity: input.quantity,
        closesLoop: input.closesLoop,
      })),
    ),
  }
}

function recipesFor(
  universe: Universe,
  { selectedRecipes, choice = 'first', market }: ChainRequest,
  wanted: number,
  terminals: ReadonlySet<number | undefined>,
): ChainRecipes & { readonly costs: ChainCosts | null } {
  const recipes =
    choice === 'cheapest' && market
      ? cheapest(universe, selectedRecipes, wanted, market)
      : firstListed(universe, selectedRecipes)
  const waysOf = (material: number) => {
    const own = recipes.recipeOf(material)
    return own && !terminals.has(material) ? [own] : []
  }
  return { ...recipes, costs: market ? chainCosts(universe, market.prices, waysOf) : null }
}

function nodeCosts(
  universe: Universe,
  { bought, made }: ChainCosts,
  material: number,
  recipe: ChainRecipe | undefined,
  options: readonly string[],
): NodeCosts {
  const known = (cost: number) => (Number.isFinite(cost) ? cost : null)
  return {
    bought: known(bought(material)),
    made: recipe ? known(made(recipe)) : null,
    byOption: options.map((id) =>
      known(made(chainRecipe(universe, universe.recipes.indexOf.get(id)!, material))),
    ),
  }
}

const EMPTY: Chain = { nodes: [], edges: [] }

interface Step {
  readonly material: number
  readonly recipe: ChainRecipe | undefined
  readonly inputs: readonly Input[]
  need: number
  isLoop: boolean
}
interface Input {
  readonly material: number
  readonly perRun: number
  quantity: number
  closesLoop: boolean
}

/**
 * Materials of one group may need each other: each outside need is followed along its path and ends where it meets
 * itself.
 */
function expandGroup(group: readonly number[], stepOf: (material: number) => Step) {
  const members = new Set(group)
  const onPath = new Set<number>()
  let stepsLeft = LOOP_STEPS
  const walk = (step: Step, units: number) => {
    onPath.add(step.material)
    const runs = units / (step.recipe?.perRun ?? 1)
    for (const input of step.inputs) {
      const quantity = input.perRun * runs
      const next = stepOf(input.material)
      input.quantity += quantity
      next.need += quantity
      if (!members.has(input.material)) continue
      if (onPath.has(input.material) || stepsLeft-- <= 0) {
        input.closesLoop = true
        next.isLoop = true
      } else walk(next, quantity)
    }
    onPath.delete(step.material)
  }
  // Needs from outside the group, before `walk` adds those from within.
  const outside = group.map((material) => ({
    step: stepOf(material),
    units: stepOf(material).need,
  }))
  for (const { step, units } of outside) if (units !== 0) walk(step, units)
}

function inputsOf({ recipes }: Universe, { recipe }: ChainRecipe): Input[] {
  if (recipe < 0) return []
  const { start, item, amount } = recipes.inputs
  const inputs = new Map<number, Input>()
  for (let k = start[recipe]!; k < start[recipe + 1]!; k++) {
    const material = item[k]!
    const perRun = (inputs.get(material)?.perRun ?? 0) + amount[k]!
    inputs.set(material, { material, perRun, quantity: 0, closesLoop: false })
  }
  return [...inputs.values()]
}

function isUsed({ recipes }: Universe, material: number): boolean {
  return recipes.inputs.item.includes(material)
}
