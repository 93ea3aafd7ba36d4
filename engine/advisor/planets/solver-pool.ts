import type { Universe } from '../../universe/universe.ts'
import type { Solver } from '../solver.ts'
import { type PlanetFactColumns, planetFactColumns } from './planet-facts.ts'
import { type CloserLook, likelyLook, lookCloser, type OpenSet, plainLook } from './planet-look.ts'
import type { PlanetQuestion } from './planet-question.ts'
import { firstSets, type PlanetSet } from './planet-sets.ts'
import { setBound } from './set-bound.ts'

/** Does the steps of the search: several workers, or this thread. */
export interface PlanetSolverPool {
  planets(
    question: PlanetQuestion,
  ): Promise<{ facts: PlanetFactColumns; sets: readonly PlanetSet[] }>
  bounds(question: PlanetQuestion, sets: readonly PlanetSet[]): Promise<readonly number[]>
  look(question: PlanetQuestion, set: OpenSet, stopBelow: number): Promise<CloserLook>
  /** A base that stands on all planets of a set. */
  plainLook(question: PlanetQuestion, set: OpenSet): Promise<CloserLook>
  likelyLook(question: PlanetQuestion, set: OpenSet): Promise<CloserLook>
}

/** This thread as a pool. */
export const planetPoolOfOne = (solver: Solver, universe: Universe): PlanetSolverPool => ({
  planets: async (question) => ({
    facts: planetFactColumns(universe, question),
    sets: firstSets(universe, question),
  }),
  bounds: async (question, sets) => sets.map((set) => setBound(solver, universe, question, set)),
  plainLook: async (question, set) => plainLook(solver, universe, question, set),
  likelyLook: async (question, set) => likelyLook(solver, universe, question, set),
  look: async (question, set, stopBelow) => lookCloser(solver, universe, question, set, stopBelow),
})
