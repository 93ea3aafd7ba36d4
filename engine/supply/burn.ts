import { byCodeUnits } from '../universe/csr.ts'
import type { Stock } from './stock.ts'

export interface DailyFlow {
  readonly ticker: string
  readonly input: number
  readonly output: number
  readonly delta: number
  /** The part of the input that workers use. */
  readonly workers?: number
  /** Days until workers next take supplies; if absent, they take them all day long. */
  readonly suppliedDays?: number
}

export interface BurnPlan {
  readonly uuid: string
  readonly name: string | null
  readonly planetNaturalId: string
  readonly materialIo: readonly DailyFlow[]
}

export interface BurnMaterial extends DailyFlow {
  readonly stock: number
  /** Infinity where the stock does not shrink. */
  readonly exhaustion: number
}

export interface BurnRow {
  readonly planUuid: string
  readonly planName: string
  readonly planetNaturalId: string
  /** False where no stock of the planet is known: every stock then counts as 0. */
  readonly hasStorage: boolean
  readonly materials: readonly BurnMaterial[]
  /** Days until the first material runs out; 0 for a plan that moves nothing at all. */
  readonly minDays: number
}

export const UNNAMED_PLAN = 'Unnamed'

/** Flows below this many units a day come from floating point. */
const STANDSTILL = 1e-9

export const isUsedUp = (delta: number) => delta < -STANDSTILL

/** Infinity for what is made or kept. Until workers next take supplies only the rest of the base uses some. */
export function exhaustionDays(
  stock: number,
  { delta, workers = 0, suppliedDays = 0 }: Pick<DailyFlow, 'delta' | 'workers' | 'suppliedDays'>,
): number {
  const others = delta + workers
  if (isUsedUp(others) && stock < -others * suppliedDays) return stock / -others
  return isUsedUp(delta) ? (stock + workers * suppliedDays) / -delta : Number.POSITIVE_INFINITY
}

/** Plans sorted by name. `stockOn` returns undefined where no stock is known. */
export function burnTable(
  plans: readonly BurnPlan[],
  stockOn: (planetNaturalId: string) => Stock | undefined,
): BurnRow[] {
  return plans
    .map(({ uuid, name, planetNaturalId, materialIo }) => {
      const stock = stockOn(planetNaturalId)
      const materials = materialIo.map((flow) => {
        const owned = stock?.get(flow.ticker) ?? 0
        return { ...flow, stock: owned, exhaustion: exhaustionDays(owned, flow) }
      })
      return {
        planUuid: uuid,
        planName: name ?? UNNAMED_PLAN,
        planetNaturalId,
        hasStorage: stock !== undefined,
        materials,
        minDays: leastDays(materials),
      }
    })
    .sort((a, b) => byCodeUnits(a.planName, b.planName))
}

function leastDays(materials: readonly BurnMaterial[]): number {
  if (materials.length === 0) return 0
  return materials.reduce((least, m) => Math.min(least, m.exhaustion), Number.POSITIVE_INFINITY)
}

/** Plans on one planet share its stock, which lasts less than each row alone promises. */
export interface SharedStock {
  readonly others: readonly string[]
  /** What all of them together take from it. */
  readonly materials: readonly BurnMaterial[]
  /** Days until the first material runs out when all of them take from it. */
  readonly minDays: number
}

export function sharedStocks(rows: readonly BurnRow[]): ReadonlyMap<string, SharedStock> {
  const shared = new Map<string, SharedStock>()
  for (const sharers of Map.groupBy(rows, ({ planetNaturalId }) => planetNaturalId).values()) {
    if (sharers.length < 2) continue
    const materials = jointMaterials(sharers)
    const minDays = leastDays(materials)
    for (const { planUuid } of sharers) {
      const others = sharers.filter((row) => row.planUuid !== planUuid)
      shared.set(planUuid, { others: others.map(({ planName }) => planName), materials, minDays })
    }
  }
  return shared
}

export function jointMaterials(rows: readonly BurnRow[]): BurnMaterial[] {
  const sums = new Map<string, BurnMaterial>()
  for (const row of rows.flatMap(({ materials }) => materials)) {
    const { ticker, stock, workers = 0, suppliedDays = 0 } = row
    const sum = sums.get(ticker)
    const joint = {
      ticker,
      input: (sum?.input ?? 0) + row.input,
      output: (sum?.output ?? 0) + row.output,
      delta: (sum?.delta ?? 0) + row.delta,
      workers: (sum?.workers ?? 0) + workers,
      suppliedDays,
    }
    sums.set(ticker, { ...joint, stock, exhaustion: exhaustionDays(stock, joint) })
  }
  return [...sums.values()].sort((a, b) => byCodeUnits(a.ticker, b.ticker))
}
