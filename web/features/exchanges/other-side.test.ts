import { expect, test } from 'vitest'
import { otherSide } from './other-side.ts'

test('who buys at the Ask of an exchange is offered to sell at its Bid, and the other way round', () => {
  const buy = { type: 'BUY', exchange: 'NC1_BUY' } as const
  const sell = { type: 'SELL', exchange: 'NC1_SELL' } as const
  expect(otherSide([buy])).toEqual(sell)
  expect(otherSide([sell])).toEqual(buy)
})

test('nothing is offered for averages, for both sides, for a side against its nature, and for nothing', () => {
  expect(otherSide([{ type: 'BUY', exchange: 'PP7D_NC1' }])).toBeUndefined()
  expect(otherSide([{ type: 'BOTH', exchange: 'NC1_BUY' }])).toBeUndefined()
  expect(otherSide([{ type: 'BUY', exchange: 'NC1_SELL' }])).toBeUndefined()
  expect(
    otherSide([
      { type: 'BUY', exchange: 'NC1_BUY' },
      { type: 'SELL', exchange: 'PP7D_NC1' },
    ]),
  ).toBeUndefined()
  expect(otherSide([])).toBeUndefined()
})
