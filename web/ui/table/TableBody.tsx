import { useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { classes } from '../classes.ts'
import { extentOf } from './bars.ts'
import type { DataColumn } from './columns.ts'
import type { Line } from './features.ts'
import { Spacer } from './Spacer.tsx'
import styles from './TableBody.module.css'
import { drawCell, type RowTone, TableLine } from './TableLine.tsx'
import { useCellMovement } from './use-cell-movement.ts'
import { widestRows } from './widest.ts'

const ROW_HEIGHT_GUESS = 28
const DETAIL_HEIGHT_GUESS = 160

type RowKeys = Readonly<Record<string, boolean>>

/** A row, or the open detail below it. */
type Drawable<Row> = { line: Line<Row>; index: number; isDetail: boolean }

const keyOf = <Row,>(each: Drawable<Row> | undefined) =>
  each?.isDetail ? `${each.line.id} detail` : (each?.line.id ?? '')

export type TableBodyProps<Row> = {
  frame: HTMLElement | null
  /** Draws only the rows in view. */
  virtual: boolean
  rows: readonly Row[]
  lines: readonly Line<Row>[]
  headRows: number
  columns: readonly DataColumn<Row>[]
  onRow: ((row: Row) => void) | undefined
  rowTone: ((row: Row) => RowTone) | undefined
  /** By key; undefined if rows cannot be selected. */
  selected: RowKeys | undefined
  selectAll: () => void
  /** Undefined if this table has no details. */
  details: { render: (row: Row) => ReactNode; open: RowKeys } | undefined
  highlightedRow: string | null | undefined
  onRowHover: ((key: string | null) => void) | undefined
}

/** A component of its own, so that scrolling redraws neither head nor foot. */
export function TableBody<Row>({
  frame,
  virtual,
  rows,
  lines,
  headRows,
  columns,
  onRow,
  rowTone,
  selected,
  selectAll,
  details,
  highlightedRow,
  onRowHover,
}: TableBodyProps<Row>) {
  const open = details?.open
  /** Rows by index, and below each open row its detail. */
  const drawable = useMemo(
    () =>
      lines.flatMap((line, index): Drawable<Row>[] => [
        { line, index, isDetail: false },
        ...(open?.[line.id] ? [{ line, index, isDetail: true }] : []),
      ]),
    [lines, open],
  )
  const extents = useMemo(
    () => new Map(columns.filter(({ bar }) => bar).map((each) => [each.id, extentOf(each, rows)])),
    [columns, rows],
  )

  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT_GUESS)
  const scroll = useVirtualizer({
    count: drawable.length,
    enabled: virtual,
    getScrollElement: () => frame,
    getItemKey: (place) => keyOf(drawable[place]),
    estimateSize: (place) => (drawable[place]?.isDetail ? DETAIL_HEIGHT_GUESS : rowHeight),
    overscan: 12,
  })

  function toggleDetail(index: number, wanted?: boolean) {
    if (details) lines[index]?.toggleExpanded(wanted)
  }
  function openRow(index: number) {
    const line = lines[index]
    if (line && onRow) onRow(line.original.row)
    else toggleDetail(index)
  }
  const hasDetail = (line: Line<Row> | undefined) =>
    details !== undefined && line?.getCanExpand() === true
  const isOpenable = (line: Line<Row> | undefined) => onRow !== undefined || hasDetail(line)
  function hover(index: number | undefined) {
    onRowHover?.(index === undefined ? null : (lines[index]?.id ?? null))
  }
  const { body, place, onKeyDown, onFocus, rowOf } = useCellMovement({
    frame,
    rows: lines.length,
    columns: columns.length,
    showRow: (row) =>
      virtual && scroll.scrollToIndex(drawable.findIndex(({ index }) => index === row)),
    openRow,
    isOpenable: (index) => isOpenable(lines[index]),
    toggleDetail,
    select(index, toShift) {
      const line = lines[index]
      const checked = toShift || !line?.getIsSelected()
      line?.getToggleSelectedHandler()({ target: { checked }, shiftKey: toShift })
    },
    selectAll: selected && selectAll,
    arrived: hover,
  })

  const inView = scroll.getVirtualItems()
  const drawn = virtual ? inView.map(({ index }) => index) : [...drawable.keys()]
  const above = virtual ? (inView[0]?.start ?? 0) : 0
  const below = virtual ? scroll.getTotalSize() - (inView.at(-1)?.end ?? 0) : 0

  // A correct estimate saves adding up the places of 20,000 rows whenever a row comes into view.
  const hasRows = drawn.length > 0
  useLayoutEffect(() => {
    if (!virtual || !hasRows) return
    const height = body.current?.querySelector('[data-row]')?.getBoundingClientRect().height
    if (height) setRowHeight(Math.round(height))
  }, [virtual, hasRows, body])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer reads a new guess only when told to
  useLayoutEffect(() => scroll.measure(), [scroll, rowHeight])

  const drawnRows = drawn.map((each) => drawable[each]?.index)
  const tabRow = drawnRows.includes(place.row) ? place.row : drawnRows[0]
  const tabColumn = Math.min(place.column, columns.length - 1)
  const lead = selected !== undefined || details !== undefined
  const width = columns.length + (lead ? 1 : 0)
  const measure = virtual ? scroll.measureElement : undefined

  function press(event: MouseEvent<HTMLTableSectionElement>) {
    const index = rowOf(event.target)
    if (index === undefined || !(event.target instanceof Element)) return
    if (event.target.closest('[data-opens]')) return toggleDetail(index)
    if (selected && event.target.matches('[data-row] > :first-child input')) {
      return lines[index]?.getToggleSelectedHandler()(event)
    }
    // A press on a link or control inside the row is meant for that control.
    if (event.target.closest('a, button, input, label, select, textarea')) return
    // Dragging over figures to copy them is not a press.
    if (document.getSelection()?.isCollapsed === false) return
    openRow(index)
  }

  return (
    <tbody
      ref={body}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={press}
      onMouseOver={onRowHover && ((event) => hover(rowOf(event.target)))}
      onMouseLeave={onRowHover && (() => hover(undefined))}
    >
      {above > 0 && <Spacer height={above} columns={width} />}
      {drawn.map((each) => {
        const next = drawable[each]
        if (next === undefined) return null
        const { line, index } = next
        const { row } = line.original
        if (next.isDetail) {
          return (
            <tr key={keyOf(next)} data-index={each} ref={measure}>
              <td colSpan={width} className={styles.detail}>
                <div className={styles.detailBox}>{details?.render(row)}</div>
              </td>
            </tr>
          )
        }
        return (
          <TableLine
            key={line.id}
            entry={line}
            index={index}
            line={each}
            ariaRow={virtual ? each + headRows + 1 : undefined}
            measure={measure}
            columns={columns}
            extents={extents}
            tabColumn={index === tabRow ? tabColumn : undefined}
            tone={rowTone?.(row)}
            openable={isOpenable(line)}
            highlighted={line.id === highlightedRow}
            selected={selected && selected[line.id] === true}
            open={open && open[line.id] === true}
            hasDetail={hasDetail(line)}
          />
        )
      })}
      {below > 0 && <Spacer height={below} columns={width} />}
      {virtual && <WidestCells rows={rows} columns={columns} lead={lead} />}
    </tbody>
  )
}

/** Keeps the columns as wide as their widest cell, in whichever row it is. */
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
