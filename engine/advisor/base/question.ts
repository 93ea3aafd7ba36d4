import type { CxData } from '../../game/cx.ts'
import { dailyVolumeOf } from '../../market/daily-volume.ts'
import { resolvePrices } from '../../market/prices.ts'
import type { Terms } from '../../plan/basis.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AdvisorRequest, AdvisorSite } from './request.ts'

/** A request as the page sends it: prices and daily volume follow from the preferences. */
export interface AdvisorQuestion extends Omit<AdvisorRequest, 'site'> {
  readonly site: Omit<AdvisorSite, 'prices' | 'dailyVolume'>
  readonly cx: CxData | null
  /** Names these preferences in addresses, where the player chose them: the opened plan keeps them. */
  readonly cxUuid?: string | undefined
}

export interface AdvisorPlace
  extends Pick<AdvisorSite, 'planetNaturalId' | 'permits' | 'corphq' | 'cogc'> {
  readonly choosesExperts: boolean
}

/** Without luxuries, and without experts unless choosing them is part of the question. */
export const siteUnder = (
  { empire, rules }: Pick<Terms, 'empire' | 'rules'>,
  { choosesExperts, ...place }: AdvisorPlace,
): AdvisorQuestion['site'] => ({
  ...place,
  luxuries: [],
  experts: choosesExperts ? 'choose' : {},
  empire,
  rules,
})

export function requestOf(
  universe: Universe,
  { site, cx, cxUuid: _, ...question }: AdvisorQuestion,
) {
  const planet = site.planetNaturalId
  const request: AdvisorRequest = {
    ...question,
    site: {
      ...site,
      prices: resolvePrices(universe, cx, planet, site.rules),
      dailyVolume: dailyVolumeOf(universe, cx, planet),
    },
  }
  return request
}
