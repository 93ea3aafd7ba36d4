import { type HireRate, hireCost, jumpsApart } from '../../fleet/freight/hire.ts'
import { carriedSize } from '../../fleet/freight/rate.ts'
import { systemOf } from '../../fleet/ships/place-id.ts'
import { EXCHANGE_SYSTEMS } from '../../game/constants/stations.ts'
import { isExchange } from '../../game/cx.ts'
import type { PlanData } from '../../game/plan.ts'
import { type DailyVolume, dailyVolumeOf, tradedAt } from '../../market/daily-volume.ts'
import { type CurveOf, curvesOf } from '../../market/depth/books.ts'
import { priceResolver } from '../../market/prices.ts'
import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AdvisorSite } from '../base/request.ts'
import { programmeOf } from '../planets/planet-question.ts'
import type { BestEmpireQuestion, EmpireFreight, EmpireLimits, ExistingBase } from './question.ts'

export type TradeSide = 'sell' | 'buy'

export interface EmpireSite {
  readonly site: AdvisorSite
  readonly kind: 'new' | 'change' | 'keep'
  /** Index in the question's existing bases. Null for a new one. */
  readonly existing: number | null
  readonly standing: PlanData | undefined
  readonly exchange: Readonly<Record<TradeSide, string>>
}

/** Jumps between sites, or −1 without a route. */
export interface Distances {
  readonly between: (from: number, to: number) => number
  readonly toExchange: Readonly<Record<TradeSide, readonly number[]>>
  /** To the exchange where most of the sites sell. */
  readonly toHub: readonly number[]
  /** Whether there is a route to any exchange where one of the sites trades. */
  readonly isServed: readonly boolean[]
}

export interface EmpireRequest {
  readonly sites: readonly EmpireSite[]
  readonly limits: EmpireLimits
  readonly freight: Pick<EmpireFreight, 'rate' | 'hours'> | null
  /** Null if trade uses list prices instead of order books. */
  readonly curveOf: CurveOf | null
  /** The part of each order that a day may fill. */
  readonly refillShare: number
  readonly jumps: Distances
  readonly left: readonly EmpireSite[]
}

export function empireRequestOf(
  universe: Universe,
  question: BestEmpireQuestion,
  planets: readonly string[],
): EmpireRequest {
  const siteOf = siteMaker(universe, question)
  const standing = question.existing.map((base, index) =>
    siteOf(base.plan.planet.planetid, base, index),
  )
  const taken = new Set(standing.map(({ site }) => site.planetNaturalId))
  const fresh = planets.filter((id) => !taken.has(id)).map((id) => siteOf(id))
  const isLeft = ({ existing }: EmpireSite) =>
    existing !== null && question.existing[existing]!.choice === 'leave'
  const sites = [...standing.filter((site) => !isLeft(site)), ...fresh]
  return {
    sites,
    limits: question.limits,
    freight: question.freight,
    curveOf: question.books && curvesOf(universe, question.books),
    refillShare: question.refillShare ?? 1,
    jumps: distancesOf(question, sites),
    left: standing.filter(isLeft),
  }
}

/** The planets of the question that have no base yet. */
export function namedPlanets({ planets }: Universe, question: BestEmpireQuestion): string[] {
  const taken = new Set(question.existing.map(({ plan }) => plan.planet.planetid))
  const ids = question.planets === 'all' ? planets.naturalId : question.planets
  return ids.filter((id) => !taken.has(id))
}

export const openPlanets = (universe: Universe, question: BestEmpireQuestion): string[] =>
  namedPlanets(universe, question).filter((id) => {
    const planet = universe.planets.indexOf.get(id)
    if (planet === undefined) throw new NotAvailable('Planet', id)
    return !(question.freePlotsOnly && universe.planets.plotsFree[planet] === 0)
  })

