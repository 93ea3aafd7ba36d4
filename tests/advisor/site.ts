import type { AdvisorSite } from '../../engine/advisor/base/request.ts'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import type { Universe } from '../../engine/universe/universe.ts'

/** One permit and nothing that helps, at the prices of the CX. */
export function plainSite(
  universe: Universe,
  planetNaturalId: string,
  cx: CxData | null = null,
  rules = CLASSIC,
): AdvisorSite {
  return {
    planetNaturalId,
    permits: 1,
    corphq: false,
    cogc: '---',
    luxuries: [],
    experts: {},
    empire: null,
    rules,
    prices: resolvePrices(universe, cx, planetNaturalId, rules),
    dailyVolume: dailyVolumeOf(universe, cx, planetNaturalId),
  }
}
