import { describe, expect, test } from 'vitest'
import { termCut } from './level.ts'
import { fromPlan, product, sum } from './term.ts'

const tree = sum('a', '$', [
  product('b', '$', [fromPlan('c', 2, 'units'), fromPlan('d', 3, '$/unit')]),
  fromPlan('e', 4, '$'),
])

describe('a part of an explanation', () => {
  test('is everything where nothing else is said', () => {
    expect(termCut(tree, {})).toBe(tree)
  })

  test('has so many levels', () => {
    expect(termCut(tree, { depth: 0 })).toMatchObject({ name: 'a', terms: [] })
    const { value, terms } = termCut(tree, { depth: 1 })
    expect(value).toBe(10)
    expect(terms).toMatchObject([
      { name: 'b', value: 6, terms: [] },
      { name: 'e', value: 4, terms: [] },
    ])
    expect(termCut(tree, { depth: 2 })).toEqual(tree)
  })

  test('begins at a path', () => {
    expect(termCut(tree, { path: [0, 1] })).toMatchObject({ name: 'd', value: 3 })
  })

  test('that is not there is an error', () => {
    expect(() => termCut(tree, { path: [0, 7] })).toThrow('b has no term at 7.')
  })
})
