import { usePreferences } from '../../../store/preferences.ts'
import { formatDays } from '../../../ui/format.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { burnLevel } from '../burn-level.ts'
import styles from './DaysLeft.module.css'

/** Days that a stock lasts, with the word and colour of its threshold. */
export function DaysLeft({ days }: { days: number }) {
  const { word, tone } = burnLevel(days, usePreferences())
  return (
    <span className={styles.days}>
      <Tag tone={tone}>{word}</Tag>
      <span className={styles.figure}>{formatDays(days)}</span>
    </span>
  )
}
