import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Toolbar.module.css'

export function Toolbar({
  label,
  sticky,
  children,
}: {
  label: string
  /** Stays below the page header while the page scrolls. */
  sticky?: boolean | undefined
  children: ReactNode
}) {
  return (
    <section aria-label={label} className={classes(styles.toolbar, sticky && styles.sticky)}>
      <div className={styles.line}>{children}</div>
    </section>
  )
}
