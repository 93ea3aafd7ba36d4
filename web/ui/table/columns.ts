import type { ReactNode } from 'react'
import { NONE } from '../../../engine/game/number-format.ts'
import type { CsvValue } from './csv.ts'

export type CellValue = string | number | boolean | null | undefined

export type DataColumn<Row> = {
  id: string
  header: string
  /** Drawn in the head instead of the text, where the column cannot be sorted. */
  head?: ReactNode
  /** A heading over this column and its neighbours of the same group. */
  group?: string | undefined
  value: (row: Row) => CellValue
  /** Writes the figure as text; see `number-format.ts`. */
  format?: ((value: number | null | undefined) => string) | undefined
  /** Replaces the text where it is not enough: a link, a tile, a control. */
  cell?: ((row: Row) => ReactNode) | undefined
  /** Draws a line below the figure, as long as its share of the largest. `signed` draws losses to the left of zero. */
  bar?: 'plain' | 'signed' | undefined
  /** Right-aligned, tabular figures, biggest first on the first press of its header. */
  numeric?: boolean | undefined
  /** The column's filter; `list` for cells made by `listCell`, where one matching entry is enough. */
  filter?: 'text' | 'choice' | 'list' | 'range' | undefined
  /** The figure that decides: as the second column it stays in view too. */
  decides?: boolean | undefined
  /** Hidden until the player shows it. */
  hidden?: boolean | undefined
  /** False if sorting has no meaning, such as a column of buttons. */
  sortable?: boolean | undefined
  /** Exported to CSV instead of `value`; false leaves the column out. */
  csv?: ((row: Row) => CsvValue) | false | undefined
  /** The foot of the column over all rows that pass search and filters. */
  total?: ((rows: readonly Row[]) => ReactNode) | undefined
  hint?: ReactNode
}

const BETWEEN = ', '

/** Several entries in one cell; none may contain a comma. */
export const listCell = (entries: readonly string[]): string | null =>
  entries.length === 0 ? null : entries.join(BETWEEN)

export const listEntries = (value: CellValue): readonly string[] =>
  String(value ?? '').split(BETWEEN)

/** The text of a cell, to draw without `cell` and to search. */
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
