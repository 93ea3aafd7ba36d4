import { formatDays } from '../../../engine/game/number-format.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import styles from './Burn.module.css'
import { burnLevel } from './burn-level.ts'

export function DaysLeft({ days }: { days: number }) {
  const { word, tone } = burnLevel(days, usePreferences())
  return (
    <Row as="span" justify="end" inline>
      <Tag tone={tone}>{word}</Tag>
      <span className={styles.figure}>{formatDays(days)}</span>
    </Row>
  )
}
