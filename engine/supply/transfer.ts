import { STATION_WAREHOUSES } from '../game/constants/stations.ts'
import type { Exchange } from '../game/cx.ts'
import { CONFIGURE_ON_EXECUTION } from '../game/preferences.ts'

export interface TransferOrderInput {
  name: string
  /** By ticker; amounts that are not positive are left out. */
  materials: Readonly<Record<string, number>>
  origin?: string | undefined
  destination?: string | undefined
  /** Buy what is missing at the exchange of the origin, if that is a station warehouse. */
  buyFromExchange: boolean
  /** $ a unit at most, by ticker; where left out, the tool pays what is asked. */
  priceLimits?: Readonly<Record<string, number>> | undefined
}

const GROUP = 'A1'

/** Undefined where the origin is no station's warehouse. */
export function exchangeAt(origin: string | undefined): Exchange | undefined {
  return origin !== undefined && Object.hasOwn(STATION_WAREHOUSES, origin)
    ? STATION_WAREHOUSES[origin as keyof typeof STATION_WAREHOUSES]
    : undefined
}

export const warehouseAt = (exchange: Exchange): StationWarehouse | undefined =>
  (Object.keys(STATION_WAREHOUSES) as StationWarehouse[]).find(
    (warehouse) => STATION_WAREHOUSES[warehouse] === exchange,
  )
type StationWarehouse = keyof typeof STATION_WAREHOUSES

/**
 * The order in the format of the external in-game tool. Names, values and order of the fields are that tool's: change
 * nothing here without changing the tool.
 */
export function transferJson(order: TransferOrderInput): string {
  const exchange = order.buyFromExchange ? exchangeAt(order.origin) : undefined
  const materials = Object.entries(order.materials).filter(
    ([, amount]) => amount > 0 && Number.isFinite(amount),
  )
  const limits = materials.flatMap(([ticker]) => {
    const limit = order.priceLimits?.[ticker]
    return limit !== undefined && limit > 0 ? [[ticker, upToCent(limit)] as const] : []
  })
  const purchase = exchange && {
    group: GROUP,
    exchange,
    priceLimits: Object.fromEntries(limits),
    buyPartial: false,
    useCXInv: true,
    name: 'BuyItems',
    type: 'CX Buy',
  }
  const transfer = {
    type: 'MTRA',
    name: 'TransferAction',
    group: GROUP,
    origin: order.origin || CONFIGURE_ON_EXECUTION,
    dest: order.destination || CONFIGURE_ON_EXECUTION,
  }
  return JSON.stringify({
    actions: purchase ? [purchase, transfer] : [transfer],
    global: { name: order.name },
    groups: [{ type: 'Manual', name: GROUP, materials: Object.fromEntries(materials) }],
  })
}

/** The exchange's smallest coin is a cent; rounding down would miss the last unit. */
const upToCent = (price: number) => Math.ceil(price * 100 - 1e-6) / 100
