import { CARD_GROUPS, groupOf, SOON_DAYS, type TodayCard } from '../../../engine/today/cards.ts'
import { isAlert, type ListedCard } from './listed-cards.ts'
import type { Flights } from './use-flights.ts'

export interface NamedGroup {
  readonly title: string
  readonly cards: readonly ListedCard[]
}

const TITLES = { now: 'Now', soon: `Within ${SOON_DAYS} days`, later: 'Later' }

/** Alerts come first. Groups without a card are left out. */
export function groupsByTime(cards: readonly ListedCard[]): NamedGroup[] {
  const alerts = { title: 'Alerts', cards: cards.filter(isAlert) }
  const work = CARD_GROUPS.map((group) => ({
    title: TITLES[group],
    cards: cards.filter((card) => !isAlert(card) && groupOf(card) === group),
  }))
  return [alerts, ...work].filter((group) => group.cards.length > 0)
}

/** The bases in the order in which a ship comes to them. What no ship serves comes last. */
export function groupsByShip(cards: readonly ListedCard[], { byBase }: Flights): NamedGroup[] {
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

export const waitsForShip = ({ lines }: TodayCard): boolean =>
  lines.some(({ what }) => what.kind === 'runs out' || what.kind === 'storage full')

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
