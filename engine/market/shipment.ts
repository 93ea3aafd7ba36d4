import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import type { Prices } from './prices.ts'

/** Tonnes and cubic metres, as a load or as free room. */
export interface Load {
  readonly weight: number
  readonly volume: number
}

/** Weight and volume of one unit; a universe has these columns. */
export interface MaterialSizes {
  readonly materials: {
    readonly indexOf: ReadonlyMap<string, number>
    readonly weight: ArrayLike<number>
    readonly volume: ArrayLike<number>
  }
}

export interface MaterialAmount {
  readonly ticker: string
  readonly amount: number
}

export interface ShipmentRow extends MaterialAmount, Load {
  readonly cost: number
}

export interface ShipmentTotals extends Load {
  readonly cost: number
}

/** Adds up equal materials, sorted by ticker. */
export function sumAmounts(amounts: Iterable<MaterialAmount>): MaterialAmount[] {
  const sums = new Map<string, number>()
  for (const { ticker, amount } of amounts) sums.set(ticker, (sums.get(ticker) ?? 0) + amount)
  return [...sums]
    .map(([ticker, amount]) => ({ ticker, amount }))
    .sort((a, b) => byCodeUnits(a.ticker, b.ticker))
}

/** A ticker that the game data does not know weighs nothing. */
export function materialLoad(
  { materials }: MaterialSizes,
  amounts: Iterable<MaterialAmount>,
): Load {
  let weight = 0
  let volume = 0
  for (const { ticker, amount } of amounts) {
    const material = materials.indexOf.get(ticker)
    if (material === undefined) continue
    weight += amount * materials.weight[material]!
    volume += amount * materials.volume[material]!
  }
  return { weight, volume }
}

/** A ticker that the game data does not know weighs and costs nothing. */
export function shipmentRow(
  { materials }: Universe,
  prices: Prices,
  ticker: string,
  amount: number,
): ShipmentRow {
  const material = materials.indexOf.get(ticker)
  if (material === undefined) return { ticker, amount, weight: 0, volume: 0, cost: 0 }
  return {
    ticker,
    amount,
    weight: amount * materials.weight[material]!,
    volume: amount * materials.volume[material]!,
    cost: amount * prices.buy[material]!,
  }
}

export function shipmentTotals(rows: readonly ShipmentRow[]): ShipmentTotals {
  let weight = 0
  let volume = 0
  let cost = 0
  for (const row of rows) {
    weight += row.weight
    volume += row.volume
    cost += row.cost
  }
  return { weight, volume, cost }
}
