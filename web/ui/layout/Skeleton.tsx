import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'
import styles from './Skeleton.module.css'

type Length = CSSProperties['width']

export function Skeleton({
  width = '100%',
  height = '1em',
  className,
}: {
  width?: Length
  height?: Length
  className?: string | undefined
}) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={classes(styles.block, className)}
      style={{ width, height }}
    />
  )
}

const count = (length: number) => Array.from({ length }, (_, index) => index)

export function TableSkeleton({
  rows = 8,
  columns = 5,
  label = 'Loading table',
}: {
  rows?: number
  columns?: number
  label?: string
}) {
  return (
    <div role="status" className={styles.table}>
      <span className="visually-hidden">{label}</span>
      {count(rows).map((row) => (
        <div className={styles.row} key={row}>
          {count(columns).map((column) => (
            <Skeleton
              key={column}
              width={column === 0 ? '70%' : '45%'}
              className={column === 0 ? undefined : styles.end}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
