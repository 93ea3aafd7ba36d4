import type { CSSProperties } from 'react'
import { formatDays } from '../../../engine/game/number-format.ts'
import { type BurnMaterial, isUsedUp } from '../../../engine/supply/burn.ts'
import { usePreferences } from '../../session/preferences.ts'
import styles from './Burn.module.css'
import { burnLevel } from './burn-level.ts'

/** The first to run out comes first. */
export const usedUp = (materials: readonly BurnMaterial[]): readonly BurnMaterial[] =>
  materials.filter(({ delta }) => isUsedUp(delta)).sort((a, b) => a.exhaustion - b.exhaustion)

export const barWords = ({ ticker, exhaustion }: BurnMaterial): string =>
  `${ticker} lasts ${formatDays(exhaustion)}`

/** How long each material of a base lasts, as many as fit one line. A bar is full from the resupply days on. */
export function BurnBars({
  materials,
  planName,
}: {
  materials: readonly BurnMaterial[]
  planName: string
}) {
  const preferences = usePreferences()
  const rows = usedUp(materials)
  if (rows.length === 0) return '—'
  const full = Math.max(1, preferences.burnResupplyDays)
  return (
    <ul
      className={styles.bars}
      aria-label={`how long materials of ${planName} last`}
      title={rows.map(barWords).join(', ')}
    >
      {rows.map((material) => {
        const { word, tone } = burnLevel(material.exhaustion, preferences)
        const share = Math.min(1, Math.max(0, material.exhaustion / full))
        const words = `${barWords(material)} (${word})`
        return (
          <li key={material.ticker} title={words}>
            <span className={styles.ticker} aria-hidden="true">
              {material.ticker}
            </span>
            <span
              className={styles.bar}
              data-tone={tone}
              style={{ '--share': share } as CSSProperties}
            />
            <span className="visually-hidden">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
