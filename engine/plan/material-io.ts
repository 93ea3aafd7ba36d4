import type { Prices } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import { type Flows, flowValue } from './flows.ts'
import type { MaterialFlow, MaterialRow } from './result.ts'

export function flowRows({ materials }: Universe, flows: Flows): MaterialFlow[] {
  const rows: MaterialFlow[] = []
  for (let i = 0; i < flows.count; i++) {
    const material = flows.order[i]!
    rows.push({
      ticker: materials.ticker[material]!,
      input: flows.input[material]!,
      output: flows.output[material]!,
    })
  }
  return rows
}

/** Sorted by ticker, since materials are indexed in that order. */
export function pricedRows(universe: Universe, flows: Flows, { buy, sell }: Prices): MaterialRow[] {
  const { count, ticker, weight, volume } = universe.materials
  const rows: MaterialRow[] = []
  for (let material = 0; material < count; material++) {
    if (flows.seen[material] === 0) continue
    const input = flows.input[material]!
    const output = flows.output[material]!
    const delta = output - input
    const individualWeight = weight[material]!
    const individualVolume = volume[material]!
    rows.push({
      ticker: ticker[material]!,
      input,
      output,
      delta,
      individualWeight,
      individualVolume,
      totalWeight: individualWeight * delta,
      totalVolume: individualVolume * delta,
      price: flowValue(delta, material, buy, sell),
    })
  }
  return rows
}
