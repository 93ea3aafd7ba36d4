import { renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellValue, compareCells, type DataColumn } from './columns.ts'
import { type TableState, tableState } from './state.ts'
import { useTableModel } from './use-table-model.ts'

/** Indices of the found rows, in the order shown. */
function found(
  part: Partial<TableState>,
  values: readonly CellValue[],
  other: readonly CellValue[] = [],
): number[] {
  const rows = [...values.keys()]
  const columns: DataColumn<number>[] = [
    { id: 'a', header: 'A', value: (row) => values[row] },
    { id: 'b', header: 'B', value: (row) => other[row] },
  ]
  const { result, unmount } = renderHook(() =>
    useTableModel({
      rows,
      columns,
      rowKey: String,
      hasDetail: () => false,
      tableId: undefined,
      paged: false,
      state: { ...tableState(), ...part },
      change: () => undefined,
    }),
  )
  unmount()
  return result.current.found.map(({ original }) => original.row)
}
const sortedBy = (values: readonly CellValue[], desc: boolean) =>
  found({ sort: [{ id: 'a', desc }] }, values)

const isMissing = (value: CellValue) => value === null || value === undefined || Number.isNaN(value)

test('columns of figures sort as figures, what is missing last in both directions', () => {
  expect(sortedBy([3, undefined, -Infinity, 10, Number.NaN, 0], false)).toEqual([2, 5, 0, 3, 1, 4])
  expect(sortedBy([3, undefined, Infinity, 10, null, 0], true)).toEqual([2, 3, 0, 5, 1, 4])
})

test('a sort loses no row, orders neighbours and keeps equal rows as they came', () => {
  const mixed = fc.oneof(fc.double(), fc.string({ maxLength: 6 }), fc.boolean())
  const column = fc.oneof(
    fc.array(fc.oneof(fc.double(), fc.constant(undefined))),
    fc.array(fc.oneof(fc.string({ maxLength: 4 }), fc.constant(null))),
    fc.array(fc.oneof(mixed, fc.constantFrom(null, undefined, Number.NaN))),
  )
  fc.assert(
    fc.property(column, fc.boolean(), (values, desc) => {
      const order = sortedBy(values, desc)
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
  const sort = [
    { id: 'a', desc: false },
    { id: 'b', desc: true },
  ]
  expect(found({ sort }, ['Mine', 'mine', 'Farm'], [1, 2, 3])).toEqual([2, 1, 0])
})

test('filters of several columns hold together; one of a column that is gone holds nothing back', () => {
  const cells = [
    ['FP', 'SME', 'FP', 'RIG'],
    [5, 50, 500, null],
  ] as const
  const filters = { a: ['FP', 'RIG'], b: { least: 10, most: null }, gone: 'x' }
  expect(found({ filters }, ...cells)).toEqual([2])
  expect(found({ filters: { a: 'm' } }, ...cells)).toEqual([1])
})

test('a search never matches across two cells', () => {
  const cells = [
    ['FP', 'SME'],
    ['12', '3'],
  ] as const
  expect(found({ search: 'p12' }, ...cells)).toEqual([])
  expect(found({ search: ' 12 ' }, ...cells)).toEqual([0])
})
