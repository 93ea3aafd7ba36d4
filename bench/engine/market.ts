import { MAX_BOOK_STEPS } from '../../engine/game/market-book.ts'
import { curvesOf } from '../../engine/market/depth/books.ts'
import { depthCurve } from '../../engine/market/depth/curve.ts'
import { fillPrice } from '../../engine/market/depth/fill.ts'
import { bestLoad } from '../../engine/market/depth/load.ts'
import { bestSplit } from '../../engine/market/depth/split.ts'
import type { Universe } from '../../engine/universe/universe.ts'
import { measure } from '../measure.ts'
import type { Row } from '../suite.ts'

const curveFrom = (best: number) =>
  depthCurve(
    'BUY',
    Array.from({ length: MAX_BOOK_STEPS }, (_, i) => ({ price: best + i, amount: 100 })),
    undefined,
    { kind: 'book', timestampMs: 0 },
  )

/**
 * Order books of maximum length: filled to the last step, split over four exchanges, and compared for every material.
 */
export function measureMarket(universe: Universe): Row[] {
  const curve = curveFrom(100)
  const all = MAX_BOOK_STEPS * 100
  const exchanges = ['AI1', 'CI1', 'IC1', 'NC1'] as const
  const venues = exchanges.map((exchange, place) => ({
    exchange,
    curve: curveFrom(100 + place),
    freight: place * 3,
  }))
  const haul = {
    from: 'CI1',
    to: 'AI1',
    tonnes: 500,
    cubicMetres: 500,
    freight: 0,
    hours: 10,
  } as const
  return [
    measure('market.fill', 'µs', () => fillPrice(curve, all)),
    measure('market.split', 'µs', () => bestSplit(venues, all)),
    measure('market.arbitrage', 'ms', () => bestLoad(universe, curvesOf(universe), haul)),
  ]
}
