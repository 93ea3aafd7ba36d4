import {
  type BurnMaterial,
  type BurnRow,
  burnTable,
  type SharedStock,
  sharedStocks,
} from '../../../engine/burn.ts'
import type { EvaluatedPlan } from '../../../engine/empire-evaluation.ts'
import type { FioStorage } from '../../../engine/model/fio.ts'
import { stockOf } from '../../../engine/stock.ts'

/** A row of the burn table with what only the screen wants to know. */
export interface BurnLine extends BurnRow {
  /** What runs out first; undefined where nothing does. */
  readonly first: BurnMaterial | undefined
  readonly shared: SharedStock | undefined
}

/** Plans with the days their stocks last. With materials chosen only those count, and plans without them are left out. */
export function burnLines(
  plans: readonly EvaluatedPlan[],
  storage: FioStorage,
  tickers: readonly string[],
): BurnLine[] {
  const wanted = new Set(tickers)
  const counted = plans
    .map((plan) => ({
      ...plan,
      materialIo: plan.materialIo.filter(({ ticker }) => wanted.size === 0 || wanted.has(ticker)),
    }))
    .filter(({ materialIo }) => wanted.size === 0 || materialIo.length > 0)
  const rows = burnTable(counted, (planetId) => {
    const store = storage.planets[planetId]
    return store && stockOf(store.StorageItems)
  })
  const shared = sharedStocks(rows)
  return rows.map((row) => ({
    ...row,
    first: firstToGo(row.materials),
    shared: shared.get(row.planUuid),
  }))
}

function firstToGo(materials: readonly BurnMaterial[]): BurnMaterial | undefined {
  return materials
    .filter(({ exhaustion }) => Number.isFinite(exhaustion))
    .reduce<BurnMaterial | undefined>(
      (first, material) => (first && first.exhaustion <= material.exhaustion ? first : material),
      undefined,
    )
}
