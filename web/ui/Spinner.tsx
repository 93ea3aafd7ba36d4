import { classes } from './classes.ts'
import ring from './ring.module.css'
import styles from './Spinner.module.css'

/** Appears only after 150 ms, so that quick work never flickers. */
export function Spinner({
  label = 'Loading',
  size = 16,
  className,
}: {
  label?: string
  size?: number
  className?: string | undefined
}) {
  return (
    <span
      role="status"
      className={classes(ring.ring, styles.spinner, className)}
      style={{ width: size, height: size }}
    >
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
