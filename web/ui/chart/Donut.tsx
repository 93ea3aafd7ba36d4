import { useState } from 'react'
import { formatMoney, formatPercent } from '../../../engine/game/number-format.ts'
import { Row } from '../layout/Row.tsx'
import { seriesToken } from './chart-colours.ts'
import styles from './Donut.module.css'
import { mergeSmallSlices, type Slice, sliceArcs } from './slices.ts'

const MAX_SLICES = 8

export function Donut({
  label,
  slices,
  format = formatMoney,
  empty = 'Nothing to show.',
}: {
  label: string
  slices: readonly Slice[]
  format?: ((value: number) => string) | undefined
  empty?: string | undefined
}) {
  const [under, setUnder] = useState<string | null>(null)
  const shown = mergeSmallSlices(slices, MAX_SLICES)
  const total = shown.reduce((sum, slice) => sum + slice.value, 0)
  if (total === 0) return <p className="muted">{empty}</p>
  const colourOf = (slice: Slice, index: number) => slice.colour ?? `var(${seriesToken(index)})`
  const focus = shown.find((slice) => slice.label === under)

  return (
    <Row as="figure" wrap gap={4} lineGap={3}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <svg viewBox="-50 -50 100 100" className={styles.ring} aria-hidden="true">
        {sliceArcs(shown).map((arc, index) => {
          const slice = shown[index]
          return (
            slice && (
              <path
                key={slice.label}
                d={arc}
                fill={colourOf(slice, index)}
                opacity={focus && focus !== slice ? 0.35 : 1}
                onPointerEnter={() => setUnder(slice.label)}
                onPointerLeave={() => setUnder(null)}
              />
            )
          )
        })}
        <text y="-2" className={styles.figure}>
          {focus ? formatPercent(focus.value / total, 1) : format(total)}
        </text>
        <text y="9" className={styles.name}>
          {focus ? shorten(focus.label) : 'Total'}
        </text>
      </svg>
      <table className={styles.legend} aria-label={label}>
        <tbody>
          {shown.map((slice, index) => (
            <tr
              key={slice.label}
              onPointerEnter={() => setUnder(slice.label)}
              onPointerLeave={() => setUnder(null)}
            >
              <th scope="row">
                <span className={styles.swatch} style={{ background: colourOf(slice, index) }} />
                {slice.label}
              </th>
              <td>{format(slice.value)}</td>
              <td className="muted">{formatPercent(slice.value / total, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Row>
  )
}

const shorten = (name: string) => (name.length > 14 ? `${name.slice(0, 13)}…` : name)
