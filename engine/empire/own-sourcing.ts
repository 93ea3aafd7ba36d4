import { byCodeUnits } from '../universe/csr.ts'
import { solveShares } from './linear-system.ts'
import { poolsOf } from './pools.ts'

export interface SourcingPlan {
  readonly uuid: string
  readonly planetNaturalId?: string
  readonly profit: number
  readonly degradation: number
  readonly fees: number
  /** `price` is the value of the whole delta: earned at SELL, or, negative, paid at BUY. */
  readonly materialIo: readonly {
    readonly ticker: string
    readonly delta: number
    readonly price: number
  }[]
}

export interface OwnMoves {
  readonly shipments: readonly {
    /** Natural ids; null: the exchange. */
    readonly from: string | null
    readonly to: string | null
    readonly ticker: string
    readonly amount: number
  }[]
  /** Units that the bases of a planet supply to other bases, and receive from them. */
  given(planetNaturalId: string, ticker: string): number
  taken(planetNaturalId: string, ticker: string): number
}

export interface OwnMaterial {
  readonly ticker: string
  readonly supply: number
  readonly demand: number
  readonly moved: number
  /** Unit cost of the bases that make it. Null if a closed circle makes it only for itself: then no cost is finite. */
  readonly unitCost: number | null
  /** Average exchange prices of the moved goods: the makers' selling price and the users' buying price. */
  readonly sellPrice: number
  readonly buyPrice: number
  /** The player's rules about who supplies whom. */
  readonly byRules?: OwnByRules
}

export interface OwnByRules {
  /** Shares by planet: of the surplus the part that own bases use, and of the deficit the part that they supply. */
  readonly given: ReadonlyMap<string, number>
  readonly taken: ReadonlyMap<string, number>
  /** $ a day that the exchange pays for the remaining surplus, less its price for the remaining deficit. */
  readonly outside: number
}

/** The share of a base's balance that goes to or comes from other bases; the rest goes through the exchange. */
export function insideShare(
  own: OwnMaterial | undefined,
  delta: number,
  { planetNaturalId = '' }: Pick<SourcingPlan, 'planetNaturalId'>,
): number {
  if (!own || delta === 0) return 0
  const { byRules } = own
  if (byRules) return (delta > 0 ? byRules.given : byRules.taken).get(planetNaturalId) ?? 0
  return own.moved / (delta > 0 ? own.supply : own.demand)
}

export interface OwnSourcing {
  readonly materials: readonly OwnMaterial[]
  /** By uuid: $ a day if moved goods are valued at their cost. */
  readonly profits: ReadonlyMap<string, number>
  readonly profit: number
}

/**
 * Values what bases make for each other at cost. A base's costs are its purchases, its degradation, its fees and what
 * it takes from other bases at their cost, shared among its products by what they would bring at the exchange. Bases
 * may feed each other in circles, so the unit costs are the solution of a linear system: one equation for each material
 * that is moved. All makers of a material give, and all users take, in proportion to what they have or lack, or by
 * rules (`moves`); in both cases what is taken is worth the mean cost of all its makers.
 */
export function ownSourcing(plans: readonly SourcingPlan[], moves?: OwnMoves): OwnSourcing {
  const pools = poolsOf(plans)
  const moved = [...pools]
    .filter(([, { supply, demand }]) => supply > 0 && demand > 0)
    .map(([ticker, { supply, demand, supplyValue, demandValue }]): OwnMaterial => {
      const byRules = moves && sharesBy(moves, plans, ticker)
      return {
        ...{ ticker, supply, demand },
        moved: byRules ? byRules.moved : Math.min(supply, demand),
        unitCost: null,
        sellPrice: supplyValue / supply,
        buyPrice: demandValue / demand,
        ...(byRules && { byRules: byRules.shares }),
      }
    })
    .filter((material) => material.moved > 0)
    .sort((a, b) => byCodeUnits(a.ticker, b.ticker))
  const costs = unitCosts(plans, moved)
  const materials = moved.map((material, i) => ({ ...material, unitCost: costs[i]! }))
  const profits = profitsAtCost(plans, materials)
  const profit = [...profits.values()].reduce((total, value) => total + value, 0)
  return { materials, profits, profit }
}

