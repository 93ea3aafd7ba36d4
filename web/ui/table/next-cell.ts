export interface CellPlace {
  row: number
  column: number
}

export const ROWS_PER_PAGE_KEY = 10

/** The cell that a key leads to, which may lie outside; undefined for other keys. */
export function nextCell(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: CellPlace,
  last: CellPlace,
): CellPlace | undefined {
  const toEdge = ctrlKey || metaKey
  switch (key) {
    case 'ArrowUp':
      return { row: toEdge ? 0 : row - 1, column }
    case 'ArrowDown':
      return { row: toEdge ? last.row : row + 1, column }
    case 'ArrowLeft':
      return { row, column: toEdge ? 0 : column - 1 }
    case 'ArrowRight':
      return { row, column: toEdge ? last.column : column + 1 }
    case 'Home':
      return { row: toEdge ? 0 : row, column: 0 }
    case 'End':
      return { row: toEdge ? last.row : row, column: last.column }
    case 'PageUp':
      return { row: row - ROWS_PER_PAGE_KEY, column }
    case 'PageDown':
      return { row: row + ROWS_PER_PAGE_KEY, column }
    default:
      return undefined
  }
}
