import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './PageHeader.module.css'

/** The head of a screen; stays in view while the content scrolls. */
export function PageHeader({
  title,
  context,
  actions,
  fewActions,
}: {
  title: ReactNode
  /** Where we are: planet, empire, exchange preferences. */
  context?: ReactNode
  actions?: ReactNode
  /** They stand beside the title on a phone too. */
  fewActions?: boolean | undefined
}) {
  return (
    <header className={classes(styles.header, fewActions && styles.few)}>
      <h1 className={styles.title}>{title}</h1>
      {context && <div className={styles.context}>{context}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
