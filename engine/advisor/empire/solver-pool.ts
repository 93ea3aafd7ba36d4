import type { PlanData } from '../../game/plan.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Solver } from '../solver.ts'
import type { EmpireProposal } from './answer.ts'
import { canHold, clashingEmpireLimits, type NamedEmpireLimit } from './clash.ts'
import { keptBases } from './fixed-base.ts'
import { nearestPlanets } from './levels.ts'
import type { BestEmpireQuestion } from './question.ts'
import { empireRequestOf, openPlanets, openSites } from './request.ts'
import { type EmpireScope, empireScope } from './scope.ts'
import {
  asToday,
  type EmpireBound,
  empireBound,
  evaluated,
  type FoundEmpire,
  finished,
  improve,
  MAX_SEARCHED_SITES,
  type Neighbourhood,
  type PortableBase,
  roundMix,
  type Solving,
  type TargetMix,
  targetMix,
} from './steps.ts'

/** Null: all planets of the question. */
export interface EmpireAt {
  readonly question: BestEmpireQuestion
  readonly planets: readonly string[] | null
}

export type Beginning =
  | { readonly clash: readonly NamedEmpireLimit[] }
  | (EmpireBound & {
      readonly clash: null
      /** Whether the search goes on over all sites, or over the most promising planets. */
      readonly coversAll: boolean
      readonly sites: readonly number[]
      readonly names: readonly string[]
      readonly kept: readonly PortableBase[]
      readonly today: FoundEmpire | undefined
      readonly scope: EmpireScope
    })

export interface Nearby extends Pick<EmpireBound, 'planets' | 'near'> {
  readonly bases: readonly PlanData[]
}

export interface FirstLook extends Solving {
  readonly roundingSeconds: number
}

/** The steps of the search. Each can be done by any worker. */
export interface EmpireSteps {
  begin(question: BestEmpireQuestion, secondsAtMost: number): Promise<Beginning>
  /** Undefined if freight costs nothing or there are hardly more planets than the nearest ones. */
  nearby(question: BestEmpireQuestion, first: FirstLook): Promise<Nearby | undefined>
  targetMix(
    at: EmpireAt,
    solving: Solving,
    onBound?: (bound: number) => void,
  ): Promise<TargetMix | undefined>
  /** Undefined if the bases break a limit. */
  evaluate(at: EmpireAt, bases: readonly PortableBase[]): Promise<FoundEmpire | undefined>
  roundMix(at: EmpireAt, mix: TargetMix, secondsAtMost: number): Promise<FoundEmpire | undefined>
  improve(at: EmpireAt, neighbourhood: Neighbourhood): Promise<FoundEmpire | undefined>
  finish(at: EmpireAt, found: FoundEmpire): Promise<EmpireProposal>
}

/** Does the steps: several workers, or this thread. */
export interface EmpireSolverPool extends EmpireSteps {
  readonly size: number
}

/** Together with the nearest planets, these are about as many as without freight. */
const MAX_FAR = 14
const MAX_NEARBY = 12

/** This thread as a pool. */
export function empirePoolOfOne(solver: Solver, universe: Universe): EmpireSolverPool {
  const requestAt = ({ question, planets }: EmpireAt) =>
    empireRequestOf(universe, question, planets ?? openPlanets(universe, question))
  return {
    size: 1,
    async begin(question, secondsAtMost) {
      const request = requestAt({ question, planets: null })
      // Without existing bases and demands, an empire without bases keeps every limit.
      const mayClash = question.existing.length > 0 || (question.limits.atLeast?.length ?? 0) > 0
      const half = secondsAtMost / 2
      if (mayClash && !canHold(solver, universe, request, half)) {
        return { clash: clashingEmpireLimits(solver, universe, request, half) }
      }
      const seen = empireBound(solver, universe, request)
      if (!seen) return { clash: [] }
      const coversAll = openSites(request).length <= MAX_SEARCHED_SITES
      const most = nearestPlanets(request) ? MAX_FAR : MAX_SEARCHED_SITES
      const planets = coversAll ? seen.planets : seen.planets.slice(0, most)
      const narrowed = coversAll ? request : requestAt({ question, planets })
      return {
        ...seen,
        planets,
        names: narrowed.sites.map(({ site }) => site.planetNaturalId),
        clash: null,
        coversAll,
        sites: openSites(narrowed),
        kept: keptBases(universe, narrowed).map(({ site, plan }) => ({ site, plan })),
        today: asToday(solver, universe, narrowed),
        scope: empireScope(universe, question, request),
      }
    },
    async nearby(question, { roundingSeconds, ...solving }) {
      const around = nearestPlanets(requestAt({ question, planets: null }))
      const seen = around && empireBound(solver, universe, requestAt({ question, planets: around }))
      if (!seen) return undefined
      const request = requestAt({ question, planets: seen.planets })
      const mix = targetMix(solver, universe, request, openSites(request), solving)
      const found = mix?.sites.length
        ? roundMix(solver, universe, request, mix, roundingSeconds)
        : undefined
      const bases = found?.bases.map(({ plan }) => plan) ?? []
      const used = bases.map(({ planet }) => planet.planetid)
      const planets = [...new Set([...used, ...seen.planets.slice(0, MAX_NEARBY)])]
      return { near: seen.near, planets, bases }
    },
    async targetMix(at, solving, onBound) {
      const request = requestAt(at)
      return targetMix(solver, universe, request, openSites(request), {
        ...solving,
        ...(onBound && { onBound }),
      })
    },
    evaluate: async (at, bases) => evaluated(solver, universe, requestAt(at), bases),
    roundMix: async (at, mix, secondsAtMost) =>
      roundMix(solver, universe, requestAt(at), mix, secondsAtMost),
    improve: async (at, neighbourhood) => improve(solver, universe, requestAt(at), neighbourhood),
    finish: async (at, { bases, proposal }) =>
      finished(solver, universe, requestAt(at), bases, proposal),
  }
}
