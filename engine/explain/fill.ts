import type { DepthCurve } from '../market/depth/curve.ts'
import { filledSteps } from '../market/depth/fill.ts'
import { fromGame, fromPlan, product, sum, type Term } from './term.ts'

const SOURCES = {
  book: 'the orders as they stood there',
  'earlier book': 'today’s best price; what stands behind it is of the day below',
} as const

export function fillValueTerm(curve: DepthCurve, ticker: string, amount: number): Term {
  const verb = curve.side === 'BUY' ? 'Cost' : 'Proceeds'
  const steps = filledSteps(curve, amount).map(({ price, amount: units, isMarketMaker }) =>
    product(`${ticker} at one price`, '$', [
      fromPlan('Units', units, 'units'),
      fromGame(
        isMarketMaker ? 'Price of the market maker' : 'Price',
        price,
        '$/unit',
        isMarketMaker ? 'the game itself trades any amount' : SOURCES[curve.source.kind],
      ),
    ]),
  )
  return sum(`${verb} of ${ticker}`, '$', steps, 'what each step of the book takes')
}
