import { expect, test } from 'vitest'
import { changeParts, changeSentence, signedCents } from './change-words.ts'
import type { DayChange } from './what-changed.ts'

const NONE = { prices: 0, edited: 0, added: 0, removed: 0, rules: 0, settings: 0, unlisted: 0 }
const change = (parts: Partial<typeof NONE>, more: Partial<DayChange> = {}): DayChange => ({
  difference: Object.values(parts).reduce((sum, part) => sum + part, 0),
  parts: { ...NONE, ...parts },
  plans: [],
  prices: [],
  otherPrices: 0,
  hasOtherCx: false,
  ...more,
})
const FEO = { ticker: 'FEO', side: 'sold', units: 120, before: 8000, after: 7000 } as const

test('the largest part is named first, with the price that moved most', () => {
  const fell = change(
    { prices: -110_000, edited: 5_000 },
    { prices: [{ ...FEO, effect: -120_000 }] },
  )
  expect(changeParts(fell)).toEqual(['prices', 'edited'])
  expect(changeSentence(fell)).toBe(
    '−1,050 $/day, mostly prices: FEO, which is sold, from 80.00 to 70.00 (−1,200).',
  )
  expect(changeSentence(change({ prices: -5_00, added: 90_000_00 }))).toBe(
    '+89,995 $/day, mostly new plans (+90,000).',
  )
})

test('a price that moved against the sum is not called its reason', () => {
  const rose = change({ prices: 10_000 }, { prices: [{ ...FEO, effect: -20_000 }] })
  expect(changeSentence(rose)).toBe('+100.00 $/day, mostly prices (+100.00).')
})

test('what balances out says so, and nothing says nothing', () => {
  expect(changeSentence(change({ added: 4_000_00, removed: -4_000_00 }))).toBe(
    'The profit is the same. Largest part: new plans (+4,000).',
  )
  expect(changeSentence(change({}))).toBe('Nothing changed.')
  const plans = [{ plan: '00000001', why: 'edited', effect: 0 }] as const
  expect(changeSentence(change({}, { plans }))).toBe('Plans changed, the profit did not.')
})

test('money below 1,000 has its cents', () => {
  expect([99_999, 100_000, 123_456_789, -1, 0].map(signedCents)).toEqual([
    '+999.99',
    '+1,000',
    '+1,234,568',
    '−0.01',
    '0.00',
  ])
})
