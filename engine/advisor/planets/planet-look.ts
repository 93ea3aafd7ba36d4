import { EXPERT_TYPES, type PlanData } from '../../game/plan.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import { isFeeUnknown, stoodInTickers } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AdviceOptions, DividedBase } from '../base/advice.ts'
import { bestDivided } from '../base/divided.ts'
import { roundedExperts } from '../base/experts.ts'
import { advisorModel } from '../base/model.ts'
import { type Proposal, proposalFreight } from '../base/proposal.ts'
import type { AdvisorRequest } from '../base/request.ts'
import { roundedProposal } from '../base/rounded.ts'
import { PROOF, type Solver } from '../solver.ts'
import { jumpsToTrade } from './planet-facts.ts'
import { freightPerTonne, type PlanetQuestion, tradeStation } from './planet-question.ts'
import { type PlanetSet, SOIL, splitSet } from './planet-sets.ts'
import { type SetRequest, setRequest } from './set-request.ts'

/** A set that may contain a better planet. No base on its planets exceeds the bound. */
export interface OpenSet {
  readonly planets: PlanetSet
  readonly bound: number
  /** Whether the bound is within a few per cent. Otherwise it comes from the relaxation only. */
  readonly isNear: boolean
  /** Set if no base with whole runs was found near the best one, so only the bound is known. */
  readonly isSpent?: boolean
}

export interface PlanetBase {
  readonly planet: number
  readonly goal: number
  /** What the best base would reach with divided time, without whole runs. The search compares these figures. */
  readonly divided: number
  readonly bound: number
  readonly profit: number
  readonly paybackDays: number
  /** Whether all its production fees are known. Unknown ones are not counted. */
  readonly feesKnown: boolean
  /** The number of goods that it trades at average prices. */
  readonly standIns: number
}

export interface CloserLook {
  /** The base on the first of its planets. */
  readonly plan: PlanData | undefined
  /** The same base on each of its planets, nearest first, as many as tables show. */
  readonly bases: readonly PlanetBase[]
  readonly open: readonly OpenSet[]
}

const NEAR = 0.03
const SHOWN_BASES = 50

/**
 * Looks for the best base of a set, first within a few per cent, then to a proof. If the base cannot be built on every
 * planet, the set is split.
 */
export function lookCloser(
  solver: Solver,
  universe: Universe,
  question: PlanetQuestion,
  set: OpenSet,
  stopBelow: number,
): CloserLook {
  const gap = set.isNear ? PROOF : NEAR
  const asked = setRequest(universe, question, set.planets)
  const found = dividedBase(solver, asked, {
    gap,
    ...(Number.isFinite(stopBelow) && { stopBelow }),
  })
  if (found.status === 'infeasible') return { plan: undefined, bases: [], open: [] }
  if (found.status === 'nothingFound') {
    return { plan: undefined, bases: [], open: [{ ...set, bound: Math.min(set.bound, stopBelow) }] }
  }
  const { proposal } = found
  const bound = Math.max(proposal.goal, Math.min(set.bound, found.bound))
  const { alike, others } = splitSet(universe, question, set.planets, relianceOf(asked, proposal))
  const rounded = alike.length > 0 ? wholeRuns(solver, asked, found) : undefined
  const isDone = set.isNear && found.isDone
  const isSpent = rounded === undefined
  return {
    plan: rounded?.plan,
    bases: rounded ? basesOn(universe, question, asked, rounded, proposal, alike, bound) : [],
    open: [
      ...(alike.length > 0 && (isSpent || !isDone)
        ? [{ planets: alike, bound, isNear: true, ...(isSpent && isDone && { isSpent }) }]
        : []),
      ...others.map((planets) => ({ planets, bound, isNear: false })),
    ],
  }
}

const dividedBase = (
  solver: Solver,
  { universe, request }: SetRequest,
  options: Pick<AdviceOptions, 'gap' | 'stopBelow'>,
) => bestDivided({ solver, universe, request, options: { ...options, isBrief: true }, tell() {} })

const wholeRuns = (
  solver: Solver,
  { universe, request }: SetRequest,
  { model, values }: DividedBase,
) => roundedProposal({ solver, universe, request, options: { isBrief: true } }, model, values)

/**
 * Looks for a base without deposits and soil, which can be built on all planets of the set. First with likely experts, then
 * within a few per cent of the best.
 */
