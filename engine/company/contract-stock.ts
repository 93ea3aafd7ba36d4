import type { FioStorage } from '../game/fio.ts'
import type { Reserve } from '../game/reserve.ts'
import { type StockEverywhere, stockEverywhere } from '../supply/stock.ts'
import { type ContractStep, goodsToBring } from './contract-steps.ts'

/** What a step still needs at its place, and where the player has it. */
export interface StepGoods {
  readonly ticker: string
  readonly amount: number
  /** Stock at the condition's place, minus reserves for other conditions. */
  readonly there: number
  readonly missing: number
  /** The player's other stores with free stock of it, largest first. */
  readonly from: readonly { readonly place: string; readonly amount: number }[]
  /** The reserve for this step, wherever its goods are. */
  readonly reserved: Reserve | null
}

/** Returns a lookup for the steps of many contracts, so that the stores are added up only once. */
export function stockForSteps(
  storage: FioStorage,
  reserves: readonly Reserve[],
): (step: ContractStep) => StepGoods | null {
  const all = stockEverywhere(storage)
  const byTicker = new Map<string, ReturnType<typeof largestFirst>>()
  const inStock = (ticker: string) => {
    const known = byTicker.get(ticker)
    if (known) return known
    const found = largestFirst(freeByPlace(all.get(ticker), []))
    byTicker.set(ticker, found)
    return found
  }
  return ({ condition, isOwn, state }) => {
    const goods =
      isOwn && (state === 'open' || state === 'waiting') ? goodsToBring(condition) : null
    if (!goods) return null
    const others = reserves.filter(
      ({ ticker, condition: id }) => ticker === goods.ticker && id !== condition.id,
    )
    // Most goods have no reserves: their stock is sorted once for all steps.
    const free =
      others.length === 0
        ? inStock(goods.ticker)
        : largestFirst(freeByPlace(all.get(goods.ticker), others))
    const there = free.find(({ place }) => place === condition.place)?.amount ?? 0
    return {
      ...goods,
      there,
      missing: Math.max(0, goods.amount - there),
      from: free.filter(({ place, amount }) => place !== condition.place && amount > 0),
      reserved: reserves.find(({ condition: id }) => id === condition.id) ?? null,
    }
  }
}

const largestFirst = (free: ReadonlyMap<string, number>) =>
  [...free].map(([place, amount]) => ({ place, amount })).sort((a, b) => b.amount - a.amount)

function freeByPlace(stock: StockEverywhere | undefined, reserves: readonly Reserve[]) {
  const free = new Map<string, number>()
  for (const { name, amount } of stock?.locations ?? [])
    free.set(name, (free.get(name) ?? 0) + amount)
  for (const { place, amount } of reserves) {
    const left = free.get(place)
    if (left !== undefined) free.set(place, Math.max(0, left - amount))
  }
  return free
}
