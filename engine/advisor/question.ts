import { dailyTradeOf } from '../daily-trade.ts'
import type { CxData } from '../model/cx.ts'
import { resolvePrices } from '../prices.ts'
import type { Universe } from '../universe.ts'
import type { AdvisorRequest, AdvisorSite } from './request.ts'

/** A request as the page asks it: prices and daily trade follow from the preferences. */
export interface AdvisorQuestion extends Omit<AdvisorRequest, 'site'> {
  readonly site: Omit<AdvisorSite, 'prices' | 'trade'>
  readonly cx: CxData | null
}

export function requestOf(universe: Universe, { site, cx, ...question }: AdvisorQuestion) {
  const planet = site.planetNaturalId
  const request: AdvisorRequest = {
    ...question,
    site: {
      ...site,
      prices: resolvePrices(universe, cx, planet),
      trade: dailyTradeOf(universe, cx, planet),
    },
  }
  return request
}
