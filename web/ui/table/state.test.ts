import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TableSearch, type TableState, tableSearch, tableState, tableStateOf } from './state.ts'

const FIRST = tableState({ id: 'profit', desc: true })

test('an untouched table leaves the address bare', () => {
  expect(JSON.stringify(tableSearch(FIRST, FIRST))).toBe('{}')
  expect(tableStateOf({}, FIRST)).toEqual(FIRST)
})

test('a table sorted by nothing differs from one that was never sorted', () => {
  const unsorted = { ...FIRST, sort: [] }
  expect(tableSearch(unsorted, FIRST).sort).toBe('none')
  expect(tableStateOf({ sort: 'none' }, FIRST).sort).toEqual([])
})

const word = fc.string({ maxLength: 30 })
const filter = fc.oneof(
  word,
  fc.array(word, { maxLength: 5 }),
  fc.record({
    least: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    most: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  }),
)
const anyState: fc.Arbitrary<TableState> = fc.record({
  sort: fc.uniqueArray(
    fc.record({ id: fc.stringMatching(/^[a-mo-z][a-zA-Z0-9]{0,8}$/), desc: fc.boolean() }),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
  search: word,
  filters: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), filter, { maxKeys: 4 }),
  page: fc.nat(1000),
})

test('whatever a reader chose comes back from the address', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address: unknown = JSON.parse(JSON.stringify(tableSearch(state, FIRST)))
      const back = tableStateOf(v.parse(TableSearch, address), FIRST)
      expect(JSON.stringify(back)).toBe(JSON.stringify(state))
    }),
  )
})

test('damaged parameters count as absent, a figure searched for is text', () => {
  const damaged = { sort: { a: 1 }, q: 125, only: { profit: { least: 'x' } }, page: -3 }
  expect(tableStateOf(v.parse(TableSearch, damaged), FIRST)).toEqual({ ...FIRST, search: '125' })
})
