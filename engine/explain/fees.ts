import { WorkforceLevel } from '../game/gamedata.ts'
import type { CountedFee } from '../game/own-fees.ts'
import { EXPERTISES, WORKFORCES } from '../game/primitives.ts'
import { feeOf, feesUnder } from '../plan/local-fees.ts'
import { loopsPerDay } from '../plan/production.ts'
import { WORKER_KINDS } from '../universe/buildings.ts'
import { buildingAt, once, type PlanContext, rulesOf } from './context.ts'
import { byRule, fromEntry, fromGame, fromPlan, product, quotient, sum, type Term } from './term.ts'

const NOT_COUNTED = 'not known: none is counted'

const planetOf = ({ universe, input }: PlanContext) =>
  universe.planets.indexOf.get(input.plan.planet.planetid)!

/** For one running building; undefined if no fee is counted. */
export function feeTerm(context: PlanContext, ticker: string): Term | undefined {
  const building = context.universe.buildings.indexOf.get(ticker)
  if (building === undefined) return undefined
  const { dailyFee, isFeeKnown } = feeOf(
    context.universe,
    rulesOf(context),
    planetOf(context),
    building,
  )
  if (!isFeeKnown) return byRule(`Fee of one ${ticker}`, 0, '$/day', NOT_COUNTED)
  if (dailyFee === 0) return undefined
  return once(context, `fee of ${ticker}`, () => newFeeTerm(context, ticker, building))
}

function newFeeTerm(context: PlanContext, ticker: string, building: number): Term {
  const { planets, buildings } = context.universe
  const category = EXPERTISES[buildings.expertise[building]!]
  const fees = planets.productionFees[planetOf(context)]!
  const parts = WORKFORCES.flatMap((kind, k) => {
    const employed = buildings.workers[building * WORKER_KINDS + k]!
    const fee = fees.findLast(
      ({ Category, WorkforceLevel: level }) =>
        Category === category && level === WorkforceLevel.options[k],
    )
    if (employed === 0 || !fee) return []
    return [
      product(`Fee for ${kind}s`, '$/day', [
        fromGame(`Workers who are ${kind}s`, employed, 'workers'),
        feeInDollars(`Fee of ${kind}s in ${category}`, fee),
      ]),
    ]
  })
  return quotient(
    `Fee of one ${ticker}`,
    '$/day',
    [
      sum('Fees by workers', '$/day', parts),
      fromGame('All workers', buildings.allWorkers[building]!, 'workers'),
    ],
    'the mean over its workers of the fee of their level',
  )
}

/** The origin says who entered the fee. It is converted if the player set a rate for its currency. */
function feeInDollars(
  name: string,
  { FeeAmount, FeeCurrency: currency, isOwn, rate }: CountedFee,
): Term {
  const fee = isOwn
    ? fromEntry(name, FeeAmount, '$/day', `in ${currency}`)
    : fromGame(name, FeeAmount, '$/day', `in ${currency}`)
  return rate === undefined
    ? fee
    : product(`${name}, in $`, '$/day', [fee, fromEntry(`1 ${currency} in $`, rate, 'factor')])
}

export const listed = (term: Term | undefined): readonly Term[] => (term ? [term] : [])

/** Undefined if the building is idle or no fee is counted. */
function runningFeeTerm(context: PlanContext, row: number): Term | undefined {
  const { name, totalBatchTime } = buildingAt(context, row)
  return loopsPerDay(totalBatchTime, 1) > 0 ? feeTerm(context, name) : undefined
}

export function rowFeesTerm(context: PlanContext, row: number): Term | undefined {
  const { name, amount } = buildingAt(context, row)
  const fee = runningFeeTerm(context, row)
  return (
    fee &&
    product(`Fees of all ${name}`, '$/day', [
      fee,
      fromPlan(`Number of ${name}`, amount, 'buildings'),
    ])
  )
}

export const feesTerm = (context: PlanContext): Term =>
  sum(
    'Fees',
    '$/day',
    context.result.production.buildings.flatMap((_, row) => listed(rowFeesTerm(context, row))),
    'what the government takes for each building that runs',
  )

/** Paid once; undefined if no fee is counted. */
export function establishmentTerm(context: PlanContext): Term | undefined {
  if (!feesUnder(rulesOf(context)).arePaid) return undefined
  const { establishmentFee, feeRate } = context.universe.planets
  const [amount, rate] = [establishmentFee[planetOf(context)]!, feeRate[planetOf(context)]!]
  if (Number.isNaN(amount)) return byRule('Establishment fee', 0, '$', NOT_COUNTED)
  if (amount === 0) return undefined
  const fee = (name: string) => fromGame(name, amount, '$', 'once, to the government of the planet')
  return rate === 1
    ? fee('Establishment fee')
    : product('Establishment fee', '$', [
        fee('Establishment fee in its currency'),
        fromEntry('$ for a unit of the currency', rate, 'factor'),
      ])
}

export const rowFeeTerm = (context: PlanContext, row: number): Term =>
  runningFeeTerm(context, row) ??
  byRule(`Fee of one ${buildingAt(context, row).name}`, 0, '$/day', 'none is counted')
