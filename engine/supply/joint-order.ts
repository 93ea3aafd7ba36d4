import { type Load, type MaterialAmount, materialLoad, sumAmounts } from '../market/shipment.ts'
import type { Universe } from '../universe/universe.ts'
import { daysThatFit, orderOf, type ResupplyElement, resupply } from './resupply.ts'

export interface OrderedBase {
  readonly elements: readonly ResupplyElement[]
  /** What its store still takes; null where that is not known, and then it counts as enough. */
  readonly room: Load | null
}

export interface BaseOrder {
  readonly materials: readonly MaterialAmount[]
  readonly load: Load
  /** The days that it is for: those asked for, or as many as the store has room for. */
  readonly days: number
}

export interface JointOrder {
  /** In the order of the bases. */
  readonly loads: readonly BaseOrder[]
  readonly total: readonly MaterialAmount[]
  readonly load: Load
}

const ALL = { hideInfinite: true, overrides: {}, inactive: new Set<string>() }

/** What several bases need for so many days, each as a load of its own, and all of it together. */
export function jointOrder(
  universe: Universe,
  bases: readonly OrderedBase[],
  days: number,
): JointOrder {
  const loads = bases.map((base) => orderFor(universe, base, days))
  const total = sumAmounts(loads.flatMap(({ materials }) => materials))
  return { loads, total, load: loadOf(universe, total) }
}

function orderFor(universe: Universe, { elements, room }: OrderedBase, days: number): BaseOrder {
  const whole = orderOf(resupply(elements, { ...ALL, days }))
  const load = loadOf(universe, whole)
  const fits = !room || (load.weight <= room.weight && load.volume <= room.volume)
  if (fits) return { materials: whole, load, days }
  const fitting = Math.min(days, daysThatFit(universe, elements, ALL, [room]))
  const materials = orderOf(resupply(elements, { ...ALL, days: fitting }))
  return { materials, load: loadOf(universe, materials), days: fitting }
}

function loadOf(universe: Universe, amounts: readonly MaterialAmount[]): Load {
  const { weight, volume } = materialLoad(universe, amounts)
  return { weight, volume }
}
