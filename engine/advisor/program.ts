/** A mixed-integer linear program in columns: maximise Σ cost × x within the bounds of columns and rows. */
export interface LinearProgram {
  readonly columns: number
  readonly rows: number
  readonly cost: Float64Array
  readonly lower: Float64Array
  readonly upper: Float64Array
  /** 1 where a column takes whole numbers only. */
  readonly integer: Int32Array
  readonly rowLower: Float64Array
  readonly rowUpper: Float64Array
  /** Column c has the entries start[c] … start[c + 1] of `row` and `value`. */
  readonly start: Int32Array
  readonly row: Int32Array
  readonly value: Float64Array
}

export interface RowSpec {
  readonly lower?: number
  readonly upper: number
  readonly entries: readonly (readonly [column: number, value: number])[]
}

export function withRows(program: LinearProgram, added: readonly RowSpec[]): LinearProgram {
  const more: (readonly [row: number, value: number])[][] = Array.from(
    { length: program.columns },
    () => [],
  )
  for (const [i, { entries }] of added.entries()) {
    for (const [column, value] of entries) more[column]!.push([program.rows + i, value])
  }
  const start = new Int32Array(program.columns + 1)
  const row: number[] = []
  const value: number[] = []
  for (let column = 0; column < program.columns; column++) {
    for (let i = program.start[column]!; i < program.start[column + 1]!; i++) {
      row.push(program.row[i]!)
      value.push(program.value[i]!)
    }
    for (const [r, entry] of more[column]!) {
      row.push(r)
      value.push(entry)
    }
    start[column + 1] = row.length
  }
  return {
    ...program,
    rows: program.rows + added.length,
    rowLower: Float64Array.from([
      ...program.rowLower,
      ...added.map(({ lower = -Infinity }) => lower),
    ]),
    rowUpper: Float64Array.from([...program.rowUpper, ...added.map(({ upper }) => upper)]),
    start,
    row: Int32Array.from(row),
    value: Float64Array.from(value),
  }
}

/** With columns of whole numbers besides, which cost nothing and stand in no row. */
export function withColumns(program: LinearProgram, most: readonly number[]): LinearProgram {
  const none = most.map(() => 0)
  return {
    ...program,
    columns: program.columns + most.length,
    cost: Float64Array.from([...program.cost, ...none]),
    lower: Float64Array.from([...program.lower, ...none]),
    upper: Float64Array.from([...program.upper, ...most]),
    integer: Int32Array.from([...program.integer, ...most.map(() => 1)]),
    start: Int32Array.from([...program.start, ...most.map(() => program.row.length)]),
  }
}

export interface ColumnSpec {
  readonly cost?: number
  readonly lower?: number
  readonly upper?: number
  readonly integer?: boolean
}

export class ProgramBuilder {
  private readonly cost: number[] = []
  private readonly lower: number[] = []
  private readonly upper: number[] = []
  private readonly integer: number[] = []
  private readonly rowLower: number[] = []
  private readonly rowUpper: number[] = []
  private readonly entries: Map<number, number>[] = []

  get columns(): number {
    return this.cost.length
  }

  addRow(lower: number, upper: number): number {
    this.rowLower.push(lower)
    return this.rowUpper.push(upper) - 1
  }

  addColumn({ cost = 0, lower = 0, upper = Infinity, integer = false }: ColumnSpec): number {
    this.cost.push(cost)
    this.lower.push(lower)
    this.upper.push(upper)
    this.integer.push(integer ? 1 : 0)
    return this.entries.push(new Map()) - 1
  }

  /** Adds to the entry, so that what a column needs and makes of one material becomes one number. */
  add(row: number, column: number, value: number): void {
    const column_ = this.entries[column]!
    column_.set(row, (column_.get(row) ?? 0) + value)
  }

  build(): LinearProgram {
    const start = new Int32Array(this.entries.length + 1)
    const row: number[] = []
    const value: number[] = []
    for (const [c, column] of this.entries.entries()) {
      for (const [r, entry] of column) {
        if (entry === 0) continue
        row.push(r)
        value.push(entry)
      }
      start[c + 1] = row.length
    }
    return {
      columns: this.columns,
      rows: this.rowLower.length,
      cost: Float64Array.from(this.cost),
      lower: Float64Array.from(this.lower),
      upper: Float64Array.from(this.upper),
      integer: Int32Array.from(this.integer),
      rowLower: Float64Array.from(this.rowLower),
      rowUpper: Float64Array.from(this.rowUpper),
      start,
      row: Int32Array.from(row),
      value: Float64Array.from(value),
    }
  }
}
