/** Rows by their place: a plain array, or columns that were never made into objects (see `indexRows`). */
export interface RowSource<Row> {
  readonly length: number
  at(place: number): Row | undefined
}

/** Rows that are their own place: a column then reads `(row) => sweep.profit[row]`. */
export const indexRows = (length: number): RowSource<number> => ({
  length,
  at: (place) => (place >= 0 && place < length ? place : undefined),
})

/** The rows at these places, in this order. */
export function rowsAt<Row>(rows: RowSource<Row>, places: Iterable<number>): Row[] {
  const found: Row[] = []
  for (const place of places) {
    const row = rows.at(place)
    if (row !== undefined) found.push(row)
  }
  return found
}
