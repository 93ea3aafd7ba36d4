import { type CardGroup, groupOf, SOON_DAYS, type TodayCard } from '../../../engine/today/cards.ts'
import type { TodayLine } from '../../../engine/today/line.ts'
import type { FlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'
import { isAlert, type ListedCard } from './listed-cards.ts'

export interface NamedGroup {
  readonly title: string
  readonly cards: readonly ListedCard[]
}

const TITLES = { soon: `Within ${SOON_DAYS} days`, later: 'Later' }

type Flown = Pick<FlightPlan, 'byBase' | 'answer'>

/**
 * Alerts come first, then what has begun: first what can be done now, then what must wait for a ship. Groups without a
 * card are left out.
 */
export function groupsByTime(cards: readonly ListedCard[], flights: Flown): NamedGroup[] {
  const work = cards.filter((card): card is TodayCard => !isAlert(card))
  const inGroup = (group: CardGroup) => work.filter((card) => groupOf(card) === group)
  const now = inGroup('now')
  const waits = (card: TodayCard) => mustWait(card, flights)
  return [
    { title: 'Alerts', cards: cards.filter(isAlert) },
    { title: 'Now', cards: now.filter((card) => !waits(card)) },
    { title: 'Waits for a ship', cards: now.filter(waits) },
    { title: TITLES.soon, cards: inGroup('soon') },
    { title: TITLES.later, cards: inGroup('later') },
  ].filter((group) => group.cards.length > 0)
}

/** What costs most on the card needs a ship, and the plan of flights sends none now. While that is planned, nothing waits. */
function mustWait(card: TodayCard, { byBase, answer }: Flown): boolean {
  if (!byBase || answer.isStale || !needsShip(card.lines[0]!)) return false
  const flight = byBase.get(card.planetNaturalId ?? '')
  return !flight || flight.departs > 0
}

/** The bases in the order in which a ship comes to them. What no ship serves comes last. */
export function groupsByShip(cards: readonly ListedCard[], { byBase }: Flown): NamedGroup[] {
  const flightOf = (card: ListedCard) =>
    isAlert(card) || card.planetNaturalId === null || !waitsForShip(card)
      ? undefined
      : byBase?.get(card.planetNaturalId)
  const flown = cards
    .flatMap((card) => {
      const flight = flightOf(card)
      return flight ? [{ card, flight }] : []
    })
    .sort((a, b) => a.flight.arrives - b.flight.arrives)
  const ships = [...Map.groupBy(flown, ({ flight }) => flight.ship)].map(([title, own]) => ({
    title,
    cards: own.map(({ card }) => card),
  }))
  const others = { title: 'Without a flight', cards: cards.filter((card) => !flightOf(card)) }
  return [...ships, others].filter((group) => group.cards.length > 0)
}

const needsShip = ({ what }: TodayLine) => what.kind === 'runs out' || what.kind === 'storage full'

export const waitsForShip = ({ lines }: TodayCard): boolean => lines.some(needsShip)

/** $ a day of these cards together, and what of contracts is at stake once. */
export function moneyOfCards(cards: readonly ListedCard[]): {
  perDay: number
  now: number
  once: number
} {
  const sums = { perDay: 0, now: 0, once: 0 }
  for (const card of cards) {
    if (isAlert(card)) continue
    sums.perDay += card.lostPerDay ?? 0
    sums.now += card.lostNow
    for (const { what } of card.lines)
      if (what.kind === 'contract' || what.kind === 'order beaten')
        sums.once += Math.max(0, what.atStake ?? 0)
  }
  return sums
}
