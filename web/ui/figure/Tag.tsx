import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Tag.module.css'

export type Tone = 'neutral' | 'accent' | 'profit' | 'loss' | 'warn'

export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone | undefined
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classes(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
