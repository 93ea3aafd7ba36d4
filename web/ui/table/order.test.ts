import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellValue, compareCells, type DataColumn } from './columns.ts'
import { ordering } from './order.ts'
import { indexRows } from './rows.ts'

const over = (values: readonly CellValue[], other: readonly CellValue[] = []) => {
  const columns: DataColumn<number>[] = [
    { id: 'a', header: 'A', value: (row) => values[row] },
    { id: 'b', header: 'B', value: (row) => other[row] },
  ]
  return ordering(indexRows(values.length), columns)
}
const everything = { search: '', filters: {} }
const sortedBy = (values: readonly CellValue[], desc: boolean) => {
  const orders = over(values)
  return [...orders.sorted(orders.found(everything), [{ id: 'a', desc }])].map(
    (place) => values[place],
  )
}

const cell: fc.Arbitrary<CellValue> = fc.oneof(
  fc.double(),
  fc.string({ maxLength: 6 }),
  fc.boolean(),
  fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY),
)
const isMissing = (value: CellValue) => value === null || value === undefined || Number.isNaN(value)

test('columns of figures sort as figures, what is missing last in both directions', () => {
  expect(sortedBy([3, undefined, -Infinity, 10, Number.NaN, 0], false).slice(0, 4)).toEqual([
    -Infinity,
    0,
    3,
    10,
  ])
  expect(sortedBy([3, undefined, Infinity, 10, null, 0], true)).toEqual([
    Infinity,
    10,
    3,
    0,
    undefined,
    null,
  ])
})

test('a sort loses no row, orders neighbours and keeps equal rows as they came', () => {
  const column = fc.oneof(
    fc.array(fc.oneof(fc.double(), fc.constant(undefined))),
    fc.array(fc.oneof(fc.string({ maxLength: 4 }), fc.constant(null))),
    fc.array(cell),
  )
  fc.assert(
    fc.property(column, fc.boolean(), (values, desc) => {
      const orders = over(values)
      const order = [...orders.sorted(orders.found(everything), [{ id: 'a', desc }])]
      expect([...order].sort((one, other) => one - other)).toEqual([...values.keys()])
      const uniform = new Set(values.filter((value) => !isMissing(value)).map((v) => typeof v))
      for (const [index, place] of order.slice(1).entries()) {
        const before = order[index]!
        const [one, other] = [values[before], values[place]]
        if (isMissing(one)) expect(isMissing(other)).toBe(true)
        if (isMissing(one) || isMissing(other) || uniform.size > 1) continue
        const difference = desc ? compareCells(other, one) : compareCells(one, other)
        expect(difference).toBeLessThanOrEqual(0)
        if (difference === 0) expect(before).toBeLessThan(place)
      }
    }),
  )
})

test('the second sort column decides between rows that the first leaves equal', () => {
  const orders = over(['Mine', 'mine', 'Farm'], [1, 2, 3])
  const order = orders.sorted(orders.found(everything), [
    { id: 'a', desc: false },
    { id: 'b', desc: true },
  ])
  expect([...order]).toEqual([2, 1, 0])
})

test('filters of several columns hold together; one of a column that is gone holds nothing back', () => {
  const orders = over(['FP', 'SME', 'FP', 'RIG'], [5, 50, 500, null])
  const filters = { a: ['FP', 'RIG'], b: { least: 10, most: null }, gone: 'x' }
  expect([...orders.found({ search: '', filters })]).toEqual([2])
  expect([...orders.found({ search: '', filters: { a: 'm' } })]).toEqual([1])
})

test('a search never matches across two cells', () => {
  const orders = over(['FP', 'SME'], ['12', '3'])
  expect([...orders.found({ search: 'p12', filters: {} })]).toEqual([])
  expect([...orders.found({ search: ' 12 ', filters: {} })]).toEqual([0])
})
