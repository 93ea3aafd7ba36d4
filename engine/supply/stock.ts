import type { FioStorage, StorageItem } from '../game/fio.ts'
import { ownValue } from '../game/own-value.ts'

export interface StockLocation {
  readonly type: 'PLANET' | 'WAR' | 'SHIP'
  /** Natural id of the planet or warehouse location, registration of the ship. */
  readonly name: string
  readonly amount: number
}

export type Stock = ReadonlyMap<string, number>

export interface StockEverywhere {
  readonly amount: number
  /** Planets first, then warehouses, then ships. */
  readonly locations: readonly StockLocation[]
}

type StockItem = Pick<StorageItem, 'MaterialTicker' | 'MaterialAmount'>
type StoresByPlace = Readonly<Record<string, { readonly StorageItems: readonly StockItem[] }>>
/** What FIO knows of a player's stores, as far as stock needs it. */
export type Stores = Readonly<Record<'planets' | 'warehouses' | 'ships', StoresByPlace>>

export function stockOf(items: readonly StockItem[]): Stock {
  const stock = new Map<string, number>()
  for (const { MaterialTicker: ticker, MaterialAmount: amount } of items) {
    if (ticker !== null) stock.set(ticker, (stock.get(ticker) ?? 0) + amount)
  }
  return stock
}

export function planetStock(storage: FioStorage, planetNaturalId: string): Stock {
  return stockOf(ownValue(storage.planets, planetNaturalId)?.StorageItems ?? [])
}

export function stockEverywhere(storage: Stores): ReadonlyMap<string, StockEverywhere> {
  const all = new Map<string, { amount: number; locations: StockLocation[] }>()
  const kinds = [
    ['PLANET', storage.planets],
    ['WAR', storage.warehouses],
    ['SHIP', storage.ships],
  ] as const
  for (const [type, stores] of kinds) {
    for (const [name, store] of Object.entries(stores)) {
      for (const [ticker, amount] of stockOf(store.StorageItems)) {
        if (amount === 0) continue
        const entry = all.get(ticker) ?? { amount: 0, locations: [] }
        entry.amount += amount
        entry.locations.push({ type, name, amount })
        all.set(ticker, entry)
      }
    }
  }
  return all
}
