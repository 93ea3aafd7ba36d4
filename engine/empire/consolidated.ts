import type { EmpireFlow, EmpireTotals } from './empire.ts'
import type { OwnMaterial, OwnSourcing, SourcingPlan } from './own-sourcing.ts'

/** How much of a base's balance goes to, or comes from, other bases; the rest goes through the exchange. */
export function insideShare(own: OwnMaterial | undefined, delta: number): number {
  if (!own || delta === 0) return 0
  return own.moved / (delta > 0 ? own.supply : own.demand)
}

/** The empire as one trader: what its bases make for each other is neither sold nor bought. */
export function consolidatedTotals(
  totals: EmpireTotals,
  plans: readonly SourcingPlan[],
  { materials, profit }: OwnSourcing,
): EmpireTotals {
  const own = new Map(materials.map((material) => [material.ticker, material]))
  let revenue = 0
  let cost = 0
  for (const { degradation, fees, materialIo } of plans) {
    cost += degradation + fees
    for (const { ticker, delta, price } of materialIo) {
      const outside = (1 - insideShare(own.get(ticker), delta)) * price
      if (delta > 0) revenue += outside
      else cost -= outside
    }
  }
  const profitPerArea = totals.area > 0 ? profit / totals.area : 0
  return { ...totals, revenue, cost, profit, profitPerArea }
}

/** Flows at what the empire pays or gets for what is missing or left over, since the rest is its own. */
export function consolidatedFlows(
  flows: readonly EmpireFlow[],
  { materials }: OwnSourcing,
): EmpireFlow[] {
  const own = new Map(materials.map((material) => [material.ticker, material]))
  return flows.map((flow) => {
    const material = own.get(flow.ticker)
    if (!material) return flow
    const price = flow.delta > 0 ? material.sellPrice : material.buyPrice
    return { ...flow, deltaPrice: flow.delta === 0 ? 0 : flow.delta * price }
  })
}