export function plainLook(
  solver: Solver,
  universe: Universe,
  question: PlanetQuestion,
  set: OpenSet,
): CloserLook {
  const asked = setRequest(universe, question, set.planets, 'plain')
  const request = set.isNear ? asked.request : withLikelyExperts(solver, asked)
  return quickLook(solver, universe, question, set, { ...asked, request }, () => set.planets)
}

/** The best base of a set with likely experts. It is found much sooner than the best base and is a goal to exceed. */
export function likelyLook(
  solver: Solver,
  universe: Universe,
  question: PlanetQuestion,
  set: OpenSet,
): CloserLook {
  const asked = setRequest(universe, question, set.planets)
  const request = withLikelyExperts(solver, asked)
  return quickLook(
    solver,
    universe,
    question,
    set,
    { ...asked, request },
    (base) => splitSet(universe, question, set.planets, relianceOf(asked, base)).alike,
  )
}

function quickLook(
  solver: Solver,
  universe: Universe,
  question: PlanetQuestion,
  set: OpenSet,
  asked: SetRequest,
  standsOn: (base: Proposal) => PlanetSet,
): CloserLook {
  const found = dividedBase(solver, asked, { gap: NEAR })
  const planets = found.status === 'divided' ? standsOn(found.proposal) : []
  const rounded =
    found.status === 'divided' && planets.length > 0 ? wholeRuns(solver, asked, found) : undefined
  if (!rounded || found.status !== 'divided') return { plan: undefined, bases: [], open: [set] }
  const bases = basesOn(universe, question, asked, rounded, found.proposal, planets, set.bound)
  return { plan: rounded.plan, bases, open: [set] }
}

/** The request with the experts that the relaxation would choose. */
function withLikelyExperts(solver: Solver, { universe, request }: SetRequest): AdvisorRequest {
  if (request.site.experts !== 'choose') return request
  const { program, experts } = advisorModel(universe, request)
  const relaxed = solver.relax(program)
  if (!relaxed) return request
  const amounts = roundedExperts(experts, relaxed.values)
  const given = EXPERT_TYPES.map((type, expertise) => [type, amounts[expertise]!] as const)
  return { ...request, site: { ...request.site, experts: Object.fromEntries(given) } }
}

function relianceOf({ universe, request }: SetRequest, { plan, leavesUndone }: Proposal) {
  const { buildings } = universe
  const used = new Set<string>()
  for (const { name, active_recipes } of plan.buildings) {
    const isFarm = buildings.isFarm[buildings.indexOf.get(name)!] === 1
    for (const { recipeid } of active_recipes) {
      if (request.site.spare?.has(recipeid)) used.add(isFarm ? SOIL : recipeid)
    }
  }
  return { used: [...used], leavesUndone }
}

function basesOn(
  universe: Universe,
  question: PlanetQuestion,
  { request }: SetRequest,
  rounded: Proposal,
  divided: Proposal,
  alike: PlanetSet,
  bound: number,
): PlanetBase[] {
  const { prices, empire, rules } = request.site
  const { goal } = question
  const station = tradeStation(question)
  const far = (planet: number) => {
    const jumps = jumpsToTrade(universe, planet, station)
    return jumps < 0 ? Infinity : jumps
  }
  const on = (planet: number, { plan, promised, freight }: Proposal) => {
    const planetNaturalId = universe.planets.naturalId[planet]!
    const here = { ...plan, planet: { ...plan.planet, planetid: planetNaturalId } }
    const result = evaluatePlan(universe, { plan: here, prices, empire, rules })
    const freightHere = proposalFreight(
      universe,
      freightPerTonne(universe, question, planet),
      result,
    )
    const profit = result.profit - freightHere
    const goals = {
      profit,
      profitPerArea: profit / result.area.areaUsed,
      // In the same surroundings, construction costs the same.
      horizon: goal.kind === 'horizon' ? promised - goal.days * (freightHere - freight) : 0,
    }
    return { result, profit, goal: goals[goal.kind] }
  }
  const shown = alike.map((planet) => ({ planet, jumps: far(planet) }))
  shown.sort((a, b) => (a.jumps === b.jumps ? a.planet - b.planet : a.jumps - b.jumps))
  return shown.slice(0, SHOWN_BASES).map(({ planet }) => {
    const { result, profit, goal } = on(planet, rounded)
    return {
      planet,
      goal,
      divided: Math.max(goal, on(planet, divided).goal),
      bound: Math.max(goal, bound),
      profit,
      paybackDays: profit > 0 ? result.overview.totalConstructionCost / profit : Infinity,
      feesKnown: !result.diagnostics.some(isFeeUnknown),
      standIns: stoodInTickers([result]).length,
    }
  })
}
