import type { CompanyLine } from '../company/company-lines.ts'
import { workersReality } from '../company/workers-reality.ts'
import type { BaseWorkforce } from '../game/company.ts'
import { WORKFORCES } from '../game/primitives.ts'
import { DAY_MS } from '../game/time.ts'
import type { MaterialAmount } from '../market/shipment.ts'
import { needForDays } from '../supply/resupply.ts'
import type { Universe } from '../universe/universe.ts'
import { basePlace, type TodayBase } from './base.ts'
import type { FoundLine, TodayLine } from './line.ts'
import { lossOf, type RunningRecipe, type Standstill } from './standstill.ts'

const NOTHING: ReadonlyMap<string, number> = new Map()

/** Differences in satisfaction below this come from FIO's rounding. */
const TOLERANCE = 0.01

/** The standstill of a share of the buildings of one kind. */
function standstillOf(
  recipes: readonly RunningRecipe[],
  { ticker }: CompanyLine,
  share: number,
): Standstill {
  const shares = recipes.map(({ building }) => (building === ticker ? share : 0))
  return { shares, idle: shares, unused: NOTHING }
}

const isPlanned = (recipes: readonly RunningRecipe[], { ticker }: CompanyLine) =>
  recipes.some(({ building }) => building === ticker)

/** Buildings without an order, or with orders that the game has halted. Only kinds with work in the plan count. */
export function idleLines(
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
): FoundLine[] {
  return base.lines.flatMap((line) => {
    const standing = Math.round(line.line.capacity)
    const stopped = Math.min(standing, line.idle + line.halted)
    if (stopped === 0 || !isPlanned(recipes, line)) return []
    const standstill = standstillOf(recipes, line, stopped / standing)
    const { perDay, derive, unpriced } = lossOf(universe, base, recipes, standstill)
    return [
      {
        key: `idle ${line.line.id}`,
        what: {
          kind: 'line idle',
          building: line.ticker,
          ...{ idle: line.idle, halted: line.halted, standing },
        },
        ...basePlace(base),
        inDays: 0,
        lostPerDay: Math.max(0, perDay),
        ...{ derive, unpriced, standstill },
      },
    ]
  })
}

/** Production lines whose orders end. The loss begins when all of their buildings stand still. */
export function queuesEnding(
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
  now: number,
): FoundLine[] {
  return base.lines.flatMap((line) => {
    const standing = Math.round(line.line.capacity)
    if (line.dryMs === null || line.firstIdleMs === null) return []
    if (line.running.length === 0 || !isPlanned(recipes, line)) return []
    const standstill = standstillOf(recipes, line, 1)
    const { perDay, derive, unpriced } = lossOf(universe, base, recipes, standstill)
    return [
      {
        key: `queue ${line.line.id}`,
        what: {
          kind: 'queue ends',
          building: line.ticker,
          standing,
          firstInDays: Math.max(0, line.firstIdleMs - now) / DAY_MS,
        },
        ...basePlace(base),
        inDays: Math.max(0, line.dryMs - now) / DAY_MS,
        lostPerDay: Math.max(0, perDay),
        ...{ derive, unpriced, standstill },
      },
    ]
  })
}

/** Workers who are fewer or less satisfied than in the plan, with the materials that they are missing. */
export function workersUnsatisfied(
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
  { targetDays }: { readonly targetDays: number },
): FoundLine | null {
  const { workforce, plans, planned: wanted } = base
  if (!workforce) return null
  // A luxury that workers do not get at all is only missing if a plan provides it.
  const isWanted = (ticker: string) =>
    wanted.some((flow) => flow.ticker === ticker && (flow.workers ?? 0) > 0)
  const levels = workforce.levels.flatMap((level) => {
    const kind = WORKFORCES.findIndex((name) => name.toUpperCase() === level.level)
    const planned = kind < 0 ? undefined : plans[0]!.result.workforce[WORKFORCES[kind]!]
    if (!planned || level.required === 0 || !(planned.efficiency > 0)) return []
    const content = Math.min(1, level.satisfaction / planned.efficiency)
    const staffed = Math.min(1, level.population / level.required)
    if (content > 1 - TOLERANCE && staffed > 1 - TOLERANCE) return []
    return [
      {
        level: level.level,
        satisfaction: level.satisfaction,
        missingWorkers: Math.max(0, Math.round(level.required - level.population)),
        missing: level.needs
          .filter(
            ({ ticker, satisfaction, isEssential }) =>
              satisfaction < 1 - TOLERANCE && (isEssential || satisfaction > 0 || isWanted(ticker)),
          )
          .map(({ ticker }) => ticker),
      },
    ]
  })
  if (levels.length === 0) return null
  const standstill = slowedBy(universe, base, recipes, workforce)
  const { perDay, derive, unpriced } = lossOf(universe, base, recipes, standstill)
  return {
    key: `unsatisfied ${base.planetNaturalId}`,
    what: { kind: 'unsatisfied', levels, bring: missingSupplies(base, levels, targetDays) },
    ...basePlace(base),
    inDays: 0,
    lostPerDay: Math.max(0, perDay),
    ...{ derive, unpriced, standstill },
  }
}

/** Buildings work slower, and what workers do not get is not used up. */
function slowedBy(
  universe: Universe,
  { plans }: TodayBase,
  recipes: readonly RunningRecipe[],
  workforce: BaseWorkforce,
): Standstill {
  const real = new Map(
    plans.map((plan) => [plan, workersReality(universe, plan.input, plan.result, workforce)]),
  )
  const unused = new Map<string, number>()
  for (const [ticker, amount] of [...real.values()].flatMap((one) => [...one.unused]))
    unused.set(ticker, (unused.get(ticker) ?? 0) + amount)
  return {
    shares: recipes.map(({ plan, building }) => 1 - (real.get(plan)!.rates.get(building) ?? 1)),
    idle: recipes.map(() => 0),
    unused,
  }
}

type Unsatisfied = Extract<TodayLine['what'], { kind: 'unsatisfied' }>

/** Whole units of the missing materials, enough for what the base uses of them in these days. */
function missingSupplies(
  { flows }: TodayBase,
  levels: Unsatisfied['levels'],
  days: number,
): MaterialAmount[] {
  const short = new Set(levels.flatMap(({ missing }) => missing))
  return flows.flatMap(({ ticker, delta, stock }) => {
    const amount = short.has(ticker) ? needForDays(stock, delta, days) : 0
    return amount > 0 && Number.isFinite(amount) ? [{ ticker, amount }] : []
  })
}
