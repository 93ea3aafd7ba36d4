import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import {
  type BurnMaterial,
  type BurnRow,
  burnTable,
  type SharedStock,
  sharedStocks,
} from '../../../engine/supply/burn.ts'
import { stockOf } from '../../../engine/supply/stock.ts'

export interface BurnLine extends BurnRow {
  /** Of the stock, with all plans that take from it. */
  readonly minDays: number
  /** What of it runs out first; undefined where nothing does. */
  readonly first: BurnMaterial | undefined
  readonly shared: SharedStock | undefined
  /** The same base under the other rule book, where that is known. */
  readonly other: BurnRow | undefined
}

/** Plans with the days their stocks last. With materials chosen only those count, and plans without them are left out. */
export function burnLines(
  plans: readonly EvaluatedPlan[],
  storage: FioStorage,
  tickers: readonly string[],
  others: readonly EvaluatedPlan[] = [],
): BurnLine[] {
  const rows = rowsOf(plans, storage, tickers)
  const shared = sharedStocks(rows)
  const otherRows = new Map(rowsOf(others, storage, tickers).map((row) => [row.planUuid, row]))
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
    }
  })
}

function rowsOf(
  plans: readonly EvaluatedPlan[],
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
