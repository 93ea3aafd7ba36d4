import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Panel.module.css'

export function Panel({
  title,
  note,
  actions,
  flush,
  className,
  children,
}: {
  title?: ReactNode
  /** Muted words beside the title: a count, an age, a unit. */
  note?: ReactNode
  actions?: ReactNode
  flush?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section
      className={classes(styles.panel, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || actions) && (
        <header className={styles.header}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {note && <span className="quiet">{note}</span>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}
