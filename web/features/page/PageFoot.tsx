import type { ReactNode } from 'react'
import styles from './PageFoot.module.css'

/** Stays in view at the foot of a page, for what is not saved yet. */
export const PageFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
)
