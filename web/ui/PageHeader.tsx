import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

/** The head of a screen; stays in view while the content scrolls. */
export function PageHeader({
  title,
  context,
  actions,
}: {
  title: ReactNode
  /** Where we are: planet, empire, exchange preferences. */
  context?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {context && <div className={styles.context}>{context}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
