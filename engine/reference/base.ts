import { STORAGE_TYPES, type StorageType } from '../model/plan.ts'

/** Every base starts with a core module, which takes the first part of the area. */
export const CORE_MODULE = 'CM'
export const CORE_MODULE_AREA = 25
export const MOST_PERMITS_OF_BASE = 3
const AREA_PER_PERMIT = 250
/** A base on one permit already has the area of two. */
export const baseArea = (permits: number) => AREA_PER_PERMIT + AREA_PER_PERMIT * permits

export interface Capacity {
  readonly tonnes: number
  readonly cubicMetres: number
}
export const OWN_STORE: Capacity = { tonnes: 1500, cubicMetres: 1500 }
export const STORAGES: Readonly<Record<StorageType, Capacity>> = {
  STO: { tonnes: 5000, cubicMetres: 5000 },
  STA: { tonnes: 2500, cubicMetres: 2500 },
  STV: { tonnes: 2500, cubicMetres: 7500 },
  STW: { tonnes: 7500, cubicMetres: 2500 },
  STE: { tonnes: 10_000, cubicMetres: 10_000 },
}
export function storageCapacity(amounts: Readonly<Partial<Record<StorageType, number>>>): Capacity {
  let { tonnes, cubicMetres } = OWN_STORE
  for (const type of STORAGE_TYPES) {
    tonnes += (amounts[type] ?? 0) * STORAGES[type].tonnes
    cubicMetres += (amounts[type] ?? 0) * STORAGES[type].cubicMetres
  }
  return { tonnes, cubicMetres }
}

export const FARMS: readonly string[] = ['FRM', 'ORC']

/** Their yield depends on a planet's resources or soil more than on the recipe. */
export const OUTSIDE_RECIPE_ROI: readonly string[] = ['RIG', 'EXT', 'COL', 'FRM']
