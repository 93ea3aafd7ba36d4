import type { EmpireFlow } from '../../../engine/empire/empire.ts'

export const FLOW_KINDS = ['all', 'consuming', 'producing', 'balanced'] as const
export type FlowKind = (typeof FLOW_KINDS)[number]

export interface FlowFilter {
  readonly kind: FlowKind
  readonly hideBalanced: boolean
  /** Empty: every material, every planet. */
  readonly tickers: readonly string[]
  readonly planets: readonly string[]
}
export const EVERY_FLOW: FlowFilter = {
  kind: 'all',
  hideBalanced: false,
  tickers: [],
  planets: [],
}

/** Sums of the same flows in another order differ by less than this share of what moves. */
const ROUNDING = 1e-9

export function flowKindOf({ input, output, delta }: EmpireFlow): Exclude<FlowKind, 'all'> {
  if (Math.abs(delta) <= ROUNDING * Math.max(input, output)) return 'balanced'
  return delta > 0 ? 'producing' : 'consuming'
}

export function filterFlows(
  flows: readonly EmpireFlow[],
  { kind, hideBalanced, tickers, planets }: FlowFilter,
): readonly EmpireFlow[] {
  return flows.filter((flow) => {
    const balance = flowKindOf(flow)
    if (kind !== 'all' && balance !== kind) return false
    if (hideBalanced && kind !== 'balanced' && balance === 'balanced') return false
    if (tickers.length > 0 && !tickers.includes(flow.ticker)) return false
    return planets.length === 0 || planets.some((planet) => takesPart(flow, planet))
  })
}

const takesPart = ({ inputPlanets, outputPlanets }: EmpireFlow, planet: string) =>
  [...inputPlanets, ...outputPlanets].some(({ planetNaturalId }) => planetNaturalId === planet)

export function flowChoices(flows: readonly EmpireFlow[]) {
  const planets = new Set(
    flows.flatMap(({ inputPlanets, outputPlanets }) =>
      [...inputPlanets, ...outputPlanets].map(({ planetNaturalId }) => planetNaturalId),
    ),
  )
  return {
    tickers: flows.map(({ ticker }) => ticker),
    planets: [...planets].sort((one, other) => one.localeCompare(other)),
  }
}
