import type { CxData } from '../../../engine/game/cx.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { hqUpgrade } from '../../../engine/supply/hq.ts'
import { stockEverywhere } from '../../../engine/supply/stock.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

interface Input {
  from: number
  to: number
  overrides: Record<string, number | null>
  cx: CxData | null
  useFioStorage: boolean
}

export const check: VectorCheck = {
  file: 'hq.json',
  run({ input, expected }, { universe, stores, counts }) {
    const { from, to, overrides, cx, useFioStorage } = input as Input
    const upgrade = hqUpgrade(universe, resolvePrices(universe, cx, null), {
      from,
      to,
      overrides,
      stock: useFioStorage ? stockEverywhere(stores) : new Map(),
    })
    return compare(expected, upgrade, { counts })
  },
}
