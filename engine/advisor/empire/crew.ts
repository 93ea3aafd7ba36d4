import type { Universe } from '../../universe/universe.ts'
import type { Solver } from '../solver.ts'
import type { EmpireProposal } from './answer.ts'
import { canHold, clashingEmpireLimits, type NamedEmpireLimit } from './clash.ts'
import { keptBases } from './kept-bases.ts'
import type { BestEmpireQuestion } from './question.ts'
import { empireRequestOf, openPlanets, openSites } from './request.ts'
import {
  asToday,
  type BasePlan,
  type Blueprint,
  blueprint,
  type Found,
  finished,
  improve,
  MOST_SITES,
  type Outlook,
  outlook,
  type Piece,
  type Solving,
  spread,
} from './steps.ts'

/** A question over the planets that the search has come down to; null: over all that it names. */
export interface EmpireAt {
  readonly question: BestEmpireQuestion
  readonly planets: readonly string[] | null
}

export type Beginning =
  | { readonly clash: readonly NamedEmpireLimit[] }
  | (Outlook & {
      readonly clash: null
      /** Whether the search goes on over all sites, or over the most promising planets. */
      readonly coversAll: boolean
      /** Sites where it may build, bases that stay as they are, and all that stands as an answer. */
      readonly sites: readonly number[]
      readonly kept: readonly BasePlan[]
      readonly today: Found | undefined
    })

/** Whoever does the work: workers of a pool, or this thread. */
export interface EmpireCrew {
  /** How many pieces are worked on at a time. */
  readonly hands: number
  begin(question: BestEmpireQuestion): Promise<Beginning>
  blueprint(
    at: EmpireAt,
    solving: Solving,
    onBound?: (bound: number) => void,
  ): Promise<Blueprint | undefined>
  spread(at: EmpireAt, blueprint: Blueprint, secondsAtMost: number): Promise<Found | undefined>
  improve(at: EmpireAt, piece: Piece): Promise<Found | undefined>
  finish(at: EmpireAt, found: Found): Promise<EmpireProposal>
}

/** Does all the work where it stands. */
export function empireCrewOfOne(solver: Solver, universe: Universe): EmpireCrew {
  const requestAt = ({ question, planets }: EmpireAt) =>
    empireRequestOf(universe, question, planets ?? openPlanets(universe, question))
  return {
    hands: 1,
    async begin(question) {
      const request = requestAt({ question, planets: null })
      // Without bases that stand and amounts that are asked, an empire of nothing keeps every limit.
      const mayClash = question.existing.length > 0 || (question.limits.atLeast?.length ?? 0) > 0
      if (mayClash && !canHold(solver, universe, request)) {
        return { clash: clashingEmpireLimits(solver, universe, request) }
      }
      const seen = outlook(solver, universe, request)
      if (!seen) return { clash: [] }
      const coversAll = openSites(request).length <= MOST_SITES
      const narrowed = coversAll ? request : requestAt({ question, planets: seen.planets })
      return {
        ...seen,
        clash: null,
        coversAll,
        sites: openSites(narrowed),
        kept: keptBases(universe, narrowed).map(({ site, plan }) => ({ site, plan })),
        today: asToday(solver, universe, narrowed),
      }
    },
    async blueprint(at, solving, onBound) {
      const request = requestAt(at)
      return blueprint(solver, universe, request, openSites(request), {
        ...solving,
        ...(onBound && { onBound }),
      })
    },
    spread: async (at, plan, secondsAtMost) =>
      spread(solver, universe, requestAt(at), plan, secondsAtMost),
    improve: async (at, piece) => improve(solver, universe, requestAt(at), piece),
    finish: async (at, { bases, proposal }) =>
      finished(solver, universe, requestAt(at), bases, proposal),
  }
}
