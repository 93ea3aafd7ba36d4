import { isBuyable, type Prices } from '../market/prices.ts'
import { EXCHANGES, type Exchange } from '../model/cx.ts'
import {
  type ShipmentRow,
  type ShipmentTotals,
  shipmentRow,
  shipmentTotals,
} from '../supply/shipment.ts'
import type { Universe } from '../universe/universe.ts'
import { repairBill, type Ship, type ShipDesign, shipOf } from './blueprint.ts'
import { acceleration, massInFlight } from './flight.ts'

export interface ShipSheet {
  readonly ship: Ship
  readonly bill: readonly ShipmentRow[]
  readonly totals: ShipmentTotals
  /** Materials without a price: they count as 0. */
  readonly unpriced: readonly string[]
  readonly exchanges: readonly ExchangeCost[]
  readonly repair: readonly ShipmentRow[]
  readonly repairCost: number
  /** m/s² with full tanks: with nothing in the hold, and with all the tonnes that it takes. */
  readonly accelerationEmpty: number
  readonly accelerationFull: number
}

export interface ExchangeCost {
  readonly exchange: Exchange
  readonly cost: number
  /** Tickers that nobody offers there; they are not in the cost. */
  readonly missing: readonly string[]
}

/** `damage`: a share of the hull, 0.1 for 90 % condition. */
export function shipSheet(
  universe: Universe,
  prices: Prices,
  design: ShipDesign,
  damage: number,
): ShipSheet {
  const ship = shipFrom(universe, design)
  const rows = (bill: ReadonlyMap<string, number>) =>
    [...bill].map(([ticker, amount]) => shipmentRow(universe, prices, ticker, amount))
  const bill = rows(ship.bill)
  const repair = rows(repairBill(ship, design.hull, damage))
  const tanks = { stlFuel: ship.stlFuel, ftlFuel: ship.ftlFuel }
  const accelerationWith = (cargoTonnes: number) =>
    acceleration(ship, massInFlight(ship, { ...tanks, cargoTonnes }))
  return {
    ship,
    bill,
    totals: shipmentTotals(bill),
    unpriced: bill.flatMap(({ ticker }) => (isBuyable(universe, prices, ticker) ? [] : [ticker])),
    exchanges: EXCHANGES.map((exchange) => exchangeCost(universe, exchange, ship.bill)),
    repair,
    repairCost: shipmentTotals(repair).cost,
    accelerationEmpty: accelerationWith(0),
    accelerationFull: accelerationWith(ship.hold.tonnes),
  }
}

export const shipFrom = ({ materials }: Universe, design: ShipDesign): Ship =>
  shipOf(design, (ticker) => materials.weight[materials.indexOf.get(ticker) ?? -1] ?? 0)

function exchangeCost(
  { materials, exchanges }: Universe,
  exchange: Exchange,
  bill: ReadonlyMap<string, number>,
): ExchangeCost {
  const asks = exchanges.get(exchange)?.prices.Ask
  let cost = 0
  const missing: string[] = []
  for (const [ticker, amount] of bill) {
    const ask = asks?.[materials.indexOf.get(ticker) ?? -1] ?? 0
    if (ask > 0) cost += ask * amount
    else missing.push(ticker)
  }
  return { exchange, cost, missing }
}
