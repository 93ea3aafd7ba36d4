import { describe, expect, test } from 'vitest'
import { cleanNumberText, readNumberText, stepNumber, writeNumberText } from './number-text.ts'

describe('whole numbers', () => {
  test.each([
    ['0', '0'],
    ['007', '7'],
    ['-5', '5'],
    ['1e9', '19'],
    ['12.7', '12'],
    ['1,234', '1234'],
    ['1 234', '1234'],
    ["1'234", '1234'],
    ['abc', ''],
    ['９', ''],
  ])('%j becomes %j', (typed, text) => expect(cleanNumberText(typed, false)).toBe(text))
})

describe('decimals', () => {
  test.each([
    ['0.5', '0.5'],
    ['.', '.'],
    ['12.', '12.'],
    ['1.2.3', '1.23'],
    ['1,234.50', '1234.50'],
    ['1,5', '1.5'],
    ['$ 12.30', '12.30'],
  ])('%j becomes %j', (typed, text) => expect(cleanNumberText(typed, true)).toBe(text))
})

test('more digits than a number can hold are not taken', () => {
  const text = cleanNumberText('9'.repeat(400), false)
  expect(text).toHaveLength(15)
  expect(Number.isSafeInteger(readNumberText(text))).toBe(true)
})

test('an empty text or a lone dot is no number, zero is one', () => {
  expect(['', '.', '0', '.5'].map(readNumberText)).toEqual([null, null, 0, 0.5])
})

test('what is shown has no separators and no exponent', () => {
  expect([0, 1234.5, 0.1 + 0.2, null, Number.NaN, Infinity].map(writeNumberText)).toEqual([
    '0',
    '1234.5',
    '0.3',
    '',
    '',
    '',
  ])
})

test('a step stays within the range and adds no dust', () => {
  expect(stepNumber(0.1, 0.2, {})).toBe(0.3)
  expect(stepNumber(3, 1, { max: 3 })).toBe(3)
  expect(stepNumber(1, -1, { min: 1 })).toBe(1)
  expect(stepNumber(0, -1, {})).toBe(0)
  expect(stepNumber(null, 1, { min: 5 })).toBe(5)
})
