import * as v from 'valibot'
import { type CellValue, listEntries } from './columns.ts'

const MAX_TEXT = 200
const MAX_CHOICES = 500

const Bound = v.nullable(v.pipe(v.number(), v.finite()))

export type NumberRange = v.InferOutput<typeof NumberRange>
export const NumberRange = v.object({ least: Bound, most: Bound })

const FilterText = v.pipe(v.string(), v.maxLength(MAX_TEXT))

export type ColumnFilter = v.InferOutput<typeof ColumnFilter>
export const ColumnFilter = v.union([
  FilterText,
  v.pipe(v.array(FilterText), v.maxLength(MAX_CHOICES)),
  NumberRange,
])

/** For a cell of several entries: any chosen one matches. */
export function listTest(filter: ColumnFilter): (value: CellValue) => boolean {
  if (!Array.isArray(filter)) return cellTest(filter)
  const isWanted = cellTest(filter)
  return (value) => listEntries(value).some(isWanted)
}

/** The filter as a test of one cell, prepared once for all rows. */
export function cellTest(filter: ColumnFilter): (value: CellValue) => boolean {
  if (typeof filter === 'string') {
    const wanted = filter.trim().toLowerCase()
    return (value) =>
      String(value ?? '')
        .toLowerCase()
        .includes(wanted)
  }
  if ('least' in filter) {
    const least = filter.least ?? -Infinity
    const most = filter.most ?? Infinity
    return (value) => typeof value === 'number' && least <= value && value <= most
  }
  const wanted = new Set(filter)
  return (value) => wanted.has(String(value ?? ''))
}
