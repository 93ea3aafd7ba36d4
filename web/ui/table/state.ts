import * as v from 'valibot'
import { ColumnFilter } from './filters.ts'

export type Sort = { readonly id: string; readonly desc: boolean }

/** What a player chose to see. Columns are named by id; unknown ids are ignored. */
export type TableState = {
  /** The first column decides, the next ones break ties. */
  readonly sort: readonly Sort[]
  readonly search: string
  readonly filters: Readonly<Record<string, ColumnFilter>>
  readonly page: number
}

export const tableState = (initialSort?: Sort): TableState => ({
  sort: initialSort ? [initialSort] : [],
  search: '',
  filters: {},
  page: 0,
})

const MAX_SEARCH = 200
const MAX_SORTS = 10

// The router reads `q=125` as a number.
const Words = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.maxLength(MAX_SEARCH),
)
/** A search parameter that counts as absent if damaged. */
export const optionalParam = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined)

/**
 * The state as search parameters, for `validateSearch` of a route: alone, or its `entries` spread beside those of the screen. A damaged
 * parameter counts as absent.
 */
export type TableSearch = v.InferOutput<typeof TableSearch>
export const TableSearch = v.object({
  sort: optionalParam(Words),
  q: optionalParam(Words),
  only: optionalParam(v.record(v.string(), ColumnFilter)),
  /** Counted from 1. */
  page: optionalParam(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

const UNSORTED = 'none'

/** Leaves out initial values, so that an untouched table has a bare address. */
export function tableSearch(state: TableState, initial: TableState = tableState()): TableSearch {
  const sort = writeSort(state.sort)
  return {
    sort: sort === writeSort(initial.sort) ? undefined : sort,
    q: state.search === '' ? undefined : state.search.slice(0, MAX_SEARCH),
    only: Object.keys(state.filters).length === 0 ? undefined : { ...state.filters },
    page: state.page === 0 ? undefined : state.page + 1,
  }
}

export function tableStateOf(
  { sort, q, only, page }: TableSearch,
  initial: TableState = tableState(),
): TableState {
  return {
    sort: sort === undefined ? initial.sort : readSort(sort),
    search: q ?? '',
    filters: only ?? {},
    page: (page ?? 1) - 1,
  }
}

const writeSort = (sort: readonly Sort[]) =>
  sort.length === 0 ? UNSORTED : sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')

function readSort(text: string): readonly Sort[] {
  if (text === UNSORTED) return []
  return text
    .split(',', MAX_SORTS)
    .map((part) => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') }))
    .filter(({ id }) => id !== '')
}
