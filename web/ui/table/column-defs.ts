import { type ColumnDef, constructFilterFn } from '@tanstack/react-table'
import { type CellValue, compareCells, type DataColumn, valueText } from './columns.ts'
import type { Entry, TABLE_FEATURES } from './features.ts'
import { cellTest, listTest } from './filters.ts'

type Def<Row> = ColumnDef<typeof TABLE_FEATURES, Entry<Row>>

/** Columns in the library's form: neighbours of one group get a common heading. */
export function columnDefs<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Def<Row>[] {
  const defs: Def<Row>[] = []
  let group: { name: string; columns: Def<Row>[] } | undefined
  for (const column of columns) {
    const def = columnDef(column, rows)
    if (column.group === undefined) {
      group = undefined
      defs.push(def)
    } else if (group?.name === column.group) {
      group.columns.push(def)
    } else {
      group = { name: column.group, columns: [def] }
      defs.push({ id: `group of ${column.id}`, header: column.group, columns: group.columns })
    }
  }
  return defs
}

function columnDef<Row>(column: DataColumn<Row>, rows: readonly Row[]): Def<Row> {
  // Missing figures are all `undefined` to the library, which sorts that last in both directions.
  const cellOf = (row: Row): CellValue => {
    const value = column.value(row)
    return value === null || Number.isNaN(value) ? undefined : value
  }
  let ranks: readonly number[] | undefined
  return {
    id: column.id,
    header: column.header,
    accessorFn: ({ row }) => cellOf(row),
    enableSorting: column.sortable !== false,
    sortDescFirst: column.numeric ?? false,
    sortUndefined: 'last',
    sortFn(one, other) {
      ranks ??= cellRanks(rows.map(cellOf))
      const [a, b] = [ranks[one.index] ?? 0, ranks[other.index] ?? 0]
      return a === b ? 0 : a - b
    },
    filterFn: column.filter === 'list' ? filterLists : filterCells,
  }
}

const filterCells = constructFilterFn({
  filter: (value: CellValue, passes: ReturnType<typeof cellTest>) => passes(value),
  resolveFilterValue: cellTest,
})

const filterLists = constructFilterFn({
  filter: (value: CellValue, passes: ReturnType<typeof listTest>) => passes(value),
  resolveFilterValue: listTest,
})

type Search = { wanted: string; isWord: boolean }

/** Searches the text of all columns as drawn. */
export function searchCells<Row>(columns: readonly DataColumn<Row>[]) {
  const texts = new Map(columns.map((column) => [column.id, cellTexts(column)]))
  const figures = new Set(columns.filter(({ format }) => format).map(({ id }) => id))
  return constructFilterFn({
    filter: (value: CellValue, { wanted, isWord }: Search, _row, id) =>
      // Writing figures as text is expensive, and no plain word can be found in them.
      !(isWord && figures.has(id)) && texts.get(id)?.(value).includes(wanted) === true,
    resolveFilterValue(search: string): Search {
      const wanted = search.trim().toLowerCase()
      return { wanted, isWord: /^\p{L}{3,}/u.test(wanted) }
    },
  })
}

/** Writes each value of the column once: thousands of planets share forty distances. */
function cellTexts<Row>(column: DataColumn<Row>): (value: CellValue) => string {
  const written = new Map<CellValue, string>()
  return (value) => {
    let text = written.get(value)
    if (text === undefined) {
      text = valueText(column, value).toLowerCase()
      written.set(value, text)
    }
    return text
  }
}

/**
 * A number by which to sort each row: the figure itself, or the rank of its text among all. Comparing texts is slow, and a sort compares
 * thousands of rows a dozen times each.
 */
function cellRanks(cells: readonly CellValue[]): readonly number[] {
  if (cells.every((cell) => typeof cell === 'number' || cell === undefined)) {
    return cells.map((cell) => (typeof cell === 'number' ? cell : 0))
  }
  const ranks = new Map<CellValue, number>()
  let rank = 0
  let before: CellValue
  for (const cell of [...new Set(cells)].sort(compareCells)) {
    // `Mine` and `mine` rank equal, so that the next sort column decides between them.
    if (ranks.size > 0 && compareCells(before, cell) !== 0) rank++
    ranks.set(cell, rank)
    before = cell
  }
  return cells.map((cell) => ranks.get(cell) ?? 0)
}
