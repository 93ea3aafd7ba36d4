import type { DataColumn } from './columns.ts'

/** The room of a value: text by its length, a number by its size, with a little for the minus sign. */
function room(value: unknown): number {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? Math.log10(Math.abs(value) + 1) + (value < 0 ? 1 : 0) : 0
  }
  return String(value ?? '').length
}

/**
 * The row with the widest cell of each column. A virtual table draws them once, without height, so that its columns do not jump while other
 * rows scroll by.
 */
export function widestRows<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): (Row | undefined)[] {
  return columns.map((column) => {
    let widest: Row | undefined
    let most = -1
    for (const row of rows) {
      const needed = room(column.value(row))
      if (needed > most) {
        most = needed
        widest = row
      }
    }
    return widest
  })
}
