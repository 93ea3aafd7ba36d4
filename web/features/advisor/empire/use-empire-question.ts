import { useMemo } from 'react'
import { tooManyBases } from '../../../../engine/advisor/empire/most-bases.ts'
import type { BestEmpireQuestion } from '../../../../engine/advisor/empire/question.ts'
import type { MarketBook } from '../../../../engine/game/market-book.ts'
import { FREE_PLOTS_ONLY } from '../../../../engine/universe/plots.ts'
import { useGalaxy } from '../../../data/use-galaxy.ts'
import { oneExchange, useFreightSettings } from '../../../session/freight-settings.ts'
import { usePreferences } from '../../../session/preferences.ts'
import { useCxChoice } from '../../cx/cx-choice.ts'
import { limitsOf } from '../advisor-form.ts'
import { DEFAULT_PERMITS, type EmpireUrl, freightRate } from './empire-url.ts'
import { useExisting } from './use-existing.ts'
import { useShipHours } from './use-ship-hours.ts'

/** The request that the form makes; undefined until everything it needs is known, with a reason if the player has to act. */
export function useEmpireQuestion(
  url: EmpireUrl,
  books: readonly MarketBook[],
): {
  readonly question: BestEmpireQuestion | undefined
  readonly missing: string | undefined
  readonly problem: Error | undefined
} {
  const terms = useCxChoice(url.cx)
  const galaxy = useGalaxy()
  const existing = useExisting(url)
  const settings = useFreightSettings(undefined)
  const { bookRefillPercent } = usePreferences()
  const exchange = url.at ?? oneExchange(settings)
  const planets = url.planets ?? 'all'
  const perJump = freightRate(url)
  const countsHours = url.hours !== undefined
  const hours = useShipHours({ exchange, ship: url.ship, planets, isAsked: countsHours })
  const standing = useMemo(
    () =>
      existing?.flatMap(({ plan, choice }) =>
        choice === 'out' ? [] : [{ name: plan.name, plan: plan.baseplanner_data, choice }],
      ),
    [existing],
  )
  const missing =
    missingWords(
      url,
      standing?.map(({ plan }) => plan.planet.planetid),
    ) ??
    tooManyBases({
      planets,
      permits: url.permits ?? DEFAULT_PERMITS,
      permitsPerBase: url.each ?? 1,
      existing: standing ?? [],
    })
  const question = useMemo((): BestEmpireQuestion | undefined => {
    if (missing || !galaxy || !standing || terms.isPending) return undefined
    if (countsHours && !hours.rate) return undefined
    const { mostConstructionCost: budget, ...shared } = limitsOf(url)
    return {
      planets,
      freePlotsOnly: !(url.full ?? !FREE_PLOTS_ONLY),
      permitsPerBase: url.each ?? 1,
      experts: url.experts === 'choose' ? 'choose' : {},
      hqPlanet: url.hq ?? null,
      existing: standing,
      limits: {
        ...shared,
        permits: url.permits ?? DEFAULT_PERMITS,
        ...(budget !== undefined && { budget }),
        ...(url.hours !== undefined && { fleetHours: url.hours }),
      },
      freight:
        perJump === null && !countsHours
          ? null
          : {
              rate: { perUnit: 0, perUnitAndJump: perJump ?? 0 },
              hours: (countsHours && hours.rate) || null,
              galaxy,
            },
      books: url.market ? books : null,
      ...(url.market && { refillShare: bookRefillPercent / 100 }),
      exchange,
      empire: terms.empire,
      rules: terms.rules,
      cx: terms.cx,
      cxUuid: url.cx,
    }
  }, [
    missing,
    galaxy,
    standing,
    terms,
    countsHours,
    hours.rate,
    url,
    books,
    planets,
    perJump,
    exchange,
    bookRefillPercent,
  ])
  return { question, missing, problem: hours.problem }
}

function missingWords(
  { planets }: EmpireUrl,
  standing: readonly string[] | undefined,
): string | undefined {
  if (planets?.length === 0 && standing?.length === 0) return 'Name a planet, or take all planets.'
  const twice = standing?.find((id, place) => standing.indexOf(id) !== place)
  return twice && `There are two existing bases on ${twice}. The game allows only one.`
}
