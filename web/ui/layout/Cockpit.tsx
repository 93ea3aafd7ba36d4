import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { classes } from '../classes.ts'
import styles from './Cockpit.module.css'
import tabStyles from './Tabs.module.css'

export type CockpitColumn = {
  id: string
  label: string
  /** `21em`; by default the remaining width. */
  width?: string | undefined
  content: ReactNode
}

// Scrolling content must be reachable by keyboard.
const REACHABLE = { tabIndex: 0 }

/** Below it, recipes and fields of the main column would lie over each other. */
const MAIN_WIDTH = 'minmax(480px, 1fr)'

/**
 * Columns that scroll inside themselves. In a CockpitPage they become two, then one, with tabs for the others. All stay mounted, so that
 * nothing typed is lost.
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
  /** Ids in the order of the tabs, the main column first; by default the order of the columns. */
  tabs?: readonly string[] | undefined
  /** A Dock: one more column if there is room, otherwise in place of the last one. */
  dock?: ReactNode
  isDocked?: boolean | undefined
}) {
  const id = useId()
  const [main] = tabs
  const [open, setOpen] = useState(main)
  const columnOf = (wantedId: string) => columns.find((column) => column.id === wantedId)!
  const last = columns.at(-1)!
  const widths = columns.map(({ width = MAIN_WIDTH }) => width)
  const grid = {
    '--columns': widths.join(' '),
    '--columns-left': widths.slice(0, -1).join(' '),
    '--columns-two': `${MAIN_WIDTH} ${last.width ?? MAIN_WIDTH}`,
    '--main': MAIN_WIDTH,
  } as CSSProperties
  return (
    <div className={styles.cockpit} style={grid}>
      {bar && <div className={styles.bar}>{bar}</div>}
      <div
        className={classes(styles.columns, isDocked && styles.docked)}
        data-open={open === last.id ? 'last' : undefined}
      >
        <nav className={styles.tabs} aria-label={label}>
          {tabs.map(columnOf).map((column) => (
            <button
              key={column.id}
              type="button"
              className={classes(tabStyles.tab, column === last && styles.ofLast)}
              aria-current={column.id === open ? 'true' : undefined}
              aria-controls={`${id}-${column.id}`}
              onClick={() => setOpen(column.id)}
            >
              {column.label}
            </button>
          ))}
        </nav>
        {columns.map((column) => (
          <section
            key={column.id}
            id={`${id}-${column.id}`}
            aria-label={column.label}
            className={classes(
              styles.column,
              column.id === open && styles.open,
              column.id === main && styles.main,
            )}
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
