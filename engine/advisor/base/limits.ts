import { type Capacity, OWN_STORE, STORAGES } from '../../game/constants/storage.ts'
import type { Universe } from '../../universe/universe.ts'
import type { ProgramBuilder } from '../program.ts'
import type { BaseColumns, KindColumn } from './buildings.ts'
import type { AdvisorLimits } from './request.ts'
import type { TradeColumns } from './trade.ts'

/** Tonnes and cubic metres that cross the base's storage, limited by ships and by the days that the store must last. */
export function addMovingLimits(
  { materials }: Universe,
  builder: ProgramBuilder,
  limits: AdvisorLimits,
  { sold, bought }: TradeColumns,
  storages: BaseColumns['storages'],
) {
  const moving = (of: Float64Array, most: number) => {
    const row = builder.addRow(-Infinity, most)
    for (const columns of [sold, bought]) {
      for (const [material, column] of columns) builder.add(row, column, of[material]!)
    }
    return row
  }
  if (limits.mostTonnesPerDay !== undefined) moving(materials.weight, limits.mostTonnesPerDay)
  if (limits.mostCubicMetresPerDay !== undefined) {
    moving(materials.volume, limits.mostCubicMetresPerDay)
  }
  const days = limits.storageDays ?? 0
  if (days <= 0) return
  const store = (measure: Float64Array, of: (capacity: Capacity) => number) => {
    const row = moving(measure, of(OWN_STORE) / days)
    for (const { type, column } of storages) builder.add(row, column, -of(STORAGES[type]) / days)
  }
  store(materials.weight, ({ tonnes }) => tonnes)
  store(materials.volume, ({ cubicMetres }) => cubicMetres)
}

/** How many kinds of buildings a base has, and how many recipes: each a column of 0 or 1. */
export function addComplexity(
  { buildings }: Universe,
  builder: ProgramBuilder,
  { mostKinds, mostRecipes }: AdvisorLimits,
  kinds: readonly KindColumn[],
  areaTotal: number,
) {
  const choose = (most: number, all: Iterable<readonly [building: number, number[]]>) => {
    const chosen = builder.addRow(-Infinity, most)
    for (const [building, columns] of all) {
      const one = builder.addColumn({ integer: true, upper: 1 })
      builder.add(chosen, one, 1)
      const link = builder.addRow(-Infinity, 0)
      builder.add(link, one, -Math.floor(areaTotal / buildings.area[building]!))
      for (const column of columns) builder.add(link, column, 1)
    }
  }
  if (mostKinds !== undefined) {
    const of = Map.groupBy(kinds, ({ kind }) => kind.building)
    choose(
      mostKinds,
      Array.from(of, ([building, all]) => [building, all.map(({ column }) => column)]),
    )
  }
  if (mostRecipes !== undefined) {
    const works = kinds.flatMap(({ kind: { building }, works }) =>
      works.map(({ column, work }) => ({ building, column, id: work.recipe.id })),
    )
    const of = Map.groupBy(works, ({ id }) => id)
    choose(
      mostRecipes,
      Array.from(of.values(), (all) => [all[0]!.building, all.map(({ column }) => column)]),
    )
  }
}
