import type { Choice } from '../game/constants/rules.ts'
import {
  BASE_EFFICIENCY,
  LUXURY_1_FACTOR,
  LUXURY_2_FACTOR,
  type WorkforceNeed,
  workforceNeeds,
} from '../game/constants/workforce.ts'
import { WORKFORCES, type Workforce } from '../game/primitives.ts'
import type { WorkforceRow } from '../plan/result.ts'
import { WORKER_KINDS } from '../universe/buildings.ts'
import { type PlanContext, rulesOf } from './context.ts'
import { priceTerm } from './price.ts'
import { byRule, fromGame, fromPlan, minimum, product, quotient, sum, type Term } from './term.ts'

const required = ({ name, required: workers }: WorkforceRow) =>
  fromPlan(`Required ${name}s`, workers, 'workers', 'workers of all production buildings')
const capacity = ({ name, capacity: places }: WorkforceRow) =>
  fromPlan(`Housing for ${name}s`, places, 'workers', 'places in all infrastructure')

function satisfactionTerm(row: WorkforceRow): Term {
  const name = `Satisfaction of ${row.name}s`
  if (row.required === 0) return byRule(name, 0, 'factor', 'no workers are required')
  if (row.required < row.capacity) return byRule(name, 1, 'factor', 'everybody is housed')
  return quotient(name, 'factor', [capacity(row), required(row)])
}

export function kindEfficiencyTerm({ result }: PlanContext, kind: Workforce): Term {
  const row = result.workforce[kind]
  return product(`Efficiency of ${kind}s`, 'factor', [
    satisfactionTerm(row),
    byRule('Essential goods', BASE_EFFICIENCY, 'factor'),
    ...(row.lux1 ? [byRule('First luxury', LUXURY_1_FACTOR, 'factor')] : []),
    ...(row.lux2 ? [byRule('Second luxury', LUXURY_2_FACTOR, 'factor')] : []),
  ])
}

export function staffTerm(context: PlanContext, building: number): Term {
  const { workers, allWorkers } = context.universe.buildings
  const employed = WORKFORCES.filter((_, k) => workers[building * WORKER_KINDS + k]! > 0)
  return sum(
    'Workforce',
    'factor',
    employed.map((kind) =>
      product(`Part of ${kind}s`, 'factor', [
        quotient(`Share of ${kind}s`, 'factor', [
          fromGame(
            `Workers who are ${kind}s`,
            workers[building * WORKER_KINDS + WORKFORCES.indexOf(kind)]!,
            'workers',
          ),
          fromGame('All workers', allWorkers[building]!, 'workers'),
        ]),
        kindEfficiencyTerm(context, kind),
      ]),
    ),
  )
}

const isProvided = ({ lux1, lux2 }: WorkforceRow, { luxury }: WorkforceNeed) =>
  luxury === 0 || (luxury === 1 ? lux1 : lux2)

const perWorker = ({ ticker, perHundredPerDay }: WorkforceNeed) =>
  byRule(
    `${ticker} per worker`,
    perHundredPerDay / 100,
    'units/day',
    `${perHundredPerDay} a day for 100 workers`,
  )

/** Undefined if no worker consumes it. */
export function consumptionTerm(context: PlanContext, ticker: string): Term | undefined {
  const needs = workforceNeeds(rulesOf(context))
  const parts = Object.values(context.result.workforce).flatMap((row) => {
    const need = needs[row.name].find((entry) => entry.ticker === ticker)
    if (!need || !isProvided(row, need) || Math.min(row.required, row.capacity) === 0) return []
    return [
      product(`Consumption of ${row.name}s`, 'units/day', [
        minimum(`Working ${row.name}s`, 'workers', [required(row), capacity(row)]),
        perWorker(need),
      ]),
    ]
  })
  return parts.length > 0 ? sum(`Workforce uses ${ticker}`, 'units/day', parts) : undefined
}

interface Bill {
  readonly formula: string
  readonly bills: (row: WorkforceRow, need: WorkforceNeed) => boolean
  /** The share of the workers that is charged, as terms; empty if all are. */
  readonly part: (row: WorkforceRow) => readonly Term[]
}
const BILL: Choice<Bill> = {
  classic: {
    formula: 'goods of a full workforce with both luxuries',
    bills: () => true,
    part: () => [],
  },
  accurate: {
    formula: 'goods of the workers who are housed, with the luxuries that are on',
    bills: isProvided,
    part: (row) => [satisfactionTerm(row)],
  },
}

export function upkeepTerm(context: PlanContext, building: number): Term {
  const { universe, input, result } = context
  const { workers } = universe.buildings
  const needs = workforceNeeds(rulesOf(context))
  const { formula, bills, part } = BILL[rulesOf(context).billedWorkforce]
  const parts = WORKFORCES.flatMap((kind, k) => {
    const employed = workers[building * WORKER_KINDS + k]!
    const row = result.workforce[kind]
    if (employed === 0) return []
    return needs[kind]
      .filter((need) => bills(row, need))
      .map((need) =>
        product(`${need.ticker} for ${kind}s`, '$/day', [
          fromGame(`Workers who are ${kind}s`, employed, 'workers'),
          ...part(row),
          perWorker(need),
          priceTerm(universe, input.prices, need.ticker, 'BUY'),
        ]),
      )
  })
  return sum('Workforce of one building', '$/day', parts, formula)
}
