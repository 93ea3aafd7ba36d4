import type { PlanData } from '../../game/plan.ts'
import { constructionCost } from '../../plan/construction.ts'
import type { PlanInput } from '../../plan/input.ts'
import type { BuildingAmount } from '../../supply/cart.ts'
import { WORKER_KINDS } from '../../universe/buildings.ts'
import type { Universe } from '../../universe/universe.ts'

export interface Item {
  readonly ticker: string
  readonly part: 'buildings' | 'infrastructure'
  readonly row: number
  readonly building: number
  readonly cost: number
  readonly standing: number
  readonly planned: number
  readonly units: number
}

export interface BuildDifference {
  readonly items: readonly Item[]
  /** The number of production items, which come first. */
  readonly production: number
  readonly removed: readonly BuildingAmount[]
}

/** A standing building fills the rows of its kind in the order of the proposal. */
export function buildDifference(
  universe: Universe,
  from: PlanData | null,
  { plan, prices }: PlanInput,
  environment: number,
): BuildDifference {
  const left = standingByTicker(from)
  const items: Item[] = []
  const add = (part: Item['part'], row: number, ticker: string, planned: number) => {
    const stands = Math.min(left.get(ticker) ?? 0, planned)
    left.set(ticker, (left.get(ticker) ?? 0) - stands)
    const building = universe.buildings.indexOf.get(ticker)
    if (building === undefined || stands >= planned) return
    const cost = constructionCost(universe, environment, building, prices.buy)
    const units = Math.ceil(planned - stands)
    items.push({ ticker, part, row, building, cost, standing: stands, planned, units })
  }
  for (const [row, { name, amount }] of plan.buildings.entries())
    add('buildings', row, name, amount)
  const production = items.length
  for (const [row, { building, amount }] of plan.infrastructure.entries()) {
    add('infrastructure', row, building, amount)
  }
  const removed = [...left]
    .filter(([, amount]) => amount > 0)
    .map(([building, amount]) => ({ building, amount }))
  return { items, production, removed }
}

function standingByTicker(from: PlanData | null): Map<string, number> {
  const amounts = new Map<string, number>()
  const add = (ticker: string, amount: number) =>
    amounts.set(ticker, (amounts.get(ticker) ?? 0) + amount)
  for (const { name, amount } of from?.buildings ?? []) add(name, amount)
  for (const { building, amount } of from?.infrastructure ?? []) add(building, amount)
  return amounts
}

/** The last unit of an amount with a fraction is the fraction. */
export const amountAfter = ({ standing, planned }: Item, units: number) =>
  Math.min(planned, standing + units)

const costAfter = (item: Item, units: number) =>
  (amountAfter(item, units) - item.standing) * item.cost

/** The built part of the proposed plan. Rows of which nothing is built are left out. */
export function planAfter(
  plan: PlanData,
  items: readonly Item[],
  counts: ArrayLike<number>,
): PlanData {
  const amounts = {
    buildings: new Map<number, number>(),
    infrastructure: new Map<number, number>(),
  }
  for (const [i, item] of items.entries()) {
    amounts[item.part].set(item.row, amountAfter(item, counts[i]!))
  }
  const built = <Row extends { readonly amount: number }>(
    rows: readonly Row[],
    now: ReadonlyMap<number, number>,
  ) =>
    rows.flatMap((row, at) => {
      const amount = now.get(at) ?? row.amount
      return amount === 0 && row.amount > 0 ? [] : [{ ...row, amount }]
    })
  return {
    planet: plan.planet,
    infrastructure: built(plan.infrastructure, amounts.infrastructure),
    buildings: built(plan.buildings, amounts.buildings),
  }
}

/** Workers of each kind without a home. Every call overwrites the array that it returned before. */
export type Shortage = (counts: ArrayLike<number>) => Float64Array

export function shortageOf(
  { buildings }: Universe,
  plan: PlanData,
  items: readonly Item[],
): Shortage {
  const { workers, housing, indexOf } = buildings
  const shortWith = (building: number, kind: number) =>
    workers[building * WORKER_KINDS + kind]! - housing[building * WORKER_KINDS + kind]!
  const atFirst = new Float64Array(WORKER_KINDS)
  const standing = planAfter(plan, items, new Uint16Array(items.length))
  const add = (ticker: string, amount: number) => {
    const building = indexOf.get(ticker)
    if (building === undefined) return
    for (let kind = 0; kind < WORKER_KINDS; kind++)
      atFirst[kind]! += amount * shortWith(building, kind)
  }
  for (const { name, amount } of standing.buildings) add(name, amount)
  for (const { building, amount } of standing.infrastructure) add(building, amount)

  const added = items.map((item) =>
    Float64Array.from({ length: (item.units + 1) * WORKER_KINDS }, (_, at) => {
      const amount = amountAfter(item, Math.floor(at / WORKER_KINDS)) - item.standing
      return amount * shortWith(item.building, at % WORKER_KINDS)
    }),
  )
  const short = new Float64Array(WORKER_KINDS)
  return (counts) => {
    short.set(atFirst)
    for (let i = 0; i < added.length; i++) {
      const row = added[i]!
      const at = counts[i]! * WORKER_KINDS
      for (let kind = 0; kind < WORKER_KINDS; kind++) short[kind]! += row[at + kind]!
    }
    return short
  }
}

/** `withFirst` is paid together with the very first unit. */
export function spentOf(items: readonly Item[], withFirst: number) {
  const costs = items.map((item) =>
    Float64Array.from({ length: item.units + 1 }, (_, units) => costAfter(item, units)),
  )
  return (counts: ArrayLike<number>) => {
    let spent = 0
    let isFirst = true
    for (let i = 0; i < costs.length; i++) {
      const count = counts[i]!
      if (count === 0) continue
      isFirst = false
      spent += costs[i]![count]!
    }
    return isFirst ? 0 : spent + withFirst
  }
}
