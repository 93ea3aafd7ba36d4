import { type CellValue, compareCells } from './columns.ts'

/**
 * A number by which to sort each row: the figure itself, or the rank of its text among all. Comparing texts is slow, and a sort compares
 * thousands of rows a dozen times each.
 */
export function cellRanks(cells: readonly CellValue[]): readonly number[] {
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
