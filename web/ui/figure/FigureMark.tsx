import type { ReactNode } from 'react'
import { Popover } from '../overlay/Popover.tsx'
import styles from './FigureMark.module.css'

/** A mark behind a figure that differs elsewhere: under the other rule book, or since the last save. */
export function FigureMark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover
      openOnHover
      align="center"
      trigger={
        <button type="button" className={styles.mark} aria-label={label}>
          ≠
        </button>
      }
    >
      <div className={styles.text}>
        <strong>{label}</strong>
        <div>{children}</div>
      </div>
    </Popover>
  )
}
