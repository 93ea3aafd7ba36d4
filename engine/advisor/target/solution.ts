import type { PlanData } from '../../game/plan.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import type { PlanResult } from '../../plan/result.ts'
import type { Universe } from '../../universe/universe.ts'
import { type Loop, planOf } from '../base/solution.ts'
import { DETOUR } from '../empire/detour.ts'
import type { FlowPlace, TargetModel } from './model.ts'
import { type TargetRequest, unitFreight } from './request.ts'

export interface TargetBase {
  readonly site: number
  readonly plan: PlanData
  readonly result: PlanResult
}

export interface TargetFlow {
  readonly ticker: string
  readonly from: FlowPlace
  readonly to: FlowPlace
  readonly perDay: number
  readonly freight: number
  /** $ a day paid at the exchange. 0 for what bases make for each other. */
  readonly price: number
}

export interface TargetCost {
  readonly purchases: number
  readonly degradation: number
  readonly fees: number
  readonly freight: number
  readonly investment: number
  readonly total: number
}

export interface TargetProposal {
  readonly bases: readonly TargetBase[]
  readonly flows: readonly TargetFlow[]
  readonly cost: TargetCost
  readonly promised: number
}

/** Less than any plan moves a day, and more than the solver's tolerance. */
const MIN_FLOW = 1e-6

export function targetProposal(
  universe: Universe,
  model: TargetModel,
  values: Float64Array,
  loops?: readonly Loop[],
): TargetProposal {
  const { request, sites } = model
  const bases = sites.flatMap((columns, site): TargetBase[] => {
    const own = loops?.filter(({ kind }) => columns.kinds.includes(kind))
    const plan = planOf(universe, columns, values, own)
    if (plan.buildings.length === 0) return []
    const { prices, empire, rules } = columns.request.site
    return [{ site, plan, result: evaluatePlan(universe, { plan, prices, empire, rules }) }]
  })
  const used = new Set(bases.map(({ site }) => site))
  const isUsed = (place: FlowPlace) => place === 'exchange' || used.has(place)
  const flows = model.flows.flatMap(({ column, material, from, to }): TargetFlow[] => {
    const perDay = values[column]!
    if (perDay < MIN_FLOW || !isUsed(from) || !isUsed(to)) return []
    const distance = jumpsBetween(request, from, to)
    return [
      {
        ticker: universe.materials.ticker[material]!,
        from,
        to,
        perDay,
        freight: perDay * unitFreight(universe, request, material, distance),
        price: from === 'exchange' ? perDay * priceAt(request, to)[material]! : 0,
      },
    ]
  })
  const detours = DETOUR * sumOf(model.flows, ({ column }) => values[column]!)
  const promised = -model.program.cost.reduce((sum, cost, i) => sum + cost * values[i]!, detours)
  return { bases, flows, cost: costOf(universe, request, bases, flows), promised }
}

const priceAt = ({ sites, prices }: TargetRequest, to: FlowPlace) =>
  to === 'exchange' ? prices.buy : sites[to]!.prices.buy

export function jumpsBetween(
  { jumps, jumpsToExchange }: Pick<TargetRequest, 'jumps' | 'jumpsToExchange'>,
  from: FlowPlace,
  to: FlowPlace,
): number {
  if (from === 'exchange') return to === 'exchange' ? 0 : jumpsToExchange[to]!
  return to === 'exchange' ? jumpsToExchange[from]! : jumps[from]![to]!
}

const sumOf = <T>(list: readonly T[], value: (entry: T) => number) =>
  list.reduce((sum, entry) => sum + value(entry), 0)

/**
 * The cost of the plans, less the goods that other bases supply, plus freight, construction and the part of the target that
 * is bought. Unused surplus earns nothing.
 */
function costOf(
  universe: Universe,
  request: TargetRequest,
  bases: readonly TargetBase[],
  flows: readonly TargetFlow[],
): TargetCost {
  const { materials } = universe
  const broughtFor = (flow: TargetFlow) =>
    flow.from === 'exchange' || flow.to === 'exchange'
      ? 0
      : flow.perDay * priceAt(request, flow.to)[materials.indexOf.get(flow.ticker)!]!
  const targetBought = flows.filter(({ from, to }) => from === 'exchange' && to === 'exchange')
  const purchases =
    sumOf(bases, ({ result }) => result.overview.dailyCost) -
    sumOf(flows, broughtFor) +
    sumOf(targetBought, ({ price }) => price)
  const degradation = sumOf(bases, ({ result }) => result.overview.dailyDegradationCost)
  const fees = sumOf(bases, ({ result }) => result.overview.dailyFees)
  const freight = sumOf(flows, (flow) => flow.freight)
  const investment =
    sumOf(bases, ({ result }) => result.overview.totalConstructionCost) / request.investmentDays
  const total = purchases + degradation + fees + freight + investment
  return { purchases, degradation, fees, freight, investment, total }
}
