import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './layout.module.css'

/** Two columns; in a narrow window the second one comes below the first. */
export function SideBySide({
  first = 'minmax(0, 1fr)',
  className,
  children,
}: {
  /** Width of the first column; the second takes what is left. */
  first?: string
  className?: string | undefined
  children: ReactNode
}) {
  const style = { '--first': first } as CSSProperties
  return (
    <div className={classes(styles.sideBySide, className)} style={style}>
      {children}
    </div>
  )
}
