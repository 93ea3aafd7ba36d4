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
import { DEFAULT_PERMITS, type EmpireSearch, freightRate } from './empire-search.ts'
import { useExisting } from './use-existing.ts'
import { useShipHours } from './use-ship-hours.ts'

/** The request that the form makes; undefined until everything it needs is known, with a reason if the player has to act. */
export function useEmpireQuestion(
  search: EmpireSearch,
  books: readonly MarketBook[],
): {
  readonly question: BestEmpireQuestion | undefined
  readonly missing: string | undefined
  readonly problem: Error | undefined
} {
  const terms = useCxChoice(search.cx)
  const galaxy = useGalaxy()
  const existing = useExisting(search)
  const settings = useFreightSettings(undefined)
  const { bookRefillPercent } = usePreferences()
  const exchange = search.at ?? oneExchange(settings)
  const planets = search.planets ?? 'all'
  const perJump = freightRate(search)
  const countsHours = search.hours !== undefined
  const hours = useShipHours({ exchange, ship: search.ship, planets, isAsked: countsHours })
  const standing = useMemo(
    () =>
      existing?.flatMap(({ plan, choice }) =>
        choice === 'out' ? [] : [{ name: plan.name, plan: plan.baseplanner_data, choice }],
      ),
    [existing],
  )
  const missing =
    missingWords(
      search,
      standing?.map(({ plan }) => plan.planet.planetid),
    ) ??
    tooManyBases({
      planets,
      permits: search.permits ?? DEFAULT_PERMITS,
      permitsPerBase: search.each ?? 1,
      existing: standing ?? [],
    })
  const question = useMemo((): BestEmpireQuestion | undefined => {
    if (missing || !galaxy || !standing || terms.isPending) return undefined
    if (countsHours && !hours.rate) return undefined
    const { mostConstructionCost: budget, ...shared } = limitsOf(search)
    return {
      planets,
      freePlotsOnly: !(search.full ?? !FREE_PLOTS_ONLY),
      permitsPerBase: search.each ?? 1,
      experts: search.experts === 'choose' ? 'choose' : {},
      hqPlanet: search.hq ?? null,
      existing: standing,
      limits: {
        ...shared,
        permits: search.permits ?? DEFAULT_PERMITS,
        ...(budget !== undefined && { budget }),
        ...(search.hours !== undefined && { fleetHours: search.hours }),
      },
      freight:
        perJump === null && !countsHours
          ? null
          : {
              rate: { perUnit: 0, perUnitAndJump: perJump ?? 0 },
              hours: (countsHours && hours.rate) || null,
              galaxy,
            },
      books: search.market ? books : null,
      ...(search.market && { refillShare: bookRefillPercent / 100 }),
      exchange,
      empire: terms.empire,
      rules: terms.rules,
      cx: terms.cx,
      cxUuid: search.cx,
    }
  }, [
    missing,
    galaxy,
    standing,
    terms,
    countsHours,
    hours.rate,
    search,
    books,
    planets,
    perJump,
    exchange,
    bookRefillPercent,
  ])
  return { question, missing, problem: hours.problem }
}

function missingWords(
  { planets }: EmpireSearch,
  standing: readonly string[] | undefined,
): string | undefined {
  if (planets?.length === 0 && standing?.length === 0) return 'Name a planet, or take all planets.'
  const twice = standing?.find((id, place) => standing.indexOf(id) !== place)
  return twice && `There are two existing bases on ${twice}. The game allows only one.`
}
