import { classes } from '../classes.ts'
import ring from './ring.module.css'

/** Appears only after 150 ms, so that quick work never flickers. */
export function Spinner({ label = 'Loading', size = 16 }: { label?: string; size?: number }) {
  return (
    <span
      role="status"
      className={classes(ring.ring, ring.spinner)}
      style={{ width: size, height: size }}
    >
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
