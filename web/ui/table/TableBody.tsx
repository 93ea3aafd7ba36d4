import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import { extentOf } from './bars.ts'
import type { DataColumn } from './columns.ts'
import { isDetail, linesOf, rowOfLine } from './lines.ts'
import type { Order } from './order.ts'
import { type RowSource, rowsAt } from './rows.ts'
import { Spacer } from './Spacer.tsx'
import type { RowKeys, Selection } from './selection.ts'
import styles from './TableBody.module.css'
import { drawCell, type RowTone, TableLine } from './TableLine.tsx'
import { useCellMovement } from './useCellMovement.ts'
import { useFold } from './useFold.ts'
import { widestRows } from './widest.ts'

const ROW_HEIGHT_GUESS = 35
const DETAIL_HEIGHT_GUESS = 160

export type Details<Row> = {
  render: (row: Row) => ReactNode
  has: (row: Row) => boolean
  open: RowKeys
  setOpen: (keys: RowKeys) => void
}

export type TableBodyProps<Row> = {
  /** What scrolls. */
  frame: HTMLElement | null
  /** Draws only the rows in view. */
  virtual: boolean
  rows: RowSource<Row>
  rowKey: (row: Row) => string
  /** By which sort, search, filters and page the rows were found. */
  choice: string
  /** The rows of this page. */
  places: Order
  /** How many rows the pages before hold. */
  before: number
  headRows: number
  columns: readonly DataColumn<Row>[]
  onRow: ((row: Row) => void) | undefined
  rowTone: ((row: Row) => RowTone) | undefined
  selection: Selection<Row> | undefined
  details: Details<Row> | undefined
  highlightedRow: string | null | undefined
  onRowHover: ((key: string | null) => void) | undefined
}

