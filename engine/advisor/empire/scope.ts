import type { Universe } from '../../universe/universe.ts'
import type { BestEmpireQuestion } from './question.ts'
import { type EmpireRequest, namedPlanets, openPlanets } from './request.ts'

/** How many planets are searched for new bases, and how many of the requested ones cannot have any. */
export interface EmpireScope {
  readonly planets: number
  /** Without a free plot, where only free plots count. */
  readonly full: number
  /** From which no route leads to an exchange where the bases trade. */
  readonly unreached: number
}

export function empireScope(
  universe: Universe,
  question: BestEmpireQuestion,
  { sites, jumps }: Pick<EmpireRequest, 'sites' | 'jumps'>,
): EmpireScope {
  const open = sites.flatMap(({ kind }, index) => (kind === 'new' ? [index] : []))
  const unreached = open.filter((index) => !jumps.isServed[index]).length
  return {
    planets: open.length - unreached,
    full: namedPlanets(universe, question).length - openPlanets(universe, question).length,
    unreached,
  }
}
