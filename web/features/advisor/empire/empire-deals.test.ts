import { expect, test } from 'vitest'
import type { EmpireProposal } from '../../../../engine/advisor/empire/answer.ts'
import { bookPairs, empireDeals } from './empire-deals.ts'

const sold = { ticker: 'RAT', side: 'sell', exchange: 'AI1', book: -2, freight: 5 } as const
const proposal = {
  trade: [
    { ...sold, base: 0, perDay: 30, value: 300 },
    { ...sold, base: 2, perDay: 10, value: 90 },
    {
      ticker: 'H2O',
      side: 'buy',
      exchange: 'AI1',
      book: 0,
      freight: 1,
      base: 1,
      perDay: 7,
      value: 70,
    },
    { ...sold, exchange: 'UNIVERSE', base: 1, perDay: 1, value: 9 },
  ],
  markets: [
    { ticker: 'RAT', side: 'sell', exchange: 'AI1', perDay: 40, most: 40, dailyVolume: 200 },
    { ticker: 'H2O', side: 'buy', exchange: 'AI1', perDay: 7, most: 90, dailyVolume: 0 },
  ],
} as unknown as EmpireProposal

test('bases that sell the same at one exchange are one line, with its share of the daily volume', () => {
  const [rat, water, elsewhere] = empireDeals(proposal)
  expect(rat).toEqual({
    ...{ ticker: 'RAT', side: 'sell', exchange: 'AI1', perDay: 40, share: 0.2 },
    ...{ value: 390, book: -4, freight: 10, bases: [0, 2] },
  })
  expect(water).toMatchObject({ value: -70, share: null, bases: [1] })
  expect(elsewhere).toMatchObject({ exchange: 'UNIVERSE', share: null, value: 9 })
})

test('of both sides of a market that has a book, one book is asked for', () => {
  const [rat, water] = proposal.markets
  const source = { kind: 'earlier book', timestampMs: 0 } as const
  const booked = [{ ...rat!, source }, { ...rat!, side: 'buy' as const, source }, water!]
  expect(bookPairs(booked)).toEqual([{ ticker: 'RAT', exchange: 'AI1' }])
})
