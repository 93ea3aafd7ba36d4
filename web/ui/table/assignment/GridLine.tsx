import { memo } from 'react'
import { classes } from '../../classes.ts'
import styles from './GridLine.module.css'
import { type GridItem, isSet, MARK_IN_WORDS, type Mark, markAt } from './marks.ts'

interface GridLineProps {
  row: GridItem
  /** Its index among the rows in view, and in the whole grid for screen readers. */
  place: number
  columns: readonly GridItem[]
  /** One letter a column, see `lettersOf`. */
  letters: string
  exclusive: boolean
  /** The column in the tab order, if it is in this row. */
  tabColumn: number | undefined
  /** Selected columns of this row. */
  from: number
  to: number
}

export type BoxState = 'none' | 'some' | 'all'
export const boxState = (set: number, of: number): BoxState =>
  set === 0 ? 'none' : set < of ? 'some' : 'all'

/** Memoised: redrawn only when its own marks, selection or tab stop change. */
export const GridLine = memo(function GridLine({
  row,
  place,
  columns,
  letters,
  exclusive,
  tabColumn,
  from,
  to,
}: GridLineProps) {
  const marks = columns.map((_, column) => markAt(letters, column))
  const set = marks.filter(isSet).length
  return (
    <tr className={styles.row} data-row={place} aria-rowindex={place + 2}>
      <th
        scope="row"
        className={styles.head}
        data-column={-1}
        tabIndex={tabColumn === -1 ? 0 : -1}
        title={row.note ? `${row.name}, ${row.note}` : row.name}
      >
        <div className={styles.headBox}>
          {!exclusive && <GridBox state={boxState(set, columns.length)} />}
          <span className={styles.words}>
            <span className={styles.name}>{row.name}</span>
            {row.note && <span className={styles.note}>{row.note}</span>}
          </span>
        </div>
      </th>
      {columns.map((column, at) => {
        const mark = marks[at] ?? 'free'
        return (
          <td
            key={column.id}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells can be pressed
            role="gridcell"
            className={classes(styles.cell, styles[mark])}
            data-column={at}
            tabIndex={tabColumn === at ? 0 : -1}
            aria-selected={at >= from && at <= to}
            aria-label={`${row.name}, ${column.name}: ${MARK_IN_WORDS[mark]}`}
          >
            {glyph(mark, exclusive)}
          </td>
        )
      })}
    </tr>
  )
})

function glyph(mark: Mark, exclusive: boolean): string {
  if (mark === 'free') return '·'
  if (mark === 'removed') return '−'
  return exclusive ? '●' : '✓'
}

/** Shows what a press on a head does to its cells; keys and screen readers reach the head itself. */
export function GridBox({ state }: { state: BoxState }) {
  return (
    <span className={classes(styles.box, styles[state])} data-box aria-hidden="true">
      {state === 'all' ? '✓' : state === 'some' ? '–' : ''}
    </span>
  )
}
