import { HABITATION_TYPES } from '../../model/plan.ts'
import { baseArea, CORE_MODULE_AREA } from '../../reference/base.ts'
import { DEGRADATION_DAYS } from '../../reference/degradation.ts'
import { EXTRACTORS } from '../../reference/extraction.ts'
import { KINDS } from '../../universe/buildings.ts'
import type { Universe } from '../../universe/universe.ts'
import { type Activity, activitiesOf } from '../columns.ts'
import { isOpen } from '../standing.ts'
import type { EmpireRequest, EmpireSite } from './request.ts'

/** What a unit of a material is worth: to a base that has it left over, and to one that lacks it. */
export interface Values {
  readonly sell: Float64Array
  readonly buy: Float64Array
}

/** The best single activity of a site at given values. */
export interface SiteValue {
  /** $ a day if the whole area did nothing else. */
  readonly value: number
  /** Names the activity, so that a choice of sites can be of different kinds. */
  readonly recipe: string
}

/** Values of many sites, again and again: what sites have in common is calculated once. */
export function siteValuer(
  universe: Universe,
  { sites, limits }: Pick<EmpireRequest, 'sites' | 'limits'>,
) {
  const homes = homeArea(universe)
  const shared = new Map<string, readonly Activity[]>()
  const { buildings } = universe
  const production = Array.from({ length: buildings.count }, (_, b) => b).filter(
    (b) => buildings.isProduction[b] === 1,
  )
  const extractors = new Set(Object.values(EXTRACTORS).map(({ building }) => building))
  const isLocal = (b: number) =>
    extractors.has(buildings.ticker[b]! as never) || buildings.isFarm[b] === 1
  const local = production.filter(isLocal)
  const common = production.filter((b) => !isLocal(b))
  const recipes = limits.recipes && new Set(limits.recipes)

  const activities = (site: EmpireSite, of: readonly number[]) => {
    const planet = universe.planets.indexOf.get(site.site.planetNaturalId)!
    const environment = universe.planets.environment[planet]!
    const request = { site: site.site, limits, goal: { kind: 'profit' } } as const
    return of
      .filter((b) => isOpen(universe, request, b, environment))
      .flatMap((b) => activitiesOf(universe, site.site, planet, b))
      .filter(({ recipe }) => !recipes || recipes.has(recipe!.id))
  }
  const all = sites.map((site) => {
    const { planets } = universe
    const planet = planets.indexOf.get(site.site.planetNaturalId)!
    const { cogc, corphq, prices } = site.site
    const own = prices.sell === sites[0]!.site.prices.sell ? '' : site.site.planetNaturalId
    const fees = planets.feesPerDay[planet]?.join() ?? ''
    const key = `${planets.environment[planet]} ${cogc} ${corphq} ${own} ${fees}`
    const known = shared.get(key) ?? activities(site, common)
    shared.set(key, known)
    return [known, activities(site, local)] as const
  })
  return (at: (site: EmpireSite) => Values): SiteValue[] => {
    const best = new Map<readonly Activity[], SiteValue>()
    return sites.map((site, index) => {
      const values = at(site)
      const area = baseArea(site.site.permits) - CORE_MODULE_AREA
      const [known, own] = all[index]!
      const common = best.get(known) ?? bestOf(universe, homes, known, values)
      best.set(known, common)
      const mine = bestOf(universe, homes, own, values)
      const { value, recipe } = mine.value > common.value ? mine : common
      return { value: value * area, recipe }
    })
  }
}

function bestOf(
  { buildings }: Universe,
  homes: Float64Array,
  activities: readonly Activity[],
  { sell, buy }: Values,
): SiteValue {
  let best: SiteValue = { value: 0, recipe: '' }
  for (const { building, recipe, net, constructionCost, dailyFee } of activities) {
    let profit = -constructionCost / DEGRADATION_DAYS - dailyFee
    for (const [material, perDay] of net) {
      profit += perDay * (perDay > 0 ? sell : buy)[material]!
    }
    if (profit <= 0) continue
    let area = buildings.area[building]!
    for (let k = 0; k < KINDS; k++) area += buildings.workers[building * KINDS + k]! * homes[k]!
    if (profit / area > best.value) best = { value: profit / area, recipe: recipe!.id }
  }
  return best
}

/** The least area that a home for one worker of each kind takes. */
function homeArea({ buildings }: Universe): Float64Array {
  const least = new Float64Array(KINDS).fill(Infinity)
  for (const type of HABITATION_TYPES) {
    const building = buildings.indexOf.get(type)
    if (building === undefined) continue
    const places = buildings.housing.slice(building * KINDS, (building + 1) * KINDS)
    const all = places.reduce((sum, amount) => sum + amount, 0)
    for (let k = 0; k < KINDS; k++) {
      if (places[k]! > 0) least[k] = Math.min(least[k]!, buildings.area[building]! / all)
    }
  }
  return least.map((area) => (Number.isFinite(area) ? area : 0))
}

/** The most valuable sites, of the same recipe no more than a few. */
export function shortlist(values: readonly SiteValue[], most: number, ofOne: number): number[] {
  const order = [...values.keys()].sort((a, b) => values[b]!.value - values[a]!.value)
  const seen = new Map<string, number>()
  return order
    .filter((site) => {
      const { recipe, value } = values[site]!
      const count = (seen.get(recipe) ?? 0) + 1
      seen.set(recipe, count)
      return value > 0 && count <= ofOne
    })
    .slice(0, most)
}
