import { WorkforceLevel } from '../model/gamedata.ts'
import { EXPERTISES, WORKFORCES } from '../model/primitives.ts'
import { feeOf, feesUnder } from '../plan/local-fees.ts'
import { loopsPerDay } from '../plan/production.ts'
import { KINDS } from '../universe/buildings.ts'
import { buildingAt, once, type PlanContext, rulesOf } from './context.ts'
import { byRule, fromGame, fromPlan, product, quotient, sum, type Term } from './term.ts'

const planetOf = ({ universe, input }: PlanContext) =>
  universe.planets.indexOf.get(input.plan.planet.planetid)!

/** What the government takes for one building that runs; undefined where none is counted. */
export function feeTerm(context: PlanContext, ticker: string): Term | undefined {
  const building = context.universe.buildings.indexOf.get(ticker)
  if (building === undefined) return undefined
  const { dailyFee } = feeOf(context.universe, rulesOf(context), planetOf(context), building)
  if (dailyFee === 0) return undefined
  return once(context, `fee of ${ticker}`, () => newFeeTerm(context, ticker, building))
}

function newFeeTerm(context: PlanContext, ticker: string, building: number): Term {
  const { planets, buildings } = context.universe
  const category = EXPERTISES[buildings.expertise[building]!]
  const fees = planets.productionFees[planetOf(context)]!
  const parts = WORKFORCES.flatMap((kind, k) => {
    const employed = buildings.workers[building * KINDS + k]!
    const fee = fees.findLast(
      ({ Category, WorkforceLevel: level }) =>
        Category === category && level === WorkforceLevel.options[k],
    )
    if (employed === 0 || !fee) return []
    return [
      product(`Fee for ${kind}s`, '$/day', [
        fromGame(`Workers who are ${kind}s`, employed, 'workers'),
        fromGame(`Fee of ${kind}s in ${category}`, fee.FeeAmount, '$/day', `in ${fee.FeeCurrency}`),
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

/** Terms of which there may be none. */
export const listed = (term: Term | undefined): readonly Term[] => (term ? [term] : [])

/** What all buildings of a row pay; undefined where they stand idle or no fee is counted. */
export function rowFeesTerm(context: PlanContext, row: number): Term | undefined {
  const { name, amount, totalBatchTime } = buildingAt(context, row)
  const fee = loopsPerDay(totalBatchTime, 1) > 0 ? feeTerm(context, name) : undefined
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

/** Paid once; undefined where none is counted. */
export function establishmentTerm(context: PlanContext): Term | undefined {
  const fee = feesUnder(rulesOf(context)).establishment(context.universe, planetOf(context))
  return fee > 0
    ? fromGame('Establishment fee', fee, '$', 'once, to the government of the planet')
    : undefined
}

export const rowFeeTerm = (context: PlanContext, row: number): Term => {
  const { name, totalBatchTime } = buildingAt(context, row)
  const fee = loopsPerDay(totalBatchTime, 1) > 0 ? feeTerm(context, name) : undefined
  return fee ?? byRule(`Fee of one ${name}`, 0, '$/day', 'none is counted')
}
