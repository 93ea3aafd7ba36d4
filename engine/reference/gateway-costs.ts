import costs from './gateway-costs.json' with { type: 'json' }

type Amounts = Readonly<Record<string, number>>
export type GatewayUpgrade = keyof typeof costs.upgrades

/** One end of a gateway as it is first built. */
export const GATEWAY_END: Amounts = costs.end
/** What the first level of an upgrade takes; the n-th takes n times that. */
export const GATEWAY_UPGRADES: Readonly<Record<GatewayUpgrade, Amounts>> = costs.upgrades
/** Sources differ on whether this is for a day or for a week. */
export const GATEWAY_UPKEEP: Amounts = costs.upkeep

export const MOST_GATEWAY_LEVELS: Readonly<Record<GatewayUpgrade, number>> = {
  capacity: 5,
  volume: 3,
  range: 3,
}
/** Of all upgrades together. */
export const MOST_GATEWAY_UPGRADES = 5
