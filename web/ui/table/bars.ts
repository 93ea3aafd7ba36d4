import type { DataColumn } from './columns.ts'

/** The finite figures of a column from least to most, always including zero. */
export type Extent = { readonly least: number; readonly most: number }

export function extentOf<Row>(column: DataColumn<Row>, rows: readonly Row[]): Extent {
  let least = 0
  let most = 0
  for (const row of rows) {
    const value = column.value(row)
    if (typeof value !== 'number' || !Number.isFinite(value)) continue
    if (value < least) least = value
    if (value > most) most = value
  }
  return { least, most }
}

/** Shorter bars are specks below the figures. */
const LEAST_LENGTH = 0.015

/** Start and length of a figure's bar, as shares of the cell's width. */
export function barOf(value: number, { least, most }: Extent): { start: number; length: number } {
  const width = most - least
  if (width === 0 || Number.isNaN(value)) return { start: 0, length: 0 }
  const end = Math.min(Math.max(value, least), most)
  const length = Math.abs(end) / width
  return {
    start: (Math.min(end, 0) - least) / width,
    length: length < LEAST_LENGTH ? 0 : length,
  }
}
