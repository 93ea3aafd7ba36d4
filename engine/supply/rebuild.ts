import { baseArea, CORE_MODULE, CORE_MODULE_AREA } from '../game/constants/base.ts'
import { isInfrastructure, type PlanData } from '../game/plan.ts'
import { WORKFORCES } from '../game/primitives.ts'
import type { Prices } from '../market/prices.ts'
import {
  type MaterialAmount,
  type ShipmentRow,
  type ShipmentTotals,
  shipmentRow,
  shipmentTotals,
  sumAmounts,
} from '../market/shipment.ts'
import { materialRows } from '../plan/construction.ts'
import type { Universe } from '../universe/universe.ts'
import type { BuildingAmount } from './cart.ts'
import type { Stock } from './stock.ts'

/** `reclaimable` is what its demolition gives back. */
export interface BuiltBuilding {
  readonly building: string
  readonly condition: number
  readonly reclaimable: readonly MaterialAmount[]
}
export interface BuiltSite {
  readonly permits: number
  readonly buildings: readonly BuiltBuilding[]
}

export type RebuildStep =
  | { readonly kind: 'permits'; readonly amount: number }
  /** Materials that are missing for the builds up to the next demolition. */
  | {
      readonly kind: 'bring'
      readonly rows: readonly ShipmentRow[]
      readonly totals: ShipmentTotals
    }
  | (BuildingAmount & {
      readonly kind: 'build' | 'demolish'
      readonly materials: readonly MaterialAmount[]
    })

export interface Rebuild {
  readonly steps: readonly RebuildStep[]
  readonly totals: ShipmentTotals
  /** What does not fit in the area of the plan's permits. */
  readonly unfit: readonly BuildingAmount[]
}

/**
 * Steps from the built base to a plan that keep it running. Buildings that the plan keeps are never touched, and housing is
 * built before its workers come. Nothing is demolished before its area is needed, and production goes before the housing
 * of its workers.
 */
export function rebuild(
  universe: Universe,
  prices: Prices,
  planetNaturalId: string,
  built: BuiltSite,
  plan: PlanData,
  stock: Stock,
): Rebuild | null {
  const planet = universe.planets.indexOf.get(planetNaturalId)
  if (planet === undefined) return null
  const lists = universe.construction[universe.planets.environment[planet]!]!
  const order = orderOf(universe, built, plan)
  const have = new Map(stock)
  const worstFirst = built.buildings.toSorted((a, b) => a.condition - b.condition)
  const left = Map.groupBy(worstFirst, ({ building }) => building)
  const takes = ({ building, amount }: BuildingAmount): MaterialAmount[] => {
    const index = universe.buildings.indexOf.get(building)
    return index === undefined
      ? []
      : materialRows(universe, lists, index).map(({ ticker, input }) => ({
          ticker,
          amount: input * amount,
        }))
  }
  const steps: RebuildStep[] = []
  if (plan.planet.permits > built.permits)
    steps.push({ kind: 'permits', amount: plan.planet.permits - built.permits })
  for (const phase of phasesOf(order.moves)) {
    if (phase[0]?.kind === 'demolish') {
      for (const { building, amount } of phase) {
        // The worst go first: they give back least.
        const gone = left.get(building)?.splice(0, amount) ?? []
        const materials = sumAmounts(gone.flatMap(({ reclaimable }) => reclaimable))
        for (const { ticker, amount: units } of materials) add(have, ticker, units)
        steps.push({ kind: 'demolish', building, amount, materials })
      }
      continue
    }
    const builds = phase.map((move) => ({ ...move, materials: takes(move) }))
    const missing = sumAmounts(builds.flatMap(({ materials }) => materials)).map(
      ({ ticker, amount }) => {
        const owned = have.get(ticker) ?? 0
        have.set(ticker, Math.max(0, owned - amount))
        return { ticker, amount: Math.max(0, amount - owned) }
      },
    )
    const rows = missing
      .filter(({ amount }) => amount > 0)
      .map(({ ticker, amount }) => shipmentRow(universe, prices, ticker, amount))
    if (rows.length > 0) steps.push({ kind: 'bring', rows, totals: shipmentTotals(rows) })
    steps.push(...builds)
  }
  const brought = steps.flatMap((step) => (step.kind === 'bring' ? step.rows : []))
  return {
    steps,
    totals: shipmentTotals(brought),
    unfit: order.unfit,
  }
}

