import { DEGRADATION_DAYS } from '../../game/constants/degradation.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Activity, BuildingKind, Work } from '../base/columns.ts'
import { housedArea } from './homes.ts'
import type { Levels } from './levels.ts'
import type { EmpireRequest } from './request.ts'
import { siteActivities } from './site-activities.ts'

export interface Group {
  readonly key: string
  readonly activity: Activity
  readonly area: number
  readonly level: number
  /** Its kind of building. Only the buildings of all groups of a kind together are whole. */
  readonly kind: string
  /** Indices of the units where it can be built. Undefined for all units. */
  readonly units: readonly number[] | undefined
  /** $ a day without what the planet's surroundings add. */
  readonly cost: number
  readonly constructionCost: number
  /** It represents poorer ones too, so a part of its output may be thrown away. */
  readonly standsForPoorer: boolean
}

export interface GroupColumn {
  readonly column: number
  readonly group: Group
}

/** A site, or several interchangeable sites of one level. */
export interface SiteUnit {
  readonly sites: readonly number[]
  /** $ a day that the surroundings add per unit of area that is built on. */
  readonly perArea: number
}

export interface Groups {
  readonly groups: readonly Group[]
  readonly units: readonly SiteUnit[]
}

/** For each deposit or soil, this number of best sites stay separate. The others of a level count as the best of them. */
const BEST_OF_A_KIND = 24
const BEST_OF_A_LEVEL = 4

export const groupKey = (
  { experts }: Pick<BuildingKind, 'experts'>,
  { recipe }: Pick<Work, 'recipe'>,
) => `${recipe.id} ${experts}`
export const kindKey = ({ building, experts }: Pick<BuildingKind, 'building' | 'experts'>) =>
  `${building} ${experts}`
const keyOf = (activity: Activity) => groupKey(activity, activity)

interface Entry {
  readonly activity: Activity
  readonly sites: readonly number[]
  readonly level: number
  readonly standsForPoorer: boolean
}

export function groupsOf(
  universe: Universe,
  request: EmpireRequest,
  open: readonly number[],
  levels: Levels,
): Groups {
  const area = housedArea(universe)
  const isOpen = new Set(open)
  const lists = siteActivities(universe, request)
    .map(({ sites, ...list }) => ({ ...list, sites: sites.filter((s) => isOpen.has(s)) }))
    .filter(({ sites }) => sites.length > 0)
  const costOf = ({ constructionCost, dailyFee }: Activity) =>
    constructionCost / DEGRADATION_DAYS + dailyFee
  const perArea = surroundings(lists, area, costOf)
  const entries = lists.flatMap(({ activities, sites, isLocal }) =>
    Array.from(Map.groupBy(sites, levels.of), ([level, near]) => ({
      activities,
      sites: near,
      level,
      isLocal,
    })),
  )
  const common = entries.filter(({ isLocal }) => !isLocal)
  const local = entries.filter(({ isLocal }) => isLocal)
  const kept = prunedLocals(
    local.flatMap(({ activities, sites, level }) =>
      activities.map((activity): Entry => ({ activity, sites, level, standsForPoorer: false })),
    ),
    levels,
  )
  const named = new Set(kept.flatMap(({ sites }) => (sites.length === 1 ? sites : [])))
  const units = unitsOf(
    open,
    new Set([...named, ...standingOf(request, open)]),
    lists,
    perArea,
    levels,
  )
  const unitOf = new Map(units.flatMap(({ sites }, unit) => sites.map((site) => [site, unit])))

  const drafts = new Map<number, { entry: Entry; places: number[]; cost: number; build: number }>()
  const numberOf = numbers()
  const { placeOf, allOf } = places()
  const draw = (activities: readonly Activity[], of: Omit<Entry, 'activity'>) => {
    const here = placeOf([...new Set(of.sites.map((site) => unitOf.get(site)!))])
    const extra = Math.max(...new Set(of.sites.map((site) => perArea.get(site)!)))
    for (const activity of activities) {
      const way = 2 * numberOf(activity) + Number(of.standsForPoorer)
      const key = way * levels.count + of.level
      let draft = drafts.get(key)
      if (!draft) {
        draft = { entry: { ...of, activity }, places: [], cost: Infinity, build: Infinity }
        drafts.set(key, draft)
      }
      draft.places.push(here)
      draft.cost = Math.min(draft.cost, costOf(activity) - extra * area[activity.building]!)
      draft.build = Math.min(draft.build, activity.constructionCost)
    }
  }
  for (const { activities, ...of } of common) draw(activities, { ...of, standsForPoorer: false })
  for (const { activity, ...of } of kept) draw([activity], of)
  return {
    units,
    groups: Array.from(drafts.values(), ({ entry, places, cost, build }) => {
      const all = allOf(places)
      return {
        key: keyOf(entry.activity),
        kind: kindKey(entry.activity),
        activity: entry.activity,
        level: entry.level,
        area: area[entry.activity.building]!,
        units: all.length === units.length ? undefined : all,
        cost,
        constructionCost: build,
        standsForPoorer: entry.standsForPoorer,
      }
    }),
  }
}

