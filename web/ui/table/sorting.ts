import type { DataColumn } from './columns.ts'
import type { Sort } from './state.ts'

/**
 * The press of a header: figures biggest first, words from A; then the other way; then as the rows come. With Shift the
 * column is added to the ones sorted already.
 */
export function nextSort<Row>(
  sort: readonly Sort[],
  { id, numeric = false }: Pick<DataColumn<Row>, 'id' | 'numeric'>,
  added: boolean,
): readonly Sort[] {
  const now = sort.find((each) => each.id === id)
  const next = now === undefined ? { id, desc: numeric } : { id, desc: !now.desc }
  const ends = now !== undefined && now.desc !== numeric
  if (!added) return ends ? [] : [next]
  if (now === undefined) return [...sort, next]
  return ends
    ? sort.filter((each) => each.id !== id)
    : sort.map((each) => (each.id === id ? next : each))
}
