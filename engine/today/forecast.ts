import type { Load } from '../market/shipment.ts'
import {
  later,
  loadOf,
  type Store,
  type VisitBase,
  type VisitedBase,
} from '../supply/visits/base-store.ts'
import type { TodayBase } from './base.ts'

const FORECAST_DAYS = 14
const STEP_HOURS = 12
/** A store counts as full within this share of its capacity. */
const TOLERANCE = 1e-6

/** How a store fills while nobody comes: a point every 12 hours from now on. */
export interface Forecast {
  readonly stepHours: number
  readonly weight: readonly number[]
  readonly volume: readonly number[]
  readonly capacity: Load
  /** Hours until it is full, or null if that is after the forecast. */
  readonly fullAt: number | null
  readonly by: 'weight' | 'volume'
}

/** The base as visit plans take it; undefined if FIO does not know its store. */
export function storeOf({ planetNaturalId: id, store, flows }: TodayBase): VisitBase | undefined {
  return (
    store && {
      id,
      flows: flows.map(({ ticker, delta, stock }) => ({ ticker, delta, stock })),
      capacity: { weight: store.WeightCapacity, volume: store.VolumeCapacity },
      load: { weight: store.WeightLoad, volume: store.VolumeLoad },
    }
  )
}

/** `full` is the store when it becomes full, or undefined if that is after the forecast. */
export function fill(
  base: VisitedBase,
  start: Store,
): { forecast: Forecast; full: Store | undefined } {
  const weight: number[] = []
  const volume: number[] = []
  let full: Store | undefined
  let store = start
  for (let hour = 0; hour <= FORECAST_DAYS * 24; hour += STEP_HOURS) {
    const next = hour === 0 ? start : later(base, store, hour)
    const load = loadIn(base, next)
    if (!full && isFull(base, load)) full = hour === 0 ? start : firstFull(base, store, hour)
    store = next
    weight.push(load.weight)
    volume.push(load.volume)
  }
  const { capacity } = base
  const at = full && loadIn(base, full)
  const by = at && at.weight / capacity.weight > at.volume / capacity.volume ? 'weight' : 'volume'
  return {
    forecast: {
      ...{ stepHours: STEP_HOURS, weight, volume, capacity, by },
      fullAt: full ? full.at : null,
    },
    full,
  }
}

function loadIn({ flows, rest }: VisitedBase, { stock }: Store): Load {
  const moving = loadOf(flows, stock)
  return { weight: rest.weight + moving.weight, volume: rest.volume + moving.volume }
}

const isFull = ({ capacity }: VisitedBase, { weight, volume }: Load): boolean =>
  weight >= capacity.weight * (1 - TOLERANCE) || volume >= capacity.volume * (1 - TOLERANCE)

/** Finds the minute at which the store becomes full, by bisection. */
function firstFull(base: VisitedBase, before: Store, until: number): Store {
  let [low, high] = [before.at, until]
  while (high - low > 1 / 60) {
    const middle = (low + high) / 2
    if (isFull(base, loadIn(base, later(base, before, middle)))) high = middle
    else low = middle
  }
  return later(base, before, high)
}

/** The share of a day's products for which a full store still has room, because the base uses up other materials. */
export function shareStored(base: VisitedBase, full: Store): number {
  const next = later(base, full, full.at + 24)
  const f = base.flows.findIndex(({ makes }) => makes > 0)
  if (f < 0) return 1
  const made = base.flows[f]!.makes * 24
  return Math.min(1, Math.max(0, (next.stock[f]! - full.stock[f]!) / made))
}
