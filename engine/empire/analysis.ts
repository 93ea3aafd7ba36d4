import { byCodeUnits } from '../universe/csr.ts'
import type { EmpireFlow } from './empire.ts'

/** `value` is always above 0. */
export interface AnalysisSlice {
  readonly label: string
  readonly value: number
}

export interface EmpireAnalysis {
  readonly profitablePlans: readonly AnalysisSlice[]
  readonly materialProfits: readonly AnalysisSlice[]
  readonly materialCosts: readonly AnalysisSlice[]
  /** Surplus and deficit in units a day. */
  readonly netProduction: readonly AnalysisSlice[]
  readonly netConsumption: readonly AnalysisSlice[]
  /** Units a day that no plan uses, and that no plan makes. */
  readonly exclusiveProduction: readonly AnalysisSlice[]
  readonly exclusiveConsumption: readonly AnalysisSlice[]
}

export function analyseEmpire(
  plans: readonly { readonly name: string; readonly profit: number }[],
  flows: readonly EmpireFlow[],
): EmpireAnalysis {
  const ofFlows = (value: (flow: EmpireFlow) => number) =>
    slices(flows.map((flow) => ({ label: flow.ticker, value: value(flow) })))
  return {
    profitablePlans: slices(plans.map(({ name, profit }) => ({ label: name, value: profit }))),
    materialProfits: ofFlows((flow) => flow.deltaPrice),
    materialCosts: ofFlows((flow) => -flow.deltaPrice),
    netProduction: ofFlows((flow) => flow.delta),
    netConsumption: ofFlows((flow) => -flow.delta),
    exclusiveProduction: ofFlows((flow) => (flow.input === 0 ? flow.output : 0)),
    exclusiveConsumption: ofFlows((flow) => (flow.output === 0 ? flow.input : 0)),
  }
}

function slices(all: readonly AnalysisSlice[]): AnalysisSlice[] {
  return all
    .filter(({ value }) => value > 0 && Number.isFinite(value))
    .sort((a, b) => b.value - a.value || byCodeUnits(a.label, b.label))
}
