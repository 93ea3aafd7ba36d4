import { compareCells } from '../../ui/table/columns.ts'

/** `Mine 9` before `Mine 10`, as in the lists. */
export const byName = <T extends { name: string }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => compareCells(a.name, b.name))
