import type { BaseWorkforce } from '../game/company.ts'
import { WORKFORCES, type Workforce } from '../game/primitives.ts'
import type { Prices } from '../market/prices.ts'
import { flowValue } from '../plan/flows.ts'
import type { PlanResult } from '../plan/result.ts'
import { staffShare } from '../plan/staff-share.ts'
import { WORKER_KINDS } from '../universe/buildings.ts'
import type { Universe } from '../universe/universe.ts'

export interface RealEfficiency {
  readonly building: string
  readonly reported: number | null
  readonly calculated: number | null
  readonly isExplained: boolean
}

/** Differences in satisfaction below this come from FIO's rounding. */
const MIN_SHORT = 0.01

/** By building ticker: 1 where it works as in the plan. */
export type WorkRates = ReadonlyMap<string, number>

export interface ShortWorkers {
  readonly workforce: Workforce
  /** The share of their full efficiency, 0 to 1. */
  readonly planned: number
  readonly real: number
  readonly missingWorkers: number
  readonly missing: readonly string[]
  /** The share of their work that is done. */
  readonly left: number
}

/** Workers who are fewer than the jobs, or who are less satisfied than with the luxuries that they get. */
export function shortWorkers(
  { workforce: planned }: Pick<PlanResult, 'workforce'>,
  workforce: BaseWorkforce | undefined,
): ShortWorkers[] {
  return (workforce?.levels ?? []).flatMap((level) => {
    const name = WORKFORCES.find((kind) => kind.toUpperCase() === level.level)
    const before = name && planned[name]
    if (!before || level.required === 0 || !(before.efficiency > 0)) return []
    const content = Math.min(1, level.satisfaction / before.efficiency)
    const staffed = Math.min(1, level.population / level.required)
    if (content > 1 - MIN_SHORT && staffed > 1 - MIN_SHORT) return []
    return [
      {
        workforce: name,
        planned: before.efficiency,
        real: level.satisfaction,
        missingWorkers: Math.max(0, Math.round(level.required - level.population)),
        missing: level.needs
          .filter(({ satisfaction }) => satisfaction < 1 - MIN_SHORT)
          .map(({ ticker }) => ticker),
        left: content * staffed,
      },
    ]
  })
}

export function ratesOfWorkers(
  universe: Universe,
  result: Pick<PlanResult, 'workforce' | 'production'>,
  short: readonly ShortWorkers[],
): WorkRates {
  if (short.length === 0) return new Map()
  const left = new Float64Array(WORKER_KINDS).fill(1)
  for (const { workforce, left: share } of short) left[WORKFORCES.indexOf(workforce)] = share
  return new Map(
    result.production.buildings.flatMap(({ name }) =>
      universe.buildings.indexOf.has(name)
        ? [[name, staffShare(universe, result.workforce, name, left)] as const]
        : [],
    ),
  )
}

/** Of buildings whose reported efficiency nothing explains. */
export function ratesOfEfficiency(
  { production }: Pick<PlanResult, 'production'>,
  efficiencies: readonly RealEfficiency[],
): WorkRates {
  return new Map(
    production.buildings.flatMap(({ name, totalEfficiency }) => {
      const found = efficiencies.find(({ building }) => building === name)
      if (!found || found.isExplained || found.reported === null || !(totalEfficiency > 0))
        return []
      return [[name, found.reported / totalEfficiency] as const]
    }),
  )
}

/** $ a day: what a plan earns more if its buildings work at these rates. They run all the time, so fees stay. */
export function gainAtRates(
  { materials }: Universe,
  { production, materialio }: Pick<PlanResult, 'production' | 'materialio'>,
  { buy, sell }: Prices,
  rates: WorkRates,
): number {
  const change = new Map<string, number>()
  for (const { name, activeRecipes } of production.buildings) {
    const more = (rates.get(name) ?? 1) - 1
    if (more === 0) continue
    for (const { recipe, runs } of activeRecipes) {
      const add = (ticker: string, amount: number) =>
        change.set(ticker, (change.get(ticker) ?? 0) + amount * runs * more)
      for (const { Ticker, Amount } of recipe.Outputs) add(Ticker, Amount)
      for (const { Ticker, Amount } of recipe.Inputs) add(Ticker, -Amount)
    }
  }
  const before = new Map(materialio.map(({ ticker, delta }) => [ticker, delta]))
  let gain = 0
  for (const [ticker, by] of change) {
    const material = materials.indexOf.get(ticker)
    if (material === undefined) continue
    const delta = before.get(ticker) ?? 0
    gain += flowValue(delta + by, material, buy, sell) - flowValue(delta, material, buy, sell)
  }
  return gain
}
