import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { CsvValue } from '../csv.ts'

/** What a column sorts, filters and writes by. */
export type CellValue = string | number | boolean | null | undefined

export type DataColumn<Row extends RowData> = {
  id: string
  header: string
  value: (row: Row) => CellValue
  /** How a number reads; see format.ts. */
  format?: ((value: number | null | undefined) => string) | undefined
  /** What is drawn where a text is not enough: a link, a tile, a control. */
  cell?: ((row: Row) => ReactNode) | undefined
  /** Right-aligned, tabular figures, biggest first on the first press of its header. */
  numeric?: boolean | undefined
  /** Offers this column in the filter panel. */
  filter?: 'text' | 'choice' | 'range' | undefined
  /** Left out of view until the reader asks for it. */
  hidden?: boolean | undefined
  /** False where an order means nothing, such as a column of buttons. */
  sortable?: boolean | undefined
  /** Written to CSV instead of `value`; false leaves the column out. */
  csv?: ((row: Row) => CsvValue) | false | undefined
  /** The foot of the column over the rows shown. */
  total?: ((rows: readonly Row[]) => ReactNode) | undefined
  /** Explains the header. */
  hint?: ReactNode
}

/** Missing and impossible figures become one kind of nothing, which sorts last in both directions. */
export function readCell<Row extends RowData>(column: DataColumn<Row>, row: Row) {
  const value = column.value(row)
  return value === null || Number.isNaN(value) ? undefined : value
}

/** The text of a cell, for drawing where no `cell` does it and for searching. */
export function cellText<Row extends RowData>(column: DataColumn<Row>, row: Row): string {
  const value = column.value(row)
  if (column.format && typeof value !== 'string' && typeof value !== 'boolean') {
    return column.format(value)
  }
  if (value === null || value === undefined || Number.isNaN(value)) return '—'
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export function compareCells(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') {
    return one === other ? 0 : one - other
  }
  return inOrder.compare(String(one), String(other))
}

/** Least and most; null leaves a side open. */
export type NumberRange = { least: number | null; most: number | null }

export type ColumnFilter = string | readonly string[] | NumberRange

/** Whether a cell passes the filter its column offers. */
export function passesFilter(value: CellValue, filter: ColumnFilter): boolean {
  if (typeof filter === 'string') {
    return String(value ?? '')
      .toLowerCase()
      .includes(filter.trim().toLowerCase())
  }
  if ('least' in filter) {
    if (typeof value !== 'number') return false
    return (filter.least ?? -Infinity) <= value && value <= (filter.most ?? Infinity)
  }
  return filter.includes(String(value ?? ''))
}
