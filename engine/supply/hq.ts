import { HIGHEST_HQ_LEVEL, HQ_LEVELS } from '../game/constants/hq.ts'
import type { Prices } from '../market/prices.ts'
import { type ShipmentRow, shipmentRow, shipmentTotals } from '../market/shipment.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import type { StockEverywhere, StockLocation } from './stock.ts'

export interface HqUpgradeRequest {
  from: number
  to: number
  /** Stock that the player counted, in place of FIO's; null leaves FIO's figure. */
  overrides: Readonly<Record<string, number | null>>
  stock: ReadonlyMap<string, StockEverywhere>
}

export interface HqMaterial {
  readonly ticker: string
  readonly amount: number
  readonly override: number
  /** The counted stock, else FIO's. */
  readonly storage: number
  readonly storageLocations: readonly StockLocation[]
  readonly required: number
  readonly unitCost: number
  readonly totalCost: number
}

export interface HqUpgrade {
  readonly hasError: boolean
  readonly materials: readonly HqMaterial[]
  readonly totalCost: number
  readonly totalWeight: number
  readonly totalVolume: number
}

const IMPOSSIBLE: HqUpgrade = {
  hasError: true,
  materials: [],
  totalCost: 0,
  totalWeight: 0,
  totalVolume: 0,
}

/** Downwards, or to a level that does not exist, is an error. */
export function hqUpgrade(
  universe: Universe,
  prices: Prices,
  { from, to, overrides, stock }: HqUpgradeRequest,
): HqUpgrade {
  if (!isLevel(from) || !isLevel(to) || to < from) return IMPOSSIBLE
  const amounts = new Map<string, number>()
  for (const step of HQ_LEVELS.slice(from, to)) {
    for (const [ticker, amount] of Object.entries(step)) {
      amounts.set(ticker, (amounts.get(ticker) ?? 0) + amount)
    }
  }
  const shipment: ShipmentRow[] = []
  const rows = [...amounts.keys()].sort(byCodeUnits).map((ticker): HqMaterial => {
    const amount = amounts.get(ticker)!
    const override = overrides[ticker] ?? null
    const owned = stock.get(ticker)
    const storage = override ?? owned?.amount ?? 0
    const required = Math.max(0, amount - storage)
    const row = shipmentRow(universe, prices, ticker, required)
    shipment.push(row)
    const material = universe.materials.indexOf.get(ticker)
    return {
      ticker,
      amount,
      override: override ?? 0,
      storage,
      storageLocations: owned?.locations ?? [],
      required,
      unitCost: material === undefined ? 0 : prices.buy[material]!,
      totalCost: row.cost,
    }
  })
  const { cost, weight, volume } = shipmentTotals(shipment)
  return {
    hasError: false,
    materials: rows,
    totalCost: cost,
    totalWeight: weight,
    totalVolume: volume,
  }
}

function isLevel(level: number): boolean {
  return Number.isInteger(level) && level >= 1 && level <= HIGHEST_HQ_LEVEL
}