function siteMaker(universe: Universe, question: BestEmpireQuestion) {
  const { cx, rules, empire } = question
  const pricesOn = priceResolver(universe, cx, rules)
  const volumes = new Map<string, DailyVolume>()
  const volumeOn = (planet: string) => {
    const key = `${tradedAt(cx, planet, 'SELL')} ${tradedAt(cx, planet, 'BUY')}`
    const known = volumes.get(key) ?? dailyVolumeOf(universe, cx, planet)
    volumes.set(key, known)
    return known
  }
  const siteOf = (
    planetNaturalId: string,
    base?: ExistingBase,
    existing: number | null = null,
  ): EmpireSite => {
    const planet = universe.planets.indexOf.get(planetNaturalId)
    if (planet === undefined) throw new NotAvailable('Planet', planetNaturalId)
    const given = base?.plan.planet
    return {
      site: {
        planetNaturalId,
        permits: given?.permits ?? question.permitsPerBase,
        corphq: given?.corphq ?? question.hqPlanet === planetNaturalId,
        cogc: given?.cogc ?? programmeOf(universe, planet, 'own'),
        luxuries: given?.workforce ?? [],
        experts: given
          ? Object.fromEntries(given.experts.map(({ type, amount }) => [type, amount]))
          : question.experts,
        empire,
        rules,
        prices: pricesOn(planetNaturalId),
        dailyVolume: volumeOn(planetNaturalId),
      },
      kind: !base ? 'new' : base.choice === 'change' ? 'change' : 'keep',
      existing,
      standing: base?.plan,
      exchange: {
        sell: tradedAt(cx, planetNaturalId, 'SELL'),
        buy: tradedAt(cx, planetNaturalId, 'BUY'),
      },
    }
  }
  return siteOf
}

function distancesOf(
  { freight, exchange: otherwise }: BestEmpireQuestion,
  sites: readonly EmpireSite[],
): Distances {
  if (!freight) {
    const none = sites.map(() => 0)
    const isServed = sites.map(() => true)
    return { between: () => 0, toExchange: { sell: none, buy: none }, toHub: none, isServed }
  }
  const { galaxy } = freight
  const indexOf = new Map(galaxy.systems.split(' ').map((id, index) => [id, index]))
  const jumps = (from: string, to: string) => {
    const [a, b] = [indexOf.get(from), indexOf.get(to)]
    return a === undefined || b === undefined ? -1 : (jumpsApart(galaxy, a, b) ?? -1)
  }
  const systems = sites.map(({ site }) => systemOf(site.planetNaturalId))
  const station = (code: string) => EXCHANGE_SYSTEMS[isExchange(code) ? code : otherwise]
  const toExchange = (side: TradeSide) =>
    sites.map(({ exchange }, i) => jumps(station(exchange[side]), systems[i]!))
  const hub = station(mostCommon(sites.map(({ exchange }) => exchange.sell)) ?? otherwise)
  const stations = [
    ...new Set(sites.flatMap(({ exchange }) => [station(exchange.sell), station(exchange.buy)])),
  ]
  return {
    isServed: systems.map((system) => stations.some((from) => jumps(from, system) >= 0)),
    toHub: systems.map((system) => jumps(hub, system)),
    between: (from, to) => jumps(systems[from]!, systems[to]!),
    toExchange: { sell: toExchange('sell'), buy: toExchange('buy') },
  }
}

function mostCommon<T>(all: readonly T[]): T | undefined {
  const groups = [...Map.groupBy(all, (one) => one)]
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

/** Sites where a program chooses. A new base without a route to an exchange would earn nothing. */
export const openSites = ({ sites, jumps }: EmpireRequest): number[] =>
  sites.flatMap(({ kind }, index) =>
    kind === 'change' || (kind === 'new' && jumps.isServed[index]) ? [index] : [],
  )

const rated = (
  universe: Universe,
  rate: HireRate | null | undefined,
  material: number,
  jumps: number,
) => (rate ? hireCost(rate, carriedSize(universe, material), jumps) : 0)

/** $ and ship hours to carry one unit over some jumps. */
export const carrying = (
  universe: Universe,
  { freight }: Pick<EmpireRequest, 'freight'>,
  material: number,
  jumps: number,
) => ({
  cost: rated(universe, freight?.rate, material, jumps),
  hours: rated(universe, freight?.hours, material, jumps),
})
