import { type BookedProfitQuestion, bookedProfit } from '../market/depth/booked-profit.ts'
import type { CurveOf } from '../market/depth/books.ts'
import type { BookedTrade } from '../market/depth/trades.ts'
import type { Universe } from '../universe/universe.ts'
import { fillValueTerm } from './fill.ts'
import { difference, fromEntry, fromPlan, product, quotient, sum, type Term } from './term.ts'

export type BookFigure = { readonly of: 'bookedProfit' }

export function bookedProfitTerm(
  universe: Universe,
  curveOf: CurveOf,
  question: BookedProfitQuestion,
): Term {
  const { profit, rows } = bookedProfit(universe, curveOf, question)
  const changed = rows.filter(({ fill }) => fill !== undefined)
  return sum(
    'Profit against order books',
    '$/day',
    [
      fromPlan('Profit by the price list', profit, '$/day'),
      ...changed.map((row) =>
        quotient(nameOf(row), '$/day', [
          differenceTerm(universe, curveOf, row),
          fromEntry('Days sold at once', question.days, 'days'),
        ]),
      ),
    ],
    'the profit by the price list, and what the book of each material changes',
  )
}

const nameOf = ({ ticker, side, exchange }: BookedTrade) =>
  `${ticker} ${side === 'SELL' ? 'sold' : 'bought'} at ${exchange}`

function differenceTerm(universe: Universe, curveOf: CurveOf, row: BookedTrade): Term {
  const { ticker, side, amount, listValue, exchange, fill } = row
  const listPrice = amount > 0 ? listValue / amount : 0
  const byList = product('By the price list', '$', [
    fromPlan('Units', amount, 'units'),
    fromPlan('Price of the list', listPrice, '$/unit'),
  ])
  const curve = curveOf(exchange!, universe.materials.indexOf.get(ticker)!, side)!
  const filled = fillValueTerm(curve, ticker, amount)
  if (side === 'SELL') return difference('Book less list', '$', [filled, byList])
  const lacking = amount - fill!.filled
  const byBook =
    lacking > 0
      ? sum('Against order books', '$', [
          filled,
          product('What the book lacks', '$', [
            fromPlan('Units', lacking, 'units'),
            fromPlan(
              'Price',
              Math.max(fill!.last, listPrice),
              '$/unit',
              'the price of the last unit, or that of the list where it is more',
            ),
          ]),
        ])
      : filled
  return difference('List less book', '$', [byList, byBook])
}
