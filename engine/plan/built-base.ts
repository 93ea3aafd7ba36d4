import { CORE_MODULE } from '../game/constants/base.ts'
import type { PlanetSite } from '../game/fio.ts'
import {
  INFRASTRUCTURE_TYPES,
  isInfrastructure,
  type PlanBuilding,
  type PlanData,
  type PlanInfrastructure,
} from '../game/plan.ts'
import { setPermits } from './edit.ts'

export interface BuiltBase {
  readonly permits: number
  /** Number by building ticker, core module included, in the order of the report. */
  readonly buildings: ReadonlyMap<string, number>
}

/** A player has at most one base on a planet. */
export function builtBaseOn(
  sites: Readonly<Record<string, PlanetSite>>,
  planetNaturalId: string,
): BuiltBase | null {
  const site = Object.values(sites).find((known) => known.PlanetIdentifier === planetNaturalId)
  if (!site) return null
  const buildings = new Map<string, number>()
  for (const { BuildingTicker: ticker } of site.Buildings)
    buildings.set(ticker, (buildings.get(ticker) ?? 0) + 1)
  return { permits: site.InvestedPermits, buildings }
}

export interface BuildingComparison {
  readonly building: string
  readonly planned: number
  readonly built: number
}

export function differencesFromBuilt(
  planned: readonly { readonly building: string; readonly amount: number }[],
  permits: number,
  base: BuiltBase,
): string[] {
  const rows = [
    { building: 'permits', planned: permits, built: base.permits },
    ...compareBuildings(planned, base).filter(({ building }) => building !== CORE_MODULE),
  ]
  return rows
    .filter(({ planned: wanted, built }) => wanted !== built)
    .map(({ building, planned: wanted, built }) => `${building} ${wanted} → ${built}`)
}

/** All planned or built kinds: first those of the plan in its order, then the others. */
export function compareBuildings(
  planned: readonly { readonly building: string; readonly amount: number }[],
  base: BuiltBase,
): BuildingComparison[] {
  const amounts = new Map<string, number>()
  for (const { building, amount } of planned)
    amounts.set(building, (amounts.get(building) ?? 0) + amount)
  for (const building of base.buildings.keys()) if (!amounts.has(building)) amounts.set(building, 0)
  return [...amounts]
    .map(([building, amount]) => ({
      building,
      planned: amount,
      built: base.buildings.get(building) ?? 0,
    }))
    .filter(({ planned: wanted, built }) => wanted > 0 || built > 0)
}

/**
 * The plan with the permits, habitations, storage and production that are built. What the game does not report stays
 * planned: CoGC, experts, luxuries and the recipes of buildings that the plan already has. New kinds run nothing yet.
 */
export function withBuiltBase<Plan extends PlanData>(plan: Plan, base: BuiltBase): Plan {
  return {
    ...plan,
    planet: setPermits(plan, base.permits).planet,
    infrastructure: infrastructureOf(base),
    buildings: productionOf(plan.buildings, base),
  }
}

function infrastructureOf({ buildings }: BuiltBase): PlanInfrastructure[] {
  return INFRASTRUCTURE_TYPES.flatMap((building) => {
    const amount = buildings.get(building) ?? 0
    return amount === 0 ? [] : [{ building, amount }]
  })
}

function productionOf(planned: readonly PlanBuilding[], { buildings }: BuiltBase): PlanBuilding[] {
  const left = new Map(buildings)
  for (const known of [CORE_MODULE, ...INFRASTRUCTURE_TYPES]) left.delete(known)
  const kept = planned.flatMap((row, at) => {
    const built = left.get(row.name) ?? 0
    const isLast = !planned.slice(at + 1).some(({ name }) => name === row.name)
    // If a kind has several rows, the first ones are filled up and the last one gets the rest.
    const amount = isLast ? built : Math.min(row.amount, built)
    left.set(row.name, built - amount)
    return amount === 0 ? [] : [{ ...row, amount }]
  })
  const added = [...left].flatMap(([name, amount]) =>
    amount === 0 || isInfrastructure(name) ? [] : [{ name, amount, active_recipes: [] }],
  )
  return [...kept, ...added]
}
