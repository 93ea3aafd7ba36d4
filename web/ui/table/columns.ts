import type { ReactNode } from 'react'
import type { CsvValue } from '../csv.ts'
import { NONE } from '../format.ts'

/** What a column sorts, filters and writes by. */
export type CellValue = string | number | boolean | null | undefined

export type DataColumn<Row> = {
  id: string
  header: string
  /** A heading over this column and its neighbours of the same group. */
  group?: string | undefined
  value: (row: Row) => CellValue
  /** How a number reads; see format.ts. */
  format?: ((value: number | null | undefined) => string) | undefined
  /** What is drawn where a text is not enough: a link, a tile, a control. */
  cell?: ((row: Row) => ReactNode) | undefined
  /** A line below the figure as long as its share of the largest; `signed` goes left of zero in the colour of a loss. */
  bar?: 'plain' | 'signed' | undefined
  /** Right-aligned, tabular figures, biggest first on the first press of its header. */
  numeric?: boolean | undefined
  /** Offers this column in the filter panel; `list` for cells made by `listCell`, of which one entry is enough. */
  filter?: 'text' | 'choice' | 'list' | 'range' | undefined
  /** Hidden until the player shows it. */
  hidden?: boolean | undefined
  /** False where an order means nothing, such as a column of buttons. */
  sortable?: boolean | undefined
  /** Written to CSV instead of `value`; false leaves the column out. */
  csv?: ((row: Row) => CsvValue) | false | undefined
  /** The foot of the column over all rows that pass search and filters. */
  total?: ((rows: readonly Row[]) => ReactNode) | undefined
  /** Explains the header. */
  hint?: ReactNode
}

const BETWEEN = ', '

/** Several entries, none of which holds a comma, in one cell. */
export const listCell = (entries: readonly string[]): string | null =>
  entries.length === 0 ? null : entries.join(BETWEEN)

export const listEntries = (value: CellValue): readonly string[] =>
  String(value ?? '').split(BETWEEN)

/** The text of a cell, for drawing where no `cell` does it and for searching. */
export const cellText = <Row>(column: DataColumn<Row>, row: Row): string =>
  valueText(column, column.value(row))

export function valueText<Row>(column: DataColumn<Row>, value: CellValue): string {
  if (column.format && typeof value !== 'string' && typeof value !== 'boolean') {
    return column.format(value)
  }
  if (value === null || value === undefined || Number.isNaN(value)) return NONE
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export function compareCells(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') {
    return one === other ? 0 : one - other
  }
  return inOrder.compare(String(one), String(other))
}