/** Equal numbers for equal activities, costs aside. Those of alike sites share one array of flows, which is written once. */
function numbers() {
  const ofText = new Map<string, number>()
  const ofNet = new Map<Activity['net'], number>()
  return (activity: Activity): number => {
    const { net } = activity
    const known = ofNet.get(net)
    if (known !== undefined) return known
    const flows = net.map(([material, perDay]) => `${material}:${perDay.toPrecision(10)}`).join()
    const text = `${keyOf(activity)} ${flows}`
    const found = ofText.get(text) ?? ofText.size
    ofText.set(text, found)
    ofNet.set(net, found)
    return found
  }
}

/** Sets of units. Many groups can be built in the same places and share one array of them. */
function places() {
  const all: (readonly number[])[] = []
  const indexOf = new Map<string, number>()
  const together = new Map<string, readonly number[]>()
  return {
    placeOf(units: readonly number[]): number {
      const text = units.join()
      const known = indexOf.get(text)
      if (known !== undefined) return known
      indexOf.set(text, all.length)
      return all.push(units) - 1
    },
    allOf(indices: readonly number[]): readonly number[] {
      const text = indices.join()
      const known = together.get(text) ?? [...new Set(indices.flatMap((place) => all[place]!))]
      together.set(text, known)
      return known
    },
  }
}

const standingOf = ({ sites }: EmpireRequest, open: readonly number[]) =>
  open.filter((site) => sites[site]!.kind === 'change')

/** By site: $ a day and unit of area that its surroundings add to the cheapest ones, averaged over buildings. */
function surroundings(
  lists: readonly { activities: readonly Activity[]; sites: readonly number[] }[],
  area: Float64Array,
  costOf: (activity: Activity) => number,
): ReadonlyMap<number, number> {
  const least = new Map<number, number>()
  for (const { activities } of lists) {
    for (const activity of activities) {
      const known = least.get(activity.building) ?? Infinity
      least.set(activity.building, Math.min(known, costOf(activity)))
    }
  }
  const perArea = new Map<number, number>()
  for (const { activities, sites } of lists) {
    const extras = activities.map(
      (activity) => (costOf(activity) - least.get(activity.building)!) / area[activity.building]!,
    )
    const mean = extras.reduce((sum, extra) => sum + extra, 0) / Math.max(1, extras.length)
    for (const site of sites) {
      if (extras.length > 0 && !perArea.has(site)) perArea.set(site, mean)
    }
  }
  for (const { sites } of lists) {
    for (const site of sites) if (!perArea.has(site)) perArea.set(site, 0)
  }
  return perArea
}

const yieldOf = ({ net }: Activity) => Math.max(0, ...net.map(([, perDay]) => perDay))

function prunedLocals(entries: readonly Entry[], levels: Levels): Entry[] {
  const byKey = Map.groupBy(entries, ({ activity }) => keyOf(activity))
  return Array.from(byKey.values(), (all) => {
    if (all.length <= BEST_OF_A_KIND) return all
    const sorted = all.toSorted((a, b) => yieldOf(b.activity) - yieldOf(a.activity))
    const best = sorted.slice(0, BEST_OF_A_KIND)
    const others = Map.groupBy(sorted.slice(BEST_OF_A_KIND), ({ level }) => level)
    return Array.from(others, ([level, found]) => {
      const near = levels.count > 1 ? BEST_OF_A_LEVEL : 0
      const rest = found.slice(near)
      const together: Entry = {
        activity: bestOfAll(rest.map(({ activity }) => activity)),
        sites: rest.flatMap(({ sites }) => sites),
        level,
        standsForPoorer: true,
      }
      return [...found.slice(0, near), ...(rest.length > 0 ? [together] : [])]
    })
      .concat(best)
      .flat()
  }).flat()
}

/** An activity with the highest output and the lowest input of all. */
function bestOfAll(all: readonly Activity[]): Activity {
  const net = new Map<number, number>()
  const seen = new Map<number, number>()
  for (const activity of all) {
    for (const [material, perDay] of activity.net) {
      net.set(material, Math.max(net.get(material) ?? -Infinity, perDay))
      seen.set(material, (seen.get(material) ?? 0) + 1)
    }
  }
  for (const [material, count] of seen) {
    if (count < all.length) net.set(material, Math.max(0, net.get(material)!))
  }
  return {
    ...all[0]!,
    net: [...net],
    constructionCost: Math.min(...all.map(({ constructionCost }) => constructionCost)),
    dailyFee: Math.min(...all.map(({ dailyFee }) => dailyFee)),
  }
}

function unitsOf(
  open: readonly number[],
  named: ReadonlySet<number>,
  lists: readonly { sites: readonly number[] }[],
  perArea: ReadonlyMap<number, number>,
  levels: Levels,
): SiteUnit[] {
  const listOf = new Map<number, number>()
  for (const [list, { sites }] of lists.entries()) {
    for (const site of sites) if (!listOf.has(site)) listOf.set(site, list)
  }
  const together = Map.groupBy(open, (site) =>
    named.has(site) ? `site ${site}` : `list ${listOf.get(site)} ${levels.of(site)}`,
  )
  return Array.from(together.values(), (sites) => ({ sites, perArea: perArea.get(sites[0]!) ?? 0 }))
}
