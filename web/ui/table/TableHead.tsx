import { Checkbox } from '../Checkbox.tsx'
import { classes } from '../classes.ts'
import { formatWhole } from '../format.ts'
import { Hint } from '../Hint.tsx'
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icons/arrows.tsx'
import type { DataColumn } from './columns.ts'
import type { TableModel } from './model.ts'
import type { Selection } from './selection.ts'
import { nextSort } from './sorting.ts'
import styles from './TableHead.module.css'

type HeadProps<Row> = {
  model: TableModel<Row>
  /** Columns before the first: a checkbox, the button that opens a row. */
  lead: boolean
  selection: Selection<Row> | undefined
}

export function TableHead<Row>({ model, lead, selection }: HeadProps<Row>) {
  const { shown, order } = model
  const groups = groupsOf(shown)
  const grouped = groups.some(({ name }) => name !== undefined)
  const height = grouped ? 2 : 1
  const leadCell = lead && (
    <th key="lead" rowSpan={height} className={classes(styles.heading, styles.lead)}>
      {selection ? (
        <Checkbox
          hideLabel
          label={`Select all ${formatWhole(order.length)} rows`}
          checked={selection.all}
          mixed={!selection.all && selection.rows.length > selection.unseen}
          onChecked={selection.toggleAll}
        />
      ) : (
        <span className="visually-hidden">Details</span>
      )}
    </th>
  )
  const heading = (column: DataColumn<Row>, place: number, rowSpan = 1) => (
    <Heading
      key={column.id}
      model={model}
      column={column}
      rowSpan={rowSpan}
      first={place === 0}
      groupStart={grouped && groups.some((group) => group.start === place)}
    />
  )

  return (
    <thead className={styles.head}>
      {grouped && (
        <tr>
          {leadCell}
          {groups.map(({ name, start, columns }) =>
            name === undefined ? (
              columns.map((column, place) => heading(column, start + place, 2))
            ) : (
              <th
                key={`group ${columns[0]?.id}`}
                scope="colgroup"
                colSpan={columns.length}
                className={classes(styles.heading, styles.group, start === 0 && styles.first)}
              >
                {name}
              </th>
            ),
          )}
        </tr>
      )}
      <tr>
        {!grouped && leadCell}
        {shown.map((column, place) =>
          grouped && column.group === undefined ? null : heading(column, place),
        )}
      </tr>
    </thead>
  )
}

type Group<Row> = { name: string | undefined; start: number; columns: DataColumn<Row>[] }

/** Neighbours with the same group share one heading. */
function groupsOf<Row>(columns: readonly DataColumn<Row>[]): Group<Row>[] {
  const groups: Group<Row>[] = []
  for (const [start, column] of columns.entries()) {
    const last = groups.at(-1)
    if (last && last.name === column.group) last.columns.push(column)
    else groups.push({ name: column.group, start, columns: [column] })
  }
  return groups
}

const ORDER = { asc: 'ascending', desc: 'descending' } as const

function Heading<Row>({
  model: { state, change },
  column,
  rowSpan,
  first,
  groupStart,
}: {
  model: TableModel<Row>
  column: DataColumn<Row>
  rowSpan: number
  first: boolean
  groupStart: boolean
}) {
  const sorted = state.sort.find(({ id }) => id === column.id)
  const order = sorted && (sorted.desc ? 'desc' : 'asc')
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      aria-sort={order && ORDER[order]}
      className={classes(
        styles.heading,
        first && styles.first,
        groupStart && !first && styles.groupStart,
        column.numeric && styles.number,
      )}
    >
      <span className={styles.words}>
        {column.sortable === false ? (
          column.header
        ) : (
          <button
            type="button"
            className={styles.sort}
            onClick={(event) => change({ sort: nextSort(state.sort, column, event.shiftKey) })}
          >
            {column.header}
            <SortMark order={order} />
          </button>
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
