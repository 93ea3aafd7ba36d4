import type { EmpireFlow, EmpireTotals } from './empire.ts'
import { insideShare, type OwnSourcing, type SourcingPlan } from './own-sourcing.ts'

/** The empire as one trader: goods that its bases make for each other are neither sold nor bought. */
export function consolidatedTotals(
  totals: EmpireTotals,
  plans: readonly SourcingPlan[],
  { materials, profit }: OwnSourcing,
): EmpireTotals {
  const own = new Map(materials.map((material) => [material.ticker, material]))
  let revenue = 0
  let cost = 0
  for (const plan of plans) {
    const { degradation, fees, materialIo } = plan
    cost += degradation + fees
    for (const { ticker, delta, price } of materialIo) {
      const outside = (1 - insideShare(own.get(ticker), delta, plan)) * price
      if (delta > 0) revenue += outside
      else cost -= outside
    }
  }
  const profitPerArea = totals.area > 0 ? profit / totals.area : 0
  return { ...totals, revenue, cost, profit, profitPerArea }
}

/** The trade of each plan at the exchange: its balance without the goods exchanged between bases. */
export function outsideFlows(
  plan: SourcingPlan,
  sourcing: Pick<OwnSourcing, 'materials'> | undefined,
): { readonly ticker: string; readonly delta: number }[] {
  if (!sourcing) return plan.materialIo.map(({ ticker, delta }) => ({ ticker, delta }))
  const own = new Map(sourcing.materials.map((material) => [material.ticker, material]))
  return plan.materialIo.map(({ ticker, delta }) => ({
    ticker,
    delta: delta * (1 - insideShare(own.get(ticker), delta, plan)),
  }))
}

/** Values only the surplus at the selling price and the deficit at the buying price of the empire. */
export function consolidatedFlows(
  flows: readonly EmpireFlow[],
  { materials }: OwnSourcing,
): EmpireFlow[] {
  const own = new Map(materials.map((material) => [material.ticker, material]))
  return flows.map((flow) => {
    const material = own.get(flow.ticker)
    if (!material) return flow
    if (material.byRules) return { ...flow, deltaPrice: material.byRules.outside }
    const price = flow.delta > 0 ? material.sellPrice : material.buyPrice
    return { ...flow, deltaPrice: flow.delta === 0 ? 0 : flow.delta * price }
  })
}
