import { createContext, type ReactNode, useId, useState } from 'react'
import { classes } from '../classes.ts'
import styles from './Panel.module.css'

/**
 * The header of the panel around, where a table puts its count and its menu. Null until the header is mounted, undefined where a table has
 * to draw a line of its own.
 */
export const PanelHeader = createContext<HTMLElement | null | undefined>(undefined)

export function Panel({
  title,
  note,
  actions,
  flush,
  className,
  children,
}: {
  title?: ReactNode
  /** Muted words next to the title: a count, an age, a unit. */
  note?: ReactNode
  actions?: ReactNode
  flush?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const titleId = useId()
  const [header, setHeader] = useState<HTMLElement | null>(null)
  const hasHeader = Boolean(title || note || actions)
  return (
    <section
      className={classes(styles.panel, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {hasHeader && (
        <header ref={setHeader} className={styles.header}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {note && <div className="quiet">{note}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <PanelHeader value={hasHeader ? header : undefined}>
        <div className={flush ? styles.flush : styles.body}>{children}</div>
      </PanelHeader>
    </section>
  )
}
