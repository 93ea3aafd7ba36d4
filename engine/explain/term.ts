import type { PriceOrigin } from '../market/price-origin.ts'
import { ratio, times } from '../plan/arithmetic.ts'

export type Unit =
  | '$'
  | '$/day'
  | '$/unit'
  | '$/run'
  | '$/day/area'
  | '$/trip'
  | '$/hour'
  | '$/%'
  | '%'
  | 'hours'
  | 'jumps'
  | 'trips/day'
  | 'days'
  | 'units'
  | 'units/day'
  | 'runs/day'
  | 'workers'
  | 'buildings'
  | 'area'
  | 't'
  | 't/day'
  | 'm³'
  | 'm³/day'
  | 'factor'

export type Operation = 'sum' | 'difference' | 'product' | 'quotient' | 'minimum'

export type TermOrigin =
  | { readonly kind: 'plan' | 'game data' | 'rule of the game' | 'empire' | 'own entry' }
  | ({ readonly kind: 'price' } & PriceOrigin)

/** A figure of one plan that is a term of an empire's figure; each is also a `PlanFigure`. */
export type PlanPart =
  | { readonly of: 'profit' | 'revenue' | 'cost' | 'areaUsed' | 'degradation' | 'fees' }
  | {
      readonly of: 'materialInput' | 'materialOutput' | 'materialDelta' | 'materialValue'
      readonly ticker: string
    }
  | { readonly of: 'unitPrice'; readonly ticker: string; readonly side: 'BUY' | 'SELL' }

/**
 * A figure with its derivation: either the terms it is calculated from, or the origin it was read from. Plain data, so
 * that a worker can send it.
 */
export interface Term {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  /** For people: `revenue − material cost − degradation`. */
  readonly formula: string
  readonly operation?: Operation
  readonly terms: readonly Term[]
  readonly origin?: TermOrigin
  readonly inPlan?: { readonly uuid: string; readonly figure: PlanPart }
}

/** Evaluates every formula, for building terms and for checking them. */
export function combine(operation: Operation, values: readonly number[]): number {
  const [first = 0, ...rest] = values
  switch (operation) {
    case 'sum':
      return values.reduce((sum, value) => sum + value, 0)
    case 'difference':
      return rest.reduce((left, value) => left - value, first)
    case 'product':
      return values.reduce(times, 1)
    case 'quotient':
      return rest.reduce(ratio, first)
    case 'minimum':
      return Math.min(...values)
  }
}

const SIGN: Record<Operation, string> = {
  sum: ' + ',
  difference: ' − ',
  product: ' × ',
  quotient: ' ÷ ',
  minimum: ', ',
}

/** The names of the terms, unless there are too many to read. */
function follows(
  operation: Operation,
  name: string,
  unit: Unit,
  terms: readonly Term[],
  formula?: string,
): Term {
  const spelled = terms.map((term) => term.name).join(SIGN[operation])
  const said = operation === 'minimum' ? `the least of ${spelled}` : spelled
  return {
    name,
    value: combine(
      operation,
      terms.map((term) => term.value),
    ),
    unit,
    formula: formula ?? said,
    operation,
    terms,
  }
}

type Follows = (name: string, unit: Unit, terms: readonly Term[], formula?: string) => Term
export const sum: Follows = (...figure) => follows('sum', ...figure)
export const difference: Follows = (...figure) => follows('difference', ...figure)
export const product: Follows = (...figure) => follows('product', ...figure)
export const quotient: Follows = (...figure) => follows('quotient', ...figure)
export const minimum: Follows = (...figure) => follows('minimum', ...figure)

export const given = (
  name: string,
  value: number,
  unit: Unit,
  origin: TermOrigin,
  formula = name,
): Term => ({ name, value, unit, formula, terms: [], origin })

const PLAN: TermOrigin = { kind: 'plan' }
const GAME_DATA: TermOrigin = { kind: 'game data' }
const RULE: TermOrigin = { kind: 'rule of the game' }
const ENTRY: TermOrigin = { kind: 'own entry' }
type Leaf = (name: string, value: number, unit: Unit, formula?: string) => Term
export const fromPlan: Leaf = (name, value, unit, formula) =>
  given(name, value, unit, PLAN, formula)
/** A leaf here; the figure of the plan explains it. */
export const ofPlan = (
  name: string,
  value: number,
  unit: Unit,
  uuid: string,
  figure: PlanPart,
): Term => ({ ...fromPlan(name, value, unit), inPlan: { uuid, figure } })
export const fromGame: Leaf = (name, value, unit, formula) =>
  given(name, value, unit, GAME_DATA, formula)
export const fromEntry: Leaf = (name, value, unit, formula) =>
  given(name, value, unit, ENTRY, formula)
export const byRule: Leaf = (name, value, unit, formula) => given(name, value, unit, RULE, formula)
