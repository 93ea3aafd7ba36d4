import { CORE_MODULE } from '../game/constants/base.ts'
import type { Prices } from '../market/prices.ts'
import {
  type ShipmentRow,
  type ShipmentTotals,
  shipmentRow,
  shipmentTotals,
} from '../market/shipment.ts'
import type { Universe } from '../universe/universe.ts'
import { isUsedUp } from './burn.ts'
import { needForDays } from './resupply.ts'
import type { Stock } from './stock.ts'

export const DEFAULT_STOCK_DAYS = 20

export interface SupplyRow extends ShipmentRow {
  readonly dailyUse: number
  readonly stock: number
}
export interface SupplyCart {
  readonly rows: readonly SupplyRow[]
  readonly totals: ShipmentTotals
}

/** The goods to bring so that everything a base uses up lasts for some days; rows in the order of the flow. */
export function supplyCart(
  universe: Universe,
  prices: Prices,
  flow: readonly { readonly ticker: string; readonly delta: number }[],
  stock: Stock,
  days: number = DEFAULT_STOCK_DAYS,
): SupplyCart {
  const rows = flow
    .filter(({ delta }) => isUsedUp(delta))
    .map(({ ticker, delta }) => {
      const owned = stock.get(ticker) ?? 0
      const amount = needForDays(owned, delta, days)
      return {
        ...shipmentRow(universe, prices, ticker, amount),
        dailyUse: -delta,
        stock: owned,
      }
    })
  return { rows, totals: shipmentTotals(rows) }
}

export interface BuildingAmount {
  readonly building: string
  readonly amount: number
}

/** Without the core module if `includeCM` is false. */
export function constructionOf(
  plan: {
    readonly buildings: readonly { readonly name: string; readonly amount: number }[]
    readonly infrastructure: readonly { readonly building: string; readonly amount: number }[]
  },
  includeCM = true,
): BuildingAmount[] {
  return [
    { building: CORE_MODULE, amount: includeCM ? 1 : 0 },
    ...plan.buildings.map(({ name, amount }) => ({ building: name, amount })),
    ...plan.infrastructure.map(({ building, amount }) => ({ building, amount })),
  ].filter(({ amount }) => amount > 0)
}

export interface ConstructionRow extends ShipmentRow {
  /** Units that all buildings take; `amount` is what is still missing. */
  readonly total: number
}
export interface ConstructionCart {
  readonly rows: readonly ConstructionRow[]
  readonly totals: ShipmentTotals
}

/**
 * The materials that buildings take on a planet, and how much is missing. A stock override replaces the stock, even
 * where it is 0. Null where the game data does not have the planet.
 */
export function constructionCart(
  universe: Universe,
  prices: Prices,
  planetNaturalId: string,
  wanted: readonly BuildingAmount[],
  stock: Stock,
  stockOverrides: Readonly<Record<string, number | null>> = {},
): ConstructionCart | null {
  const { buildings, materials, planets } = universe
  const planet = planets.indexOf.get(planetNaturalId)
  if (planet === undefined) return null
  const lists = universe.construction[planets.environment[planet]!]!
  const totals = new Float64Array(materials.count)
  for (const { building, amount } of wanted) {
    const b = buildings.indexOf.get(building)
    if (b === undefined) continue
    for (let k = lists.start[b]!; k < lists.start[b + 1]!; k++)
      totals[lists.item[k]!]! += lists.amount[k]! * amount
  }
  const rows: ConstructionRow[] = []
  for (const [m, total] of totals.entries()) {
    if (total === 0) continue
    const ticker = materials.ticker[m]!
    const owned = stockOverrides[ticker] ?? stock.get(ticker) ?? 0
    const missing = Math.max(0, total - owned)
    rows.push({ ...shipmentRow(universe, prices, ticker, missing), total })
  }
  return { rows, totals: shipmentTotals(rows) }
}
