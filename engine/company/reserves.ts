import type { Company } from '../game/company.ts'
import type { FioStorage } from '../game/fio.ts'
import type { Reserve } from '../game/reserve.ts'
import { reservable } from './contract-steps.ts'

type KnownContracts = {
  readonly contracts: Company['contracts']
  readonly sources: Pick<Company['sources'], 'contracts'>
}

/**
 * Conditions whose reserves are kept. Null while FIO's list is incomplete, since nobody can tell then which contract has
 * ended.
 */
export function standingConditions({ contracts, sources }: KnownContracts): Set<string> | null {
  const { state, dropped } = sources.contracts
  return state === 'ok' && dropped === 0 ? new Set(reservable(contracts).keys()) : null
}

export function standingReserves(
  reserves: readonly Reserve[],
  company: KnownContracts | null | undefined,
): readonly Reserve[] {
  const standing = company ? standingConditions(company) : null
  return standing ? reserves.filter(({ condition }) => standing.has(condition)) : reserves
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
      const store = stores[place]
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
