import { Link } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { formatCount, formatMoney, formatWhole } from '../../../engine/game/number-format.ts'
import { doneMark, snoozeMark } from '../../../engine/today/put-away.ts'
import type { Today } from '../../../engine/today/today.ts'
import { explainToday, type TodayAsked } from '../../data/use-today.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { ExplainProvider } from '../../ui/figure/explain/ExplainProvider.tsx'
import { StatTile } from '../../ui/figure/StatTile.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { namesOfMissing } from '../fio/company-list-names.ts'
import { FlowsChoice } from '../fio/FlowsChoice.tsx'
import { useFlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'
import type { LostFigure } from './CardLine.tsx'
import type { CardActions } from './CardRow.tsx'
import { groupsByShip, groupsByTime, moneyOfCards } from './card-groups.ts'
import { GroupedCards } from './GroupedCards.tsx'
import { cardName, nextWords } from './line-words.ts'
import { isAlert, type ListedCard, type ListedCards } from './listed-cards.ts'
import { NO_FILTER, passes, TodayFilters } from './TodayFilters.tsx'
import styles from './TodayList.module.css'
import { usePutAwayActions } from './use-put-away.ts'

export function TodayList({
  today,
  listed,
  question,
}: {
  today: Today
  listed: ListedCards
  question: TodayAsked
}) {
  const { next, bases, withoutPlan, flows } = today
  const flights = useFlightPlan(today, question)
  const [filter, setFilter] = useState(NO_FILTER)
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set())
  const place = useRef<HTMLElement>(null)
  const actions = useCardActions(() => place.current?.focus())
  const source = useMemo(
    () => ({
      async load(line: LostFigure, _: readonly number[], signal: AbortSignal) {
        const term = await explainToday(question, line, signal)
        if (!term) throw new Error('This task is done or gone.')
        return term
      },
    }),
    [question],
  )
  const { open, snoozed, done } = listed
  const isEmpty = open.length + snoozed.length + done.length === 0
  if (bases === 0 && isEmpty) return <NothingKnown withoutPlan={withoutPlan} />
  const marks = new Map([...snoozed, ...done].map(({ card, mark }) => [card.key, mark]))
  const pile = filter.pile === 'open' ? open : listed[filter.pile].map(({ card }) => card)
  const shown = pile.filter((card) => passes(card, filter))
  const groups =
    filter.view === 'ship' ? groupsByShip(shown, flights) : groupsByTime(shown, flights)
  return (
    <Stack gap={3}>
      <Row wrap gap={6} lineGap={2} justify="between" align="end">
        {!isEmpty && <AtStake cards={shown} />}
        <FlowsChoice bases={flows} company={question.company} />
      </Row>
      {!isEmpty && <TodayFilters listed={listed} filter={filter} onFilter={setFilter} />}
      <ExplainProvider source={source}>
        <section
          ref={place}
          tabIndex={-1}
          aria-label={PILES[filter.pile]}
          className={styles.region}
        >
          {shown.length === 0 && (
            <Panel>
              {open.length === 0 && filter.pile === 'open' ? (
                <EmptyState
                  title={
                    isEmpty
                      ? `All is well in your ${formatCount(bases, 'base')}.`
                      : 'Every card is done or snoozed.'
                  }
                >
                  {next ? nextWords(next) : 'Nothing is coming in the next 14 days.'}
                </EmptyState>
              ) : (
                <EmptyState title={pile.length === 0 ? 'No cards here' : 'No card matches'} />
              )}
            </Panel>
          )}
          {groups.map((group) => (
            <GroupedCards
              key={group.title}
              group={group}
              flights={flights}
              marks={marks}
              opened={opened}
              onOpened={setOpened}
              actions={actions}
            />
          ))}
        </section>
      </ExplainProvider>
      {open.length > 0 && next && <p className="quiet">{nextWords(next)}</p>}
      <WithoutPlan bases={withoutPlan} />
      <MissingCards company={question.company} />
    </Stack>
  )
}

const PILES = { open: 'tasks', snoozed: 'snoozed cards', done: 'done cards' }

/** `onLeft` moves the focus, which would be lost together with the card. */
function useCardActions(onLeft: () => void): CardActions {
  const { put, bringBack } = usePutAwayActions()
  const toast = useToast()
  const leave = (card: ListedCard, words: string) => {
    onLeft()
    toast.success(`${isAlert(card) ? 'The alert' : cardName(card)} is ${words}.`, {
      action: { label: 'Undo', run: () => bringBack(card.key) },
    })
  }
  return {
    done(card) {
      put(doneMark(card, Date.now()))
      leave(card, 'done')
    },
    snooze(card, days) {
      put(snoozeMark(card, Date.now(), days))
      leave(card, `snoozed for ${formatCount(days, 'day')}`)
    },
    bringBack(card) {
      bringBack(card.key)
      onLeft()
    },
  }
}

function AtStake({ cards }: { cards: readonly ListedCard[] }) {
  const { perDay, now, once } = moneyOfCards(cards)
  return (
    <Row as="section" wrap gap={6} lineGap={3} aria-label="At stake">
      {now !== perDay && <StatTile label="At stake" value={money(perDay)} unit="$/day" />}
      <StatTile
        label={now === perDay ? 'At stake, all of it now' : 'Lost now'}
        value={money(now)}
        unit="$/day"
        trend={now > 0 ? 'loss' : 'neutral'}
      />
      {once > 0 && <StatTile label="Contracts and orders, once" value={money(once)} unit="$" />}
    </Row>
  )
}

const money = (amount: number) => (amount < 1000 ? formatMoney(amount) : formatWhole(amount))

function NothingKnown({ withoutPlan }: Pick<Today, 'withoutPlan'>) {
  const [first] = withoutPlan
  return (
    <Stack gap={4}>
      <Panel>
        <EmptyState
          title={
            withoutPlan.length > 0 ? 'None of your bases has a plan' : 'FIO knows no base of yours'
          }
          action={
            first ? (
              <Link
                to="/plan/$planetNaturalId/{-$planUuid}"
                params={{ planetNaturalId: first.planetNaturalId }}
                className={buttonClass({ variant: 'primary' })}
              >
                Plan {first.planetName}
              </Link>
            ) : (
              <Link to="/profile" className={buttonClass()}>
                Check your FIO key
              </Link>
            )
          }
        >
          {withoutPlan.length > 0
            ? 'A plan says what a base uses and makes. With one, this page shows what the base needs.'
            : 'Play with the FIO browser extension, so that FIO learns what you own. Its data is fetched every 15 minutes.'}
        </EmptyState>
      </Panel>
      <WithoutPlan bases={withoutPlan} />
    </Stack>
  )
}

/** The cards that cannot be here because FIO sent no such list. */
function MissingCards({ company }: Pick<TodayAsked, 'company'>) {
  const names = company ? namesOfMissing(company) : []
  return (
    names.length > 0 && (
      <p className="quiet">
        No cards about {names.join(', ')}: FIO did not send them. <em>FIO Active</em> in the
        navigation says why.
      </p>
    )
  )
}

/** Bases without a plan, each with a link to create one. */
function WithoutPlan({ bases }: { bases: Today['withoutPlan'] }) {
  if (bases.length === 0) return null
  return (
    <p className="quiet">
      No plan says what these bases do:{' '}
      {bases.map(({ planetNaturalId, planetName }, n) => (
        <span key={planetNaturalId}>
          {n > 0 && ', '}
          <Link to="/plan/$planetNaturalId/{-$planUuid}" params={{ planetNaturalId }}>
            {planetName}
          </Link>
        </span>
      ))}
      . Plan them to see what they need.
    </p>
  )
}
