import { carriedSize } from '../../fleet/freight/rate.ts'
import type { Rules } from '../../game/constants/rules.ts'
import type { CxData } from '../../game/cx.ts'
import { type DailyVolume, dailyVolumeOf } from '../../market/daily-volume.ts'
import { type Prices, resolvePrices } from '../../market/prices.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AdvisorQuestion } from '../base/question.ts'
import type { AdvisorLimits, AdvisorSite } from '../base/request.ts'

export type TargetLimits = Pick<
  AdvisorLimits,
  'buyShare' | 'neverBuy' | 'expertises' | 'recipes'
> & {
  readonly mostBases?: number
}

export interface Wanted {
  readonly ticker: string
  readonly perDay: number
}

/** Amounts of some materials a day at an exchange, made on some planets or bought, for the lowest cost. */
export interface TargetRequest {
  readonly wanted: readonly Wanted[]
  readonly sites: readonly AdvisorSite[]
  /** −1 without a route. */
  readonly jumps: readonly (readonly number[])[]
  readonly jumpsToExchange: readonly number[]
  /** $ for one jump of a tonne or cubic metre, whichever is more. */
  readonly freight: number
  readonly investmentDays: number
  readonly limits: TargetLimits
  readonly prices: Prices
  readonly dailyVolume: DailyVolume
}

export interface TargetQuestion extends Omit<TargetRequest, 'sites' | 'prices' | 'dailyVolume'> {
  readonly name: string
  readonly sites: readonly Omit<AdvisorSite, 'prices' | 'dailyVolume'>[]
  readonly cx: CxData | null
  readonly cxUuid?: AdvisorQuestion['cxUuid']
}

export function targetRequestOf(
  universe: Universe,
  { sites, cx, cxUuid: _, name: __, ...question }: TargetQuestion,
): TargetRequest {
  const at = (planet: string | null, rules: Rules | undefined) => ({
    prices: resolvePrices(universe, cx, planet, rules),
    dailyVolume: dailyVolumeOf(universe, cx, planet),
  })
  return {
    ...question,
    ...at(null, sites[0]?.rules),
    sites: sites.map((site) => ({ ...site, ...at(site.planetNaturalId, site.rules) })),
  }
}

/** $ to carry one unit over some jumps. */
export const unitFreight = (
  universe: Universe,
  { freight }: Pick<TargetRequest, 'freight'>,
  material: number,
  jumps: number,
) => freight * jumps * carriedSize(universe, material)
