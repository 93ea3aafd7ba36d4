import { storageCapacity } from '../reference/base.ts'
import { SHIP_PRESETS } from '../reference/ships.ts'
import type { MaterialRow, Visitation } from './result.ts'

/** Infinite where nothing has to be carried. */
const daysUntilFull = (
  weight: number,
  volume: number,
  weightPerDay: number,
  volumePerDay: number,
) => Math.max(0, Math.min(weight / weightPerDay, volume / volumePerDay))

/** How often somebody has to come by. `exclusions` are materials that need no ship. */
export function visitationOf(
  rows: readonly MaterialRow[],
  storageUnits: number,
  exclusions: readonly string[],
): Visitation {
  let dailyWeightImport = 0
  let dailyVolumeImport = 0
  let dailyWeightExport = 0
  let dailyVolumeExport = 0
  for (const { ticker, delta, totalWeight, totalVolume } of rows) {
    if (exclusions.includes(ticker)) continue
    if (delta < 0) {
      dailyWeightImport -= totalWeight
      dailyVolumeImport -= totalVolume
    } else {
      dailyWeightExport += totalWeight
      dailyVolumeExport += totalVolume
    }
  }
  const dailyWeight = dailyWeightImport + dailyWeightExport
  const dailyVolume = dailyVolumeImport + dailyVolumeExport
  const storage = storageCapacity(storageUnits)
  return {
    storageFilled: daysUntilFull(storage, storage, dailyWeight, dailyVolume),
    dailyWeightImport,
    dailyWeightExport,
    dailyVolumeImport,
    dailyVolumeExport,
    dailyWeight,
    dailyVolume,
    ships: SHIP_PRESETS.map(({ volume, weight }) => {
      const importDays = daysUntilFull(weight, volume, dailyWeightImport, dailyVolumeImport)
      const exportDays = daysUntilFull(weight, volume, dailyWeightExport, dailyVolumeExport)
      return { volume, weight, importDays, exportDays, days: Math.min(importDays, exportDays) }
    }),
  }
}
