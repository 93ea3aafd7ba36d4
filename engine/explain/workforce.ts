import { WORKFORCES, type Workforce } from '../model/primitives.ts'
import type { WorkforceRow } from '../plan/result.ts'
import {
  BASE_EFFICIENCY,
  LUXURY_1_FACTOR,
  LUXURY_2_FACTOR,
  WORKFORCE_NEEDS,
} from '../reference/workforce.ts'
import { KINDS } from '../universe/buildings.ts'
import type { Universe } from '../universe.ts'
import type { PlanContext } from './context.ts'
import { byRule, fromGame, fromPlan, minimum, product, quotient, sum, type Term } from './term.ts'

const required = ({ name, required: workers }: WorkforceRow) =>
  fromPlan(`Required ${name}s`, workers, 'workers', 'workers of all production buildings')
const capacity = ({ name, capacity: places }: WorkforceRow) =>
  fromPlan(`Housing for ${name}s`, places, 'workers', 'places in all infrastructure')

function satisfactionTerm(row: WorkforceRow): Term {
  const name = `Satisfaction of ${row.name}s`
  if (row.required === 0) return byRule(name, 0, 'factor', 'nobody is required')
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

/** The workforce factor of a building: its kinds weighted by heads. */
export function staffTerm(context: PlanContext, building: number): Term {
  const { workers, allWorkers } = context.universe.buildings
  const employed = WORKFORCES.filter((_, k) => workers[building * KINDS + k]! > 0)
  return sum(
    'Workforce',
    'factor',
    employed.map((kind) =>
      product(`Part of ${kind}s`, 'factor', [
        quotient(`Share of ${kind}s`, 'factor', [
          fromGame(
            `Workers who are ${kind}s`,
            workers[building * KINDS + WORKFORCES.indexOf(kind)]!,
            'workers',
          ),
          fromGame('All workers', allWorkers[building]!, 'workers'),
        ]),
        kindEfficiencyTerm(context, kind),
      ]),
    ),
  )
}

/** What all workers together consume of a material a day; undefined where nobody does. */
export function consumptionTerm({ result }: PlanContext, ticker: string): Term | undefined {
  const parts = Object.values(result.workforce).flatMap((row) => {
    const need = WORKFORCE_NEEDS[row.name].find((entry) => entry.ticker === ticker)
    const provided =
      need &&
      (need.luxury === 0 || (need.luxury === 1 && row.lux1) || (need.luxury === 2 && row.lux2))
    if (!provided || Math.min(row.required, row.capacity) === 0) return []
    return [
      product(`Consumption of ${row.name}s`, 'units/day', [
        minimum(`Working ${row.name}s`, 'workers', [required(row), capacity(row)]),
        byRule(
          `${ticker} per worker`,
          need.perHundredPerDay / 100,
          'units/day',
          `${need.perHundredPerDay} a day for 100 workers`,
        ),
      ]),
    ]
  })
  return parts.length > 0 ? sum(`Workforce uses ${ticker}`, 'units/day', parts) : undefined
}

/** What the full staff of one building costs a day, with both luxuries. */
export function upkeepTerm(
  { materials, buildings }: Universe,
  building: number,
  priceOf: (ticker: string) => Term,
): Term {
  const { start, item, amount } = buildings.upkeep
  const parts: Term[] = []
  for (let i = start[building]!; i < start[building + 1]!; i++) {
    const ticker = materials.ticker[item[i]!]!
    parts.push(
      product(`${ticker} for the workforce`, '$/day', [
        byRule(`${ticker} a day`, amount[i]!, 'units/day'),
        priceOf(ticker),
      ]),
    )
  }
  return sum('Workforce of one building', '$/day', parts, 'goods of a full workforce')
}