const add = (amounts: Map<string, number>, ticker: string, amount: number) =>
  amounts.set(ticker, (amounts.get(ticker) ?? 0) + amount)

type Move = BuildingAmount & { readonly kind: 'build' | 'demolish' }

function phasesOf(moves: readonly Move[]): Move[][] {
  const phases: Move[][] = []
  for (const move of moves) {
    const last = phases.at(-1)
    if (last?.[0]?.kind === move.kind) last.push(move)
    else phases.push([move])
  }
  return phases
}

function orderOf(
  { buildings }: Universe,
  built: BuiltSite,
  plan: PlanData,
): { moves: Move[]; unfit: BuildingAmount[] } {
  const now = new Map<string, number>()
  for (const { building } of built.buildings) add(now, building, 1)
  const wanted = wantedOf(plan)
  const kinds = WORKFORCES.length
  const of = (column: Float64Array, building: string, kind: number) => {
    const index = buildings.indexOf.get(building)
    return index === undefined ? 0 : column[index * kinds + kind]!
  }
  const areaOf = (building: string) =>
    buildings.area[buildings.indexOf.get(building) ?? -1] ?? Number.POSITIVE_INFINITY
  const limit = baseArea(Math.max(plan.planet.permits, built.permits))
  now.delete(CORE_MODULE)
  wanted.delete(CORE_MODULE)
  let area = CORE_MODULE_AREA
  for (const [building, amount] of now)
    if (buildings.indexOf.has(building)) area += areaOf(building) * amount

  const sorted = (differs: (building: string) => number) =>
    [...new Set([...wanted.keys(), ...now.keys()])]
      .map((building) => ({ building, amount: differs(building) }))
      .filter(({ amount }) => amount > 0)
  const missing = (building: string) => (wanted.get(building) ?? 0) - (now.get(building) ?? 0)
  const builds = sorted(missing).toSorted(byInfrastructure(-1))
  const drops = sorted((building) => -missing(building)).toSorted(byInfrastructure(1))

  const isHousedWithout = (building: string) =>
    WORKFORCES.every((_, kind) => {
      if (of(buildings.housing, building, kind) === 0) return true
      let free = -of(buildings.housing, building, kind)
      for (const [each, amount] of now)
        free += amount * (of(buildings.housing, each, kind) - of(buildings.workers, each, kind))
      return free >= 0
    })
  const moves: Move[] = []
  const move = (kind: Move['kind'], of: { building: string; amount: number }) => {
    const change = kind === 'build' ? 1 : -1
    of.amount--
    add(now, of.building, change)
    area += change * areaOf(of.building)
    const last = moves.at(-1)
    if (last?.kind === kind && last.building === of.building)
      moves[moves.length - 1] = { ...last, amount: last.amount + 1 }
    else moves.push({ kind, building: of.building, amount: 1 })
  }
  for (;;) {
    const open = builds.filter(({ amount }) => amount > 0)
    const first = open.filter(({ building }) => isInfrastructure(building))
    const next = (first.length > 0 ? first : open).find(
      ({ building }) => area + areaOf(building) <= limit,
    )
    if (next) {
      move('build', next)
      continue
    }
    const rest = drops.filter(({ amount }) => amount > 0)
    const drop = rest.find(({ building }) => isHousedWithout(building)) ?? rest[0]
    if (drop) move('demolish', drop)
    else return { moves, unfit: open }
  }
}

/** A part of a building is built whole. */
function wantedOf({ buildings, infrastructure }: PlanData): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { name, amount } of buildings) add(wanted, name, amount)
  for (const { building, amount } of infrastructure) add(wanted, building, amount)
  for (const [building, amount] of wanted) wanted.set(building, Math.ceil(amount))
  return wanted
}

/** `1` puts infrastructure last, `-1` first. */
const byInfrastructure = (first: 1 | -1) => (a: { building: string }, b: { building: string }) =>
  first * (Number(isInfrastructure(a.building)) - Number(isInfrastructure(b.building)))
