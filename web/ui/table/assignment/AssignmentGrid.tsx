import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import { formatCount, formatWhole } from '../../../../engine/game/number-format.ts'
import { classes } from '../../classes.ts'
import { Button } from '../../field/Button.tsx'
import { EmptyState } from '../../layout/EmptyState.tsx'
import { Row } from '../../layout/Row.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { ROWS_PER_PAGE_KEY } from '../next-cell.ts'
import { Spacer } from '../Spacer.tsx'
import { TableFoot } from '../TableFoot.tsx'
import styles from './AssignmentGrid.module.css'
import { boxState, GridBox, GridLine } from './GridLine.tsx'
import { GridTools } from './GridTools.tsx'
import {
  type Assignments,
  type GridCell,
  type GridItem,
  type GridView,
  lettersOf,
  seenOf,
  WHOLE_GRID,
} from './marks.ts'
import { type GridPlace, type GridRange, useGridMovement } from './use-grid-movement.ts'

/** As in AssignmentGrid.module.css. */
const ROW_HEIGHT = 28
/** Above this count only the rows in view are drawn. */
const VIRTUAL_FROM = 60
/** Rows drawn beyond both edges: as many as Page Down brings in. */
const OVERSCAN = ROWS_PER_PAGE_KEY

export type AssignmentGridProps = {
  label: string
  rows: readonly GridItem[]
  columns: readonly GridItem[]
  /** What is saved, and what will be; the difference is marked. */
  stored: Assignments
  current: Assignments
  onAssign: (cells: readonly GridCell[], assigned: boolean) => void
  view: GridView
  onView: (view: GridView) => void
  /** "plan" */
  rowWord: string
  /** "Empires" */
  columnsWord: string
  /** Shows a filter by group under this name, such as "Planets". */
  groupsWord?: string | undefined
  /** A row has at most one column; the caller clears the others. */
  exclusive?: boolean | undefined
  empty?: ReactNode
  /** The height above which the grid scrolls inside itself. */
  maxHeight?: string | undefined
}

