import { type Load, type MaterialAmount, materialLoad } from '../market/shipment.ts'
import type { Universe } from '../universe/universe.ts'

/** Loads in the order of the ships, and what none has room for. */
export interface FleetLoading {
  readonly loads: readonly (readonly MaterialAmount[])[]
  readonly left: readonly MaterialAmount[]
}

/** A hold may be exceeded by this share, since sums of many loads have rounding errors. */
const TOLERANCE = 1e-9
const holds = (ship: Load, { weight, volume }: Load) =>
  weight <= ship.weight * (1 + TOLERANCE) && volume <= ship.volume * (1 + TOLERANCE)

/**
 * Shares an order among ships in whole units, within each ship's weight and volume. A ship takes the dense end of what
 * is left as long as it has weight to spare for its volume, else the light end, so that both run out together.
 */
export function loadFleet(
  universe: Universe,
  amounts: readonly MaterialAmount[],
  ships: readonly Load[],
): FleetLoading {
  const whole = materialLoad(universe, amounts)
  if (ships[0] && holds(ships[0], whole)) {
    return { loads: ships.map((_, place) => (place === 0 ? amounts : [])), left: [] }
  }
  const goods = amounts
    .filter(({ amount }) => amount > 0)
    .map(({ ticker, amount }) => ({ ticker, left: amount, ...unitLoad(universe, ticker) }))
    .sort((a, b) => b.weight * a.volume - a.weight * b.volume)
  const loads = ships.map((ship) => takeOn(goods, ship))
  const left = goods
    .filter((good) => good.left > 0)
    .map(({ ticker, left: amount }) => ({ ticker, amount }))
  return { loads, left }
}

interface Good extends Load {
  readonly ticker: string
  left: number
}

const unitLoad = (universe: Universe, ticker: string): Load =>
  materialLoad(universe, [{ ticker, amount: 1 }])

/** Goods come sorted from dense to light. */
function takeOn(goods: readonly Good[], ship: Load): MaterialAmount[] {
  const taken = new Map<string, number>()
  let { weight, volume } = ship
  for (;;) {
    const fitting = goods.filter(
      (good) => good.left > 0 && holds({ weight, volume }, scaled(good, Math.min(1, good.left))),
    )
    if (fitting.length === 0) break
    const rest = total(goods)
    const wantsDense = weight * rest.volume >= volume * rest.weight
    const good = wantsDense ? fitting[0]! : fitting.at(-1)!
    // A tenth at a time: in one go the first material would take all of the hold.
    const step = Math.max(1, Math.floor(good.left / 10))
    const amount = Math.min(good.left, holds({ weight, volume }, scaled(good, step)) ? step : 1)
    good.left -= amount
    weight -= amount * good.weight
    volume -= amount * good.volume
    taken.set(good.ticker, (taken.get(good.ticker) ?? 0) + amount)
  }
  return [...taken].map(([ticker, amount]) => ({ ticker, amount }))
}

const scaled = ({ weight, volume }: Load, by: number): Load => ({
  weight: weight * by,
  volume: volume * by,
})

function total(goods: readonly Good[]): Load {
  let weight = 0
  let volume = 0
  for (const good of goods) {
    weight += good.weight * good.left
    volume += good.volume * good.left
  }
  return { weight, volume }
}

export const fleetHolds = (
  universe: Universe,
  amounts: readonly MaterialAmount[],
  ships: readonly Load[],
): boolean => loadFleet(universe, amounts, ships).left.length === 0
