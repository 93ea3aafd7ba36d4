import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './PageHeader.module.css'

/** Stays in view while the content scrolls. */
export function PageHeader({
  title,
  context,
  actions,
  fewActions,
  barBelow,
}: {
  title: ReactNode
  context?: ReactNode
  actions?: ReactNode
  /** The actions stay next to the title on a phone, too. */
  fewActions?: boolean | undefined
  /** A bar follows below on narrow screens: title and context scroll away, the actions stay as one line. */
  barBelow?: boolean | undefined
}) {
  return (
    <header
      className={classes(styles.header, fewActions && styles.few, barBelow && styles.barBelow)}
    >
      <h1
        className={styles.title}
        title={barBelow && typeof title === 'string' ? title : undefined}
      >
        {title}
      </h1>
      {context && <div className={styles.context}>{context}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
