import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CellPlace, nextCell } from './next-cell.ts'

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'

/** Keys that a control inside a cell needs for itself. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, select, textarea, [role="combobox"], [contenteditable="true"]')
  )
}

/**
 * One cell of the table is in the tab order; arrows, Home, End, Page Up and Page Down move it, Enter opens the row or, where rows do not open,
 * goes to the control inside the cell, `+` and `−` open and close its detail, Space selects it (with Shift up to it), Ctrl A selects all.
 */
export function useCellMovement({
  frame,
  rows,
  columns,
  showRow,
  openRow,
  isOpenable,
  toggleDetail,
  select,
  selectAll,
  arrived,
}: {
  frame: HTMLElement | null
  rows: number
  columns: number
  /** Scrolls a row into view, so that it is drawn. */
  showRow: (row: number) => void
  openRow: (row: number) => void
  isOpenable: (row: number) => boolean
  toggleDetail: (row: number, open: boolean) => void
  select: (row: number, toShift: boolean) => void
  selectAll: (() => void) | undefined
  arrived: (row: number) => void
}) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 })
  const moved = useRef(false)
  const last = { row: rows - 1, column: columns - 1 }

  useEffect(() => {
    if (!moved.current) return
    const cell = body.current?.querySelector<HTMLElement>(
      `:scope > [data-row="${place.row}"] > [data-column="${place.column}"]`,
    )
    if (cell && frame) reveal(frame, cell)
    cell?.focus()
    // A row out of view is drawn once the frame has scrolled: this then runs again.
    if (cell && cell === document.activeElement) moved.current = false
    else showRow(place.row)
  })

  /** Null inside an open detail, which handles its own keys and presses. */
  function rowElement(target: EventTarget): HTMLElement | null {
    let element = target instanceof Element ? target : null
    while (element && element.parentElement !== body.current) element = element.parentElement
    return element instanceof HTMLElement && element.dataset.row !== undefined ? element : null
  }
  function rowOf(target: EventTarget): number | undefined {
    const element = rowElement(target)
    return element ? Number(element.dataset.row) : undefined
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isTyping(event.target) || rowElement(event.target) === null) return
    const onCell = event.target instanceof HTMLTableCellElement
    if (onCell && pressedOnCell(event, event.target)) {
      event.preventDefault()
      return
    }
    const next = nextCell(event, place, last)
    if (!next) return
    event.preventDefault()
    const row = Math.min(Math.max(next.row, 0), last.row)
    const column = Math.min(Math.max(next.column, 0), last.column)
    moved.current = true
    setPlace({ row, column })
  }

  function pressedOnCell({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, cell: EventTarget) {
    if (key === 'Enter') {
      if (isOpenable(place.row)) openRow(place.row)
      else (cell as HTMLElement).querySelector<HTMLElement>(CONTROLS)?.focus()
      return true
    }
    if (key === '+' || key === '-') {
      toggleDetail(place.row, key === '+')
      return true
    }
    if (!selectAll) return false
    if (key === ' ') {
      select(place.row, shiftKey)
      return true
    }
    if (key === 'a' && (ctrlKey || metaKey)) {
      selectAll()
      return true
    }
    return false
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const row = rowOf(event.target)
    if (row === undefined) return
    const column = Number(
      event.target.closest<HTMLElement>('[data-column]')?.dataset.column ?? place.column,
    )
    arrived(row)
    if (row !== place.row || column !== place.column) setPlace({ row, column })
  }

  return { body, place, onKeyDown, onFocus, rowOf }
}

/** Scrolls the frame so that nothing sticky covers the cell. */
function reveal(frame: HTMLElement, cell: HTMLElement): void {
  const box = cell.getBoundingClientRect()
  const edge = frame.getBoundingClientRect()
  const top = frame.querySelector('thead')?.getBoundingClientRect().bottom ?? edge.top
  const bottom = Math.min(
    frame.querySelector('tfoot')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    edge.top + frame.clientTop + frame.clientHeight,
  )
  if (box.top < top) frame.scrollTop -= top - box.top
  else if (box.bottom > bottom) frame.scrollTop += box.bottom - bottom

  const pinned = cell.parentElement?.querySelector('[data-column="0"]')
  if (!pinned || pinned === cell) return
  const left = pinned.getBoundingClientRect().right
  const right = edge.left + frame.clientLeft + frame.clientWidth
  if (box.left < left) frame.scrollLeft -= left - box.left
  else if (box.right > right) frame.scrollLeft += Math.min(box.right - right, box.left - left)
}
