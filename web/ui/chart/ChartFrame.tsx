import { type ReactNode, useState } from 'react'
import { Button } from '../field/Button.tsx'
import { ErrorPanel } from '../layout/ErrorPanel.tsx'
import { Skeleton } from '../layout/Skeleton.tsx'
import styles from './ChartFrame.module.css'
import { type ChartTable, EquivalentTable } from './EquivalentTable.tsx'
import type { PlotState } from './use-plot.ts'

type FrameProps = {
  label: string
  height: number
  legend?: ReactNode
  readout?: string | undefined
  table: () => ChartTable
}

/** A canvas with its legend, the figures under the cursor and, on demand, the same as a table. */
export function ChartFrame({ plot, ...frame }: FrameProps & { plot: PlotState }) {
  const { label, height } = frame
  return (
    <PictureFrame
      {...frame}
      notice={plot.state === 'failed' && <ErrorPanel title="The chart could not be loaded." />}
    >
      {plot.state === 'loading' && <Skeleton height={height} className={styles.loading} />}
      <div ref={plot.host} role="img" aria-label={label} />
    </PictureFrame>
  )
}

/** The same for a picture of any kind. */
export function PictureFrame({
  label,
  height,
  legend,
  readout,
  notice,
  table,
  children,
}: FrameProps & { notice?: ReactNode; children: ReactNode }) {
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
      {notice}
      <div className={styles.place} hidden={asTable} style={{ height }}>
        {children}
      </div>
      {asTable && <EquivalentTable label={label} table={table()} height={height} />}
    </figure>
  )
}