/** A component of its own, so that scrolling draws rows again but neither head nor foot. */
export function TableBody<Row>({
  frame,
  virtual,
  rows,
  rowKey,
  choice,
  places,
  before,
  headRows,
  columns,
  onRow,
  rowTone,
  selection,
  details,
  highlightedRow,
  onRowHover,
}: TableBodyProps<Row>) {
  const openKeys = details?.open
  const lines = useMemo(() => {
    const open: number[] = []
    if (openKeys && openKeys.size > 0) {
      for (let row = 0; row < places.length; row++) {
        if (openKeys.has(rowKey(rows.at(places[row]!) as Row))) open.push(row)
      }
    }
    return linesOf(places.length, open)
  }, [rows, rowKey, places, openKeys])
  const extents = useMemo(
    () => new Map(columns.filter(({ bar }) => bar).map((each) => [each.id, extentOf(each, rows)])),
    [columns, rows],
  )

  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT_GUESS)
  const { fold, isFolded } = useFold({
    frame,
    choice,
    places,
    enabled: !virtual,
    rowHeight: ROW_HEIGHT_GUESS,
  })
  const measured = useMemo(
    () => (virtual ? rows : isFolded ? rowsAt(rows, places) : undefined),
    [virtual, isFolded, rows, places],
  )
  const keyOfLine = useCallback(
    (line: number) => {
      const place = lines[line] ?? 0
      const key = rowKey(rows.at(places[rowOfLine(place)]!) as Row)
      return isDetail(place) ? `${key} detail` : key
    },
    [lines, places, rows, rowKey],
  )
  const scroll = useVirtualizer({
    count: lines.length,
    enabled: virtual,
    getScrollElement: () => frame,
    getItemKey: keyOfLine,
    estimateSize: (line) => (isDetail(lines[line]!) ? DETAIL_HEIGHT_GUESS : rowHeight),
    overscan: 12,
  })

  const rowAt = (index: number) => rows.at(places[index] ?? -1)
  function toggleDetail(index: number, wanted?: boolean) {
    const row = rowAt(index)
    if (!details || row === undefined || !details.has(row)) return
    const key = rowKey(row)
    const next = new Set(details.open)
    if (wanted ?? !next.has(key)) next.add(key)
    else next.delete(key)
    details.setOpen(next)
  }
  function openRow(index: number) {
    const row = rowAt(index)
    if (row === undefined) return
    if (onRow) onRow(row)
    else toggleDetail(index)
  }
  function hover(index: number | undefined) {
    if (!onRowHover) return
    const row = index === undefined ? undefined : rowAt(index)
    onRowHover(row === undefined ? null : rowKey(row))
  }
  const { body, place, onKeyDown, onFocus, rowOf } = useCellMovement({
    frame,
    rows: places.length,
    columns: columns.length,
    showRow: (row) => virtual && scroll.scrollToIndex(lines.indexOf(row)),
    openRow,
    toggleDetail,
    select: (row, toShift) => selection?.toggle(before + row, toShift),
    selectAll: selection?.toggleAll,
    arrived: hover,
  })

  const inView = scroll.getVirtualItems()
  const drawn = virtual
    ? inView.map(({ index }) => index)
    : Array.from(lines.keys()).filter((line) => rowOfLine(lines[line] ?? 0) < fold)
  const above = virtual ? (inView[0]?.start ?? 0) : 0
  const below = virtual
    ? scroll.getTotalSize() - (inView.at(-1)?.end ?? 0)
    : isFolded
      ? (places.length - fold) * ROW_HEIGHT_GUESS
      : 0

  // A guess that is right keeps the places of 20,000 rows from being added up again with each row that comes into view.
  const hasRows = drawn.length > 0
  useLayoutEffect(() => {
    if (!virtual || !hasRows) return
    const height = body.current?.querySelector('[data-row]')?.getBoundingClientRect().height
    if (height) setRowHeight(Math.round(height))
  }, [virtual, hasRows, body])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer reads a new guess only when told to
  useLayoutEffect(() => scroll.measure(), [scroll, rowHeight])

  const drawnRows = drawn.map((line) => rowOfLine(lines[line] ?? 0))
  const tabRow = drawnRows.includes(place.row) ? place.row : drawnRows[0]
  const tabColumn = Math.min(place.column, columns.length - 1)
  const lead = selection !== undefined || details !== undefined
  const width = columns.length + (lead ? 1 : 0)
  const measure = virtual ? scroll.measureElement : undefined

  function press(event: MouseEvent<HTMLTableSectionElement>) {
    const index = rowOf(event.target)
    if (index === undefined || !(event.target instanceof Element)) return
    if (event.target.closest('[data-opens]')) return toggleDetail(index)
    if (selection && event.target.matches('[data-row] > :first-child input')) {
      return selection.toggle(before + index, event.shiftKey)
    }
    // A press on a link or control inside the row is meant for that control.
    if (event.target.closest('a, button, input, label, select, textarea')) return
    // Dragging over figures to copy them is no press.
    if (document.getSelection()?.isCollapsed === false) return
    openRow(index)
  }

  return (
    <tbody
      ref={body}
      aria-busy={isFolded || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={press}
      onMouseOver={onRowHover && ((event) => hover(rowOf(event.target)))}
      onMouseLeave={onRowHover && (() => hover(undefined))}
    >
      {above > 0 && <Spacer height={above} columns={width} />}
      {drawn.map((line) => {
        const index = rowOfLine(lines[line] ?? 0)
        const row = rowAt(index)
        if (row === undefined) return null
        const key = rowKey(row)
        if (isDetail(lines[line] ?? 0)) {
          return (
            <tr key={`${key} detail`} data-index={line} ref={measure}>
              <td colSpan={width} className={styles.detail}>
                <div className={styles.detailBox}>{details?.render(row)}</div>
              </td>
            </tr>
          )
        }
        const hasDetail = details?.has(row) ?? false
        return (
          <TableLine
            key={key}
            row={row}
            source={rows}
            index={index}
            line={line}
            ariaRow={virtual ? line + headRows + 1 : undefined}
            measure={measure}
            columns={columns}
            extents={extents}
            tabColumn={index === tabRow ? tabColumn : undefined}
            tone={rowTone?.(row)}
            openable={onRow !== undefined || hasDetail}
            highlighted={key === highlightedRow}
            selected={selection?.keys.has(key)}
            open={details && openKeys?.has(key)}
            hasDetail={hasDetail}
          />
        )
      })}
      {below > 0 && <Spacer height={below} columns={width} />}
      {measured && <WidestCells rows={measured} columns={columns} lead={lead} />}
    </tbody>
  )
}

/** Keeps the columns as wide as their widest cell, wherever that row is. */
function WidestCells<Row>({
  rows,
  columns,
  lead,
}: Pick<TableBodyProps<Row>, 'rows' | 'columns'> & { lead: boolean }) {
  const widest = useMemo(() => widestRows(columns, rows), [columns, rows])
  return (
    <tr inert>
      {lead && <td className={styles.widest} />}
      {columns.map((column, place) => {
        const row = widest[place]
        return (
          <td key={column.id} className={classes(styles.widest, place === 0 && styles.first)}>
            <div className={styles.unseen}>{row !== undefined && drawCell(column, row)}</div>
          </td>
        )
      })}
    </tr>
  )
}
