import { fertilityFactor } from '../../game/constants/bonuses.ts'
import { EXTRACTORS } from '../../game/constants/extraction.ts'
import { feesUnder } from '../../plan/local-fees.ts'
import { RESOURCE_TYPES } from '../../universe/buildings.ts'
import { jumpsToStation } from '../../universe/station-jumps.ts'
import type { Universe } from '../../universe/universe.ts'
import { type PlanetQuestion, programmeOf } from './planet-question.ts'

/** Planets with the same programme, prices, fees and surroundings, in the order of the universe. */
export type PlanetSet = readonly number[]

export function firstSets(universe: Universe, question: PlanetQuestion): PlanetSet[] {
  const { planets } = universe
  const { site, cx, freight } = question
  const own = new Set(
    [...(cx?.cx_planets ?? []), ...(cx?.ticker_planets ?? [])].map(({ planet }) => planet),
  )
  const sets = new Map<string, number[]>()
  for (let planet = 0; planet < planets.count; planet++) {
    if (question.freePlotsOnly && planets.plotsFree[planet] === 0) continue
    if (freight && jumpsToStation(universe.planets, planet, freight.station) < 0) continue
    const id = planets.naturalId[planet]!
    const programme = programmeOf(universe, planet, site.cogc)
    const governed = governmentOf(universe, question, planet)
    const key = `${planets.environment[planet]} ${programme} ${own.has(id) ? id : ''} ${governed}`
    const set = sets.get(key)
    if (set) set.push(planet)
    else sets.set(key, [planet])
  }
  return [...sets.values()]
}

/** Equal for planets with the same fees. Establishment fees matter only for some goals. */
function governmentOf(universe: Universe, question: PlanetQuestion, planet: number): string {
  const fees = feesUnder(question.site.rules)
  const countsBuilding =
    question.goal.kind === 'horizon' || question.limits.mostConstructionCost !== undefined
  const establishment = countsBuilding ? fees.establishment(universe, planet) : 0
  return `${establishment} ${fees.allPerDay(universe, planet)?.join() ?? ''}`
}

export const SOIL = 'soil'

/** The rates of deposits, by extraction recipe, and of the soil. */
export function ratesOn(universe: Universe, planet: number): ReadonlyMap<string, number> {
  const { planets, materials } = universe
  const rates = new Map<string, number>()
  const soil = fertilityFactor(planets.fertility[planet]!)
  if (soil > 0) rates.set(SOIL, soil)
  for (let r = planets.resourceStart[planet]!; r < planets.resourceStart[planet + 1]!; r++) {
    const { building } = EXTRACTORS[RESOURCE_TYPES[planets.resourceType[r]!]!]
    const key = `${building}#${materials.ticker[planets.resourceMaterial[r]!]!}`
    rates.set(key, Math.max(rates.get(key) ?? 0, planets.dailyExtraction[r]!))
  }
  return rates
}

/** What a base uses that differs between the planets of its set. */
export interface Reliance {
  /** Keys of `ratesOn` that the base uses. */
  readonly used: readonly string[]
  /** Whether it leaves work undone, which only a poorer planet has to. */
  readonly leavesUndone: boolean
}

export interface SplitSet {
  /** Planets on which the base works exactly as on the best of the set. */
  readonly alike: PlanetSet
  /** The others, in sets of planets more like each other. */
  readonly others: readonly PlanetSet[]
}

/** Every part is smaller than the set, unless the base can be built on all of its planets. */
export function splitSet(
  universe: Universe,
  { freight }: PlanetQuestion,
  set: PlanetSet,
  { used, leavesUndone }: Reliance,
): SplitSet {
  const jumps = (planet: number) =>
    freight ? jumpsToStation(universe.planets, planet, freight.station) : 0
  const nearest = Math.min(...set.map(jumps))
  const near = set.filter((planet) => jumps(planet) === nearest)
  const far = set.filter((planet) => jumps(planet) > nearest)

  const rates = new Map(set.map((planet) => [planet, ratesOn(universe, planet)]))
  const rate = (planet: number, key: string) => rates.get(planet)!.get(key) ?? 0
  const best = new Map(
    used.map((key) => [key, Math.max(...set.map((planet) => rate(planet, key)))]),
  )
  const isAlike = (planet: number) => used.every((key) => rate(planet, key) === best.get(key))
  const alike = leavesUndone ? [] : near.filter(isAlike)
  const rest = near.filter((planet) => !alike.includes(planet))
  const others = [...parted(rest, used, rate, alike.length > 0), ...(far.length > 0 ? [far] : [])]
  return { alike, others }
}

/** Splits by which of the used rates planets have. If all have the same, splits in two by the rate that varies most. */
function parted(
  set: PlanetSet,
  used: readonly string[],
  rate: (planet: number, key: string) => number,
  isSmaller: boolean,
): PlanetSet[] {
  const having = Map.groupBy(set, (planet) =>
    used.map((key) => (rate(planet, key) > 0 ? 1 : 0)).join(''),
  )
  const parts = [...having.values()]
  if (parts.length !== 1 || isSmaller) return parts
  const spreads = used.map((key) => {
    const all = set.map((planet) => rate(planet, key))
    return { key, least: Math.min(...all), most: Math.max(...all) }
  })
  const widest = spreads.reduce((a, b) => (b.most * a.least > a.most * b.least ? b : a))
  const middle = (widest.least + widest.most) / 2
  return [
    set.filter((planet) => rate(planet, widest.key) > middle),
    set.filter((planet) => rate(planet, widest.key) <= middle),
  ].filter((part) => part.length > 0)
}
