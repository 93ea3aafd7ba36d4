import type { FlowSource } from '../game/alert.ts'
import type { BaseWorkforce, Company } from '../game/company.ts'
import type { FioSites, FioStorage, PlanetStorage } from '../game/fio.ts'
import { DAY_MS } from '../game/time.ts'
import { ratio } from '../plan/arithmetic.ts'
import type { DailyFlow } from '../supply/burn.ts'
import { byCodeUnits } from '../universe/csr.ts'
import { type LineWork, lineWork } from './line-work.ts'

/** What FIO reports of a base's day. A half that it does not report is null. */
export interface RealFlows {
  readonly production: readonly Pick<LineWork, 'used' | 'made'>[] | null
  readonly workers: RealWorkers | null
}

interface RealWorkers {
  /** Units a day by ticker. */
  readonly uses: ReadonlyMap<string, number>
  /** Luxuries of which workers get nothing now, in units a day. They count only where the plan provides them. */
  readonly withheld: ReadonlyMap<string, number>
  /** By ticker: the days of supplies that workers had already taken when FIO looked at the store. */
  readonly suppliedDays: ReadonlyMap<string, number>
}

export interface BaseFlows {
  readonly flows: readonly DailyFlow[]
  readonly production: FlowSource
  readonly workers: FlowSource
}

interface FlowRecords {
  /** Null where FIO did not send it. */
  readonly company: Pick<Company, 'lines' | 'workforce'> | null
  readonly storage: FioStorage | null
  readonly sites: FioSites | null
  /** In ms since 1970. */
  readonly now: number
}

/** Covers every base of the player. Lines and workers on planets without a base are ignored. */
export function realFlows({
  company,
  storage,
  sites,
  now,
}: FlowRecords): ReadonlyMap<string, RealFlows> {
  const flows = new Map<string, RealFlows>()
  if (!company || !sites) return flows
  const lines = Map.groupBy(company.lines, ({ planetId }) => planetId)
  const workforce = new Map(company.workforce.map((base) => [base.planetId, base]))
  const hasRecurring = company.lines.some(({ orders }) =>
    orders.some(({ isRecurring }) => isRecurring),
  )
  for (const { PlanetIdentifier: planet } of Object.values(sites.planets)) {
    const own = lines.get(planet)?.map((line) => lineWork(line, hasRecurring, now))
    flows.set(planet, reportedFlows(own, workforce.get(planet), storage?.planets[planet]))
  }
  return flows
}

/** What FIO reports of one base: each list is undefined where FIO does not send it. */
export function reportedFlows(
  lines: readonly Pick<LineWork, 'used' | 'made' | 'unknownDurations'>[] | undefined,
  workforce: BaseWorkforce | undefined,
  store: PlanetStorage | undefined,
): RealFlows {
  return {
    // Without the duration of an order nobody knows how often it runs.
    production: lines?.every(({ unknownDurations }) => unknownDurations === 0) ? lines : null,
    workers: workforce ? workersOf(workforce, store?.Timestamp) : null,
  }
}

function workersOf({ levels, updatedMs }: BaseWorkforce, seen: string | undefined): RealWorkers {
  const uses = new Map<string, number>()
  const withheld = new Map<string, number>()
  const got = new Map<string, number>()
  for (const { needs } of levels)
    for (const { ticker, unitsPerDay, isEssential, satisfaction } of needs) {
      const rows = isEssential || satisfaction > 0 ? uses : withheld
      rows.set(ticker, (rows.get(ticker) ?? 0) + unitsPerDay)
      got.set(ticker, (got.get(ticker) ?? 0) + unitsPerDay * Math.min(1, satisfaction))
    }
  const days = daysTaken(updatedMs, seen)
  // What workers did not get has no days left.
  const suppliedDays = new Map(
    Array.from(got, ([ticker, units]) => [
      ticker,
      days * ratio(units, (uses.get(ticker) ?? 0) + (withheld.get(ticker) ?? 0)),
    ]),
  )
  return { uses, withheld, suppliedDays }
}

/** Workers take a day's supplies once a day, so the store loses nothing to them until the next time. */
function daysTaken(updatedMs: number | null, seen: string | undefined): number {
  const days =
    seen === undefined || updatedMs === null ? 0 : (Date.parse(seen) - updatedMs) / DAY_MS
  return Number.isFinite(days) ? Math.ceil(days) - days : 0
}

/**
 * What a base uses and makes a day: as FIO reports it, and as its plans say where FIO does not. Alerts, Today and FIO
 * Burn all call this, so they name the same day.
 */
export function baseFlows(
  plans: readonly (readonly DailyFlow[])[],
  real: RealFlows | undefined,
  from: FlowSource,
): BaseFlows {
  const production = from === 'game' ? (real?.production ?? null) : null
  const workers = from === 'game' ? (real?.workers ?? null) : null
  const sums = new Map<string, { input: number; output: number; workers: number }>()
  const add = (ticker: string, input: number, output: number, used: number) => {
    if (input === 0 && output === 0) return
    const sum = sums.get(ticker) ?? { input: 0, output: 0, workers: 0 }
    sums.set(ticker, sum)
    sum.input += input
    sum.output += output
    sum.workers += used
  }
  for (const flows of plans)
    for (const { ticker, input, output, workers: used = 0 } of flows) {
      if (!production && !workers) add(ticker, input, output, used)
      else if (!production) add(ticker, input - used, output, 0)
      else if (!workers) add(ticker, used, 0, used)
    }
  for (const { used, made } of production ?? []) {
    for (const [ticker, amount] of used) add(ticker, amount, 0, 0)
    for (const [ticker, amount] of made) add(ticker, 0, amount, 0)
  }
  if (workers) {
    const isPlanned = (ticker: string) =>
      plans.some((flows) => flows.some((flow) => flow.ticker === ticker && (flow.workers ?? 0) > 0))
    for (const [ticker, amount] of workers.uses) add(ticker, amount, 0, amount)
    for (const [ticker, amount] of workers.withheld)
      if (isPlanned(ticker)) add(ticker, amount, 0, amount)
  }
  return {
    flows: Array.from(sums, ([ticker, sum]) => ({
      ...{ ticker, ...sum, delta: sum.output - sum.input },
      suppliedDays: workers?.suppliedDays.get(ticker) ?? 0,
    })).sort((a, b) => byCodeUnits(a.ticker, b.ticker)),
    production: production ? 'game' : 'plan',
    workers: workers ? 'game' : 'plan',
  }
}

/** Counts the bases of which FIO reports both halves, one half, and none. */
export type BasesByFlows = Readonly<Record<'whole' | 'half' | 'none', number>>

/** Plans of one base count as one. */
export function basesByFlows(
  lines: readonly {
    readonly planetNaturalId: string
    readonly flowsOf: Pick<BaseFlows, 'production' | 'workers'>
  }[],
): BasesByFlows {
  const halves = new Map(
    lines.map(({ planetNaturalId, flowsOf: { production, workers } }) => [
      planetNaturalId,
      Number(production === 'game') + Number(workers === 'game'),
    ]),
  )
  const count = (known: number) => [...halves.values()].filter((value) => value === known).length
  return { whole: count(2), half: count(1), none: count(0) }
}
