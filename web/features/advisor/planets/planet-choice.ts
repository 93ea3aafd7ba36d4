import type { Purpose } from '../../../../engine/advisor/base/purpose.ts'
import type { AdvisorQuestion } from '../../../../engine/advisor/base/question.ts'
import type { PlanetQuestion } from '../../../../engine/advisor/planets/planet-question.ts'
import { RATE_PER_JUMP } from '../../../../engine/game/constants/freight-rate.ts'
import { STATION_OF } from '../../../../engine/game/constants/stations.ts'
import { FREE_PLOTS_ONLY } from '../../../../engine/universe/plots.ts'
import type { AdvisorUrl } from '../advisor-url.ts'

function purposeOf({ product, recipe }: AdvisorUrl): Purpose {
  if (recipe !== undefined) return { kind: 'recipe', id: recipe }
  if (product !== undefined) return { kind: 'product', ticker: product }
  return { kind: 'limits' }
}

/** The request of the form for one planet, made for all planets. */
export function planetQuestion(
  url: AdvisorUrl,
  question: AdvisorQuestion | undefined,
): PlanetQuestion | undefined {
  if (!question) return undefined
  const { planetNaturalId: _, ...site } = question.site
  const { station, freight = RATE_PER_JUMP } = url
  return {
    site: { ...site, cogc: url.cogc ?? 'own' },
    cx: question.cx,
    cxUuid: question.cxUuid,
    limits: question.limits,
    goal: question.goal,
    purpose: purposeOf(url),
    ...(station && { freight: { station: STATION_OF[station], perTonneAndJump: freight } }),
    freePlotsOnly: url.plots ?? FREE_PLOTS_ONLY,
  }
}
