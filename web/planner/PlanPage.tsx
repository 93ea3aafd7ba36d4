import type { ReactNode } from 'react'
import { PlanCockpit } from './PlanCockpit.tsx'
import styles from './PlanPage.module.css'

/** A plan's page: its head and notices, and the cockpit in the room that they leave. */
export function PlanPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      {children}
      <PlanCockpit />
    </div>
  )
}
