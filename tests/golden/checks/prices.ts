import type { CxData } from '../../../engine/game/cx.ts'
import { priceOrigin } from '../../../engine/market/price-origin.ts'
import { resolvePrices, type Side } from '../../../engine/market/prices.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

interface Input {
  ticker: string
  type: Side
  cx_data: CxData | null
  planet: string | null
}

/** Both ways to a price must answer: the columns that calculations use, and the lookup with reasons. */
export const check: VectorCheck = {
  file: 'prices.json',
  run({ input, expected }, { universe, counts }) {
    const { ticker, type, cx_data, planet } = input as Input
    const prices = resolvePrices(universe, cx_data, planet)
    const material = universe.materials.indexOf.get(ticker)
    const column = type === 'BUY' ? prices.buy : prices.sell
    return [
      ...(material === undefined ? [] : compare(expected, column[material], { counts }, 'column')),
      ...compare(
        expected,
        priceOrigin(universe, cx_data, planet, ticker, type).value,
        { counts },
        'lookup',
      ),
    ]
  },
}
