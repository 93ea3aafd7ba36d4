import { expect, test } from 'vitest'
import { readNumberText, stepNumber, writeNumberText } from './number-text.ts'

const ANY = { decimals: true, min: -100 }

test.each([
  ['0', 0],
  ['007', 7],
  ['1,234', 1234],
  ['1 234', 1234],
  ["1'234", 1234],
  ['1,234.50', 1234.5],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['12.', 12],
  ['1,5', 1.5],
  ['$ 12.30', 12.3],
  ['1,234.50 ICA', 1234.5],
])('%j is %d', (text, value) => expect(readNumberText(text, ANY, '.')).toEqual({ value }))

test.each([
  ['4*2+1', 9],
  ['1+4*2', 9],
  ['(1 + 4) × 2', 10],
  ['10 - 2 - 3', 5],
  ['20 ÷ 4 / 5', 1],
  ['2*-3', -6],
  ['0.1+0.2', 0.3],
  ['1,000*2', 2000],
])('%s comes to %d', (text, value) => expect(readNumberText(text, ANY, '.')).toEqual({ value }))

test('decimals are read and written as the locale does', () => {
  expect(readNumberText('1.234,5', ANY, ',')).toEqual({ value: 1234.5 })
  expect(readNumberText('1.5', ANY, ',')).toEqual({ value: 1.5 })
  expect(writeNumberText(1234.5, ',')).toBe('1234,5')
})

test.each(['', '.', '-', '4*', '(1+2', '1.2.3', '2 3)'])('%j is no number yet', (text) =>
  expect(readNumberText(text, ANY, '.')).toEqual({ value: null }),
)

test.each([
  ['abc', {}, null, 'Only numbers and + − × ÷ ( ).'],
  ['4&2', {}, null, 'Only numbers and + − × ÷ ( ).'],
  ['９', {}, null, 'Only numbers and + − × ÷ ( ).'],
  ['2.5', {}, null, 'Whole numbers only.'],
  ['7/2', {}, null, 'Whole numbers only.'],
  ['1/0', { decimals: true }, null, 'At most 15 digits.'],
  ['9'.repeat(400), {}, null, 'At most 15 digits.'],
  ['-5', {}, 0, 'At least 0.'],
  ['9', { max: 5 }, 5, 'At most 5.'],
  ['0', { min: 0.5, decimals: true }, 0.5, 'At least 0.5.'],
])('%s is refused, or brought into the range, and says why', (text, rules, value, why) =>
  expect(readNumberText(text, rules, '.')).toEqual({ value, why }),
)

test('what is shown has no separators and no exponent', () => {
  expect(
    [0, 1234.5, 0.1 + 0.2, null, Number.NaN, Infinity].map((value) => writeNumberText(value, '.')),
  ).toEqual(['0', '1234.5', '0.3', '', '', ''])
})

test('a step stays within the range and adds no dust', () => {
  expect(stepNumber(0.1, 0.2, {})).toBe(0.3)
  expect(stepNumber(3, 1, { max: 3 })).toBe(3)
  expect(stepNumber(1, -1, { min: 1 })).toBe(1)
  expect(stepNumber(0, -1, {})).toBe(0)
  expect(stepNumber(null, 1, { min: 5 })).toBe(5)
})
