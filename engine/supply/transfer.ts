import { CONFIGURE_ON_EXECUTION, STATION_WAREHOUSES } from '../model/preferences.ts'

export interface TransferOrder {
  name: string
  /** Amounts by ticker; what is not a positive amount is left out. */
  materials: Readonly<Record<string, number>>
  origin?: string | undefined
  destination?: string | undefined
  /** Buy what is missing on the exchange beside the origin, where the origin is a station warehouse. */
  buyFromExchange: boolean
}

const GROUP = 'A1'

/** The exchange that sells into a warehouse, or undefined where the origin is none of the stations'. */
export function exchangeAt(origin: string | undefined): string | undefined {
  return origin !== undefined && Object.hasOwn(STATION_WAREHOUSES, origin)
    ? STATION_WAREHOUSES[origin as keyof typeof STATION_WAREHOUSES]
    : undefined
}

/**
 * The order as the external in-game tool reads it. Names, values and order of the fields are that tool's,
 * not ours: change nothing here without changing the tool.
 */
export function transferJson(order: TransferOrder): string {
  const exchange = order.buyFromExchange ? exchangeAt(order.origin) : undefined
  const purchase = exchange && {
    group: GROUP,
    exchange,
    priceLimits: {},
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
  const materials = Object.entries(order.materials).filter(
    ([, amount]) => amount > 0 && Number.isFinite(amount),
  )
  return JSON.stringify({
    actions: purchase ? [purchase, transfer] : [transfer],
    global: { name: order.name },
    groups: [{ type: 'Manual', name: GROUP, materials: Object.fromEntries(materials) }],
  })
}
