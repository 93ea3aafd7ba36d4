import type { PlanWrite } from '../game/plan.ts'
import { WORKFORCES } from '../game/primitives.ts'
import { byCodeUnits } from '../universe/csr.ts'
import { ratio } from './arithmetic.ts'
import { planParts } from './editing/plan-parts.ts'
import type { PlanResult } from './result.ts'

/** A table of four fits a screen. */
export const MAX_COMPARED_PLANS = 4

export interface ComparedPlan {
  readonly plan: PlanWrite
  readonly result: PlanResult
}

interface ComparedRow<Value> {
  readonly values: readonly Value[]
  readonly isSame: boolean
}

export interface FigureRow extends ComparedRow<number> {
  readonly figure: ComparedFigure
}

export interface MaterialDifference extends ComparedRow<number> {
  readonly ticker: string
}

export interface InputRow extends ComparedRow<string | null> {
  readonly id: string
  readonly label: string
}

export interface PlanComparison {
  readonly figures: readonly FigureRow[]
  /** The largest difference comes first, then the equal figures. */
  readonly materials: readonly MaterialDifference[]
  readonly inputs: readonly InputRow[]
}

const FIGURES = {
  profit: ({ profit }) => profit,
  payback: ({ overview }) => overview.roi,
  profitPerArea: ({ profit, area }) => ratio(profit, area.areaUsed),
  revenue: ({ revenue }) => revenue,
  materialCost: ({ overview }) => overview.dailyCost,
  degradation: ({ overview }) => overview.dailyDegradationCost,
  fees: ({ overview }) => overview.dailyFees,
  constructionCost: ({ overview }) => overview.totalConstructionCost,
  areaUsed: ({ area }) => area.areaUsed,
  areaLeft: ({ area }) => area.areaLeft,
  workersShort: ({ workforce }) =>
    WORKFORCES.reduce((sum, kind) => sum + Math.max(0, -workforce[kind].left), 0),
  storageFilled: ({ visitation }) => visitation.storageFilled,
} satisfies Record<string, (result: PlanResult) => number>
export type ComparedFigure = keyof typeof FIGURES

export function comparePlans(plans: readonly ComparedPlan[]): PlanComparison {
  const results = plans.map(({ result }) => result)
  return {
    figures: Object.entries(FIGURES).map(([figure, read]) => ({
      figure: figure as ComparedFigure,
      ...numbers(results.map(read)),
    })),
    materials: materialsOf(results),
    inputs: inputsOf(plans.map(({ plan }) => plan)),
  }
}

function materialsOf(results: readonly PlanResult[]): MaterialDifference[] {
  const deltas = results.map(
    ({ materialio }) => new Map(materialio.map(({ ticker, delta }) => [ticker, delta])),
  )
  const tickers = new Set(deltas.flatMap((ofPlan) => [...ofPlan.keys()]))
  const rows = [...tickers].map((ticker) => ({
    ticker,
    ...numbers(deltas.map((ofPlan) => ofPlan.get(ticker) ?? 0)),
  }))
  return rows.sort((a, b) => spread(b) - spread(a) || byCodeUnits(a.ticker, b.ticker))
}

/** ∞ − ∞ would be NaN. */
const spread = ({ values, isSame }: ComparedRow<number>) =>
  isSame ? 0 : Math.max(...values) - Math.min(...values)

/** Sums of the same terms in another order differ by less than any shown digit. */
const UNSEEN = 1e-9

function numbers(values: readonly number[]): ComparedRow<number> {
  const [first = 0] = values
  const isEqual = (value: number) =>
    value === first ||
    Math.abs(value - first) <= UNSEEN * Math.max(1, Math.abs(value), Math.abs(first))
  return { values, isSame: values.every(isEqual) }
}

/** No figure depends on these: the name, and the plan's own faction and empire permits. */
const WITHOUT_EFFECT = new Set(['name', 'faction', 'permits_used permits_total override_empire'])

function inputsOf(plans: readonly PlanWrite[]): InputRow[] {
  const parts = [
    { id: 'planet', label: 'Planet', show: ({ planet_id }: PlanWrite) => planet_id },
    ...planParts(plans).filter(({ id }) => !WITHOUT_EFFECT.has(id)),
  ]
  return parts.map(({ id, label, show }) => {
    const values = plans.map(show)
    return { id, label, values, isSame: values.every((value) => value === values[0]) }
  })
}
