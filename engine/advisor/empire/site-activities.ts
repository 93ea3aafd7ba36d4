import { EXTRACTORS } from '../../game/constants/extraction.ts'
import { constructionCost } from '../../plan/construction.ts'
import { feeOf } from '../../plan/local-fees.ts'
import type { Universe } from '../../universe/universe.ts'
import { type Activity, activitiesOf, kindsOf } from '../base/columns.ts'
import { isOpen } from '../base/standing.ts'
import type { EmpireRequest, EmpireSite } from './request.ts'

export interface SiteActivities {
  readonly activities: readonly Activity[]
  readonly sites: readonly number[]
  readonly isLocal: boolean
}

export function siteActivities(
  universe: Universe,
  { sites, limits }: Pick<EmpireRequest, 'sites' | 'limits'>,
): SiteActivities[] {
  const { buildings, planets } = universe
  const extractors = new Set<string>(Object.values(EXTRACTORS).map(({ building }) => building))
  const isLocal = (b: number) => extractors.has(buildings.ticker[b]!) || buildings.isFarm[b] === 1
  const production = Array.from({ length: buildings.count }, (_, b) => b).filter(
    (b) => buildings.isProduction[b] === 1,
  )
  const recipes = limits.recipes && new Set(limits.recipes)
  const isAllowed = (id: string) => !recipes || recipes.has(id)
  // Thousands of sites share a few hundred ways of working, and so their arrays of flows.
  const known = new Map<string, readonly Activity[]>()
  const activitiesOn = ({ site, kind }: EmpireSite, planet: number, b: number) => {
    const found = () => activitiesOf(kindsOf(universe, site, planet, b, isAllowed))
    if (kind !== 'new' || extractors.has(buildings.ticker[b]!)) return found()
    const soil = buildings.isFarm[b] === 1 ? planets.fertility[planet] : ''
    const key = `${b} ${site.cogc} ${site.corphq} ${soil}`
    const alike = known.get(key)
    if (!alike) known.set(key, found())
    if (!alike || alike.length === 0) return known.get(key)!
    const cost = constructionCost(universe, planets.environment[planet]!, b, site.prices.buy)
    const { dailyFee } = feeOf(universe, site.rules, planet, b)
    return alike.map((activity) => ({ ...activity, constructionCost: cost, dailyFee }))
  }
  const able = (one: EmpireSite, of: readonly number[]) => {
    const { site, standing } = one
    const planet = planets.indexOf.get(site.planetNaturalId)!
    const environment = planets.environment[planet]!
    const request = { site, limits, goal: { kind: 'profit' } } as const
    const stands = new Set(standing?.buildings.map(({ name }) => name))
    return of
      .filter((b) => stands.has(buildings.ticker[b]!) || isOpen(universe, request, b, environment))
      .flatMap((b) => activitiesOn(one, planet, b))
  }
  const common = production.filter((b) => !isLocal(b))
  const local = production.filter(isLocal)
  const alike = Map.groupBy(sites.keys(), (index) => keyOf(universe, sites, index))
  return [
    ...Array.from(alike.values(), (members) => ({
      activities: able(sites[members[0]!]!, common),
      sites: members,
      isLocal: false,
    })),
    ...sites.map((site, index) => ({
      activities: able(site, local),
      sites: [index],
      isLocal: true,
    })),
  ]
}

/** Equal for sites that differ only in deposits and soil. */
function keyOf({ planets }: Universe, sites: readonly EmpireSite[], index: number): string {
  const { site, kind } = sites[index]!
  if (kind !== 'new') return `site ${index}`
  const planet = planets.indexOf.get(site.planetNaturalId)!
  const { cogc, corphq, prices } = site
  const first = sites.findIndex((other) => other.site.prices.buy === prices.buy)
  const fees = planets.feesPerDay[planet]?.join() ?? ''
  return `${planets.environment[planet]} ${cogc} ${corphq} ${first} ${fees}`
}
