import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { ErrorPanel } from '../ErrorPanel.tsx'
import { Skeleton } from '../Skeleton.tsx'
import styles from './ChartFrame.module.css'
import type { PlotState } from './usePlot.ts'

export type ChartTable = { header: readonly string[]; rows: readonly (readonly string[])[] }

/** A picture with its legend, the figures under the cursor and, on demand, the same as a table. */
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
  /** The figures under the cursor in words. */
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

// What scrolls has to be reachable by keyboard.
const REACHABLE = { tabIndex: 0 }

function EquivalentTable({
  label,
  table,
  height,
}: {
  label: string
  table: ChartTable
  height: number
}) {
  return (
    <section
      className={styles.scroll}
      style={{ height }}
      aria-label={`${label}, table`}
      {...REACHABLE}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {table.header.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, column) => (
                <td key={table.header[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
