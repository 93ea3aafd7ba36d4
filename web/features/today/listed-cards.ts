import type { Company } from '../../../engine/game/company.ts'
import type { PutAway } from '../../../engine/game/put-away.ts'
import type { TodayCard } from '../../../engine/today/cards.ts'
import { isKnown, isPutAway, type MarkedCard } from '../../../engine/today/put-away.ts'
import type { NamedState } from '../../data/use-alert-states.ts'

/** A rule of the player's that is met. */
export interface AlertCard extends MarkedCard {
  readonly alert: NamedState
}

export type ListedCard = TodayCard | AlertCard

export const isAlert = (card: ListedCard): card is AlertCard => 'alert' in card

export interface PutAwayCard {
  readonly card: ListedCard
  readonly mark: PutAway
}

export interface ListedCards {
  /** Fired alerts, then the most money first. */
  readonly open: readonly ListedCard[]
  readonly done: readonly PutAwayCard[]
  readonly snoozed: readonly PutAwayCard[]
  /** Keys of put away cards that have nothing on them any more. */
  readonly gone: readonly string[]
}

const alertKey = (uuid: string) => `alert ${uuid}`

export const alertCard = (alert: NamedState): AlertCard => ({
  key: alertKey(alert.uuid),
  lines: [{ key: alertKey(alert.uuid), inDays: 0 }],
  alert,
})

export function listCards(
  cards: readonly TodayCard[],
  /** Undefined while they are not known. */
  rules: readonly NamedState[] | undefined,
  marks: readonly PutAway[],
  now: number,
  company: Company | null,
): ListedCards {
  const fired = rules?.filter(({ isMet }) => isMet === true).map(alertCard) ?? []
  const all: readonly ListedCard[] = [...fired, ...cards]
  const markOf = new Map(marks.map((mark) => [mark.card, mark]))
  const away = all.flatMap((card) => {
    const mark = markOf.get(card.key)
    return mark && isPutAway(mark, card, now) ? [{ card, mark }] : []
  })
  const hidden = new Set(away.map(({ card }) => card.key))
  const known = new Set(all.map(({ key }) => key))
  // A rule whose facts are not known is neither met nor over.
  const isUnknown = (card: string) =>
    rules?.some(({ uuid, isMet }) => isMet === null && card === alertKey(uuid)) ??
    card.startsWith(alertKey(''))
  return {
    open: all.filter(({ key }) => !hidden.has(key)),
    done: away.filter(({ mark }) => mark.state === 'done'),
    snoozed: away.filter(({ mark }) => mark.state === 'snoozed'),
    gone: marks
      .filter((mark) => !known.has(mark.card) && !isUnknown(mark.card) && isKnown(mark, company))
      .map(({ card }) => card),
  }
}
