import type { RowData } from '@tanstack/react-table'
import { classes } from '../classes.ts'
import { Hint } from '../Hint.tsx'
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icons/arrows.tsx'
import type { DataColumn } from './columns.ts'
import type { TableModel } from './model.ts'
import styles from './TableHead.module.css'

const ORDER = { asc: 'ascending', desc: 'descending' } as const

export function TableHead<Row extends RowData>({
  model,
  columns,
}: {
  model: TableModel<Row>
  columns: readonly DataColumn<Row>[]
}) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => {
          const handle = model.getColumn(column.id)
          const order = handle?.getIsSorted() || false
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={order ? ORDER[order] : undefined}
              className={classes(styles.heading, column.numeric && styles.number)}
            >
              <span className={styles.words}>
                {handle?.getCanSort() ? (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={(event) => handle.toggleSorting(undefined, event.shiftKey)}
                  >
                    {column.header}
                    <SortMark order={order} />
                  </button>
                ) : (
                  column.header
                )}
                {column.hint && <Hint about={column.header}>{column.hint}</Hint>}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortMark({ order }: { order: 'asc' | 'desc' | false }) {
  if (order === 'asc') return <ChevronUpIcon size={12} className={styles.sorted} />
  if (order === 'desc') return <ChevronDownIcon size={12} className={styles.sorted} />
  return <SortIcon size={12} className={styles.unsorted} />
}
