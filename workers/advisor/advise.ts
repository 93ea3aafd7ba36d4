import type { Highs } from 'highs'
import { clashingLimits, type NamedLimit } from '../../engine/advisor/clash.ts'
import { roundedExperts } from '../../engine/advisor/experts.ts'
import { type AdvisorModel, advisorModel } from '../../engine/advisor/model.ts'
import type { LinearProgram } from '../../engine/advisor/program.ts'
import type { AdvisorRequest } from '../../engine/advisor/request.ts'
import { planOf } from '../../engine/advisor/solution.ts'
import { withWholeCuts } from '../../engine/advisor/whole-cuts.ts'
import { type Worth, worthOf } from '../../engine/advisor/worth.ts'
import type { PlanData } from '../../engine/model/plan.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import type { PlanResult } from '../../engine/plan/result.ts'
import { CORE_MODULE_AREA } from '../../engine/reference/base.ts'
import type { Universe } from '../../engine/universe.ts'
import { isFeasible, relativeGap, relax, type Solved, solveProgram } from './solver.ts'

/** A base, with what it really comes to. */
export interface Proposal {
  readonly plan: PlanData
  readonly result: PlanResult
  /** What it reaches of the goal: $ a day, $ a day and area, or $ after the horizon. */
  readonly goal: number
  /** $ a day for moving what is sold and bought, where that was asked for. */
  readonly freight: number
  /** Whether it counts on work left undone, as on a planet that stands for poorer ones. */
  readonly leavesUndone: boolean
  /** What the program promises: the goal, or profit less the price of the area while a ratio is looked for. */
  readonly promised: number
}

/** The best base so far, and what no base exceeds. */
export interface AdviceProgress {
  readonly best: Proposal | undefined
  readonly bound: number
  readonly gap: number
}

export type Advice =
  | {
      readonly status: 'proved' | 'timeOut'
      readonly best: Proposal
      readonly bound: number
      readonly gap: number
      readonly worth: Worth | undefined
    }
  /** These limits cannot hold together. */
  | { readonly status: 'clash'; readonly limits: readonly NamedLimit[] }
  /** The time was over before anything was found. */
  | { readonly status: 'nothingFound' }

export interface AdviceOptions {
  readonly secondsAtMost?: number
  /** The share of the bound within which a base counts as the best. */
  readonly gap?: number
  /** Ends as soon as no base can reach this. */
  readonly stopBelow?: number
  /** Without what a player asks besides the base: which limits clash, and what more of anything would be worth. */
  readonly isBrief?: boolean
  readonly onProgress?: (progress: AdviceProgress) => void
}

const PROOF = 1e-4

/** What is asked, what is known so far and until when there is time. */
interface Work {
  readonly highs: Highs
  readonly universe: Universe
  readonly request: AdvisorRequest
  readonly options: AdviceOptions
  secondsLeft(): number | undefined
  tell(best: Proposal | undefined, bound: number): void
}

export function advise(
  highs: Highs,
  universe: Universe,
  request: AdvisorRequest,
  options: AdviceOptions = {},
): Advice {
  const { secondsAtMost, onProgress } = options
  const end = secondsAtMost === undefined ? undefined : performance.now() + secondsAtMost * 1000
  let bestGoal = -Infinity
  let best: Proposal | undefined
  const work: Work = {
    highs,
    universe,
    request,
    options,
    secondsLeft: () =>
      end === undefined ? undefined : Math.max(0.01, (end - performance.now()) / 1000),
    tell(proposal, bound) {
      if (proposal && proposal.goal > bestGoal) {
        best = proposal
        bestGoal = proposal.goal
      }
      onProgress?.({ best, bound, gap: best ? relativeGap(best.goal, bound) : Infinity })
    },
  }
  return request.goal.kind === 'profitPerArea' ? mostPerArea(work) : most(work)
}

function most(work: Work): Advice {
  const { highs, universe, request, options, tell } = work
  const model = advisorModel(universe, request)
  const needsRelaxed = !options.isBrief || model.experts.length > 0
  const relaxed = needsRelaxed ? relax(highs, model.program) : undefined
  const first = relaxed && firstAnswer(work, model, relaxed.values)
  if (first) tell(first, relaxed.objective + model.constant)
  const solved = solveTold(work, model)
  if (solved.status === 'infeasible') return clash(work)
  if (solved.status === 'nothingFound') {
    if (!first) return { status: 'nothingFound' }
    const bound = Math.min(solved.bound, relaxed.objective) + model.constant
    return {
      status: 'timeOut',
      best: first,
      bound,
      gap: relativeGap(first.goal, bound),
      worth: undefined,
    }
  }
  return {
    status: solved.status === 'optimal' ? 'proved' : 'timeOut',
    best: proposalOf(work, model, solved.values),
    bound: solved.bound + model.constant,
    gap: solved.gap,
    worth: relaxed && worthOf(universe, model, relaxed),
  }
}

/** Where experts are to be chosen, a base with those that the relaxation favours comes long before the best choice. */
function firstAnswer(work: Work, model: AdvisorModel, relaxed: Float64Array): Proposal | undefined {
  if (model.experts.length === 0) return undefined
  const program = withExperts(model, roundedExperts(model.experts, relaxed))
  const solved = solveProgram(work.highs, program, { solutionsAtMost: 2 })
  return 'values' in solved ? proposalOf(work, model, solved.values) : undefined
}

