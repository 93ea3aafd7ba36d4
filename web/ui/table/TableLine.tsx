import { type CSSProperties, memo, type ReactNode, type Ref } from 'react'
import { classes } from '../classes.ts'
import { Checkbox } from '../field/Checkbox.tsx'
import { ChevronRightIcon } from '../icons/arrows.tsx'
import { barOf, type Extent } from './bars.ts'
import { cellText, type DataColumn } from './columns.ts'
import type { Line } from './features.ts'
import styles from './TableBody.module.css'

export type RowTone = 'profit' | 'loss' | 'warn' | undefined

export type TableLineProps<Row> = {
  entry: Line<Row>
  index: number
  /** Index among rows and open details. */
  line: number
  ariaRow: number | undefined
  measure: Ref<HTMLTableRowElement> | undefined
  columns: readonly DataColumn<Row>[]
  extents: ReadonlyMap<string, Extent>
  tabColumn: number | undefined
  tone: RowTone
  openable: boolean
  highlighted: boolean
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined
  /** Undefined if this table has no details. */
  open: boolean | undefined
  hasDetail: boolean
}

export const TableLine = memo(function TableLine<Row>({
  entry,
  index,
  line,
  ariaRow,
  measure,
  columns,
  extents,
  tabColumn,
  tone,
  openable,
  highlighted,
  selected,
  open,
  hasDetail,
}: TableLineProps<Row>) {
  const { row } = entry.original
  const tabIndex = tabColumn === undefined ? -1 : 0
  const name = columns[0] ? cellText(columns[0], row) : ''
  return (
    <tr
      data-row={index}
      data-index={line}
      ref={measure}
      aria-rowindex={ariaRow}
      aria-selected={selected}
      className={classes(
        styles.row,
        openable && styles.openable,
        tone && styles[tone],
        selected && styles.selected,
        highlighted && styles.highlighted,
      )}
    >
      {(selected !== undefined || open !== undefined) && (
        <td className={classes(styles.cell, styles.lead)}>
          <span className={styles.controls}>
            {selected !== undefined && (
              <Checkbox
                hideLabel
                label={`Select ${name}`}
                checked={selected}
                tabIndex={tabIndex}
                onChecked={noop}
              />
            )}
            {hasDetail && (
              <button
                type="button"
                data-opens
                tabIndex={tabIndex}
                aria-expanded={open}
                aria-label={`Details of ${name}`}
                className={styles.open}
              >
                <ChevronRightIcon size={14} />
              </button>
            )}
          </span>
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.id}
          data-column={place}
          tabIndex={place === tabColumn ? 0 : -1}
          title={place === 0 ? name : undefined}
          {...cellLook(column, place, row, extents.get(column.id))}
        >
          {drawCell(column, row)}
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: TableLineProps<Row>) => ReactNode

const noop = () => undefined

export const drawCell = <Row,>(column: DataColumn<Row>, row: Row): ReactNode =>
  column.cell ? column.cell(row) : cellText(column, row)

export const cellClass = <Row,>(column: DataColumn<Row>, place: number): string =>
  classes(
    styles.cell,
    place === 0 && styles.first,
    isPinned(column, place) && styles.second,
    column.numeric && styles.number,
  )

export const isPinned = <Row,>({ decides }: DataColumn<Row>, place: number) =>
  decides === true && place === 1

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The bar below a figure is a background: an element for each would cost layout and painting. */
function cellLook<Row>(
  column: DataColumn<Row>,
  place: number,
  row: Row,
  extent: Extent | undefined,
): { className: string; style?: CSSProperties } {
  const className = cellClass(column, place)
  const value = column.bar && column.value(row)
  if (typeof value !== 'number' || !extent) return { className }
  const { start, length } = barOf(value, extent)
  if (length === 0) return { className }
  const tint = column.bar === 'signed' && (value < 0 ? styles.barLoss : styles.barProfit)
  // Background positions are shares of the room beside the bar.
  const beside = length === 1 ? 0 : start / (1 - length)
  return {
    className: classes(className, styles.bar, tint),
    style: {
      backgroundSize: `${percent(length)} 3px`,
      backgroundPosition: `${percent(beside)} calc(100% - 2px)`,
    },
  }
}
