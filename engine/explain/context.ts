import { CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { PlanInput } from '../plan/input.ts'
import type { BuildingResult, PlanResult } from '../plan/result.ts'
import type { Universe } from '../universe/universe.ts'
import type { Term } from './term.ts'

export interface PlanContext {
  readonly universe: Universe
  readonly input: PlanInput
  readonly result: PlanResult
}

const builtOf = new WeakMap<PlanContext, Map<string, Term>>()

/** A term that several figures of a plan share is built once for each context. */
export function once(context: PlanContext, name: string, build: () => Term): Term {
  const built = builtOf.get(context) ?? new Map<string, Term>()
  builtOf.set(context, built)
  const term = built.get(name) ?? build()
  built.set(name, term)
  return term
}

export const rulesOf = ({ input }: PlanContext): Rules => input.rules ?? CLASSIC

export class NothingToExplain extends Error {
  override name = 'NothingToExplain'
}

export function buildingAt({ result }: PlanContext, row: number): BuildingResult {
  const building = result.production.buildings[row]
  if (!building) throw new NothingToExplain(`Building index ${row} does not exist.`)
  return building
}

export function recipeAt(context: PlanContext, row: number, recipe: number) {
  const building = buildingAt(context, row)
  const active = building.activeRecipes[recipe]
  if (!active) {
    throw new NothingToExplain(`Building ${building.name} has no recipe at index ${recipe}.`)
  }
  return active
}
