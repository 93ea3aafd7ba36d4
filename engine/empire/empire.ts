import { byCodeUnits } from '../universe/csr.ts'

export interface EmpirePlan {
  readonly uuid: string
  readonly name: string
  readonly planetNaturalId: string
  readonly materialIo: readonly EmpirePlanFlow[]
}
export interface EmpirePlanFlow {
  readonly ticker: string
  readonly input: number
  readonly output: number
  readonly delta: number
  readonly price: number
  /** The part of the input that workers use. */
  readonly workers?: number
}

export interface EmpireFlowPlan {
  readonly planetNaturalId: string
  readonly planUuid: string
  readonly planName: string
  readonly input: number
  readonly output: number
  readonly delta: number
  readonly price: number
}

export interface EmpireFlow {
  readonly ticker: string
  readonly input: number
  readonly output: number
  readonly delta: number
  /** The delta at the empire's unit price: the average of the plans' unit prices, weighted by amount. */
  readonly deltaPrice: number
  readonly inputPlanets: readonly EmpireFlowPlan[]
  readonly outputPlanets: readonly EmpireFlowPlan[]
}

export function empireMaterialIo(plans: readonly EmpirePlan[]): EmpireFlow[] {
  const flows = new Map<string, Draft>()
  for (const plan of plans) {
    for (const flow of plan.materialIo) {
      let draft = flows.get(flow.ticker)
      if (!draft) {
        draft = emptyFlow(flow.ticker)
        flows.set(flow.ticker, draft)
      }
      addPlan(draft, plan, flow)
    }
  }
  return [...flows.values()]
    .map(({ moved, value, ...flow }) => ({
      ...flow,
      deltaPrice: moved > 0 ? flow.delta * (value / moved) : 0,
    }))
    .sort((a, b) => byCodeUnits(a.ticker, b.ticker))
}

type Draft = {
  -readonly [K in keyof Omit<
    EmpireFlow,
    'deltaPrice' | 'inputPlanets' | 'outputPlanets'
  >]: EmpireFlow[K]
} & {
  inputPlanets: EmpireFlowPlan[]
  outputPlanets: EmpireFlowPlan[]
  /** Σ |delta| and Σ |delta| × unit price, added once for every list that a plan is in. */
  moved: number
  value: number
}

function emptyFlow(ticker: string): Draft {
  return {
    ticker,
    input: 0,
    output: 0,
    delta: 0,
    inputPlanets: [],
    outputPlanets: [],
    moved: 0,
    value: 0,
  }
}

function addPlan(draft: Draft, plan: EmpirePlan, { input, output, delta, price }: EmpirePlanFlow) {
  draft.input += input
  draft.output += output
  draft.delta += delta
  const entry = {
    planetNaturalId: plan.planetNaturalId,
    planUuid: plan.uuid,
    planName: plan.name,
    input,
    output,
    delta,
    price,
  }
  // If the flows cancel out or are 0, both sides matter and there is no unit price.
  for (const [side, planets] of [
    [input, draft.inputPlanets],
    [output, draft.outputPlanets],
  ] as const) {
    if (side === 0 && delta !== 0) continue
    planets.push(entry)
    draft.moved += Math.abs(delta)
    draft.value += Math.sign(delta) * price
  }
}

export interface EmpireTotals {
  readonly profit: number
  readonly revenue: number
  readonly cost: number
  readonly area: number
  readonly profitPerArea: number
}

export interface PlanTotals {
  readonly profit: number
  readonly revenue: number
  readonly cost: number
  readonly area: number
}

export function empireTotals(plans: readonly PlanTotals[]): EmpireTotals {
  const sum = (figure: keyof PlanTotals) => plans.reduce((total, plan) => total + plan[figure], 0)
  const profit = sum('profit')
  const area = sum('area')
  return {
    profit,
    revenue: sum('revenue'),
    cost: sum('cost'),
    area,
    profitPerArea: area > 0 ? profit / area : 0,
  }
}
