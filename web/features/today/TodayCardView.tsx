import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  formatCount,
  formatDateTime,
  formatWhole,
  NONE,
} from '../../../engine/game/number-format.ts'
import { CONFIGURE_ON_EXECUTION } from '../../../engine/game/preferences.ts'
import type { PutAway } from '../../../engine/game/put-away.ts'
import { alertStateWords } from '../../../engine/today/alerts/words.ts'
import type { TodayCard } from '../../../engine/today/cards.ts'
import { SNOOZE_DAYS } from '../../../engine/today/put-away.ts'
import { Button, buttonClass } from '../../ui/field/Button.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { CardLine, Labelled, LineMoney, Lost, lostWords } from './CardLine.tsx'
import { waitsForShip } from './card-groups.ts'
import { FlightWords } from './FlightWords.tsx'
import { LineCure } from './LineCure.tsx'
import { cardName, whenOf } from './line-words.ts'
import { type AlertCard, isAlert, type ListedCard } from './listed-cards.ts'
import styles from './TodayList.module.css'
import type { Flights } from './use-flights.ts'

export interface CardActions {
  done(card: ListedCard): void
  snooze(card: ListedCard, days: number): void
  bringBack(card: ListedCard): void
}

interface Shown {
  readonly actions: CardActions
  /** Undefined for an open card. */
  readonly mark?: PutAway | undefined
}

export function TodayCardView({
  card,
  flights,
  now,
  ...shown
}: Shown & { card: ListedCard; flights: Flights; now: number }) {
  return isAlert(card) ? (
    <AlertCardView card={card} {...shown} />
  ) : (
    <WorkCard card={card} flights={flights} now={now} {...shown} />
  )
}

