import type { Side } from '../market/prices.ts'
import type { ActiveRecipe } from '../plan/result.ts'
import type { PlanContext } from './context.ts'
import { priceTerm } from './price.ts'
import { runsTerm } from './recipe.ts'
import { difference, fromGame, product, sum, type Term } from './term.ts'
import { consumptionTerm } from './workforce.ts'

const USED = { field: 'Inputs', verb: 'uses' } as const
const MADE = { field: 'Outputs', verb: 'makes' } as const
type Direction = typeof USED | typeof MADE

function rowTerms(
  context: PlanContext,
  row: number,
  ticker: string,
  { field, verb }: Direction,
): Term[] {
  const { name, activeRecipes } = context.result.production.buildings[row]!
  return activeRecipes.flatMap((active: ActiveRecipe) =>
    active.recipe[field]
      .filter((material) => material.Ticker === ticker)
      .map(({ Amount }) =>
        product(`${name} ${verb} ${ticker}`, 'units/day', [
          runsTerm(context, row, active),
          fromGame(`${ticker} in a run`, Amount, 'units'),
        ]),
      ),
  )
}

const allRows = (context: PlanContext, ticker: string, direction: Direction) =>
  context.result.production.buildings.flatMap((_, row) => rowTerms(context, row, ticker, direction))

export function usedTerm(context: PlanContext, ticker: string): Term {
  const workforce = consumptionTerm(context, ticker)
  return sum(`${ticker} used`, 'units/day', [
    ...allRows(context, ticker, USED),
    ...(workforce ? [workforce] : []),
  ])
}

export const madeTerm = (context: PlanContext, ticker: string): Term =>
  sum(`${ticker} made`, 'units/day', allRows(context, ticker, MADE))

export const deltaTerm = (context: PlanContext, ticker: string): Term =>
  difference(`${ticker} left over`, 'units/day', [
    madeTerm(context, ticker),
    usedTerm(context, ticker),
  ])

/** A surplus is sold. A deficit is bought, which makes the value negative. */
export function materialValueTerm(context: PlanContext, ticker: string): Term {
  const delta = deltaTerm(context, ticker)
  return product(`Value of ${ticker}`, '$/day', [
    delta,
    unitPriceTerm(context, ticker, delta.value),
  ])
}

export function materialCostTerm(context: PlanContext, ticker: string): Term {
  const missing = difference(`${ticker} missing`, 'units/day', [
    usedTerm(context, ticker),
    madeTerm(context, ticker),
  ])
  return product(`Cost of ${ticker}`, '$/day', [
    missing,
    unitPriceTerm(context, ticker, -missing.value),
  ])
}

function unitPriceTerm({ universe, input }: PlanContext, ticker: string, delta: number): Term {
  const side: Side = delta >= 0 ? 'SELL' : 'BUY'
  return priceTerm(universe, input.prices, ticker, side)
}

export function rowValueTerm(context: PlanContext, row: number): Term {
  const { name, activeRecipes } = context.result.production.buildings[row]!
  const tickers = new Set(
    activeRecipes
      .filter(({ amount }) => amount > 0)
      .flatMap(({ recipe }) => [...recipe.Inputs, ...recipe.Outputs].map(({ Ticker }) => Ticker)),
  )
  return sum(
    `Materials of ${name}`,
    '$/day',
    [...tickers].map((ticker) => {
      const delta = difference(`${ticker} of ${name}`, 'units/day', [
        sum(`${ticker} made`, 'units/day', rowTerms(context, row, ticker, MADE)),
        sum(`${ticker} used`, 'units/day', rowTerms(context, row, ticker, USED)),
      ])
      return product(`Value of ${ticker}`, '$/day', [
        delta,
        unitPriceTerm(context, ticker, delta.value),
      ])
    }),
  )
}
