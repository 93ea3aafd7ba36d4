import { formatWhole } from '../../../engine/game/number-format.ts'
import type { PutAway } from '../../../engine/game/put-away.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useFirst } from '../../ui/layout/use-first.tsx'
import { usePhoneWindow } from '../../ui/layout/use-wide-window.ts'
import type { FlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'
import rowStyles from './CardRow.module.css'
import { type CardActions, CardRow } from './CardRow.tsx'
import type { NamedGroup } from './card-groups.ts'
import styles from './TodayList.module.css'

/** On a phone a button shows the cards beyond this many. */
const FIRST_ON_PHONE = 10

/** The cards of one group, the worst on top. */
export function GroupedCards({
  group: { title, cards },
  flights,
  marks,
  opened,
  onOpened,
  actions,
}: {
  group: NamedGroup
  flights: FlightPlan
  marks: ReadonlyMap<string, PutAway>
  /** Keys of the open cards of all groups. */
  opened: ReadonlySet<string>
  onOpened: (opened: ReadonlySet<string>) => void
  actions: CardActions
}) {
  const isPhone = usePhoneWindow()
  const [rows, more] = useFirst(cards, isPhone ? FIRST_ON_PHONE : cards.length, 'card')
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <h2 className={styles.title}>
        {title} <span className="quiet">{formatWhole(cards.length)}</span>
      </h2>
      <div className={styles.cards}>
        <Heads />
        <ul aria-label={`${title}, cards`}>
          {rows.map((card) => (
            <CardRow
              key={card.key}
              card={card}
              mark={marks.get(card.key)}
              flights={flights}
              isOpen={opened.has(card.key)}
              onOpen={(isOpen) => {
                const others = [...opened].filter((key) => key !== card.key)
                onOpened(new Set(isOpen ? [...others, card.key] : others))
              }}
              actions={actions}
            />
          ))}
        </ul>
        {more}
      </div>
    </Stack>
  )
}

/** Each row says the same to a screen reader in words. */
const Heads = () => (
  <div className={rowStyles.head} aria-hidden="true">
    <span>Base</span>
    <span>When</span>
    <span>First to run out, and what else</span>
    <span>Ship</span>
    <span className={rowStyles.money}>Money</span>
    <span />
  </div>
)
