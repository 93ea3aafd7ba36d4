import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { formatWhole } from '../format.ts'
import styles from './SelectionBar.module.css'
import type { Selection } from './selection.ts'

/** Below the rows and always there, so that the first tick moves nothing. */
export function SelectionBar<Row>({
  label,
  selection,
  found,
  actions,
}: {
  label: string
  selection: Selection<Row>
  found: number
  actions: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined
}) {
  const count = selection.rows.length
  return (
    <section className={styles.bar} aria-label={`Selected ${label}`}>
      <span aria-live="polite">
        {count === 0 ? 'None selected' : `${formatWhole(count)} selected`}
        {selection.unseen > 0 && `, ${formatWhole(selection.unseen)} of them filtered out`}
      </span>
      {count > 0 && actions?.(selection.rows, selection.clear)}
      <span className={styles.end}>
        {!selection.all && found > 0 && (
          <Button size="small" variant="ghost" onClick={selection.toggleAll}>
            Select all {formatWhole(found)}
          </Button>
        )}
        {count > 0 && (
          <Button size="small" variant="ghost" onClick={selection.clear}>
            Clear selection
          </Button>
        )}
      </span>
    </section>
  )
}
