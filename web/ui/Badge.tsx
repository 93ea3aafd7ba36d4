import styles from './Badge.module.css'
import { classes } from './classes.ts'
import type { Tone } from './Tag.tsx'

export function Badge({ count, label }: { count: number; label?: string | undefined }) {
  return (
    <span className={styles.badge}>
      {count > 999 ? '999+' : count}
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  )
}

/** The label is for screen readers. */
export function Dot({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={classes(styles.dot, styles[tone])}
    />
  )
}
