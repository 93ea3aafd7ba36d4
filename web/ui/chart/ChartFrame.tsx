import { type ReactNode, useState } from 'react'
import { Button } from '../field/Button.tsx'
import { ErrorPanel } from '../layout/ErrorPanel.tsx'
import { Skeleton } from '../layout/Skeleton.tsx'
import styles from './ChartFrame.module.css'
import { type ChartTable, EquivalentTable } from './EquivalentTable.tsx'
import type { PlotState } from './use-plot.ts'

/** A canvas with its legend, the figures under the cursor and, on demand, the same as a table. */
export function ChartFrame({
  label,
  plot,
  height,
  legend,
  readout,
  table,
}: {
  label: string
  plot: PlotState
  height: number
  legend?: ReactNode
  readout?: string | undefined
  table: () => ChartTable
}) {
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className="visually-hidden">{label}</span>
        {legend ?? <p className={styles.readout}>{readout}</p>}
        <Button
          size="small"
          variant="ghost"
          className={styles.toggle}
          aria-pressed={asTable}
          aria-label={`${label} as a table`}
          onClick={() => setAsTable(!asTable)}
        >
          Table
        </Button>
      </figcaption>
      {legend && <p className={styles.readout}>{readout}</p>}
      {plot.state === 'failed' && <ErrorPanel title="The chart could not be loaded." />}
      <div className={styles.place} hidden={asTable} style={{ height }}>
        {plot.state === 'loading' && <Skeleton height={height} className={styles.loading} />}
        <div ref={plot.host} role="img" aria-label={label} />
      </div>
      {asTable && <EquivalentTable label={label} table={table()} height={height} />}
    </figure>
  )
}
