import { type CSSProperties, useState } from 'react'
import { formatMoney, formatPercent } from '../../../engine/game/number-format.ts'
import { PictureFrame } from './ChartFrame.tsx'
import { seriesToken } from './chart-colours.ts'
import styles from './Treemap.module.css'
import { treemap } from './treemap.ts'

export type TreemapItem = { label: string; value: number }

const WIDTH = 600

/** Shares of a whole as areas, for more parts than a donut can show. */
export function Treemap({
  label,
  itemLabel,
  valueLabel,
  items,
  height = 240,
  empty = 'Nothing to show.',
}: {
  label: string
  itemLabel: string
  valueLabel: string
  items: readonly TreemapItem[]
  height?: number | undefined
  empty?: string | undefined
}) {
  const [under, setUnder] = useState<string | null>(null)
  const cells = treemap(items, WIDTH, height)
  if (cells.length === 0) return <p className="muted">{empty}</p>
  const total = cells.reduce((sum, { item }) => sum + item.value, 0)
  const told = cells.find(({ item }) => item.label === under)?.item
  const words = (item: TreemapItem) =>
    `${item.label} · ${formatMoney(item.value)} · ${formatPercent(item.value / total, 1)}`
  return (
    <PictureFrame
      label={label}
      height={height}
      readout={told ? words(told) : `Total ${formatMoney(total)}`}
      table={() => ({
        header: [itemLabel, valueLabel, 'Share'],
        rows: cells.map(({ item }) => [
          item.label,
          formatMoney(item.value),
          formatPercent(item.value / total, 1),
        ]),
      })}
    >
      <div role="img" aria-label={label} className={styles.map}>
        {cells.map(({ item, x, y, width, height: high }, index) => (
          <div
            key={item.label}
            className={styles.cell}
            style={
              {
                left: `${(x / WIDTH) * 100}%`,
                top: `${(y / height) * 100}%`,
                width: `${(width / WIDTH) * 100}%`,
                height: `${(high / height) * 100}%`,
                '--cell': `var(${seriesToken(index)})`,
              } as CSSProperties
            }
            onPointerEnter={() => setUnder(item.label)}
            onPointerLeave={() => setUnder(null)}
          >
            {width > 44 && high > 18 && <span className={styles.name}>{item.label}</span>}
            {width > 64 && high > 36 && (
              <span className={styles.share}>{formatPercent(item.value / total, 1)}</span>
            )}
          </div>
        ))}
      </div>
    </PictureFrame>
  )
}
