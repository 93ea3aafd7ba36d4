import costs from './gateway-costs.json' with { type: 'json' }

type Amounts = Readonly<Record<string, number>>
export type GatewayUpgrade = keyof typeof costs.upgrades

export const GATEWAY_END: Amounts = costs.end
/** Materials of the first level of an upgrade; the n-th level needs n times as much. */
export const GATEWAY_UPGRADES: Readonly<Record<GatewayUpgrade, Amounts>> = costs.upgrades
/** Sources differ on whether this is per day or per week. */
export const GATEWAY_UPKEEP: Amounts = costs.upkeep

export const MAX_GATEWAY_LEVELS: Readonly<Record<GatewayUpgrade, number>> = {
  capacity: 5,
  volume: 3,
  range: 3,
}
export const MAX_GATEWAY_UPGRADES = 5
