import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

export type CellPlace = { row: number; column: number }

const ROWS_PER_PAGE_KEY = 10
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'

/** Keys that a control inside a cell needs for itself. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, select, textarea, [role="combobox"], [contenteditable="true"]')
  )
}

function nextPlace(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { row, column }: CellPlace,
  last: CellPlace,
) {
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
      return null
  }
}

/**
 * One cell of the table is in the tab order; arrows, Home, End, Page Up and Page Down move it, Enter goes to the control
 * inside the cell or opens the row.
 */
export function useCellMovement({
  rows,
  columns,
  showRow,
  openRow,
}: {
  rows: number
  columns: number
  /** Brings a row into view, so that it is drawn. */
  showRow: (row: number) => void
  openRow: (row: number) => void
}) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 })
  const moved = useRef(false)
  const last = { row: rows - 1, column: columns - 1 }

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    const cell = () =>
      body.current?.querySelector<HTMLElement>(
        `[data-row="${place.row}"] > [data-column="${place.column}"]`,
      )
    const drawn = cell()
    if (drawn) drawn.focus()
    // A row that was out of view is drawn in the next frame.
    else requestAnimationFrame(() => cell()?.focus())
  }, [place])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isTyping(event.target)) return
    if (event.key === 'Enter' && event.target instanceof HTMLTableCellElement) {
      const control = event.target.querySelector<HTMLElement>(CONTROLS)
      if (control) control.focus()
      else openRow(place.row)
      event.preventDefault()
      return
    }
    const next = nextPlace(event, place, last)
    if (!next) return
    event.preventDefault()
    const row = Math.min(Math.max(next.row, 0), last.row)
    const column = Math.min(Math.max(next.column, 0), last.column)
    moved.current = true
    showRow(row)
    setPlace({ row, column })
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const cell = event.target.closest<HTMLElement>('[data-column]')
    const row = Number(cell?.parentElement?.dataset.row)
    const column = Number(cell?.dataset.column)
    if (cell && (row !== place.row || column !== place.column)) setPlace({ row, column })
  }

  return { body, place, onKeyDown, onFocus }
}