function WorkCard({
  card,
  flights,
  now,
  ...shown
}: Shown & { card: TodayCard; flights: Flights; now: number }) {
  const [isOpen, setOpen] = useState(false)
  const { lines, place, planetNaturalId, bring, collect } = card
  const [first] = lines
  const isBase = place !== null
  const when = whenOf({ inDays: card.inDays, what: first!.what })
  const name = cardName(card)
  // Otherwise the button of the card is the whole cure of its only line.
  const isPart = lines.length > 1 || bring.length > 0 || collect.length > 0
  return (
    <Stack as="li" gap={2} className={styles.card} aria-label={name}>
      <Row gap={3} justify="between" align="start">
        <Row gap={2} lineGap={1} wrap className={styles.place}>
          <strong>{isBase ? place : name}</strong>
          <Tag tone={when.tone}>{when.word}</Tag>
          {isBase && <Plans card={card} />}
        </Row>
        <CardMoney card={card} />
      </Row>
      <Stack as="ul" gap={1} aria-label={`reasons of ${name}`}>
        {lines.map((line) => (
          <CardLine
            key={line.key}
            line={line}
            now={now}
            isOpen={isOpen}
            isPart={isPart}
            hasTime={lines.length > 1}
          />
        ))}
      </Stack>
      {bring.length > 0 && (
        <Labelled words="Bring">
          <TileRow label={`bring to ${place}`} tiles={bring} />
        </Labelled>
      )}
      {collect.length > 0 && (
        <Labelled words="Collect">
          <TileRow label={`collect at ${place}`} tiles={collect} />
        </Labelled>
      )}
      {waitsForShip(card) && (
        <FlightWords flights={flights} planetNaturalId={planetNaturalId ?? ''} now={now} />
      )}
      <CardFoot card={card} name={name} main={<MainAction card={card} />} {...shown}>
        {isPart && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            aria-label={`Details of ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            Details
          </Button>
        )}
      </CardFoot>
    </Stack>
  )
}

function AlertCardView({ card, ...shown }: Shown & { card: AlertCard }) {
  const words = alertStateWords(card.alert)
  return (
    <Stack as="li" gap={2} className={styles.card} aria-label={`Alert: ${words}`}>
      <Row gap={2} lineGap={1} wrap>
        <strong>Alert</strong>
        <Tag tone="warn">now</Tag>
        {card.alert.planetName && <span>{card.alert.planetName}</span>}
      </Row>
      <span>{words}</span>
      <CardFoot
        card={card}
        name={words}
        main={
          <Link to="/alerts" className={buttonClass({ size: 'small' })}>
            Your rules
          </Link>
        }
        {...shown}
      />
    </Stack>
  )
}

function CardFoot({
  card,
  name,
  main,
  mark,
  actions,
  children,
}: Shown & { card: ListedCard; name: string; main: ReactNode; children?: ReactNode }) {
  return (
    <Row gap={2} lineGap={2} wrap justify="between" className={styles.foot}>
      <Row gap={2} wrap>
        {main}
        {children}
      </Row>
      {mark ? (
        <Row gap={2} wrap>
          <span className="quiet">
            {mark.state === 'done'
              ? `done; shown again if it gets worse, or on ${formatDateTime(mark.until)}`
              : `snoozed until ${formatDateTime(mark.until)}`}
          </span>
          <Button
            size="small"
            aria-label={`Bring back ${name}`}
            onClick={() => actions.bringBack(card)}
          >
            Bring back
          </Button>
        </Row>
      ) : (
        <Row gap={1}>
          <Button
            size="small"
            variant="ghost"
            aria-label={`Done: ${name}`}
            onClick={() => actions.done(card)}
          >
            Done
          </Button>
          <Menu
            trigger={
              <Button size="small" variant="ghost" aria-label={`Snooze ${name}`}>
                Snooze
              </Button>
            }
            entries={SNOOZE_DAYS.map((days) => ({
              label: `For ${formatCount(days, 'day')}`,
              onSelect: () => actions.snooze(card, days),
            }))}
          />
        </Row>
      )}
    </Row>
  )
}

function Plans({ card: { lines, planetNaturalId } }: { card: TodayCard }) {
  const plans = new Map(
    lines.flatMap(({ planUuid, planName }) => (planUuid && planName ? [[planUuid, planName]] : [])),
  )
  if (planetNaturalId === null) return null
  return [...plans].map(([planUuid, planName]) => (
    <Link
      key={planUuid}
      className="quiet"
      to="/plan/$planetNaturalId/{-$planUuid}"
      params={{ planetNaturalId, planUuid }}
    >
      {planName}
    </Link>
  ))
}

function CardMoney({
  card: { key, lines, planetNaturalId, lostPerDay, lostNow, inDays },
}: {
  card: TodayCard
}) {
  if (planetNaturalId === null) {
    const [only] = lines
    return lines.length === 1 ? <LineMoney line={only!} /> : null
  }
  return (
    <div className={styles.money}>
      {lostPerDay === null ? (
        <span title="Not known">{NONE}</span>
      ) : (
        <Lost money={lostPerDay} figure={{ of: 'lost', planetNaturalId, key }} />
      )}
      <div className="quiet">{cardLostWords(lostPerDay, lostNow, inDays)}</div>
    </div>
  )
}

/** A card whose later lines lose more than those that have begun says what is lost until then. */
function cardLostWords(lostPerDay: number | null, lostNow: number, inDays: number): string {
  const isMoreLater = lostPerDay !== null && lostPerDay > lostNow && inDays <= 0
  return isMoreLater
    ? `once all of it has begun; ${formatWhole(lostNow)} now`
    : lostWords(lostPerDay, inDays)
}

/** The one button of a card. */
function MainAction({
  card: { lines, place, planetNaturalId, bring, collect },
}: {
  card: TodayCard
}) {
  if (bring.length > 0) {
    const hasSupply = lines.some(
      ({ what: { kind } }) => kind === 'runs out' || kind === 'unsatisfied',
    )
    return (
      <TransferOrder
        name={hasSupply ? `Resupply ${place}` : `Repair ${place}`}
        materials={bring}
        planetNaturalId={planetNaturalId}
      />
    )
  }
  if (collect.length > 0)
    return (
      <TransferOrder
        name={`Collect at ${place}`}
        materials={collect}
        origin={CONFIGURE_ON_EXECUTION}
      />
    )
  return <LineCure line={lines[0]!} />
}
