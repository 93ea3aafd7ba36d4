import type { HeaderGroup } from '@tanstack/react-table'
import { formatCount } from '../../../engine/game/number-format.ts'
import { classes } from '../classes.ts'
import { Checkbox } from '../field/Checkbox.tsx'
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icons/arrows.tsx'
import { Hint } from '../overlay/Hint.tsx'
import type { DataColumn } from './columns.ts'
import type { Entry, TABLE_FEATURES, TableInstance } from './features.ts'
import styles from './TableHead.module.css'
import { isPinned } from './TableLine.tsx'

export type HeadRow<Row> = HeaderGroup<typeof TABLE_FEATURES, Entry<Row>>

/** Columns of a group stand below its heading, the others are as high as both. */
export function TableHead<Row>({
  table,
  headRows,
  columns,
  lead,
  selectable,
}: {
  table: TableInstance<Row>
  headRows: readonly HeadRow<Row>[]
  columns: readonly DataColumn<Row>[]
  /** Whether a column for check boxes or for buttons that open rows comes first. */
  lead: boolean
  selectable: boolean
}) {
  return (
    <thead className={styles.head}>
      {headRows.map((headRow, level) => (
        <tr key={headRow.id}>
          {lead && level === 0 && (
            <th rowSpan={headRows.length} className={classes(styles.heading, styles.lead)}>
              {selectable ? (
                <SelectAll table={table} />
              ) : (
                <span className="visually-hidden">Details</span>
              )}
            </th>
          )}
          {headRow.headers.map((header) => {
            if (header.column.columns.length > 0) {
              return (
                <th
                  key={header.id}
                  scope="colgroup"
                  colSpan={header.colSpan}
                  className={classes(
                    styles.heading,
                    styles.group,
                    header.index === 0 && styles.first,
                  )}
                >
                  {header.column.columnDef.header as string}
                </th>
              )
            }
            const place = columns.findIndex(({ id }) => id === header.column.id)
            const column = columns[place]
            if (header.rowSpan === 0 || column === undefined) return null
            return (
              <Heading
                key={header.id}
                table={table}
                column={column}
                rowSpan={header.rowSpan}
                first={place === 0}
                second={isPinned(column, place)}
                groupStart={columns[place - 1]?.group !== column.group}
              />
            )
          })}
        </tr>
      ))}
    </thead>
  )
}

function SelectAll<Row>({ table }: { table: TableInstance<Row> }) {
  const all = table.getIsAllRowsSelected()
  return (
    <Checkbox
      hideLabel
      label={`Select all ${formatCount(table.getRowCount(), 'row')}`}
      checked={all}
      mixed={!all && table.getFilteredSelectedRowModel().rows.length > 0}
      onChecked={() => table.toggleAllRowsSelected()}
    />
  )
}

const ORDER = { asc: 'ascending', desc: 'descending' } as const

function Heading<Row>({
  table,
  column,
  rowSpan,
  first,
  second,
  groupStart,
}: {
  table: TableInstance<Row>
  column: DataColumn<Row>
  rowSpan: number
  first: boolean
  /** Stays in view too. */
  second: boolean
  groupStart: boolean
}) {
  const sorting = table.getColumn(column.id)
  const order = sorting?.getIsSorted() || undefined
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      data-first={first || undefined}
      aria-sort={order && ORDER[order]}
      aria-label={column.head ? column.header : undefined}
      className={classes(
        styles.heading,
        first && styles.first,
        second && styles.second,
        groupStart && !first && styles.groupStart,
        column.numeric && styles.number,
      )}
    >
      <span className={styles.words}>
        {sorting?.getCanSort() ? (
          <button type="button" className={styles.sort} onClick={sorting.getToggleSortingHandler()}>
            {column.header}
            <SortMark order={order} />
          </button>
        ) : (
          column.head || column.header
        )}
        {column.hint && <Hint about={column.header}>{column.hint}</Hint>}
      </span>
    </th>
  )
}

function SortMark({ order }: { order: 'asc' | 'desc' | undefined }) {
  if (order === 'asc') return <ChevronUpIcon size={12} className={styles.sorted} />
  if (order === 'desc') return <ChevronDownIcon size={12} className={styles.sorted} />
  return <SortIcon size={12} className={styles.unsorted} />
}
