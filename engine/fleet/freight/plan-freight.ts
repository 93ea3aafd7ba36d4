import type { CarriedGood, Lane } from './lane.ts'
import type { FreightPlan } from './request.ts'

/** A plan pays freight for what it buys, takes from another base, or sells. */
export interface PlanFreight {
  readonly uuid: string
  readonly profit: number
  readonly freight: number
  readonly profitWithFreight: number
}

export interface PlanFreightPart {
  /** Index of the lane. */
  readonly lane: number
  readonly good: CarriedGood
  readonly amount: number
}

type Lanes = readonly Pick<Lane, 'goods'>[]

/** Plans on one planet share its freight in proportion to the deficit and the surplus of each. */
export function planFreight(plans: readonly FreightPlan[], lanes: Lanes): PlanFreight[] {
  const traded = tradedBy(plans)
  const paid: BySide = { sold: new Map(), got: new Map() }
  for (const { goods } of lanes)
    for (const good of goods) {
      const side = sideOf(paid, payerOf(good), good.trade === 'sold')
      side.set(good.ticker, (side.get(good.ticker) ?? 0) + good.cost)
    }
  return plans.map(({ uuid, profit, planetNaturalId, materialIo }) => {
    let freight = 0
    for (const { ticker, delta } of materialIo) {
      const isSold = delta > 0
      const all = sideOf(paid, planetNaturalId, isSold).get(ticker)
      if (all) freight += shareOf(delta, sideOf(traded, planetNaturalId, isSold).get(ticker)!) * all
    }
    return { uuid, profit, freight, profitWithFreight: profit - freight }
  })
}

export function planFreightParts(
  plans: readonly FreightPlan[],
  lanes: Lanes,
  { planetNaturalId, materialIo }: FreightPlan,
): PlanFreightPart[] {
  const traded = tradedBy(plans)
  const deltas = new Map(materialIo.map(({ ticker, delta }) => [ticker, delta]))
  const shareIn = (good: CarriedGood): number => {
    const isSold = good.trade === 'sold'
    const delta = deltas.get(good.ticker) ?? 0
    if (payerOf(good) !== planetNaturalId || delta > 0 !== isSold) return 0
    return shareOf(delta, sideOf(traded, planetNaturalId, isSold).get(good.ticker) ?? 0)
  }
  return lanes.flatMap(({ goods }, lane) =>
    goods.flatMap((good) => {
      const share = shareIn(good)
      return share > 0 ? [{ lane, good, amount: share * good.amount }] : []
    }),
  )
}

/** By planet and ticker. */
interface BySide {
  readonly sold: Map<string, Map<string, number>>
  readonly got: Map<string, Map<string, number>>
}

function sideOf({ sold, got }: BySide, planet: string, isSold: boolean) {
  const side = isSold ? sold : got
  const known = side.get(planet)
  if (known) return known
  const made = new Map<string, number>()
  side.set(planet, made)
  return made
}

const payerOf = ({ trade, from, to }: CarriedGood) => (trade === 'sold' ? from : to)

const shareOf = (delta: number, all: number) => (all > 0 ? Math.abs(delta) / all : 0)

function tradedBy(plans: readonly FreightPlan[]): BySide {
  const traded: BySide = { sold: new Map(), got: new Map() }
  for (const { planetNaturalId, materialIo } of plans)
    for (const { ticker, delta } of materialIo) {
      const side = sideOf(traded, planetNaturalId, delta > 0)
      side.set(ticker, (side.get(ticker) ?? 0) + Math.abs(delta))
    }
  return traded
}
