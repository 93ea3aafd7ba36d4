import styles from './Badge.module.css'
import { classes } from './classes.ts'
import type { Tone } from './Tag.tsx'

/** A count beside a name. */
export function Badge({ count, label }: { count: number; label?: string | undefined }) {
  return (
    <span className={styles.badge}>
      {count > 999 ? '999+' : count}
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  )
}

/** A coloured dot with its meaning for those who do not see it. */
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
