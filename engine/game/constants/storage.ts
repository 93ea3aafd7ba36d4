import { STORAGE_TYPES, type StorageType } from '../plan.ts'

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
