import { Link } from '@tanstack/react-router'
import {
  formatCount,
  formatDateTime,
  formatDays,
  formatWhole,
  NONE,
} from '../../../engine/game/number-format.ts'
import { CONFIGURE_ON_EXECUTION } from '../../../engine/game/preferences.ts'
import type { PutAway } from '../../../engine/game/put-away.ts'
import { alertStateWords } from '../../../engine/today/alerts/words.ts'
import type { TodayCard } from '../../../engine/today/cards.ts'
import { SNOOZE_DAYS } from '../../../engine/today/put-away.ts'
import { Button, buttonClass } from '../../ui/field/Button.tsx'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/icons/arrows.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import type { FlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { CardDetails } from './CardDetails.tsx'
import { LineMoney, Lost, lostWords } from './CardLine.tsx'
import styles from './CardRow.module.css'
import { waitsForShip } from './card-groups.ts'
import { ShortFlight } from './FlightWords.tsx'
import { cardName, kindOf, reasonOf, whenOf } from './line-words.ts'
import { type AlertCard, isAlert, type ListedCard } from './listed-cards.ts'

export interface CardActions {
  done(card: ListedCard): void
  snooze(card: ListedCard, days: number): void
  bringBack(card: ListedCard): void
}

interface Shown {
  readonly actions: CardActions
  /** Kept by the list: a card stays open when it moves to another group. */
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Undefined for an open card. */
  readonly mark?: PutAway | undefined
}

export function CardRow({
  card,
  flights,
  ...shown
}: Shown & { card: ListedCard; flights: FlightPlan }) {
  return isAlert(card) ? (
    <AlertRow card={card} {...shown} />
  ) : (
    <WorkRow card={card} flights={flights} {...shown} />
  )
}

/** One line until it is opened. */
function WorkRow({ card, flights, ...shown }: Shown & { card: TodayCard; flights: FlightPlan }) {
  const { isOpen, onOpen } = shown
  const { lines, place, bring, collect } = card
  const when = whenOf({ inDays: card.inDays, what: lines[0]!.what })
  const name = cardName(card)
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.row}>
        <span className={styles.place}>
          <IconButton
            size="small"
            label={`Details of ${name}`}
            icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          />
          <strong className={styles.cut} title={name}>
            {place ?? name}
          </strong>
        </span>
        <span className={styles.when}>
          <Tag tone={when.tone}>{when.word}</Tag>
        </span>
        <div className={styles.what}>
          <Worst card={card} isOpen={isOpen} />
        </div>
        <span className={styles.ship}>
          {waitsForShip(card) && (
            <ShortFlight flights={flights} base={card.planetNaturalId ?? ''} />
          )}
        </span>
        <CardMoney card={card} />
        <Actions card={card} name={name} mark={shown.mark} actions={shown.actions}>
          {bring.length > 0 ? (
            <TransferOrder
              name={bringName(card)}
              materials={bring}
              planetNaturalId={card.planetNaturalId}
            />
          ) : (
            collect.length > 0 && (
              <TransferOrder
                name={`Collect at ${place}`}
                materials={collect}
                origin={CONFIGURE_ON_EXECUTION}
              />
            )
          )}
        </Actions>
      </div>
      {isOpen && <CardDetails card={card} flights={flights} />}
    </li>
  )
}

function bringName({ lines, place }: TodayCard): string {
  const hasSupply = lines.some(
    ({ what: { kind } }) => kind === 'runs out' || kind === 'unsatisfied',
  )
  return hasSupply ? `Resupply ${place}` : `Repair ${place}`
}

function AlertRow({ card, ...shown }: Shown & { card: AlertCard }) {
  const words = alertStateWords(card.alert)
  return (
    <li className={styles.card} aria-label={`Alert: ${words}`}>
      <div className={styles.row}>
        <span className={styles.place}>
          <strong className={styles.cut}>{card.alert.planetName ?? 'Alert'}</strong>
        </span>
        <span className={styles.when}>
          <Tag tone="warn">alert</Tag>
        </span>
        <span className={styles.words}>{words}</span>
        <Actions card={card} name={words} mark={shown.mark} actions={shown.actions}>
          <Link to="/alerts" className={buttonClass({ size: 'small' })}>
            Your rules
          </Link>
        </Actions>
      </div>
    </li>
  )
}

const MOST_GOODS = 3

/** The goods that run out first with their days, then what else there is to do. */
function Worst({ card: { lines, place }, isOpen }: { card: TodayCard; isOpen: boolean }) {
  const short = lines.flatMap(({ what }) => (what.kind === 'runs out' ? what.materials : []))
  const others = lines.filter(({ what }) => what.kind !== 'runs out')
  const [only] = others
  const words =
    !isOpen && short.length === 0 && others.length === 1 && place === null
      ? reasonOf(only!)
      : [...new Set(others.map(kindOf))].join(', ')
  return (
    <>
      {short.length > 0 && (
        <Row as="ul" gap={2} className={styles.short} aria-label={`short at ${place}`}>
          {short.slice(0, MOST_GOODS).map(({ ticker, days }) => (
            <Row as="li" key={ticker} gap={1}>
              <MaterialTile ticker={ticker} />
              <span className={styles.days}>{formatDays(days)}</span>
            </Row>
          ))}
          {short.length > MOST_GOODS && (
            <li className={styles.days}>+{formatWhole(short.length - MOST_GOODS)}</li>
          )}
        </Row>
      )}
      {words && (
        <span className={styles.cut} title={words}>
          {words}
        </span>
      )}
    </>
  )
}

function CardMoney({
  card: { key, lines, planetNaturalId, lostPerDay, lostNow, inDays },
}: {
  card: TodayCard
}) {
  if (planetNaturalId === null) {
    const [only] = lines
    return (
      <div className={styles.money}>{lines.length === 1 && <LineMoney line={only!} isShort />}</div>
    )
  }
  const words = cardLostWords(lostPerDay, lostNow, inDays)
  return (
    <div className={styles.money} title={words}>
      {lostPerDay === null ? (
        <span>{NONE}</span>
      ) : (
        <Lost money={lostPerDay} figure={{ of: 'lost', planetNaturalId, key }} />
      )}
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

function Actions({
  card,
  name,
  mark,
  actions,
  children,
}: Pick<Shown, 'mark' | 'actions'> & {
  card: ListedCard
  name: string
  children: React.ReactNode
}) {
  if (mark) {
    const until = formatDateTime(mark.until)
    const words =
      mark.state === 'done'
        ? `done; shown again if it gets worse, or on ${until}`
        : `snoozed until ${until}`
    return (
      <span className={styles.actions}>
        <span className="quiet">{words}</span>
        <Button
          size="small"
          aria-label={`Bring back ${name}`}
          onClick={() => actions.bringBack(card)}
        >
          Bring back
        </Button>
      </span>
    )
  }
  return (
    <span className={styles.actions}>
      {children}
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
    </span>
  )
}
