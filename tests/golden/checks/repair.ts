import type { CxData } from '../../../engine/game/cx.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { type RepairBuilding, repairMaterials } from '../../../engine/supply/repair.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

interface Input {
  planetNaturalId: string
  cx: CxData | null
  buildings: RepairBuilding[]
}

/** The reference writes what is used up as a material flow: negative deltas, totals and prices. */
export const check: VectorCheck = {
  file: 'repair.json',
  run({ input, expected }, { universe, counts }) {
    const { planetNaturalId, cx, buildings } = input as Input
    const prices = resolvePrices(universe, cx, planetNaturalId)
    return Object.entries(expected as Record<string, unknown>).flatMap(([day, wanted]) => {
      const rows = repairMaterials(universe, prices, buildings, Number(day)).map((row) => {
        const material = universe.materials.indexOf.get(row.ticker)!
        return {
          ticker: row.ticker,
          input: row.amount,
          output: 0,
          delta: -row.amount,
          individualWeight: universe.materials.weight[material],
          individualVolume: universe.materials.volume[material],
          totalWeight: -row.weight,
          totalVolume: -row.volume,
          price: -row.cost,
        }
      })
      return compare(wanted, rows, { counts }, day)
    })
  },
}
