import { HABITATION_TYPES } from '../../game/plan.ts'

/**
 * The five tiers of workers form a row. Every habitation houses either one tier (HB1 … HB5) or two neighbours (HBB,
 * HBC, HBM, HBL). Once the numbers of the four shared habitations are chosen, the lowest number of each single
 * habitation follows. So a solution is four numbers, one for each link between neighbours.
 */
export const NODES = 5
export const LINKS = 4
export const SINGLE_CAPACITY = 100
export const SHARED_CAPACITY = 75

const AREA = { HB1: 10, HB2: 12, HB3: 14, HB4: 16, HB5: 18, HBB: 14, HBC: 17, HBM: 20, HBL: 22 }
/** In the order of HABITATION_TYPES, which also breaks ties: singles first, then shared ones. */
export const AREAS: readonly number[] = HABITATION_TYPES.map((type) => AREA[type])

/** Weights in the order of HABITATION_TYPES. The second decides if the first is equal. */
export interface Objective {
  readonly first: readonly number[]
  readonly second: readonly number[]
}

export function singles(required: number, shared: number): number {
  const rest = required - SHARED_CAPACITY * shared
  return rest > 0 ? Math.ceil(rest / SINGLE_CAPACITY) : 0
}

/** With more shared habitations than this, the last ones stay empty. */
export const mostShared = (required: readonly number[], link: number) =>
  Math.ceil(Math.max(required[link]!, required[link + 1]!) / SHARED_CAPACITY)

export function complete(required: readonly number[], shared: readonly number[]): number[] {
  const counts: number[] = []
  for (let node = 0; node < NODES; node++) {
    const around = (node > 0 ? shared[node - 1]! : 0) + (node < LINKS ? shared[node]! : 0)
    counts.push(singles(required[node]!, around))
  }
  return [...counts, ...shared]
}

export function dot(weights: readonly number[], counts: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < counts.length; i++) sum += weights[i]! * counts[i]!
  return sum
}

/** Sums of the same prices in another order differ in their last digits, which must not decide. */
export const ROUNDING = 1e-12
export function isLess(a: number, b: number): boolean {
  return a < b && b - a > ROUNDING * Math.max(Math.abs(a), Math.abs(b))
}

export function isLexicographicallyLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!
  return false
}

/** A total order, so that the optimum is unique. */
export function isBetter(
  objective: Objective,
  a: readonly number[],
  b: readonly number[],
): boolean {
  const firstA = dot(objective.first, a)
  const firstB = dot(objective.first, b)
  if (isLess(firstA, firstB)) return true
  if (isLess(firstB, firstA)) return false
  const secondA = dot(objective.second, a)
  const secondB = dot(objective.second, b)
  if (isLess(secondA, secondB)) return true
  if (isLess(secondB, secondA)) return false
  return isLexicographicallyLess(a, b)
}
