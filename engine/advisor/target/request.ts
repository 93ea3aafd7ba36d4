import { type DailyTrade, dailyTradeOf } from '../../daily-trade.ts'
import type { CxData } from '../../model/cx.ts'
import { type Prices, resolvePrices } from '../../prices.ts'
import type { Universe } from '../../universe.ts'
import type { AdvisorLimits, AdvisorSite } from '../request.ts'

export type TargetLimits = Pick<AdvisorLimits, 'buyShare' | 'neverBuy' | 'expertises'> & {
  readonly mostBases?: number
}

/** So much of a material a day at an exchange, from bases on some planets and from the market, as cheap as possible. */
export interface TargetRequest {
  readonly ticker: string
  readonly perDay: number
  readonly sites: readonly AdvisorSite[]
  /** Jumps from each site to each other, and to the exchange; −1 where no way leads there. */
  readonly jumps: readonly (readonly number[])[]
  readonly jumpsToExchange: readonly number[]
  /** $ for a tonne or a cubic metre, whichever is more, and one jump. */
  readonly freight: number
  /** Days over which construction counts. */
  readonly investmentDays: number
  readonly limits: TargetLimits
  /** At the exchange, where no planet has a say. */
  readonly prices: Prices
  readonly trade: DailyTrade
}

/** As the page asks it: prices and daily trade follow from the preferences. */
export interface TargetQuestion extends Omit<TargetRequest, 'sites' | 'prices' | 'trade'> {
  readonly sites: readonly Omit<AdvisorSite, 'prices' | 'trade'>[]
  readonly cx: CxData | null
}

export function targetRequestOf(
  universe: Universe,
  { sites, cx, ...question }: TargetQuestion,
): TargetRequest {
  const at = (planet: string | null) => ({
    prices: resolvePrices(universe, cx, planet),
    trade: dailyTradeOf(universe, cx, planet),
  })
  return {
    ...question,
    ...at(null),
    sites: sites.map((site) => ({ ...site, ...at(site.planetNaturalId) })),
  }
}

/** $ to bring one unit over some jumps. */
export const freightOf = (
  { materials }: Universe,
  { freight }: Pick<TargetRequest, 'freight'>,
  material: number,
  jumps: number,
) => freight * jumps * Math.max(materials.weight[material]!, materials.volume[material]!)
