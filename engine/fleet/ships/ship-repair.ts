import type { Prices } from '../../market/prices.ts'
import { type ShipmentRow, shipmentRow, shipmentTotals } from '../../market/shipment.ts'
import type { Universe } from '../../universe/universe.ts'
import { repairBill, type ShipDesign, shipFrom } from './blueprint.ts'

export interface ShipRepair {
  readonly repair: readonly ShipmentRow[]
  readonly repairCost: number
}

/** `damage`: a share of the hull, 0.1 for 90 % condition. */
export function shipRepair(
  universe: Universe,
  prices: Prices,
  design: ShipDesign,
  damage: number,
): ShipRepair {
  const repair = [...repairBill(shipFrom(universe, design), design.hull, damage)].map(
    ([ticker, amount]) => shipmentRow(universe, prices, ticker, amount),
  )
  return { repair, repairCost: shipmentTotals(repair).cost }
}
