import { priceOrigin } from '../market/price-origin.ts'
import { PRICE_CHOSEN, PRICE_UNKNOWN, type Prices, type Side } from '../market/prices.ts'
import { pricesStoodIn, type Report } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import type { Flows } from './flows.ts'
import type { ConstructionEntry } from './result.ts'

export function reportPrices(
  universe: Universe,
  environment: number,
  prices: Prices,
  flows: Flows,
  construction: readonly ConstructionEntry[],
  report: Report,
) {
  for (const problem of prices.problems) report(problem)
  const unknown = new Set<number>()
  const stoodIn = new Set<number>()
  const look = (material: number, from: Uint8Array, side: Side) => {
    const place = from[material]!
    if (place > PRICE_CHOSEN) stoodIn.add(material)
    if (place !== PRICE_UNKNOWN || unknown.has(material)) return
    unknown.add(material)
    const ticker = universe.materials.ticker[material]!
    const { cx, planetNaturalId, rules } = prices
    const { diagnostic } = priceOrigin(universe, cx, planetNaturalId, ticker, side, rules)
    if (diagnostic && diagnostic.kind !== 'bad-exchange-code') report(diagnostic)
  }
  for (let i = 0; i < flows.count; i++) {
    const material = flows.order[i]!
    const delta = flows.output[material]! - flows.input[material]!
    if (delta > 0) look(material, prices.sellFrom, 'SELL')
    else if (delta < 0) look(material, prices.buyFrom, 'BUY')
  }
  const { start, item } = universe.construction[environment]!
  for (const { ticker } of construction) {
    const building = universe.buildings.indexOf.get(ticker)!
    for (let i = start[building]!; i < start[building + 1]!; i++) {
      look(item[i]!, prices.buyFrom, 'BUY')
    }
  }
  if (stoodIn.size > 0) {
    report(pricesStoodIn(Array.from(stoodIn, (material) => universe.materials.ticker[material]!)))
  }
}
