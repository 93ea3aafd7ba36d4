import type { Expansion } from '../advisor/expansion/expansion.ts'
import type { MoneyBudget } from '../advisor/expansion/path.ts'
import { NothingToExplain } from './context.ts'
import {
  difference,
  fromGame,
  fromPlan,
  given,
  ofPlan,
  product,
  quotient,
  sum,
  type Term,
} from './term.ts'

export type ExpansionFigure =
  | { readonly of: 'step'; readonly step: number; readonly figure: StepFigure }
  | { readonly of: 'last day' | 'cost' | 'missed' | 'paid back' | 'profit' }
export type StepFigure = 'cost' | 'day' | 'balance' | 'profit'

/** The plan that explains what the base earns after these steps. */
export const planAfterSteps = (steps: number) => `after ${steps} steps`

export function explainExpansion(
  expansion: Expansion,
  budget: MoneyBudget,
  figure: ExpansionFigure,
): Term {
  const terms = termsOf(expansion, budget)
  const last = expansion.steps.length - 1
  switch (figure.of) {
    case 'step':
      if (!expansion.steps[figure.step]) throw new NothingToExplain('There is no such step.')
      return terms[figure.figure](figure.step)
    case 'last day':
      return terms.day(last)
    case 'profit':
      return terms.profit(last)
    case 'cost':
      return terms.allCosts()
    case 'missed':
      return terms.missed()
    case 'paid back':
      return quotient('Paid back', 'days', [
        sum('To be earned', '$', [terms.allCosts(), terms.missed()]),
        difference('Gain', '$/day', [
          terms.profit(last),
          fromPlan('Profit of today’s base', expansion.profitToday, '$/day'),
        ]),
      ])
  }
}

const entered = (name: string, value: number, unit: '$' | '$/day') =>
  given(name, value, unit, { kind: 'plan' }, 'as entered')

function termsOf({ steps, start, profit: finalProfit }: Expansion, { money, perDay }: MoneyBudget) {
  const profitBefore = (step: number) => (step === 0 ? start.profit : steps[step - 1]!.profit)
  const profitAfter = (count: number) =>
    ofPlan(
      count === 0 ? 'Profit of the base at first' : `Profit after step ${count}`,
      profitBefore(count),
      '$/day',
      planAfterSteps(count),
      { of: 'profit' },
    )
  const income = (step: number) =>
    sum('Income', '$/day', [profitAfter(step), entered('Other income', perDay, '$/day')])
  const cost = (step: number) => {
    const { built, establishment } = steps[step]!
    return sum(`Cost of step ${step + 1}`, '$', [
      ...built.map(({ building, amount, cost: each }) =>
        product(building, '$', [
          given('Amount', amount, 'buildings', { kind: 'plan' }),
          fromGame(`Cost of one ${building}`, each, '$', 'its materials at BUY prices'),
        ]),
      ),
      ...(establishment > 0 ? [fromGame('Establishment fee', establishment, '$')] : []),
    ])
  }
  const moneyLeft = (step: number) =>
    step === 0
      ? entered('Money at the beginning', money, '$')
      : fromPlan(`Left after step ${step}`, steps[step - 1]!.balance, '$')
  const hasToWait = (step: number) => steps[step]!.day > (steps[step - 1]?.day ?? 0)
  const wait = (step: number): Term =>
    hasToWait(step)
      ? quotient('Wait', 'days', [
          difference('Missing', '$', [cost(step), moneyLeft(step)]),
          income(step),
        ])
      : fromPlan('Wait', 0, 'days', 'the money suffices at once')
  const day = (step: number): Term =>
    step < 0
      ? fromPlan('Today', 0, 'days')
      : sum(`Day of step ${step + 1}`, 'days', [day(step - 1), wait(step)])
  return {
    cost,
    day,
    profit: (step: number) => profitAfter(step + 1),
    balance: (step: number) =>
      difference(`Left after step ${step + 1}`, '$', [
        sum('Money by then', '$', [
          moneyLeft(step),
          product('Earned while waiting', '$', [wait(step), income(step)]),
        ]),
        cost(step),
      ]),
    allCosts: () =>
      sum(
        'Cost of all steps',
        '$',
        steps.map((_, step) => cost(step)),
      ),
    missed: () =>
      sum(
        'Profit lost while waiting for cash',
        '$',
        steps.flatMap((_, step) =>
          hasToWait(step)
            ? [
                product(`Before step ${step + 1}`, '$', [
                  wait(step),
                  difference('Less a day', '$/day', [
                    fromPlan('Profit of the proposed base', finalProfit, '$/day'),
                    profitAfter(step),
                  ]),
                ]),
              ]
            : [],
        ),
      ),
  }
}
