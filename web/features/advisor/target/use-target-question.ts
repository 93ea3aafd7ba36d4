import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { siteUnder } from '../../../../engine/advisor/base/question.ts'
import type { TargetQuestion, Wanted } from '../../../../engine/advisor/target/request.ts'
import { RATE_PER_JUMP } from '../../../../engine/game/constants/freight-rate.ts'
import { STATION_SYSTEMS, STATIONS } from '../../../../engine/game/constants/stations.ts'
import { formatAmount, formatCount } from '../../../../engine/game/number-format.ts'
import { cogcOf } from '../../../../engine/plan/blank.ts'
import { gatewayPerDay, gatewayProblem } from '../../../../engine/supply/gateway.ts'
import { jumpsFrom, jumpsTo } from '../../../../engine/universe/jumps.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import { useStarMap } from '../../../data/use-star-map.ts'
import { useCxChoice } from '../../cx/cx-choice.ts'
import { NEUTRAL_PLANET } from '../../planet/neutral-planet.ts'
import { buyPercent } from '../advisor-form.ts'
import type { AdvisorUrl } from '../advisor-url.ts'

export const DEFAULT_SPREAD = 365
export const DEFAULT_PER_DAY = 10
export type TargetStation = (typeof STATIONS)[number]

export interface SiteChoice {
  readonly planet: string
  readonly permits: number
}

export const targetSites = ({ sites, planet, permits }: AdvisorUrl): readonly SiteChoice[] =>
  sites?.length ? sites : [{ planet: planet ?? NEUTRAL_PLANET, permits: permits ?? 1 }]

export const targetStation = ({ wantAt }: AdvisorUrl): TargetStation =>
  STATIONS.find((name) => name === wantAt) ?? STATIONS[0]

/** The materials wanted a day: one, or all that a gateway takes. */
export function wantedOf({ want, wantPerDay, gate }: AdvisorUrl): readonly Wanted[] {
  if (gate) return gatewayProblem(gate) ? [] : gatewayPerDay(gate, gate.days, gate.upkeep)
  return want ? [{ ticker: want, perDay: wantPerDay ?? DEFAULT_PER_DAY }] : []
}

/** `12 RAT a day`; a gateway by its name. */
const nameOf = ({ gate }: AdvisorUrl, wanted: readonly Wanted[]): string =>
  gate
    ? `One gateway end in ${formatCount(gate.days, 'day')}`
    : wanted.map(({ ticker, perDay }) => `${formatAmount(perDay)} ${ticker} a day`).join(', ')

export const FIRST_GATE: NonNullable<AdvisorUrl['gate']> = {
  capacity: 0,
  volume: 0,
  range: 0,
  days: 30,
}

/** The request that the form makes; undefined until planets, stars and prices are loaded and a material is chosen. */
export function useTargetQuestion(url: AdvisorUrl): {
  readonly question: TargetQuestion | undefined
  readonly problem: Error | null
} {
  const sites = useMemo(() => targetSites(url), [url])
  const wanted = useMemo(() => wantedOf(url), [url])
  const planets = useQueries({
    queries: sites.map(({ planet }) => gameQueries.planet(planet)),
    combine: (results) => ({
      data: results.map(({ data }) => data),
      problem: results.find(({ error }) => error)?.error ?? null,
    }),
  })
  const map = useStarMap()
  const terms = useCxChoice(url.cx)
  const question = useMemo((): TargetQuestion | undefined => {
    const known = planets.data.flatMap((planet) => (planet ? [planet] : []))
    if (!map || terms.isPending || wanted.length === 0 || known.length < sites.length)
      return undefined
    const jumps = known.map(({ SystemId }) => {
      const from = jumpsFrom(map, SystemId)
      return known.map((to) => jumpsTo(map, from, to.SystemId))
    })
    const home = map.systems.find(
      ({ NaturalId }) => NaturalId === STATION_SYSTEMS[targetStation(url)],
    )
    const fromStation = jumpsFrom(map, home?.SystemId ?? '')
    const buy = buyPercent(url)
    const neverBuy = [
      ...new Set([
        ...(url.neverBuy ?? []),
        ...(url.makeAll ? wanted.map(({ ticker }) => ticker) : []),
        ...(url.wantMakes ?? []),
      ]),
    ]
    return {
      name: nameOf(url, wanted),
      wanted,
      sites: known.map((planet, at) =>
        siteUnder(terms, {
          planetNaturalId: planet.PlanetNaturalId,
          permits: sites[at]!.permits,
          corphq: (url.hq ?? false) && planet.PlanetNaturalId === (url.planet ?? NEUTRAL_PLANET),
          cogc: cogcOf(planet.COGCProgramActive),
          choosesExperts: url.experts === 'choose',
        }),
      ),
      jumps,
      jumpsToExchange: known.map(({ SystemId }) => jumpsTo(map, fromStation, SystemId)),
      freight: url.wantFreight ?? RATE_PER_JUMP,
      investmentDays: url.spread ?? DEFAULT_SPREAD,
      limits: {
        ...(buy !== null && { buyShare: buy / 100 }),
        ...(neverBuy.length > 0 && { neverBuy }),
        ...(url.expertises?.length && { expertises: url.expertises }),
        ...(url.wantRecipes?.length && { recipes: url.wantRecipes }),
        ...(url.bases !== undefined && { mostBases: url.bases }),
      },
      cx: terms.cx,
      cxUuid: url.cx,
    }
  }, [planets.data, map, url, sites, wanted, terms])
  return { question, problem: planets.problem }
}
