import { type CellValue, compareCells, type DataColumn, valueText } from './columns.ts'
import { cellTest } from './filters.ts'
import type { RowSource } from './rows.ts'
import type { Sort, TableState } from './state.ts'

/** Places of rows in their source, in the order they are shown. */
export type Order = Uint32Array

/**
 * Search, filters and sort over one set of rows, by place: no row is made into anything. What is costly to read from
 * the columns is read once and kept as long as rows and columns stay the same.
 */
export interface Ordering {
  found(state: Pick<TableState, 'search' | 'filters'>): Order
  sorted(found: Order, sort: readonly Sort[]): Order
}

export function ordering<Row>(rows: RowSource<Row>, columns: readonly DataColumn<Row>[]): Ordering {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const ranks = new Map<string, Float64Array>()
  const texts: { words?: string[]; figures?: string[] } = {}
  const figureColumns = columns.filter((column) => column.format)
  const wordColumns = columns.filter((column) => !column.format)

  function rankBy(id: string): Float64Array | undefined {
    const column = byId.get(id)
    if (!column) return undefined
    let rank = ranks.get(id)
    if (!rank) {
      rank = rankOf(rows, column)
      ranks.set(id, rank)
    }
    return rank
  }

  function searchTest(search: string): ((place: number) => boolean) | undefined {
    const wanted = search.trim().toLowerCase()
    if (wanted === '') return undefined
    texts.words ??= textsOf(rows, wordColumns)
    const { words } = texts
    // Writing figures as text is the costly part, and no plain word can be found in them.
    if (/^\p{L}{3,}/u.test(wanted)) return (place) => words[place]!.includes(wanted)
    texts.figures ??= textsOf(rows, figureColumns)
    const { figures } = texts
    return (place) => words[place]!.includes(wanted) || figures[place]!.includes(wanted)
  }

  return {
    found({ search, filters }) {
      const tests: ((place: number) => boolean)[] = []
      for (const [id, filter] of Object.entries(filters)) {
        const column = byId.get(id)
        if (!column) continue
        const passes = cellTest(filter)
        tests.push((place) => passes(column.value(rows.at(place) as Row)))
      }
      const matches = searchTest(search)
      if (matches) tests.push(matches)

      const found = new Uint32Array(rows.length)
      let count = 0
      for (let place = 0; place < rows.length; place++) {
        if (tests.every((test) => test(place))) found[count++] = place
      }
      return found.subarray(0, count)
    },

    sorted(found, sort) {
      const keys = sort.flatMap(({ id, desc }) => {
        const rank = rankBy(id)
        return rank ? [{ rank, desc }] : []
      })
      if (keys.length === 0) return found
      return found.slice().sort((one, other) => {
        for (const { rank, desc } of keys) {
          const a = rank[one]!
          const b = rank[other]!
          if (a === b) continue
          // What is missing stays last in both directions.
          if (Number.isNaN(a)) {
            if (Number.isNaN(b)) continue
            return 1
          }
          if (Number.isNaN(b)) return -1
          return a < b === desc ? 1 : -1
        }
        return 0
      })
    },
  }
}

/** A number to sort each row by: the figure itself, or the place of its text among all texts; NaN where there is none. */
function rankOf<Row>(rows: RowSource<Row>, column: DataColumn<Row>): Float64Array {
  const rank = new Float64Array(rows.length)
  const distinct = new Map<string | number | boolean, number>()
  let figuresOnly = true
  for (let place = 0; place < rows.length; place++) {
    const value = column.value(rows.at(place) as Row)
    if (value === null || value === undefined || Number.isNaN(value)) {
      rank[place] = Number.NaN
    } else if (typeof value === 'number' && figuresOnly) {
      rank[place] = value
    } else {
      figuresOnly = false
      distinct.set(value, 0)
    }
  }
  if (figuresOnly) return rank

  for (let place = 0; place < rows.length; place++) {
    const value = column.value(rows.at(place) as Row)
    if (value !== null && value !== undefined && !Number.isNaN(value)) distinct.set(value, 0)
  }
  const ordered = [...distinct.keys()].sort(compareCells)
  let order = -1
  ordered.forEach((value, index) => {
    const before = ordered[index - 1]
    // `Mine` and `mine` are the same to a reader, so that the next sort column decides between them.
    if (before === undefined || compareCells(before, value) !== 0) order++
    distinct.set(value, order)
  })
  for (let place = 0; place < rows.length; place++) {
    const value = column.value(rows.at(place) as Row)
    rank[place] =
      value === null || value === undefined ? Number.NaN : (distinct.get(value) ?? Number.NaN)
  }
  return rank
}

function textsOf<Row>(rows: RowSource<Row>, columns: readonly DataColumn<Row>[]): string[] {
  const texts = columns.map(textsIn)
  return Array.from({ length: rows.length }, (_, place) => {
    const row = rows.at(place) as Row
    // A line end between cells, so that no match runs from one into the next.
    return texts.map((textOf) => textOf(row)).join('\n')
  })
}

/** Writes each value of the column once: thousands of planets are at forty distances. */
function textsIn<Row>(column: DataColumn<Row>): (row: Row) => string {
  const written = new Map<CellValue, string>()
  return (row) => {
    const value = column.value(row)
    let text = written.get(value)
    if (text === undefined) {
      text = valueText(column, value).toLowerCase()
      written.set(value, text)
    }
    return text
  }
}
