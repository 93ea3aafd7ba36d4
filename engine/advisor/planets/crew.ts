import type { Universe } from '../../universe/universe.ts'
import type { Solver } from '../solver.ts'
import type { PlanetCrew } from './best-planets.ts'
import { planetFactColumns } from './planet-facts.ts'
import { likelyLook, lookCloser, plainLook } from './planet-look.ts'
import { firstSets } from './planet-sets.ts'
import { setBound } from './set-bound.ts'

export const crewOfOne = (solver: Solver, universe: Universe): PlanetCrew => ({
  planets: async (question) => ({
    facts: planetFactColumns(universe, question),
    sets: firstSets(universe, question),
  }),
  bounds: async (question, sets) => sets.map((set) => setBound(solver, universe, question, set)),
  plainLook: async (question, set) => plainLook(solver, universe, question, set),
  likelyLook: async (question, set) => likelyLook(solver, universe, question, set),
  look: async (question, set, stopBelow) => lookCloser(solver, universe, question, set, stopBelow),
})
