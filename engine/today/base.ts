import { type BaseFlows, baseFlows, reportedFlows } from '../company/base-flows.ts'
import { type CompanyLine, companyLines } from '../company/company-lines.ts'
import { freeStorage } from '../company/reserves.ts'
import type { PlanWithTerms } from '../empire/update.ts'
import type { FlowSource } from '../game/alert.ts'
import type { BaseWorkforce, Company } from '../game/company.ts'
import type { FioSites, FioStorage, PlanetSite, PlanetStorage } from '../game/fio.ts'
import { ownValue } from '../game/own-value.ts'
import type { Reserve } from '../game/reserve.ts'
import { type Prices, priceResolver } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import type { PlanInput } from '../plan/input.ts'
import { type PlanOfPlanet, plansThatCount } from '../plan/plans-of-planet.ts'
import type { PlanResult } from '../plan/result.ts'
import { type BurnMaterial, burnTable, type DailyFlow } from '../supply/burn.ts'
import { type Stock, stockOf } from '../supply/stock.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'

export interface OwnPlan extends PlanWithTerms, Pick<PlanOfPlanet, 'empireRank'> {}

export interface TodayBase {
  readonly planetNaturalId: string
  readonly planetName: string
  readonly site: PlanetSite
  /** Undefined where FIO does not know its store. */
  readonly store: PlanetStorage | undefined
  readonly plans: readonly TodayPlan[]
  /** Daily consumption and production, the same as in alerts and FIO Burn. */
  readonly flows: readonly BurnMaterial[]
  readonly flowsOf: Pick<BaseFlows, 'production' | 'workers'>
  /** What its plans use and make. Money is counted by these. */
  readonly planned: readonly DailyFlow[]
  /** Empty where FIO does not know the production lines. */
  readonly lines: readonly CompanyLine[]
  /** Undefined where FIO does not know the workers. */
  readonly workforce: BaseWorkforce | undefined
  /** Prices of the first plan, since the plans of one empire share them. */
  readonly prices: Prices
}

export interface TodayPlan {
  readonly uuid: string
  readonly name: string
  readonly input: PlanInput
  readonly result: PlanResult
}

/** The plan that a line about the whole base links to: the first one. */
export const basePlace = ({ planetName, planetNaturalId, plans: [plan] }: TodayBase) => ({
  ...{ place: planetName, planetNaturalId },
  ...{ planUuid: plan!.uuid, planName: plan!.name },
})

export interface Bases {
  readonly bases: readonly TodayBase[]
  /** Bases that exist but have no plan, so nothing can be calculated. */
  readonly withoutPlan: readonly { readonly planetNaturalId: string; readonly planetName: string }[]
}

/** What FIO knows of the player. */
export interface FioRecords {
  readonly storage: FioStorage
  readonly sites: FioSites
  /** Null where FIO did not send it. */
  readonly company: Company | null
  /** Whether consumption is what FIO reports, where it does, or what the plans say. */
  readonly flowsFrom: FlowSource
  /** Goods that are reserved for contracts. */
  readonly reserves: readonly Reserve[]
  /** In ms since 1970. */
  readonly now: number
}

/** Sorted by planet. Plans for planets without a base are left out. */
export function basesOf(universe: Universe, plans: readonly OwnPlan[], records: FioRecords): Bases {
  const { sites, company, reserves, flowsFrom, now } = records
  const storage = freeStorage(records.storage, reserves)
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
    const ownPlans = universe.planets.indexOf.has(planetNaturalId)
      ? (byPlanet.get(planetNaturalId) ?? [])
      : []
    if (ownPlans.length === 0) {
      withoutPlan.push({ planetNaturalId, planetName })
      continue
    }
    const store = ownValue(storage.planets, planetNaturalId)
    const stock = stockOf(store?.StorageItems ?? [])
    const basePlans = ownPlans.map(evaluated)
    const ownLines = lines.get(planetNaturalId)
    const workforce = workers.get(planetNaturalId)
    const reported = flowsFrom === 'game' ? reportedFlows(ownLines, workforce, store) : undefined
    bases.push({
      ...{ planetNaturalId, planetName, site, store, workforce },
      lines: ownLines ?? [],
      plans: basePlans,
      ...flowsOfBase(basePlans, reported, stock),
      prices: basePlans[0]!.input.prices,
    })
  }
  return { bases, withoutPlan }
}

function planEvaluator(universe: Universe) {
  const resolvers = new Map<unknown, ReturnType<typeof priceResolver>>()
  return ({ uuid, name, plan, cx, empire, rules }: OwnPlan): TodayPlan => {
    const resolver = resolvers.get(cx) ?? priceResolver(universe, cx, rules)
    resolvers.set(cx, resolver)
    const input = { plan, prices: resolver(plan.planet.planetid), empire, rules }
    return { uuid, name, input, result: evaluatePlan(universe, input) }
  }
}

function flowsOfBase(
  plans: readonly TodayPlan[],
  real: Parameters<typeof baseFlows>[1],
  stock: Stock,
): Pick<TodayBase, 'flows' | 'flowsOf' | 'planned'> {
  const rows = plans.map(({ result }) => plannedRows(result))
  const planned = baseFlows(rows, undefined, 'plan')
  const { flows, ...flowsOf } = real ? baseFlows(rows, real, 'game') : planned
  const plan = { uuid: '', name: '', planetNaturalId: '', materialIo: flows }
  const [row] = burnTable([plan], () => stock)
  return { flows: row!.materials, flowsOf, planned: planned.flows }
}

function plannedRows({ materialio, workforceMaterialIO }: PlanResult): DailyFlow[] {
  const workers = new Map(workforceMaterialIO.map(({ ticker, input }) => [ticker, input]))
  return materialio.map(({ ticker, input, output, delta }) => ({
    ...{ ticker, input, output, delta },
    workers: workers.get(ticker) ?? 0,
  }))
}
