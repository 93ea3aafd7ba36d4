import { expect, test } from 'vitest'
import type { BestEmpireQuestion } from '../../../../engine/advisor/empire/question.ts'
import {
  bestInWords,
  empireLimitInWords,
  gapInWords,
  leftOutInWords,
  withoutBookInWords,
  withoutEmpire,
} from './empire-words.ts'

const best = { totals: { profit: 1000 } } as never

test('how much more is possible is always said: in per cent, in money while that is too much, or that nobody knows', () => {
  expect(gapInWords({ best, gap: 0.042, bound: 1042 })).toBe(
    'At most 4.2% more is possible: 1,042 $/day.',
  )
  expect(gapInWords({ best, gap: 25, bound: 26_000 })).toBe('At most 26,000 $/day is possible.')
  expect(gapInWords({ best, gap: Infinity, bound: Infinity })).toBe(
    'The possible gain is not known yet.',
  )
  expect(gapInWords({ best: undefined, gap: Infinity, bound: Infinity })).toBe('')
})

test('a limit that clashes reads as the form says it', () => {
  const question = {
    limits: { permits: 3, budget: 1_000_000, fleetHours: 12, sellShare: 0.2 },
    existing: [{ name: 'Old farm' }],
  } as unknown as BestEmpireQuestion
  const words = (limit: Parameters<typeof empireLimitInWords>[0]) =>
    empireLimitInWords(limit, question)
  expect(words({ field: 'permits' })).toBe('at most 3 permits for all bases')
  expect(words({ field: 'budget' })).toBe('build for at most 1,000,000 $')
  expect(words({ field: 'fleetHours' })).toBe('ships fly at most 12 hours a day')
  expect(words({ field: 'existing', existing: 0 })).toBe('Old farm stays as it is')
  expect(words({ field: 'sellShare' })).toBe('sell at most 20% of daily volume')
})

test('markets without a book are named, and against order books a share is one of each order', () => {
  const market = { ticker: 'RAT', exchange: 'UNIVERSE', source: undefined }
  expect(withoutBookInWords([market, market] as never)).toBe(
    'No book for RAT at average prices: the price of the list holds, up to the share of the daily volume.',
  )
  expect(withoutBookInWords([{ ...market, source: { kind: 'book' } }] as never)).toBe('')
  const question = { limits: { sellShare: 0.2 }, existing: [], books: [] } as never
  expect(empireLimitInWords({ field: 'sellShare' }, question)).toBe(
    'sell at most 20% of each order in the book a day',
  )
  const refilling = { limits: { sellShare: 0.2 }, existing: [], books: [], refillShare: 0.05 }
  expect(empireLimitInWords({ field: 'sellShare' }, refilling as never)).toBe(
    'sell at most 5% of each order in the book a day',
  )
})

test('a search says what it proved, what it left out, and why it found nothing', () => {
  const all = { planets: 12, full: 0, unreached: 0 }
  const some = { planets: 3, full: 2, unreached: 1 }
  expect(bestInWords(all)).toBe('Best possible under these limits.')
  expect(leftOutInWords(all)).toBe('')
  expect(bestInWords(some)).toBe('Best possible on the 3 planets that can be taken.')
  expect(leftOutInWords(some)).toBe(
    'Left out: 2 planets without a free plot and 1 planet without a route to an exchange.',
  )
  const title = (answer: object) => withoutEmpire(answer as never).title
  const nothing = { status: 'nothingFound', bound: 100 }
  expect(title({ ...nothing, scope: { ...some, planets: 0 } })).toBe('No planet can be taken')
  expect(title({ ...nothing, scope: all })).toBe('The time was over before an empire was found')
  expect(title({ status: 'timeOut', gap: 100, bound: 100, scope: all })).toBe(
    'The time was over before an empire was found',
  )
  expect(title({ status: 'proved', gap: 0, bound: 0, scope: all })).toBe(
    'No base earns anything within these limits',
  )
})
