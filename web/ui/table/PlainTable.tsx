import { memo, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './PlainTable.module.css'
import { ScrollFrame } from './ScrollFrame.tsx'

export interface PlainColumn<Row> {
  /** A column without a heading has no column header. */
  readonly header: string
  /** Needed where two columns have the same heading. */
  readonly id?: string
  /** Drawn in place of the heading. */
  readonly head?: ReactNode
  /** Follows the heading. */
  readonly mark?: ReactNode
  /** Aligns the cell to the right. */
  readonly numeric?: boolean
  readonly tickers?: boolean
  readonly className?: string | undefined
  readonly total?: ReactNode
  cell(row: Row, place: number): ReactNode
}

export interface RowGroup<Row> {
  readonly title: string
  /** Follows the title. */
  readonly note?: ReactNode
  readonly rows: readonly Row[]
}

interface CommonProps<Row> {
  label: string
  /** Shows the label above the table. */
  hasCaption?: boolean
  /** The headings are only in the labels of the cells. */
  hidesHead?: boolean
  columns: readonly PlainColumn<Row>[]
  /** Shown in place of the rows, if there are none. */
  empty?: ReactNode
  keyOf: (row: Row, place: number) => string | number
  rowClass?: (row: Row) => string | undefined
  /** The figures belong to the previous question. */
  isStale?: boolean
  className?: string | undefined
  /** The table has no lines, widths and frame. `className` defines its look. */
  isBare?: boolean
  /** The table is wider than most screens, and has no control that the keyboard could scroll to. */
  isWide?: boolean
  /** The table hides columns in a dock, so that it fits there. */
  fitsDock?: boolean
}

export type PlainTableProps<Row> = CommonProps<Row> &
  ({ rows: readonly Row[]; groups?: never } | { groups: readonly RowGroup<Row>[]; rows?: never })

// Scrolling content must be reachable by keyboard.
const REACHABLE = { tabIndex: 0 }

/** A dock has room for so many columns. With more, each row becomes a block of values with their labels. */
const MAX_IN_DOCK = 4

/** A few rows, all shown and in the given order. The first column names the row. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { label, hasCaption, hidesHead, columns, empty, keyOf, rowClass, isStale } = props
  const { className, isBare, isWide, fitsDock } = props
  const isMany = columns.length > MAX_IN_DOCK && !fitsDock
  const hasTotal = columns.some(({ total }) => total !== undefined)
  const lines = (rows: readonly Row[]) =>
    rows.map((row, place) => (
      <Line
        key={keyOf(row, place)}
        row={row}
        place={place}
        columns={columns}
        className={rowClass?.(row)}
      />
    ))
  const table = (
    <table
      className={classes(!isBare && styles.table, !isBare && isMany && styles.many, className)}
      aria-label={hasCaption ? undefined : label}
      aria-busy={isStale}
    >
      {hasCaption && <caption>{label}</caption>}
      {!hidesHead && (
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={idOf(column)} column={column} />
            ))}
          </tr>
        </thead>
      )}
      {props.groups ? (
        props.groups.map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                <span className={styles.title}>
                  {group.title} {group.note && <span className="quiet">{group.note}</span>}
                </span>
              </th>
            </tr>
            {lines(group.rows)}
          </tbody>
        ))
      ) : (
        <tbody>
          {props.rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length} className="muted">
                {empty}
              </td>
            </tr>
          )}
          {lines(props.rows)}
        </tbody>
      )}
      {hasTotal && (
        <tfoot>
          <tr>
            {columns.map((column, nth) => (
              <Cell key={idOf(column)} names={nth === 0} column={column}>
                {column.total}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
  return isBare ? table : <ScrollFrame {...(isWide && REACHABLE)}>{table}</ScrollFrame>
}

type AnyColumn = Omit<PlainColumn<never>, 'cell'>

const idOf = ({ id, header }: AnyColumn) => id ?? header
const classOf = ({ numeric, tickers, className }: AnyColumn) =>
  classes(numeric && styles.number, tickers && styles.tickers, className)

function Heading({ column }: { column: AnyColumn }) {
  const { header, head = header, mark } = column
  if (header === '') return <td className={classOf(column)} />
  return (
    <th scope="col" className={classOf(column)}>
      {head} {mark}
    </th>
  )
}

/** Not drawn again while its row and the columns are the same objects. */
const Line = memo(LineOf) as typeof LineOf

function LineOf<Row>({
  row,
  place,
  columns,
  className,
}: {
  row: Row
  place: number
  columns: readonly PlainColumn<Row>[]
  className: string | undefined
}) {
  return (
    <tr className={className}>
      {columns.map((column, nth) => (
        <Cell key={idOf(column)} names={nth === 0} column={column}>
          {column.cell(row, place)}
        </Cell>
      ))}
    </tr>
  )
}

/** `names`: the cell is the heading of its row. */
function Cell({
  names,
  column,
  children,
}: {
  names: boolean
  column: AnyColumn
  children: ReactNode
}) {
  return names ? (
    <th scope="row" className={classOf(column)}>
      {children}
    </th>
  ) : (
    // The label is shown above the value where the table is too wide for a dock.
    <td className={classOf(column)} data-label={column.header}>
      {children}
    </td>
  )
}
