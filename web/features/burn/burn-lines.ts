import { type BaseFlows, baseFlows, type RealFlows } from '../../../engine/company/base-flows.ts'
import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import {
  type BurnMaterial,
  type BurnPlan,
  type BurnRow,
  burnTable,
  type SharedStock,
  sharedStocks,
} from '../../../engine/supply/burn.ts'
import { stockOf } from '../../../engine/supply/stock.ts'

export interface BurnLine extends BurnRow {
  /** Days that the stock lasts for all plans that take from it. */
  readonly minDays: number
  /** The material that runs out first, or undefined if none does. */
  readonly first: BurnMaterial | undefined
  readonly shared: SharedStock | undefined
  /** The same base under the other rules, or undefined if that is not known. */
  readonly other: BurnRow | undefined
  readonly flowsOf: Pick<BaseFlows, 'production' | 'workers'>
}

/**
 * Plans with the days that their stocks last. A base that FIO reports has one row for all its plans. If materials are
 * chosen, only those count, and plans without them are left out.
 */
export function burnLines(
  plans: readonly EvaluatedPlan[],
  storage: FioStorage,
  tickers: readonly string[],
  {
    others = [],
    real = BY_PLAN,
  }: {
    others?: readonly EvaluatedPlan[] | undefined
    real?: ReadonlyMap<string, RealFlows>
  } = {},
): BurnLine[] {
  const counted = countedBases(plans, real)
  const rows = rowsOf(counted, storage, tickers)
  const sources = new Map(counted.map(({ uuid, flowsOf }) => [uuid, flowsOf]))
  const shared = sharedStocks(rows)
  const otherRows = new Map(
    rowsOf(countedBases(others, real), storage, tickers).map((row) => [row.planUuid, row]),
  )
  const otherShared = sharedStocks([...otherRows.values()])
  return rows.map((row) => {
    const other = otherRows.get(row.planUuid)
    const joint = shared.get(row.planUuid)
    return {
      ...row,
      minDays: joint?.minDays ?? row.minDays,
      first: firstToGo(joint?.materials ?? row.materials),
      shared: joint,
      other:
        other && joint
          ? { ...other, minDays: otherShared.get(row.planUuid)?.minDays ?? other.minDays }
          : other,
      flowsOf: sources.get(row.planUuid)!,
    }
  })
}

const BY_PLAN: ReadonlyMap<string, RealFlows> = new Map()

interface CountedBase extends BurnPlan, Pick<BurnLine, 'flowsOf'> {
  readonly name: string
}

function countedBases(
  plans: readonly EvaluatedPlan[],
  real: ReadonlyMap<string, RealFlows>,
): CountedBase[] {
  return [...Map.groupBy(plans, ({ planetNaturalId }) => planetNaturalId)].flatMap(
    ([planetNaturalId, own]): CountedBase[] => {
      const reported = real.get(planetNaturalId)
      if (!reported?.production && !reported?.workers)
        return own.map((plan) => ({
          ...plan,
          flowsOf: { production: 'plan', workers: 'plan' } as const,
        }))
      const { flows, ...flowsOf } = baseFlows(
        own.map(({ materialIo }) => materialIo),
        reported,
        'game',
      )
      const name = own.map((plan) => plan.name).join(', ')
      return [{ uuid: own[0]!.uuid, name, planetNaturalId, materialIo: flows, flowsOf }]
    },
  )
}

function rowsOf(
  plans: readonly CountedBase[],
  storage: FioStorage,
  tickers: readonly string[],
): BurnRow[] {
  const wanted = new Set(tickers)
  const counted = plans
    .map((plan) => ({
      ...plan,
      materialIo: plan.materialIo.filter(({ ticker }) => wanted.size === 0 || wanted.has(ticker)),
    }))
    .filter(({ materialIo }) => wanted.size === 0 || materialIo.length > 0)
  return burnTable(counted, (planetNaturalId) => {
    const store = storage.planets[planetNaturalId]
    return store && stockOf(store.StorageItems)
  })
}

function firstToGo(materials: readonly BurnMaterial[]): BurnMaterial | undefined {
  return materials
    .filter(({ exhaustion }) => Number.isFinite(exhaustion))
    .reduce<BurnMaterial | undefined>(
      (first, material) => (first && first.exhaustion <= material.exhaustion ? first : material),
      undefined,
    )
}
