import { type Capacity, OWN_STORE, STORAGES } from '../reference/base.ts'
import type { Universe } from '../universe/universe.ts'
import type { BuildingColumns } from './buildings.ts'
import type { ProgramBuilder } from './program.ts'
import type { AdvisorLimits } from './request.ts'
import type { TradeColumns } from './trade.ts'

/** Tonnes and cubic metres that cross the base's storage, limited by ships and by the days that the store must last. */
export function addMovingLimits(
  { materials }: Universe,
  builder: ProgramBuilder,
  limits: AdvisorLimits,
  { sold, bought }: TradeColumns,
  storages: BuildingColumns['storages'],
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

export function addKinds(
  { buildings }: Universe,
  builder: ProgramBuilder,
  { mostKinds }: AdvisorLimits,
  ofBuilding: ReadonlyMap<number, readonly number[]>,
  areaTotal: number,
) {
  if (mostKinds === undefined) return
  const kinds = builder.addRow(-Infinity, mostKinds)
  for (const [building, columns] of ofBuilding) {
    const chosen = builder.addColumn({ whole: true, upper: 1 })
    builder.add(kinds, chosen, 1)
    const link = builder.addRow(-Infinity, 0)
    builder.add(link, chosen, -Math.floor(areaTotal / buildings.area[building]!))
    for (const column of columns) builder.add(link, column, 1)
  }
}
