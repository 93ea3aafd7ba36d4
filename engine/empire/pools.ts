interface Flow {
  readonly ticker: string
  readonly delta: number
  readonly price: number
}

export interface Pool {
  supply: number
  demand: number
  supplyValue: number
  demandValue: number
}

export function poolsOf(
  plans: readonly { readonly materialIo: readonly Flow[] }[],
): Map<string, Pool> {
  const pools = new Map<string, Pool>()
  for (const { materialIo } of plans) {
    for (const { ticker, delta, price } of materialIo) {
      const pool = pools.get(ticker) ?? { supply: 0, demand: 0, supplyValue: 0, demandValue: 0 }
      pools.set(ticker, pool)
      if (delta > 0) {
        pool.supply += delta
        pool.supplyValue += price
      } else {
        pool.demand -= delta
        pool.demandValue -= price
      }
    }
  }
  return pools
}
