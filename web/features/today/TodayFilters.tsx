import { formatWhole } from '../../../engine/game/number-format.ts'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { MoreIcon } from '../../ui/icons/records.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'
import { usePhoneWindow } from '../../ui/layout/use-wide-window.ts'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { cardName, kindOf } from './line-words.ts'
import { isAlert, type ListedCard, type ListedCards } from './listed-cards.ts'
import styles from './TodayList.module.css'

export interface TodayFilter {
  readonly pile: 'open' | 'snoozed' | 'done'
  readonly view: 'time' | 'ship'
  /** The name of a kind of line; empty: all. */
  readonly kind: string
  readonly words: string
}

export const NO_FILTER: TodayFilter = { pile: 'open', view: 'time', kind: '', words: '' }

const kindsOf = (card: ListedCard): readonly string[] =>
  isAlert(card) ? [ALERT] : card.lines.map(kindOf)

const ALERT = 'Alert'

export function passes(card: ListedCard, { kind, words }: TodayFilter): boolean {
  if (kind !== '' && !kindsOf(card).includes(kind)) return false
  const names = isAlert(card)
    ? [card.alert.planetName ?? '']
    : [cardName(card), ...card.lines.map(({ planName }) => planName ?? '')]
  return names.some((name) => name.toLowerCase().includes(words.trim().toLowerCase()))
}

const VIEWS = [
  { value: 'time', label: 'By time' },
  { value: 'ship', label: 'By ship' },
] as const

export function TodayFilters({
  listed: { open, snoozed, done },
  filter,
  onFilter,
}: {
  listed: ListedCards
  filter: TodayFilter
  onFilter: (filter: TodayFilter) => void
}) {
  const change = (next: Partial<TodayFilter>) => onFilter({ ...filter, ...next })
  const all = [...open, ...[...snoozed, ...done].map(({ card }) => card)]
  const kinds = [...new Set(all.flatMap(kindsOf))].sort()
  const counted = (label: string, cards: readonly unknown[]) =>
    `${label} ${formatWhole(cards.length)}`
  const isPhone = usePhoneWindow()
  const fields = (
    <>
      <Segmented
        label="Group"
        choices={VIEWS}
        value={filter.view}
        onValue={(view) => change({ view })}
      />
      <div className={styles.field}>
        <Select
          label="What"
          hideLabel
          options={[{ value: '', label: 'Everything' }, ...ownLabels(kinds)]}
          value={filter.kind}
          onValue={(kind) => change({ kind })}
        />
      </div>
      <div className={styles.field}>
        <TextField
          label="Base or plan"
          hideLabel
          placeholder="Base or plan"
          value={filter.words}
          onValue={(words) => change({ words })}
        />
      </div>
    </>
  )
  return (
    <Toolbar label="Filters of Today">
      <Segmented
        label="Cards"
        choices={[
          { value: 'open', label: counted('To do', open) },
          { value: 'snoozed', label: counted('Snoozed', snoozed) },
          { value: 'done', label: counted('Done', done) },
        ]}
        value={filter.pile}
        onValue={(pile) => change({ pile })}
      />
      {isPhone ? (
        <Popover
          title="Order and filters"
          align="end"
          trigger={<IconButton label="Order and filters" icon={<MoreIcon />} />}
        >
          <Stack gap={3}>{fields}</Stack>
        </Popover>
      ) : (
        fields
      )}
    </Toolbar>
  )
}