/** A matrix of what belongs to what. Space or a press toggles a cell, a selection, or by its head a whole row or column. */
export function AssignmentGrid({
  label,
  rows,
  columns,
  stored,
  current,
  onAssign,
  view,
  onView,
  rowWord,
  columnsWord,
  groupsWord,
  exclusive = false,
  empty,
  maxHeight = '66dvh',
}: AssignmentGridProps) {
  const grid = useMemo(() => ({ rows, columns, stored, current }), [rows, columns, stored, current])
  // Typing shows at once; the filtered rows follow.
  const shownView = useDeferredValue(view)
  const seen = useMemo(() => seenOf(grid, shownView), [grid, shownView])

  function cellsOf({ row, column }: GridPlace, range: GridRange | null): GridCell[] {
    const box = range ?? {
      top: row < 0 ? 0 : row,
      bottom: row < 0 ? seen.rows.length - 1 : row,
      left: column < 0 ? 0 : column,
      right: column < 0 ? seen.columns.length - 1 : column,
    }
    return seen.rows
      .slice(box.top, box.bottom + 1)
      .flatMap((r) =>
        seen.columns.slice(box.left, box.right + 1).map((c) => ({ row: r.id, column: c.id })),
      )
  }
  const isAssigned = ({ row, column }: GridCell) => current.get(column)?.has(row) ?? false
  function toggle(place: GridPlace, range: GridRange | null) {
    const cells = cellsOf(place, range)
    if (cells.length === 0) return
    // At most one cell of an exclusive row can be set, so its head can only clear it.
    const isWholeRow = exclusive && range === null && place.column < 0
    onAssign(cells, !isWholeRow && !cells.every(isAssigned))
  }

  const virtual = seen.rows.length > VIRTUAL_FROM
  const movement = useGridMovement({
    rows: seen.rows.length,
    columns: seen.columns.length,
    exclusive,
    showRow: (row) => row >= 0 && scroll.scrollToIndex(row),
    toggle,
  })
  const { frame, place, range, onKeyDown, onClick, clear } = movement
  const scroll = useVirtualizer({
    count: seen.rows.length,
    enabled: virtual,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // Rows in view are drawn already; those beyond can wait for the paint.
    useFlushSync: false,
  })

  if (rows.length === 0 || columns.length === 0) return empty ?? <EmptyState title="No Results" />

  const inView = scroll.getVirtualItems()
  const drawn = virtual ? inView.map(({ index }) => index) : Array.from(seen.rows.keys())
  const above = virtual ? (inView[0]?.start ?? 0) : 0
  const below = virtual ? scroll.getTotalSize() - (inView.at(-1)?.end ?? 0) : 0
  const tabRow = place.row < 0 || drawn.includes(place.row) ? place.row : drawn[0]
  const width = seen.columns.length + 1
  const selected = range ? cellsOf(place, range) : []

  return (
    <div className={styles.root}>
      <GridTools
        rows={rows}
        columns={columns}
        view={view}
        onView={onView}
        seen={seen.rows.length}
        rowWord={rowWord}
        columnsWord={columnsWord}
        groupsWord={groupsWord}
      />
      {seen.rows.length === 0 ? (
        <EmptyState
          title="No Results"
          action={<Button onClick={() => onView(WHOLE_GRID)}>Clear filters</Button>}
        >
          Nothing matches your search and filters.
        </EmptyState>
      ) : (
        <div
          ref={frame}
          className={styles.frame}
          style={{ maxHeight, '--columns': seen.columns.length } as CSSProperties}
        >
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells can be pressed
            role="grid"
            aria-label={label}
            aria-multiselectable={!exclusive}
            aria-rowcount={seen.rows.length + 1}
            className={styles.grid}
            // Set by the first row, so that the widths are not computed again in every cell.
            style={{
              width: `calc(var(--grid-lead) + ${seen.columns.length} * var(--grid-column))`,
            }}
            onKeyDown={onKeyDown}
            onClick={onClick}
          >
            <thead className={styles.head}>
              <tr data-row={-1} aria-rowindex={1}>
                <th
                  scope="col"
                  className={classes(styles.heading, styles.corner)}
                  data-column={-1}
                  tabIndex={tabRow === -1 && place.column === -1 ? 0 : -1}
                >
                  {`${rowWord}s`}
                </th>
                {seen.columns.map((column, at) => (
                  <ColumnHead
                    key={column.id}
                    column={column}
                    at={at}
                    set={current.get(column.id)?.size ?? 0}
                    seenSet={seen.rows.filter(({ id }) => current.get(column.id)?.has(id)).length}
                    seen={seen.rows.length}
                    isTabStop={tabRow === -1 && place.column === at}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {above > 0 && <Spacer height={above} columns={width} />}
              {drawn.map((index) => {
                const row = seen.rows[index]
                if (!row) return null
                const isSelected = range && index >= range.top && index <= range.bottom
                return (
                  <GridLine
                    key={row.id}
                    row={row}
                    place={index}
                    columns={seen.columns}
                    letters={lettersOf(grid, row.id, seen.columns)}
                    exclusive={exclusive}
                    tabColumn={index === tabRow ? place.column : undefined}
                    from={isSelected ? range.left : 0}
                    to={isSelected ? range.right : -1}
                  />
                )
              })}
              {below > 0 && <Spacer height={below} columns={width} />}
            </tbody>
          </table>
        </div>
      )}
      <TableFoot isSteady>
        {selected.length > 0 ? (
          <>
            <span>{formatCount(selected.length, 'cell')} selected</span>
            <Button size="small" onClick={() => onAssign(selected, true)}>
              Assign
            </Button>
            <Button size="small" onClick={() => onAssign(selected, false)}>
              Remove
            </Button>
            <Button size="small" variant="ghost" onClick={clear}>
              Clear selection
            </Button>
          </>
        ) : (
          <span>
            Arrows move, Space toggles, Shift extends a selection. On a heading Space toggles all
            that is shown.
          </span>
        )}
      </TableFoot>
    </div>
  )
}

const ColumnHead = memo(function ColumnHead({
  column,
  at,
  set,
  seenSet,
  seen,
  isTabStop,
}: {
  column: GridItem
  at: number
  set: number
  seenSet: number
  seen: number
  isTabStop: boolean
}) {
  return (
    <th
      scope="col"
      className={styles.heading}
      data-column={at}
      tabIndex={isTabStop ? 0 : -1}
      title={column.note ? `${column.name}, ${column.note}` : column.name}
    >
      <Stack gap={1} align="center" justify="end" className={styles.headingBox}>
        <span className={styles.headingName}>{column.name}</span>
        <Row as="span" gap={1}>
          <GridBox state={boxState(seenSet, seen)} />
          <span className={styles.count}>{formatWhole(set)}</span>
        </Row>
      </Stack>
    </th>
  )
})
