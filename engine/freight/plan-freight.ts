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

/** A material that a plan pays freight for. */
export interface PlanGood {
  readonly ticker: string
  readonly trade: 'gets' | 'sells'
  /** Units a day of this plan, $ a day, and $ for each unit delivered. */
  readonly amount: number
  readonly cost: number
  readonly costPerUnit: number
}

/** A plan's part of a good on one lane. */
export interface PlanPart {
  /** Place among the lanes. */
  readonly lane: number
  readonly good: CarriedGood
  /** Units a day. */
  readonly amount: number
}

type Lanes = readonly Pick<Lane, 'goods'>[]

/** Plans on one planet share what goes there and what leaves, each by what it lacks or has left over. */
export function planFreight(plans: readonly FreightPlan[], lanes: Lanes): PlanFreight[] {
  const traded = tradedBy(plans)
  const paid = new Map<string, { amount: number; cost: number }>()
  for (const { goods } of lanes)
    for (const good of goods) {
      const key = payerOf(good)
      const known = paid.get(key)
      if (known) {
        known.amount += good.amount
        known.cost += good.cost
      } else paid.set(key, { amount: good.amount, cost: good.cost })
    }
  return plans.map(({ uuid, profit, planetNaturalId, materialIo }) => {
    const goods: PlanGood[] = []
    let freight = 0
    for (const { ticker, delta } of materialIo) {
      const key = keyOf(planetNaturalId, ticker, delta > 0)
      const all = paid.get(key)
      const share = all ? shareOf(delta, traded.get(key)!) : 0
      if (!all || share === 0) continue
      const [amount, cost] = [share * all.amount, share * all.cost]
      freight += cost
      goods.push({
        ...{ ticker, amount, cost },
        trade: delta > 0 ? 'sells' : 'gets',
        costPerUnit: cost / amount,
      })
    }
    return { uuid, profit, freight, profitWithFreight: profit - freight, goods }
  })
}

/** On which lanes a plan's goods go. */
export function partsOf(
  plans: readonly FreightPlan[],
  lanes: Lanes,
  { planetNaturalId, materialIo }: FreightPlan,
): PlanPart[] {
  const traded = tradedBy(plans)
  const shares = new Map(
    materialIo.map(({ ticker, delta }) => {
      const key = keyOf(planetNaturalId, ticker, delta > 0)
      return [key, shareOf(delta, traded.get(key)!)]
    }),
  )
  return lanes.flatMap(({ goods }, lane) =>
    goods.flatMap((good) => {
      const share = shares.get(payerOf(good)) ?? 0
      return share > 0 ? [{ lane, good, amount: share * good.amount }] : []
    }),
  )
}

const keyOf = (planet: string, ticker: string, isSold: boolean) =>
  isSold ? `${planet}>${ticker}` : `${planet}<${ticker}`

const payerOf = ({ trade, from, to, ticker }: CarriedGood) =>
  trade === 'sold' ? keyOf(from, ticker, true) : keyOf(to, ticker, false)

const shareOf = (delta: number, all: number) => (all > 0 ? Math.abs(delta) / all : 0)

/** By planet, material and side: what its plans have left over or lack together. */
function tradedBy(plans: readonly FreightPlan[]): Map<string, number> {
  const traded = new Map<string, number>()
  for (const { planetNaturalId, materialIo } of plans)
    for (const { ticker, delta } of materialIo) {
      const key = keyOf(planetNaturalId, ticker, delta > 0)
      traded.set(key, (traded.get(key) ?? 0) + Math.abs(delta))
    }
  return traded
}
