import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameValue } from './same-value.ts'

test('a copy says the same', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => sameValue(value, structuredClone(value))))
})

test.each([
  [null, undefined],
  [[1], [1, 2]],
  [[], {}],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: null }],
  [new Map([['a', 1]]), new Map([['a', 2]])],
  [new Map([['a', 1]]), new Map([['b', 1]])],
  [new Set(['a']), new Set(['b'])],
  [new Set(['a']), ['a']],
])('%o and %o differ', (a, b) => {
  expect(sameValue(a, b)).toBe(false)
  expect(sameValue(b, a)).toBe(false)
})

test('maps and sets are the same by content, records without their undefined fields', () => {
  expect(sameValue(new Map([['a', [1]]]), new Map([['a', [1]]]))).toBe(true)
  expect(sameValue(new Set(['a', 'b']), new Set(['b', 'a']))).toBe(true)
  expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true)
})
