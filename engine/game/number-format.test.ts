import { describe, expect, test } from 'vitest'
import {
  axisLabels,
  formatAge,
  formatAmount,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDays,
  formatDuration,
  formatFixed,
  formatMoney,
  formatMoneyToCents,
  formatPayback,
  formatPercent,
  formatSigned,
  formatWhole,
  formatWithin,
  paybackDays,
} from './number-format.ts'

test.each([
  [0, '0.00'],
  [999.994, '999.99'],
  [-999.995, '−1,000'],
  [1234567.891, '1,234,568'],
  [-45.6, '−45.60'],
  [0.005, '0.01'],
])('money %d reads %s', (value, text) => expect(formatMoney(value)).toBe(text))

test('a derivation keeps the cents of money', () => {
  expect(formatMoneyToCents(-1234567.891)).toBe('−1,234,567.89')
})

test('the minus is a real one, not a hyphen', () => {
  expect(formatMoney(-1).codePointAt(0)).toBe(0x2212)
})

test('what rounds to nothing has no sign', () => {
  expect(formatMoney(-0.001)).toBe('0.00')
  expect(formatMoney(-0)).toBe('0.00')
  expect(formatSigned(0.001)).toBe('0.00')
})

test.each([
  [1500, '1,500'],
  [0.75, '0.75'],
  [2.005, '2.01'],
  [3.999, '4'],
])('amount %d reads %s', (value, text) => expect(formatAmount(value)).toBe(text))

test('decimals, whole numbers and shares', () => {
  expect(formatFixed(1.5, 3)).toBe('1.500')
  expect(formatWhole(1999.6)).toBe('2,000')
  expect(formatPercent(0.125)).toBe('12.50%')
  expect(formatPercent(-0.5, 0)).toBe('−50%')
  expect(formatDays(41.26)).toBe('41.3 d')
  expect(formatSigned(1200)).toBe('+1,200')
  expect(formatSigned(-3.5)).toBe('−3.50')
  expect(formatCompact(-12_340)).toBe('−12.3K')
})

test('labels of an axis have the decimals that tell them apart', () => {
  expect(axisLabels([0, 500_000, 1_000_000])).toEqual(['0', '500K', '1M'])
  expect(axisLabels([539_900, 539_925, 539_950])).toEqual(['539.9K', '539.93K', '539.95K'])
  expect(axisLabels([0.01, 0.02])).toEqual(['0.01', '0.02'])
})

test.each([
  [201.78, '201.78'],
  [-1234.5, '−1,234.5'],
  [-1_234_567.89, '−1,234,568'],
  [-12_098_077_733.2, '−12.1B'],
  [4e24, '4.0e24'],
  [Infinity, '∞'],
  [null, '—'],
])('in nine characters %d reads %s', (value, text) => {
  expect(formatWithin(9)(value)).toBe(text)
})

test.each([
  [24.8, '24.8 d'],
  [-3, 'never'],
  [Infinity, 'never'],
  [null, '—'],
])('a payback of %s days reads %s', (days, text) => expect(formatPayback(days)).toBe(text))

test('never paying back is no number of days, so that columns sort it last', () => {
  expect([24.8, 0, -3, Number.POSITIVE_INFINITY, Number.NaN].map(paybackDays)).toEqual([
    24.8,
    0,
    null,
    null,
    null,
  ])
})

test('too many days and too long a run are short', () => {
  expect(formatDays(99_999.4)).toBe('99,999.4 d')
  expect(formatDays(-67_961_200)).toBe('−68M d')
  expect(formatDuration(99.5 * 86_400_000)).toBe('99d 12h')
  expect(formatDuration(757_767.1 * 86_400_000)).toBe('757,767d')
  expect(formatDuration(1e12 * 86_400_000)).toBe('1Td')
})

const FORMATS = {
  formatMoney,
  formatMoneyToCents,
  formatAmount,
  formatWhole,
  formatPercent,
  formatDays,
  formatCompact,
  formatDuration,
  formatSigned,
}
describe.each(Object.entries(FORMATS))('%s', (_name, format) => {
  test.each([Number.NaN, null, undefined])('writes %s as a dash', (value) => {
    expect(format(value)).toBe('—')
  })
  test('writes what has no end as ∞, with its sign', () => {
    expect(format(Infinity)).toMatch(/^\+?∞%?$/)
    expect(format(-Infinity)).toMatch(/^−∞%?$/)
  })
})

describe('age', () => {
  const now = Date.UTC(2026, 0, 10)
  test.each([
    [0, 'just now'],
    [-5000, 'just now'],
    [59_000, 'just now'],
    [3 * 60_000, '3 min ago'],
    [5 * 3_600_000, '5 h ago'],
    [47 * 3_600_000, '47 h ago'],
    [3 * 86_400_000, '3 days ago'],
  ])('%d ms back reads %s', (age, text) => expect(formatAge(now - age, now)).toBe(text))
  test('unknown is a dash', () => expect(formatAge(null, now)).toBe('—'))
})

test.each([
  [8_640_000, '2h 24m'],
  [300_000, '5m'],
  [86_400_000, '1d'],
  [100_800_000, '1d 4h'],
  [86_399_000, '1d'],
])('%d ms last %s', (ms, text) => expect(formatDuration(ms)).toBe(text))

test('days are the same for every reader, and no date is ever "Invalid Date"', () => {
  expect(formatDate('2025-04-29')).toBe('29 Apr 2025')
  expect(formatDate(null)).toBe('—')
  expect(formatDate('nonsense')).toBe('—')
  expect(formatDateTime(undefined)).toBe('—')
})
