import type { CarriedGood, Lane } from './lane.ts'
import type { FreightPlan } from './request.ts'

/** What a plan pays for freight: the user of what is bought or taken from a base, the maker of what is sold. */
export interface PlanFreight {
  readonly uuid: string
  readonly profit: number
  /** $ a day. */
  readonly freight: number
  readonly profitWithFreight: number
  readonly goods: readonly PlanGood[]
}

export interface PlanGood {
  readonly ticker: string
  /** Place in the lanes of the answer. */
  readonly lane: number
  readonly from: string
  readonly to: string
  /** Units a day of this plan. */
  readonly amount: number
  readonly cost: number
  readonly costPerUnit: number
}

/** Plans on one planet share what goes there and what leaves, each by what it lacks or has left over. */
export function planFreight(
  plans: readonly FreightPlan[],
  lanes: readonly Pick<Lane, 'goods'>[],
): PlanFreight[] {
  const traded = new Map<string, number>()
  const keyOf = (planet: string, ticker: string, isSold: boolean) =>
    `${planet} ${ticker} ${isSold ? 'out' : 'in'}`
  for (const { planetNaturalId, materialIo } of plans)
    for (const { ticker, delta } of materialIo) {
      const key = keyOf(planetNaturalId, ticker, delta > 0)
      traded.set(key, (traded.get(key) ?? 0) + Math.abs(delta))
    }
  const paid = new Map<string, { lane: number; good: CarriedGood }[]>()
  for (const [lane, { goods }] of lanes.entries())
    for (const good of goods) {
      const isSold = good.trade === 'sold'
      const key = keyOf(isSold ? good.from : good.to, good.ticker, isSold)
      const known = paid.get(key)
      if (known) known.push({ lane, good })
      else paid.set(key, [{ lane, good }])
    }
  return plans.map(({ uuid, profit, planetNaturalId, materialIo }) => {
    const goods = materialIo.flatMap(({ ticker, delta }) => {
      const key = keyOf(planetNaturalId, ticker, delta > 0)
      const all = traded.get(key)!
      const share = all > 0 ? Math.abs(delta) / all : 0
      if (share === 0) return []
      return (paid.get(key) ?? []).map(({ lane, good }): PlanGood => {
        const { from, to, amount, cost, costPerUnit } = good
        return { ticker, lane, from, to, amount: share * amount, cost: share * cost, costPerUnit }
      })
    })
    const freight = goods.reduce((sum, { cost }) => sum + cost, 0)
    return { uuid, profit, freight, profitWithFreight: profit - freight, goods }
  })
}
