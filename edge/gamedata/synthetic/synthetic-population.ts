import type { PopulationCounts, PopulationReport } from '../../../engine/game/gamedata.ts'
import { freeWorkers } from '../../../engine/planets/population.ts'
import { between, fractionOf } from './seeded.ts'

// Shares of the kinds, as on the one planet whose report is known.
const PER_PIONEER = {
  Pioneer: 1,
  Settler: 0.58,
  Technician: 0.16,
  Engineer: 0.035,
  Scientist: 0.0013,
} as const
type Kind = keyof typeof PER_PIONEER
const KINDS = Object.keys(PER_PIONEER) as Kind[]
const NEEDS = ['LifeSupport', 'Safety', 'Health', 'Comfort', 'Culture', 'Education'] as const

/** The simulation period of the real report. Made-up reports have the same period and day. */
const PERIOD = 228
const TIMESTAMP = '2025-07-16T04:20:46.577Z'

/** Fields that are made up even if the people were counted. */
export const NEVER_COUNTED = [
  'InfrastructureReportId',
  'ExplorersGraceEnabled',
  'SimulationPeriod',
  'PopulationDifference',
  'AverageHappiness',
  'NeedFulfillment',
] as const

/** Makes up a population report, always the same for one planet. Known counts are kept. */
export function syntheticPopulation(
  naturalId: string,
  counts?: PopulationCounts,
): PopulationReport {
  const pioneers = Math.round(10 ** between(3.3, 5.2, `${naturalId} pioneers`))
  const populations = KINDS.map(
    (kind) =>
      counts?.[`NextPopulation${kind}`] ??
      Math.round(pioneers * PER_PIONEER[kind] * between(0.6, 1.4, `${naturalId} ${kind}`)),
  )
  const rates = KINDS.map((kind) => round(between(0.02, 0.35, `${naturalId} ${kind} idle`)))
  const each = <P extends string>(prefix: P, value: (kind: Kind, index: number) => number) =>
    Object.fromEntries(KINDS.map((kind, n) => [prefix + kind, value(kind, n)])) as {
      [K in `${P}${Kind}`]: number
    }
  const needs = NEEDS.map((need) => [
    `NeedFulfillment${need}`,
    need === 'LifeSupport' ? 1 : round(between(0.2, 0.9, `${naturalId} ${need}`)),
  ])
  return {
    InfrastructureReportId: `${hexDigits(naturalId)}-${PERIOD}`,
    ExplorersGraceEnabled: false,
    SimulationPeriod: PERIOD,
    ...each('NextPopulation', (_, n) => populations[n]!),
    ...each('PopulationDifference', (kind, n) =>
      Math.round(populations[n]! * between(-0.015, 0.015, `${naturalId} ${kind} difference`)),
    ),
    ...each('UnemploymentRate', (_, n) => rates[n]!),
    // Where many seek work, no jobs are open.
    ...each('OpenJobs', (kind, n) =>
      rates[n]! > 0.1
        ? 0
        : Math.round(populations[n]! * between(0, 0.05, `${naturalId} ${kind} jobs`)),
    ),
    ...each('AverageHappiness', (kind) => round(between(0.3, 0.9, `${naturalId} ${kind} mood`))),
    ...(Object.fromEntries(needs) as { [K in `NeedFulfillment${(typeof NEEDS)[number]}`]: number }),
    TimestampMs: TIMESTAMP,
    ...each('Free', (_, n) => freeWorkers(populations[n]!, rates[n]!)),
    ...counts,
  }
}

function round(value: number): number {
  return Number(value.toFixed(8))
}

function hexDigits(seed: string): string {
  return Array.from({ length: 32 }, (_, n) =>
    Math.floor(fractionOf(`${seed} id ${n}`) * 16).toString(16),
  ).join('')
}
