import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './PlainTable.module.css'
import { ScrollFrame } from './ScrollFrame.tsx'

export interface PlainColumn<Row> {
  /** Unique in the table. */
  readonly header: string
  readonly mark?: ReactNode
  /** Aligns the cell to the right. */
  readonly numeric?: boolean
  readonly tickers?: boolean
  readonly className?: string | undefined
  readonly total?: ReactNode
  cell(row: Row, place: number): ReactNode
}

export interface PlainTableProps<Row> {
  label: string
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, place: number) => string | number
  rowClass?: (row: Row) => string | undefined
  /** The figures belong to the previous question. */
  isStale?: boolean
  className?: string | undefined
  /** Wider than most screens, without a control in it that the keyboard could scroll to. */
  isWide?: boolean
  /** Fits a dock as a table, because it hides columns there. */
  fitsDock?: boolean
}

// Scrolling content must be reachable by keyboard.
const REACHABLE = { tabIndex: 0 }

/** A dock has room for so many columns. With more, each row becomes a block of values with their labels. */
const MAX_IN_DOCK = 4

/** A few rows, all shown and in the given order. The first column names the row. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { label, columns, rows, keyOf, rowClass, isStale, className, isWide, fitsDock } = props
  const isMany = columns.length > MAX_IN_DOCK && !fitsDock
  const hasTotal = columns.some(({ total }) => total !== undefined)
  const classOf = ({ numeric, tickers, className: own }: PlainColumn<Row>) =>
    classes(numeric && styles.number, tickers && styles.tickers, own)
  return (
    <ScrollFrame {...(isWide && REACHABLE)}>
      <table
        className={classes(styles.table, isMany && styles.many, className)}
        aria-label={label}
        aria-busy={isStale}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={classOf(column)}>
                {column.header} {column.mark}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={keyOf(row, place)} className={rowClass?.(row)}>
              {columns.map((column, nth) => (
                <Cell
                  key={column.header}
                  names={nth === 0}
                  label={column.header}
                  className={classOf(column)}
                >
                  {column.cell(row, place)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {hasTotal && (
          <tfoot>
            <tr>
              {columns.map((column, nth) => (
                <Cell
                  key={column.header}
                  names={nth === 0}
                  label={column.header}
                  className={classOf(column)}
                >
                  {column.total}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollFrame>
  )
}

/** `names`: the cell is the heading of its row. */
function Cell({
  names,
  label,
  className,
  children,
}: {
  names: boolean
  /** Shown above the value where the table is too wide for a dock. */
  label: string
  className: string | undefined
  children: ReactNode
}) {
  return names ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td className={className} data-label={label}>
      {children}
    </td>
  )
}
