import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { type CellPlace, nextCell } from '../next-cell.ts'

export type GridPlace = CellPlace

export interface GridRange {
  top: number
  bottom: number
  left: number
  right: number
}

interface Movement {
  rows: number
  columns: number
  /** One column per row: a range never spans several. */
  exclusive: boolean
  /** Scrolls a row into view, so that it is drawn. */
  showRow(row: number): void
  toggle(place: GridPlace, range: GridRange | null): void
}

/** One cell of the grid is in the tab order; keys move it, extend a range from it and toggle cells. */
export function useGridMovement({ rows, columns, exclusive, showRow, toggle }: Movement) {
  const frame = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<{ place: GridPlace; anchor: GridPlace | null }>({
    place: { row: 0, column: 0 },
    anchor: null,
  })
  const isMoved = useRef(false)
  const inside = ({ row, column }: GridPlace): GridPlace => ({
    row: Math.min(Math.max(row, -1), rows - 1),
    column: Math.min(Math.max(column, -1), columns - 1),
  })
  const place = inside(held.place)
  const anchor = held.anchor && inside(held.anchor)
  const range = anchor && rangeOf(anchor, place, exclusive)

  useEffect(() => {
    if (!isMoved.current) return
    const { row, column } = held.place
    const cell = frame.current?.querySelector<HTMLElement>(
      `[data-row="${row}"] > [data-column="${column}"]`,
    )
    // A row out of view is drawn once the frame has scrolled: this then runs again.
    if (cell) {
      isMoved.current = false
      cell.focus()
    } else showRow(row)
  })

  function move(to: GridPlace, extend: boolean) {
    const next = inside(to)
    isMoved.current = true
    const isCell = next.row >= 0 && next.column >= 0
    setHeld({ place: next, anchor: extend && isCell ? (anchor ?? cellOf(place)) : null })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.column === undefined) return
    const { key, shiftKey } = event
    const next = nextCell(event, place, { row: rows - 1, column: columns - 1 })
    if (next) move(next, shiftKey)
    else if (key === ' ' || key === 'Enter') toggle(place, range)
    else if (key === 'a' && (event.ctrlKey || event.metaKey) && !exclusive) {
      setHeld({
        place: { row: rows - 1, column: columns - 1 },
        anchor: { row: 0, column: 0 },
      })
    } else if (key === 'Escape' && anchor) setHeld({ place, anchor: null })
    else return
    event.preventDefault()
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const pressed = placeOf(event.target)
    if (!pressed) return
    if (event.shiftKey && pressed.row >= 0 && pressed.column >= 0) return move(pressed, true)
    isMoved.current = true
    setHeld({ place: pressed, anchor: null })
    const isHead = pressed.row < 0 || pressed.column < 0
    const onBox = event.target instanceof Element && event.target.closest('[data-box]')
    if (!isHead || onBox) toggle(pressed, null)
  }

  const clear = () => setHeld({ place, anchor: null })
  return { frame, place, range, onKeyDown, onClick, clear }
}

/** From the head a range begins at the first cell. */
const cellOf = ({ row, column }: GridPlace): GridPlace => ({
  row: Math.max(row, 0),
  column: Math.max(column, 0),
})

function rangeOf(anchor: GridPlace, place: GridPlace, exclusive: boolean): GridRange {
  const from = cellOf(anchor)
  const to = cellOf(place)
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: exclusive ? to.column : Math.min(from.column, to.column),
    right: exclusive ? to.column : Math.max(from.column, to.column),
  }
}

function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const row = cell?.closest<HTMLElement>('[data-row]')
  return cell && row
    ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) }
    : undefined
}
