import { type Load, type MaterialAmount, materialLoad } from '../../market/shipment.ts'
import type { Universe } from '../../universe/universe.ts'
import { isUsedUp } from '../burn.ts'

/** `flows` are those of all plans on the planet. */
export interface VisitBase {
  readonly id: string
  /** Units a day; negative where it is used up. */
  readonly flows: readonly {
    readonly ticker: string
    readonly delta: number
    readonly stock: number
  }[]
  readonly capacity: Load
  /** What is in the store now, also materials without a flow. */
  readonly load: Load
}

interface Flow extends Load {
  readonly ticker: string
  readonly uses: number
  readonly makes: number
}

export interface VisitedBase {
  readonly id: string
  readonly flows: readonly Flow[]
  readonly capacity: Load
  readonly rest: Load
}

/** Stocks in the order of the flows, at a moment in hours from now. */
export interface Store {
  readonly at: number
  readonly stock: readonly number[]
}

export function openBase(
  universe: Universe,
  given: VisitBase,
): { base: VisitedBase; store: Store } {
  const flows = given.flows.map(({ ticker, delta }) => ({
    ticker,
    uses: isUsedUp(delta) ? -delta / 24 : 0,
    makes: delta > 0 ? delta / 24 : 0,
    ...materialLoad(universe, [{ ticker, amount: 1 }]),
  }))
  const stock = given.flows.map((flow) => Math.max(0, flow.stock))
  const moving = loadOf(flows, stock)
  const rest = {
    weight: Math.max(0, given.load.weight - moving.weight),
    volume: Math.max(0, given.load.volume - moving.volume),
  }
  return { base: { id: given.id, flows, capacity: given.capacity, rest }, store: { at: 0, stock } }
}

/** What the base uses is used until there is none; what it makes piles up until the store is full. */
export function later({ flows, capacity, rest }: VisitedBase, store: Store, at: number): Store {
  const hours = Math.max(0, at - store.at)
  const stock = new Array<number>(flows.length)
  const [used, made] = [
    { weight: 0, volume: 0 },
    { weight: 0, volume: 0 },
  ]
  for (let f = 0; f < flows.length; f++) {
    const { uses, makes, weight, volume } = flows[f]!
    const left = Math.max(0, store.stock[f]! - uses * hours)
    stock[f] = left
    used.weight += weight * left
    used.volume += volume * left
    made.weight += weight * (makes * hours)
    made.volume += volume * (makes * hours)
  }
  const share = shareThatFits(made, roomBeside(capacity, rest, used))
  for (let f = 0; f < flows.length; f++) stock[f]! += flows[f]!.makes * hours * share
  return { at, stock }
}

/** The hour in which the first material is gone; Infinity where nothing is used up. */
export function dryAt({ flows }: VisitedBase, { at, stock }: Store): number {
  return flows.reduce(
    (least, { uses }, f) => (uses > 0 ? Math.min(least, at + stock[f]! / uses) : least),
    Number.POSITIVE_INFINITY,
  )
}

export interface Filling {
  readonly amounts: readonly number[]
  readonly load: Load
  /** The hours that the amounts are for. 0 if the store has no room for one hour. */
  readonly hours: number
}

/** A remainder below this comes from floating point and adds no unit. */
const ROUNDING = 1e-10

/** Whole units that let every material last the given hours, or as many as the store has room for. */
export function filling(base: VisitedBase, store: Store, hours: number): Filling {
  const { flows, capacity, rest } = base
  const room = roomBeside(capacity, rest, loadOf(flows, store.stock))
  const fillFor = (lasting: number): Filling => {
    const amounts = flows.map(({ uses }, f) =>
      Math.max(0, Math.ceil(uses * lasting - store.stock[f]! - ROUNDING * (1 + uses * lasting))),
    )
    return { amounts, load: loadOf(flows, amounts), hours: lasting }
  }
  return (
    most(hours, (lasting) => {
      const filled = fillFor(lasting)
      return fits(filled.load, room) ? filled : undefined
    }) ?? fillFor(0)
  )
}

/** The result for the largest whole number from 1 to `limit` that has one, found by bisection. */
export function most<T>(limit: number, answer: (count: number) => T | undefined): T | undefined {
  let best = answer(limit)
  if (best !== undefined) return best
  let answered = 0
  let unanswered = limit
  while (unanswered - answered > 1) {
    const middle = (answered + unanswered) >> 1
    const found = answer(middle)
    if (found === undefined) unanswered = middle
    else {
      best = found
      answered = middle
    }
  }
  return best
}

export const unload = (store: Store, amounts: readonly number[]): Store => ({
  at: store.at,
  stock: store.stock.map((stock, f) => stock + amounts[f]!),
})

/** Whole units of what the base makes, one material after the other, as far as the ship has room. */
export function collect(
  base: VisitedBase,
  store: Store,
  room: Load,
): { amounts: number[]; load: Load } {
  let { weight, volume } = room
  const amounts = base.flows.map((flow, f) => {
    if (flow.makes === 0) return 0
    const byWeight = flow.weight > 0 ? weight / flow.weight : Number.POSITIVE_INFINITY
    const byVolume = flow.volume > 0 ? volume / flow.volume : Number.POSITIVE_INFINITY
    const amount = Math.max(0, Math.floor(Math.min(store.stock[f]!, byWeight, byVolume)))
    weight -= amount * flow.weight
    volume -= amount * flow.volume
    return amount
  })
  return { amounts, load: loadOf(base.flows, amounts) }
}

export const amountsOf = (base: VisitedBase, amounts: readonly number[]): MaterialAmount[] =>
  base.flows
    .map(({ ticker }, f) => ({ ticker, amount: amounts[f]! }))
    .filter(({ amount }) => amount > 0)

export const fits = (load: Load, room: Load): boolean =>
  load.weight <= room.weight && load.volume <= room.volume

const roomBeside = (capacity: Load, rest: Load, load: Load): Load => ({
  weight: Math.max(0, capacity.weight - rest.weight - load.weight),
  volume: Math.max(0, capacity.volume - rest.volume - load.volume),
})

function shareThatFits(load: Load, room: Load): number {
  const byWeight = load.weight > room.weight ? room.weight / load.weight : 1
  const byVolume = load.volume > room.volume ? room.volume / load.volume : 1
  return Math.min(byWeight, byVolume)
}

export function loadOf(flows: readonly Load[], amounts: readonly number[]): Load {
  let weight = 0
  let volume = 0
  for (let f = 0; f < flows.length; f++) {
    weight += flows[f]!.weight * amounts[f]!
    volume += flows[f]!.volume * amounts[f]!
  }
  return { weight, volume }
}
