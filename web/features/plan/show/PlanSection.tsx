import { type ReactNode, useId } from 'react'
import { Row } from '../../../ui/layout/Row.tsx'
import styles from './PlanSection.module.css'

/** A titled part of a column; lower than a panel, so that more of the plan is in view. */
export function PlanSection({
  title,
  note,
  actions,
  children,
}: {
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Row as="header" wrap lineGap={1} className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        {actions && (
          <Row wrap gap={3} lineGap={1} className={styles.actions}>
            {actions}
          </Row>
        )}
      </Row>
      {children}
    </section>
  )
}
