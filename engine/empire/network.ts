import { byCodeUnits } from '../universe/csr.ts'
import type { EmpirePlan } from './empire.ts'
import type { OwnMoves } from './own-sourcing.ts'

export interface Movement {
  /** Null: the exchange. */
  readonly from: string | null
  readonly to: string | null
  readonly ticker: string
  readonly amount: number
  /** $ a day: between planets the users' price or, if given, the cost of making it. */
  readonly value: number
}

interface Side {
  amount: number
  value: number
}
/** By planet: all bases of a planet share it. */
export interface SupplyPool {
  readonly makers: Map<string, Side>
  readonly users: Map<string, Side>
}

/**
 * The movements if bases supply each other as much as possible. All makers and all users of a material take part in
 * proportion, as in own sourcing. Bases of one planet share it; goods between them stay there (`from` is `to`).
 */
export function empireMovements(
  plans: readonly EmpirePlan[],
  unitCost?: (ticker: string) => number | null,
  moves?: OwnMoves,
): Movement[] {
  const pools = poolsByPlanet(plans)
  if (moves) return moves.shipments.map((shipment) => valued(shipment, pools, unitCost))
  return [...pools]
    .sort(([one], [other]) => byCodeUnits(one, other))
    .flatMap(([ticker, pool]) => movementsOf(ticker, pool, unitCost?.(ticker) ?? null))
}

/** Goods between planets are valued at their cost, the rest at the maker's or the user's price. */
function valued(
  { from, to, ticker, amount }: OwnMoves['shipments'][number],
  pools: ReadonlyMap<string, SupplyPool>,
  unitCost: ((ticker: string) => number | null) | undefined,
): Movement {
  const { makers, users } = pools.get(ticker)!
  const side = to === null ? makers.get(from!)! : users.get(to)!
  const atCost = from !== null && to !== null ? (unitCost?.(ticker) ?? null) : null
  return { from, to, ticker, amount, value: amount * (atCost ?? side.value / side.amount) }
}

function movementsOf(
  ticker: string,
  { makers, users }: SupplyPool,
  cost: number | null,
): Movement[] {
  const supply = total(makers)
  const demand = total(users)
  const pooled = Math.max(supply, demand)
  const movements: Movement[] = []
  const move = (from: string | null, to: string | null, amount: number, value: number) => {
    if (amount > 0) movements.push({ from, to, ticker, amount, value })
  }
  for (const [from, made] of makers) {
    for (const [to, used] of users) {
      const amount = (made.amount * used.amount) / pooled
      move(from, to, amount, amount * (cost ?? used.value / used.amount))
    }
  }
  const sold = supply > demand ? 1 - demand / supply : 0
  for (const [from, made] of makers) move(from, null, made.amount * sold, made.value * sold)
  const bought = demand > supply ? 1 - supply / demand : 0
  for (const [to, used] of users) move(null, to, used.amount * bought, used.value * bought)
  return movements
}

const total = (side: ReadonlyMap<string, Side>) =>
  [...side.values()].reduce((sum, { amount }) => sum + amount, 0)

export function poolsByPlanet(plans: readonly EmpirePlan[]): Map<string, SupplyPool> {
  const pools = new Map<string, SupplyPool>()
  for (const { planetNaturalId, materialIo } of plans) {
    for (const { ticker, delta, price } of materialIo) {
      if (delta === 0) continue
      let pool = pools.get(ticker)
      if (!pool) {
        pool = { makers: new Map(), users: new Map() }
        pools.set(ticker, pool)
      }
      const side = delta > 0 ? pool.makers : pool.users
      const known = side.get(planetNaturalId) ?? { amount: 0, value: 0 }
      known.amount += Math.abs(delta)
      known.value += Math.abs(price)
      side.set(planetNaturalId, known)
    }
  }
  return pools
}

export interface Link {
  readonly from: string | null
  readonly to: string | null
  readonly movements: readonly Movement[]
}

export function linksOf(movements: readonly Movement[]): Link[] {
  const links = new Map<string, Link & { movements: Movement[] }>()
  for (const movement of movements) {
    const { from, to } = movement
    const key = JSON.stringify([from, to])
    const link = links.get(key)
    if (link) link.movements.push(movement)
    else links.set(key, { from, to, movements: [movement] })
  }
  return [...links.values()]
}
