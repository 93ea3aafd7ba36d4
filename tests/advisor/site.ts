import type { AdvisorSite } from '../../engine/advisor/request.ts'
import { dailyTradeOf } from '../../engine/daily-trade.ts'
import type { CxData } from '../../engine/model/cx.ts'
import { resolvePrices } from '../../engine/prices.ts'
import { DOCUMENTED } from '../../engine/reference/rules.ts'
import type { Universe } from '../../engine/universe.ts'

/** One permit and nothing that helps, at the prices of the CX. */
export function plainSite(
  universe: Universe,
  planetNaturalId: string,
  cx: CxData | null = null,
): AdvisorSite {
  return {
    planetNaturalId,
    permits: 1,
    corphq: false,
    cogc: '---',
    luxuries: [],
    experts: {},
    empire: null,
    rules: DOCUMENTED,
    prices: resolvePrices(universe, cx, planetNaturalId),
    trade: dailyTradeOf(universe, cx, planetNaturalId),
  }
}