function sharesBy(moves: OwnMoves, plans: readonly SourcingPlan[], ticker: string) {
  const supply = new Map<string, number>()
  const demand = new Map<string, number>()
  for (const { planetNaturalId = '', materialIo } of plans)
    for (const flow of materialIo) {
      if (flow.ticker !== ticker) continue
      const side = flow.delta > 0 ? supply : demand
      side.set(planetNaturalId, (side.get(planetNaturalId) ?? 0) + Math.abs(flow.delta))
    }
  const shareOf = (part: number, all: number) => (all > 0 ? Math.min(1, part / all) : 0)
  const given = new Map(
    [...supply].map(([planet, all]) => [planet, shareOf(moves.given(planet, ticker), all)]),
  )
  const taken = new Map(
    [...demand].map(([planet, all]) => [planet, shareOf(moves.taken(planet, ticker), all)]),
  )
  let outside = 0
  for (const { planetNaturalId = '', materialIo } of plans)
    for (const { ticker: each, delta, price } of materialIo)
      if (each === ticker && delta !== 0)
        outside += (1 - ((delta > 0 ? given : taken).get(planetNaturalId) ?? 0)) * price
  const moved = [...demand].reduce((sum, [planet, all]) => sum + all * taken.get(planet)!, 0)
  return { moved, shares: { given, taken, outside } }
}

/**
 * With x the whole cost of a material's supply: x = M x + b, where M passes the cost of what is taken on to the
 * products of the taker. No column of M adds up to more than 1, since no base takes more than there is.
 */
function unitCosts(
  plans: readonly SourcingPlan[],
  moved: readonly OwnMaterial[],
): (number | null)[] {
  const indexOf = new Map(moved.map(({ ticker }, i) => [ticker, i]))
  const size = moved.length
  const matrix = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)),
  )
  const known = new Float64Array(size)
  for (const plan of plans) {
    const { materialIo, degradation, fees } = plan
    const value = materialIo.reduce((sum, { delta, price }) => sum + (delta > 0 ? price : 0), 0)
    const products = materialIo.filter(({ delta }) => delta > 0)
    for (const product of products) {
      const i = indexOf.get(product.ticker)
      if (i === undefined) continue
      const share = value > 0 ? product.price / value : 1 / products.length
      known[i]! += share * (degradation + fees)
      for (const { ticker, delta, price } of materialIo) {
        if (delta >= 0) continue
        const j = indexOf.get(ticker)
        const taken = j === undefined ? undefined : moved[j]!
        const own = insideShare(taken, delta, plan)
        known[i]! += share * (1 - own) * -price
        if (taken) matrix[i]![j!]! -= (share * own * -delta) / taken.supply
      }
    }
  }
  return solveShares(matrix, known).map((cost, i) =>
    cost === null ? null : cost / moved[i]!.supply,
  )
}

/** A material without a finite cost keeps its users' price. */
function profitsAtCost(
  plans: readonly SourcingPlan[],
  materials: readonly OwnMaterial[],
): Map<string, number> {
  const byTicker = new Map(materials.map((material) => [material.ticker, material]))
  return new Map(
    plans.map((plan) => {
      const { uuid, profit, materialIo } = plan
      let atCost = profit
      for (const { ticker, delta, price } of materialIo) {
        const own = byTicker.get(ticker)
        if (!own || delta === 0) continue
        const share = insideShare(own, delta, plan)
        atCost += share * (delta * (own.unitCost ?? own.buyPrice) - price)
      }
      return [uuid, atCost]
    }),
  )
}
