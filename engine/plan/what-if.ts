import type { CxData } from '../game/cx.ts'
import type { PlanData } from '../game/plan.ts'
import { type Prices, resolvePrices } from '../market/prices.ts'
import { isUnpriced } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import type { BaseEdit } from './editing/plan-edit.ts'
import { editedBase } from './editing/plan-editor.ts'
import { evaluatePlan } from './evaluate.ts'
import { bestHabitations } from './habitations.ts'
import type { PlanInput } from './input.ts'
import type { PlanResult } from './result.ts'

export type PriceChange =
  | { readonly kind: 'all prices'; readonly percent: number }
  | { readonly kind: 'price'; readonly ticker: string; readonly percent: number }
  /** Null: the averages of the universe. */
  | { readonly kind: 'cx'; readonly cx: CxData | null }

export interface Variant {
  readonly id: string
  readonly edits: readonly BaseEdit[]
  readonly prices: readonly PriceChange[]
}

export interface WhatIfFigures {
  readonly profit: number
  /** Days until the construction cost is earned; negative under a loss. */
  readonly payback: number
  readonly areaLeft: number
  /** Materials of its trade or construction without a price, counted as 0. */
  readonly unpriced: readonly string[]
}

export interface VariantOutcome extends WhatIfFigures {
  readonly id: string
  /** The variant's edits and, if habitations follow the workers, the habitations chosen for it. */
  readonly edits: readonly BaseEdit[]
}

export interface WhatIf {
  readonly open: WhatIfFigures
  readonly variants: readonly VariantOutcome[]
}

export interface WhatIfOptions {
  /** Chooses habitations again after every change of the plan, as the editor does if they follow the workers. */
  readonly withHabitations: boolean
}

export function whatIf(
  universe: Universe,
  input: PlanInput,
  variants: readonly Variant[],
  options: WhatIfOptions,
): WhatIf {
  const evaluate = (plan: PlanData, prices = input.prices) =>
    evaluatePlan(universe, { ...input, plan, prices, withRecipeOptions: false })
  return {
    open: figuresOf(evaluate(input.plan)),
    variants: variants.map(({ id, edits: own, prices }) => {
      const { plan, edits } = editedPlan(universe, input, own, options)
      return { id, edits, ...figuresOf(evaluate(plan, changedPrices(universe, input, prices))) }
    }),
  }
}

/** The plan that the editor makes of these edits. */
export function editedPlan(
  universe: Universe,
  input: PlanInput,
  own: readonly BaseEdit[],
  { withHabitations }: WhatIfOptions,
): { plan: PlanData; edits: readonly BaseEdit[] } {
  const plan = own.reduce<PlanData>(editedBase, input.plan)
  if (!withHabitations || own.length === 0) return { plan, edits: own }
  // Habitations are chosen at the prices of the evaluation, because the editor knows no other prices.
  const { variables } = bestHabitations(universe, { ...input, plan }, 'auto')
  const edit: BaseEdit = { kind: 'habitations', amounts: variables }
  return { plan: editedBase(plan, edit), edits: [...own, edit] }
}

function figuresOf({ profit, overview, area, diagnostics }: PlanResult): WhatIfFigures {
  const unpriced = diagnostics.filter(isUnpriced).map(({ subject }) => subject)
  return { profit, payback: overview.roi, areaLeft: area.areaLeft, unpriced }
}

/** Percentages apply to the chosen preferences, and multiply each other. */
function changedPrices(
  universe: Universe,
  { plan, prices }: PlanInput,
  changes: readonly PriceChange[],
): Prices {
  const other = changes.find((change) => change.kind === 'cx')
  let { buy, sell, ...rest } = other
    ? resolvePrices(universe, other.cx, plan.planet.planetid, prices.rules)
    : prices
  for (const change of changes) {
    if (change.kind === 'cx') continue
    const factor = 1 + change.percent / 100
    const scaled = (column: Float64Array) => {
      if (change.kind === 'all prices') return column.map((price) => price * factor)
      const material = universe.materials.indexOf.get(change.ticker)
      return material === undefined ? column : column.with(material, column[material]! * factor)
    }
    buy = scaled(buy)
    sell = scaled(sell)
  }
  return { ...rest, buy, sell }
}
