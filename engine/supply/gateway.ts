import {
  GATEWAY_END,
  GATEWAY_UPGRADES,
  GATEWAY_UPKEEP,
  type GatewayUpgrade,
  MAX_GATEWAY_LEVELS,
  MAX_GATEWAY_UPGRADES,
} from '../game/constants/gateway-costs.ts'
import { isBuyable, type Prices } from '../market/prices.ts'
import {
  type MaterialAmount,
  type ShipmentRow,
  type ShipmentTotals,
  shipmentRow,
  shipmentTotals,
  sumAmounts,
} from '../market/shipment.ts'
import type { Universe } from '../universe/universe.ts'

export type GatewayLevels = Readonly<Record<GatewayUpgrade, number>>

export interface GatewayAbility {
  readonly jumpsPerDay: number
  /** m³ */
  readonly largestShip: number
  readonly range: number
}

export interface GatewayBill extends GatewayAbility {
  readonly problem: string | null
  readonly rows: readonly ShipmentRow[]
  readonly totals: ShipmentTotals
  /** Materials without a price: they count as 0. */
  readonly unpriced: readonly string[]
  /** Whether it is for a day or a week is disputed. */
  readonly upkeep: readonly ShipmentRow[]
}

export function gatewayBill(
  universe: Universe,
  prices: Prices,
  levels: GatewayLevels,
): GatewayBill {
  const row = ({ ticker, amount }: MaterialAmount) => shipmentRow(universe, prices, ticker, amount)
  const rows = gatewayMaterials(levels).map(row)
  return {
    jumpsPerDay: 250 + 150 * levels.capacity,
    largestShip: 1500 + 1500 * levels.volume,
    range: 10 + 5 * levels.range,
    problem: gatewayProblem(levels),
    rows,
    totals: shipmentTotals(rows),
    unpriced: rows.flatMap(({ ticker }) => (isBuyable(universe, prices, ticker) ? [] : [ticker])),
    upkeep: amountsOf(GATEWAY_UPKEEP).map(row),
  }
}

function gatewayMaterials(levels: GatewayLevels): MaterialAmount[] {
  const upgrades = UPGRADES.flatMap((upgrade) => {
    const level = levels[upgrade]
    return amountsOf(GATEWAY_UPGRADES[upgrade], (level * (level + 1)) / 2)
  })
  const all = [...amountsOf(GATEWAY_END), ...upgrades]
  return sumAmounts(all.filter(({ amount }) => amount > 0))
}

/** How often the upkeep is paid: sources differ, so the player chooses. */
const UPKEEP_DAYS = { day: 1, week: 7 } as const
export type UpkeepPeriod = keyof typeof UPKEEP_DAYS

/** Materials a day to build one end in `days`, and to keep it where a period is chosen. */
export function gatewayPerDay(levels: GatewayLevels, days: number, upkeep?: UpkeepPeriod) {
  const over = (amounts: readonly MaterialAmount[], period: number) =>
    amounts.map(({ ticker, amount }) => ({ ticker, amount: amount / period }))
  const kept = upkeep ? over(amountsOf(GATEWAY_UPKEEP), UPKEEP_DAYS[upkeep]) : []
  return sumAmounts([...over(gatewayMaterials(levels), days), ...kept]).map(
    ({ ticker, amount }) => ({ ticker, perDay: amount }),
  )
}

export const UPGRADES = Object.keys(GATEWAY_UPGRADES) as GatewayUpgrade[]

export function gatewayProblem(levels: GatewayLevels): string | null {
  const tooHigh = UPGRADES.find((upgrade) => levels[upgrade] > MAX_GATEWAY_LEVELS[upgrade])
  if (tooHigh) return `The ${tooHigh} has ${MAX_GATEWAY_LEVELS[tooHigh]} upgrades at most.`
  const all = UPGRADES.reduce((sum, upgrade) => sum + levels[upgrade], 0)
  if (all <= MAX_GATEWAY_UPGRADES) return null
  return `A gateway takes ${MAX_GATEWAY_UPGRADES} upgrades at most; these are ${all}.`
}

const amountsOf = (amounts: Readonly<Record<string, number>>, times = 1): MaterialAmount[] =>
  Object.entries(amounts).map(([ticker, amount]) => ({ ticker, amount: amount * times }))
