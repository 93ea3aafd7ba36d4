import { expect, test } from 'vitest'
import { keepParts } from './keep-parts.ts'

test('what says the same as before stays the same object, at every depth', () => {
  const before = {
    rows: [
      { of: 'RAT', amounts: [1, 2] },
      { of: 'DW', amounts: [3] },
    ],
    total: 6,
  }
  const kept = keepParts(before, {
    rows: [
      { of: 'RAT', amounts: [1, 2] },
      { of: 'DW', amounts: [4] },
    ],
    total: 7,
  })
  expect(kept).toEqual({
    rows: [
      { of: 'RAT', amounts: [1, 2] },
      { of: 'DW', amounts: [4] },
    ],
    total: 7,
  })
  expect(kept.rows[0]).toBe(before.rows[0])
  expect(kept.rows[1]).not.toBe(before.rows[1])
  expect(keepParts(before, structuredClone(before))).toBe(before)
})

test.each([
  ['a shorter list', [1, 2], [1]],
  ['a longer list', [1], [1, 2]],
  ['a field less', { a: 1, b: 2 }, { a: 1 }],
  ['a field that is undefined now', { a: 1, b: 2 }, { a: 1, b: undefined }],
  ['a field that is undefined and was not there', { a: 1 }, { a: 1, b: undefined }],
  ['a list instead of a record', {}, []],
  ['nothing instead of something', { a: 1 }, null],
  ['something instead of nothing', undefined, { a: 1 }],
  ['another map', new Map([['a', 1]]), new Map([['a', 2]])],
])('%s is something new', (_, before, after) => {
  const expected = structuredClone(after)
  const kept = keepParts(before, after)
  expect(kept).toBe(after)
  expect(kept).toEqual(expected)
})
