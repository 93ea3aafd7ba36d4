import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useState } from 'react'
import { Spacer } from '../table/Spacer.tsx'
import styles from './EquivalentTable.module.css'

export type ChartTable = { header: readonly string[]; rows: readonly (readonly string[])[] }

/** Above this count only the rows in view are drawn: three years of a market are a thousand. */
const VIRTUAL_FROM = 200
const ROW_HEIGHT_GUESS = 21
// Scrolling content must be reachable by keyboard.
const REACHABLE = { tabIndex: 0 }

export function EquivalentTable({
  label,
  table: { header, rows },
  height,
}: {
  label: string
  table: ChartTable
  height: number
}) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT_GUESS)
  const virtual = rows.length > VIRTUAL_FROM
  const scroll = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const inView = scroll.getVirtualItems()
  const isDrawn = inView.length > 0
  useLayoutEffect(() => {
    const height = isDrawn && frame?.querySelector('[data-row]')?.getBoundingClientRect().height
    if (height) setRowHeight(height)
  }, [isDrawn, frame])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer reads a new height only when told to
  useLayoutEffect(() => scroll.measure(), [scroll, rowHeight])

  const drawn = virtual ? inView.map(({ index }) => index) : [...rows.keys()]
  const above = inView[0]?.start ?? 0
  const below = scroll.getTotalSize() - (inView.at(-1)?.end ?? 0)
  return (
    <section
      ref={setFrame}
      className={styles.scroll}
      style={{ height }}
      aria-label={`${label}, table`}
      {...REACHABLE}
    >
      <table className={styles.table} aria-rowcount={virtual ? rows.length + 1 : undefined}>
        <thead>
          <tr>
            {header.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {virtual && <Spacer height={above} columns={header.length} />}
          {drawn.map((index) => (
            <tr key={index} data-row aria-rowindex={virtual ? index + 2 : undefined}>
              {rows[index]?.map((cell, column) => (
                <td key={header[column]}>{cell}</td>
              ))}
            </tr>
          ))}
          {virtual && <Spacer height={below} columns={header.length} />}
          {virtual && <WidestCells header={header} rows={rows} />}
        </tbody>
      </table>
    </section>
  )
}

/** Keeps the columns as wide as their longest text, in whichever row it is. */
function WidestCells({ header, rows }: ChartTable) {
  const longest = useMemo(
    () =>
      header.map((_, column) =>
        rows.reduce((most, row) => {
          const text = row[column] ?? ''
          return text.length > most.length ? text : most
        }, ''),
      ),
    [header, rows],
  )
  return (
    <tr inert>
      {longest.map((text, column) => (
        <td key={header[column]} className={styles.widest}>
          <div className={styles.unseen}>{text}</div>
        </td>
      ))}
    </tr>
  )
}
