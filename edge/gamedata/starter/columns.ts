/**
 * A list of similar records as columns: field names are stored once, repeated words are interned, and lists of records become
 * tables of their own. It is plain JSON at a third of the size, and restores the same records with the same order of fields.
 */
export interface ColumnTable {
  rows: number
  columns: Record<string, Column>
}
type Value = string | number | boolean | null
type Column =
  /** One value per row. */
  | Value[]
  /** Repeated words: `words[at[row]]`. */
  | { words: string[]; at: (number | null)[] }
  /** Lists: the first `lengths[0]` items belong to row 0, and so on. */
  | { lengths: number[]; items: ColumnTable | Column }
  /** Records that only some rows have: the numbers of these rows, and the records. */
  | { rows: number[]; records: ColumnTable }
  /** Fields that some records lack: the numbers of the rows without it, and the values of the others. */
  | { absent: number[]; values: Exclude<Column, { joined: string[] }> }
  /** Text composed of other fields and fixed parts: `['$Ticker', '.', '$Code']`. */
  | { joined: string[] }

export type Fields = Record<string, unknown>

export function toTable(
  records: readonly Fields[],
  joins: Record<string, string[]> = {},
): ColumnTable {
  const fields = fieldsOf(records)
  const columns: Record<string, Column> = {}
  for (const field of fields) {
    const absent = [...records.keys()].filter((row) => !(field in records[row]!))
    if (absent.length > 0) {
      const values = records.filter((record) => field in record).map((record) => record[field])
      columns[field] = { absent, values: toColumn(values) }
      continue
    }
    const pieces = joins[field]
    const isJoined = pieces && records.every((record) => record[field] === join(pieces, record))
    columns[field] = isJoined
      ? { joined: pieces }
      : toColumn(records.map((record) => record[field]))
  }
  return { rows: records.length, columns }
}

/** The fields of the record with the most fields. The others may lack some of them, but have no others and the same order. */
function fieldsOf(records: readonly Fields[]): string[] {
  let fields: string[] = []
  for (const record of records) {
    const own = Object.keys(record)
    if (own.length > fields.length) fields = own
  }
  for (const record of records) {
    const own = Object.keys(record)
    if (own.join() !== fields.filter((field) => field in record).join())
      throw new Error(`Records differ in their fields: ${own} and ${fields}`)
  }
  return fields
}

function toColumn(values: readonly unknown[]): Exclude<Column, { joined: string[] }> {
  if (values.some(Array.isArray)) {
    const lists = values as unknown[][]
    const items = lists.flat()
    const areRecords = items.some((item) => typeof item === 'object')
    return {
      lengths: lists.map((list) => list.length),
      items: areRecords ? toTable(items as Fields[]) : toColumn(items),
    }
  }
  if (values.some((value) => typeof value === 'object' && value !== null)) {
    const rows = [...values.keys()].filter((row) => values[row] !== null)
    return { rows, records: toTable(rows.map((row) => values[row] as Fields)) }
  }
  const texts = values.filter((value) => value !== null)
  const words = [...new Set(texts)] as string[]
  if (texts.some((text) => typeof text !== 'string') || words.length > texts.length / 2)
    return values as Value[]
  const idOf = new Map(words.map((word, id) => [word, id]))
  return { words, at: values.map((value) => idOf.get(value as string) ?? null) }
}

export function fromTable(table: ColumnTable): Fields[] {
  const joined: [field: string, pieces: string[]][] = []
  const fields: string[] = []
  const columns: (unknown[] | null)[] = []
  for (const [field, column] of Object.entries(table.columns)) {
    fields.push(field)
    if ('joined' in column) joined.push([field, column.joined])
    // An empty text holds the place of a joined field.
    columns.push('joined' in column ? null : fromColumn(column, table.rows))
  }
  // Uses plain loops, because this is the largest part of a first start.
  const records: Fields[] = []
  for (let row = 0; row < table.rows; row++) {
    const record: Fields = {}
    for (let place = 0; place < fields.length; place++) {
      const values = columns[place]
      const value = values ? values[row] : ''
      if (value !== undefined) record[fields[place]!] = value
    }
    for (const [field, pieces] of joined) record[field] = join(pieces, record)
    records.push(record)
  }
  return records
}

function fromColumn(column: Exclude<Column, { joined: string[] }>, rows: number): unknown[] {
  if (Array.isArray(column)) return column
  if ('words' in column) return column.at.map((at) => (at === null ? null : column.words[at]))
  if ('lengths' in column) {
    const { items } = column
    const flat = isTable(items)
      ? fromTable(items)
      : fromColumn(
          items as Value[],
          column.lengths.reduce((sum, length) => sum + length, 0),
        )
    let end = 0
    return column.lengths.map((length) => {
      end += length
      return flat.slice(end - length, end)
    })
  }
  if ('absent' in column) {
    const present = fromColumn(column.values, rows - column.absent.length).values()
    const isAbsent = new Set(column.absent)
    return Array.from({ length: rows }, (_, row) =>
      isAbsent.has(row) ? undefined : present.next().value,
    )
  }
  const values: unknown[] = Array.from({ length: rows }, () => null)
  const records = fromTable(column.records)
  for (const [n, row] of column.rows.entries()) values[row] = records[n]
  return values
}

function isTable(items: ColumnTable | Column): items is ColumnTable {
  return 'columns' in items
}

function join(pieces: readonly string[], record: Fields): string {
  return pieces
    .map((piece) => (piece.startsWith('$') ? String(record[piece.slice(1)]) : piece))
    .join('')
}

/** Writes one column per line, so that a diff of two versions is readable. */
export function printTable({ rows, columns }: ColumnTable): string {
  const lines = Object.entries(columns).map(
    ([field, column]) => `  ${JSON.stringify(field)}: ${JSON.stringify(column)}`,
  )
  return `{"rows": ${rows}, "columns": {\n${lines.join(',\n')}\n}}\n`
}
