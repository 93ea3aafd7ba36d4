import type { Company } from '../game/company.ts'
import type { FioStorage } from '../game/fio.ts'
import { ownValue } from '../game/own-value.ts'
import type { Reserve } from '../game/reserve.ts'
import { reservable } from './contract-steps.ts'

type KnownContracts = {
  readonly contracts: Company['contracts']
  readonly sources: Pick<Company['sources'], 'contracts'>
}

/** What FIO's list of contracts says about conditions for which goods may be reserved. */
export interface ListedConditions {
  /** Conditions that are done or violated, and those of contracts that have ended. */
  readonly over: readonly string[]
  /** All others, with the deadline where there is one. */
  readonly open: readonly (readonly [condition: string, deadlineMs: number | null])[]
  /** Whether all records were in a known form, so that a condition that is missing is not listed. */
  readonly isComplete: boolean
}

/** Reserves for conditions that FIO lists. While its list is missing or not complete these are all. */
export function standingReserves(
  reserves: readonly Reserve[],
  company: KnownContracts | null | undefined,
): readonly Reserve[] {
  const { state, dropped } = company?.sources.contracts ?? { state: 'none', dropped: 0 }
  if (!company || state !== 'ok' || dropped > 0) return reserves
  const standing = reservable(company.contracts)
  return reserves.filter(({ condition }) => standing.has(condition))
}

type Stock =
  | FioStorage['planets'][string]
  | FioStorage['warehouses'][string]
  | FioStorage['ships'][string]

/**
 * The stores without what is reserved in them, never below 0. What is reserved still takes its room, so loads stay. At a
 * place with a base and a warehouse the base gives first.
 */
export function freeStorage(storage: FioStorage, reserves: readonly Reserve[]): FioStorage {
  if (reserves.length === 0) return storage
  const free = {
    planets: { ...storage.planets },
    warehouses: { ...storage.warehouses },
    ships: { ...storage.ships },
  }
  for (const { place, ticker, amount } of reserves) {
    let wanted = amount
    for (const stores of Object.values(free) as Record<string, Stock>[]) {
      const store = ownValue(stores, place)
      if (!store || wanted <= 0) continue
      const StorageItems = store.StorageItems.map((item) => {
        if (item.MaterialTicker !== ticker || wanted <= 0) return item
        const taken = Math.min(wanted, item.MaterialAmount)
        wanted -= taken
        return { ...item, MaterialAmount: item.MaterialAmount - taken }
      })
      stores[place] = { ...store, StorageItems }
    }
  }
  return { ...storage, ...free }
}