function withExperts(
  { program, experts }: AdvisorModel,
  amounts: readonly number[],
): LinearProgram {
  const lower = program.lower.slice()
  const upper = program.upper.slice()
  for (const [expertise, columns] of experts.entries()) {
    for (const [amount, column] of columns.entries()) {
      lower[column] = upper[column] = amount === amounts[expertise] ? 1 : 0
    }
  }
  return { ...program, lower, upper }
}

/** The cuts end a search early that cannot reach what it has to; for a proof to the end they change nothing. */
function programOf({ options }: Work, model: AdvisorModel): LinearProgram {
  return options.isBrief && model.experts.length === 0 ? withWholeCuts(model) : model.program
}

function solveTold(work: Work, model: AdvisorModel): Solved {
  const secondsAtMost = work.secondsLeft()
  const { gap = PROOF, stopBelow } = work.options
  return solveProgram(work.highs, programOf(work, model), {
    ...(secondsAtMost !== undefined && { secondsAtMost }),
    gap,
    stopBelow: stopBelow === undefined ? undefined : stopBelow - model.constant,
    onProgress: ({ bound, values }) =>
      work.tell(values && proposalOf(work, model, values), bound + model.constant),
  })
}

const ROUNDS = 12

/**
 * The best ratio r is the one at which no base earns more than r for each unit of its area. Every round asks for the base
 * that exceeds the best ratio so far by most; few are needed, as each better ratio is reached by a base.
 */
function mostPerArea(work: Work): Advice {
  const { highs, universe, request, tell } = work
  const { gap = PROOF } = work.options
  let best: Proposal | undefined
  let start: Float64Array | undefined
  let bound = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const areaPrice = best?.goal ?? 0
    const model = advisorModel(universe, request, { areaPrice })
    const secondsAtMost = work.secondsLeft()
    const solved = solveProgram(highs, programOf(work, model), {
      ...(secondsAtMost !== undefined && { secondsAtMost }),
      absoluteGap: Math.max(gap, gap * Math.abs(areaPrice) * CORE_MODULE_AREA),
      start,
      onProgress: ({ values }) => {
        const found = values && proposalOf(work, model, values)
        if (found) tell(found, bound)
      },
    })
    if (solved.status === 'infeasible') return clash(work)
    if (solved.status === 'nothingFound') break
    // No base is smaller than its core module, so whatever exceeds the ratio does so by this much at most.
    const over = Math.max(0, solved.bound + model.constant)
    bound = Math.min(bound, areaPrice + over / CORE_MODULE_AREA)
    const found = proposalOf(work, model, solved.values)
    const isBetter = !best || found.goal > best.goal * (1 + 1e-9)
    if (isBetter) {
      best = found
      start = solved.values
    }
    tell(found, bound)
    if (solved.status === 'timeOut') break
    if (!isBetter || relativeGap(best!.goal, bound) <= gap) {
      return perArea(work, 'proved', best!, bound)
    }
  }
  return best ? perArea(work, 'timeOut', best, bound) : { status: 'nothingFound' }
}

function perArea(work: Work, status: 'proved' | 'timeOut', best: Proposal, bound: number): Advice {
  const model = advisorModel(work.universe, work.request, { areaPrice: best.goal })
  const relaxed = relax(work.highs, model.program)
  return {
    status,
    best,
    bound: Math.max(bound, best.goal),
    gap: relativeGap(best.goal, Math.max(bound, best.goal)),
    worth: relaxed && worthOf(work.universe, model, relaxed),
  }
}

function clash({ highs, universe, request, options }: Work): Advice {
  if (options.isBrief) return { status: 'clash', limits: [] }
  const canHold = (asked: AdvisorRequest) =>
    isFeasible(highs, advisorModel(universe, asked).program)
  return { status: 'clash', limits: clashingLimits(request, canHold) }
}

function proposalOf(
  { universe, request }: Work,
  model: AdvisorModel,
  values: Float64Array,
): Proposal {
  const plan = planOf(universe, model, values)
  const { prices, empire, rules } = request.site
  const result = evaluatePlan(universe, { plan, prices, empire, rules })
  const promised = model.program.cost.reduce(
    (sum, cost, column) => sum + cost * values[column]!,
    model.constant,
  )
  const freight = freightOf(universe, request.site.freightPerTonne ?? 0, result)
  return {
    plan,
    result,
    freight,
    leavesUndone: model.undone.some(({ column }) => values[column]! > UNDONE),
    promised,
    goal: goalOf(request, promised, result, freight),
  }
}

const UNDONE = 1e-6

export function freightOf(
  { materials }: Universe,
  perTonne: number,
  { materialio }: PlanResult,
): number {
  const tonnes = ({ ticker, delta }: PlanResult['materialio'][number]) =>
    Math.abs(delta) * materials.weight[materials.indexOf.get(ticker)!]!
  return materialio.reduce((sum, row) => sum + tonnes(row) * perTonne, 0)
}

function goalOf(
  { goal }: AdvisorRequest,
  promised: number,
  result: PlanResult,
  freight: number,
): number {
  switch (goal.kind) {
    case 'profit':
      return result.profit - freight
    case 'profitPerArea':
      return (result.profit - freight) / result.area.areaUsed
    case 'horizon':
      return promised
  }
}
