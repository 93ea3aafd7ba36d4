import { type CompanyLine, companyLines } from '../company/company-lines.ts'
import type { PlanToTell } from '../empire/update.ts'
import type { BaseWorkforce, Company } from '../game/company.ts'
import type { FioSites, FioStorage, PlanetSite, PlanetStorage } from '../game/fio.ts'
import { type Prices, priceResolver } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import type { PlanInput } from '../plan/input.ts'
import { type PlanOfPlanet, plansThatCount } from '../plan/plans-of-planet.ts'
import type { PlanResult } from '../plan/result.ts'
import { type BurnMaterial, burnTable, jointMaterials } from '../supply/burn.ts'
import { type Stock, stockOf } from '../supply/stock.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'

export interface OwnPlan extends PlanToTell, Pick<PlanOfPlanet, 'empireRank'> {}

export interface TodayBase {
  readonly planetNaturalId: string
  readonly planetName: string
  readonly site: PlanetSite
  /** Undefined where FIO does not know its store. */
  readonly store: PlanetStorage | undefined
  readonly plans: readonly BasePlan[]
  /** What its plans use and make, so that Today, alerts and FIO Burn name the same day for a stock. */
  readonly flows: readonly BurnMaterial[]
  /** Empty where FIO does not know the production lines. */
  readonly lines: readonly CompanyLine[]
  /** Undefined where FIO does not know the workers. */
  readonly workforce: BaseWorkforce | undefined
  /** Of the first plan: the plans of one empire share them. */
  readonly prices: Prices
}

export interface BasePlan {
  readonly uuid: string
  readonly name: string
  readonly input: PlanInput
  readonly result: PlanResult
}

/** Where a line about the whole base leads: its first plan. */
export const placeOf = ({ planetName, planetNaturalId, plans: [plan] }: TodayBase) => ({
  ...{ place: planetName, planetNaturalId },
  ...{ planUuid: plan!.uuid, planName: plan!.name },
})

export interface Bases {
  readonly bases: readonly TodayBase[]
  /** Built bases without a plan, of which nothing can be calculated. */
  readonly withoutPlan: readonly { readonly planetNaturalId: string; readonly planetName: string }[]
}

/** What FIO knows of the player. */
export interface FioRecords {
  readonly storage: FioStorage
  readonly sites: FioSites
  /** Null where FIO did not send it. */
  readonly company: Company | null
  /** In ms since 1970. */
  readonly now: number
}

/** By planet. Plans of planets without a base are left out. */
export function basesOf(
  universe: Universe,
  plans: readonly OwnPlan[],
  { storage, sites, company, now }: FioRecords,
): Bases {
  const lines = company ? companyLines(universe, company, now) : new Map<string, CompanyLine[]>()
  const workers = new Map(company?.workforce.map((base) => [base.planetId, base]))
  const evaluated = planEvaluator(universe)
  const byPlanet = Map.groupBy(
    plansThatCount(plans, sites.planets),
    ({ plan }) => plan.planet.planetid,
  )
  const bases: TodayBase[] = []
  const withoutPlan: Bases['withoutPlan'][number][] = []
  const standing = Object.values(sites.planets).sort((a, b) =>
    byCodeUnits(a.PlanetIdentifier, b.PlanetIdentifier),
  )
  for (const site of standing) {
    const { PlanetIdentifier: planetNaturalId, PlanetName } = site
    const planetName = PlanetName ?? planetNaturalId
    const own = universe.planets.indexOf.has(planetNaturalId)
      ? (byPlanet.get(planetNaturalId) ?? [])
      : []
    if (own.length === 0) {
      withoutPlan.push({ planetNaturalId, planetName })
      continue
    }
    const store = storage.planets[planetNaturalId]
    const stock = stockOf(store?.StorageItems ?? [])
    const basePlans = own.map(evaluated)
    const real = {
      lines: lines.get(planetNaturalId) ?? [],
      workforce: workers.get(planetNaturalId),
    }
    bases.push({
      ...{ planetNaturalId, planetName, site, store },
      ...real,
      plans: basePlans,
      flows: jointFlows(planetNaturalId, basePlans, stock),
      prices: basePlans[0]!.input.prices,
    })
  }
  return { bases, withoutPlan }
}

function planEvaluator(universe: Universe) {
  const resolvers = new Map<unknown, ReturnType<typeof priceResolver>>()
  return ({ uuid, name, plan, cx, empire, rules }: OwnPlan): BasePlan => {
    const resolver = resolvers.get(cx) ?? priceResolver(universe, cx, rules)
    resolvers.set(cx, resolver)
    const input = { plan, prices: resolver(plan.planet.planetid), empire, rules }
    return { uuid, name, input, result: evaluatePlan(universe, input) }
  }
}

function jointFlows(planetNaturalId: string, plans: readonly BasePlan[], stock: Stock) {
  const rows = plans.map(({ uuid, name, result }) => ({
    ...{ uuid, name, planetNaturalId },
    materialIo: result.materialio,
  }))
  return jointMaterials(burnTable(rows, () => stock))
}
