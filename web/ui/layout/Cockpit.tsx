import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { classes } from '../classes.ts'
import styles from './Cockpit.module.css'
import tabStyles from './Tabs.module.css'

export type CockpitColumn = {
  id: string
  label: string
  /** A track of the grid: `minmax(220px, 280px)`; by default the remaining width. */
  width?: string | undefined
  content: ReactNode
}

// Scrolling content must be reachable by keyboard.
const REACHABLE = { tabIndex: 0 }

/**
 * Columns that scroll inside themselves. If they do not fit side by side they become tabs, all still mounted, so that nothing typed is
 * lost.
 */
export function Cockpit({
  label,
  columns,
  bar,
  tabs = columns.map(({ id }) => id),
  dock,
  isDocked = false,
}: {
  label: string
  columns: readonly CockpitColumn[]
  bar?: ReactNode
  /** Ids in the order of the tabs, the open one first; by default the order of the columns. */
  tabs?: readonly string[] | undefined
  /** A Dock: one more column in a wide window, otherwise in place of the last one. */
  dock?: ReactNode
  isDocked?: boolean | undefined
}) {
  const id = useId()
  const [open, setOpen] = useState(tabs[0])
  const columnOf = (wantedId: string) => columns.find((column) => column.id === wantedId)!
  const widths = columns.map(({ width = 'minmax(0, 1fr)' }) => width)
  const grid = {
    '--columns': widths.join(' '),
    '--columns-left': widths.slice(0, -1).join(' '),
  } as CSSProperties
  return (
    <div className={styles.cockpit} style={grid}>
      {bar && <div className={styles.bar}>{bar}</div>}
      <nav className={styles.tabs} aria-label={label}>
        {tabs.map(columnOf).map((column) => (
          <button
            key={column.id}
            type="button"
            className={tabStyles.tab}
            aria-current={column.id === open ? 'true' : undefined}
            aria-controls={`${id}-${column.id}`}
            onClick={() => setOpen(column.id)}
          >
            {column.label}
          </button>
        ))}
      </nav>
      <div className={classes(styles.columns, isDocked && styles.docked)}>
        {columns.map((column) => (
          <section
            key={column.id}
            id={`${id}-${column.id}`}
            aria-label={column.label}
            className={classes(styles.column, column.id === open && styles.open)}
            {...REACHABLE}
          >
            {column.content}
          </section>
        ))}
        {dock}
      </div>
    </div>
  )
}
