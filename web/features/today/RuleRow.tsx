import { Link } from '@tanstack/react-router'
import { NONE } from '../../../engine/game/number-format.ts'
import { alertStateWords } from '../../../engine/today/alerts/words.ts'
import type { NamedState } from '../../data/use-alert-states.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './TodayList.module.css'

/** A rule of the player's that is met. What it costs nobody knows: it stands below what has a figure. */
export function RuleRow({ state }: { state: NamedState }) {
  const words = alertStateWords(state)
  return (
    <li className={styles.line} aria-label={`Alert: ${words}`}>
      <Stack gap={1} className={styles.place}>
        <Row gap={2} wrap>
          <strong>Alert</strong>
          <Tag tone="warn">now</Tag>
        </Row>
        {state.planetName && <span>{state.planetName}</span>}
      </Stack>
      <div className={styles.why}>{words}</div>
      <div className={styles.money}>
        {NONE}
        <div className="quiet">not known</div>
      </div>
      <div className={styles.cure}>
        <Link to="/alerts" className={buttonClass({ size: 'small' })}>
          Your rules
        </Link>
      </div>
    </li>
  )
}
