/** Lists of (item, amount) for many rows in three flat columns: row r holds entries start[r] … start[r + 1]. */
export interface AmountLists {
  readonly start: Uint32Array
  readonly item: Int32Array
  readonly amount: Float64Array
}

export type AmountEntry = readonly [item: number, amount: number]

export function packAmounts(rows: readonly (readonly AmountEntry[])[]): AmountLists {
  const start = new Uint32Array(rows.length + 1)
  for (const [r, row] of rows.entries()) start[r + 1] = start[r]! + row.length
  const item = new Int32Array(start[rows.length]!)
  const amount = new Float64Array(start[rows.length]!)
  let next = 0
  for (const row of rows) {
    for (const [entryItem, entryAmount] of row) {
      item[next] = entryItem
      amount[next++] = entryAmount
    }
  }
  return { start, item, amount }
}

/** Code-unit order: the same on every machine and in every language, unlike a collation. */
export const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export const indexByName = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, index) => [name, index]))
