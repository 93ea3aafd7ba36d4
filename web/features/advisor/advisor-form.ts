import * as v from 'valibot'
import type { AdvisorQuestion } from '../../../engine/advisor/base/question.ts'
import type { AdvisorLimits, Standing } from '../../../engine/advisor/base/request.ts'
import { Expertise, MaterialTicker, NonNegative } from '../../../engine/game/primitives.ts'
import { optionalParam } from '../../ui/table/state.ts'

export const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const Percent = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000)))
const Tickers = v.pipe(v.array(MaterialTicker), v.maxLength(50))
const Integer = integer(1, 10_000)
export const MAX_RUNS_ASKED = 100

/** Goal and limits as entered, and as written in the address. An absent field has its default, null is off. */
export const AdvisorForm = v.object({
  goal: optionalParam(v.picklist(['profit', 'area', 'horizon'])),
  days: optionalParam(Integer),
  /** Per cent of the daily trade. */
  sell: optionalParam(Percent),
  buy: optionalParam(Percent),
  neverBuy: optionalParam(Tickers),
  neverSell: optionalParam(Tickers),
  makes: optionalParam(MaterialTicker),
  perDay: optionalParam(NonNegative),
  kinds: optionalParam(Integer),
  recipes: optionalParam(Integer),
  /** Runs of one building before its cycle begins again. */
  runs: optionalParam(integer(1, MAX_RUNS_ASKED)),
  expertises: optionalParam(v.array(Expertise)),
  cost: optionalParam(NonNegative),
  tonnes: optionalParam(NonNegative),
  cubicMetres: optionalParam(NonNegative),
  storageDays: optionalParam(NonNegative),
  experts: optionalParam(v.picklist(['none', 'choose'])),
})
export type AdvisorForm = v.InferOutput<typeof AdvisorForm>

/** Without this limit a base could sell more than is traded, and its profit would exist only on paper. */
export const DEFAULT_SHARE_PERCENT = 20
export const DEFAULT_DAYS = 90
export const SECONDS_AT_MOST = 60
export const GOAL_UNITS = { profit: '$/day', profitPerArea: '$/area', horizon: '$' } as const

export const goalOf = ({ goal, days = DEFAULT_DAYS }: AdvisorForm): AdvisorQuestion['goal'] => {
  switch (goal) {
    case 'area':
      return { kind: 'profitPerArea' }
    case 'horizon':
      return { kind: 'horizon', days }
    default:
      return { kind: 'profit' }
  }
}

export const sellPercent = ({ sell = DEFAULT_SHARE_PERCENT }: AdvisorForm) => sell
export const buyPercent = ({ buy = DEFAULT_SHARE_PERCENT }: AdvisorForm) => buy

export function limitsOf(form: AdvisorForm, standing?: Standing): AdvisorLimits {
  const sell = sellPercent(form)
  const buy = buyPercent(form)
  const { neverBuy, neverSell, makes, perDay = 0, kinds, expertises } = form
  const { recipes, runs, cost, tonnes, cubicMetres, storageDays } = form
  return {
    ...(sell !== null && { sellShare: sell / 100 }),
    ...(buy !== null && { buyShare: buy / 100 }),
    ...(neverBuy?.length && { neverBuy }),
    ...(neverSell?.length && { neverSell }),
    ...(makes !== undefined && perDay > 0 && { atLeast: [{ ticker: makes, perDay }] }),
    ...(kinds !== undefined && { mostKinds: kinds }),
    ...(recipes !== undefined && { mostRecipes: recipes }),
    ...(runs !== undefined && { mostRuns: runs }),
    ...(expertises?.length && { expertises }),
    ...(cost !== undefined && { mostConstructionCost: cost }),
    ...(tonnes !== undefined && { mostTonnesPerDay: tonnes }),
    ...(cubicMetres !== undefined && { mostCubicMetresPerDay: cubicMetres }),
    ...(storageDays !== undefined && { storageDays }),
    ...(standing && { standing }),
  }
}
