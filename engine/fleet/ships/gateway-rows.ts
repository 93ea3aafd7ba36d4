import links from '../../game/constants/gateways.json' with { type: 'json' }

/** A pair of gateways; each end charges its own fee. */
export type GatewayRow = readonly [
  a: string,
  b: string,
  feeOfA: number,
  feeOfB: number,
  currencyOfA: string,
  currencyOfB: string,
  largestShip: number,
  jumpsPerDay: number,
]

export const GATEWAY_ROWS = links as unknown as readonly GatewayRow[]
