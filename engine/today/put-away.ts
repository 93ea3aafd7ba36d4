import type { Company } from '../game/company.ts'
import { lineMark, listOfMark, MAX_LINES, type PutAway } from '../game/put-away.ts'
import { DAY_MS } from '../game/time.ts'
import { CARD_GROUPS, groupOf } from './cards.ts'
import type { TodayLine } from './line.ts'

/** The part of a card that decides whether it is put away. */
export interface MarkedCard {
  readonly key: string
  readonly lines: readonly Pick<TodayLine, 'key' | 'inDays'>[]
}

/** A done card that is still there after this time was not cured by what the player did. */
const DONE_DAYS = 7

export const SNOOZE_DAYS = [1, 3, 7] as const

const rankOf = (line: Pick<TodayLine, 'inDays'>) => CARD_GROUPS.indexOf(groupOf(line))

const marked = ({ key, lines }: MarkedCard) => ({
  card: key,
  lines: lines.slice(0, MAX_LINES).map((line) => lineMark(rankOf(line), line.key)),
})

export const doneMark = (card: MarkedCard, now: number): PutAway => ({
  ...marked(card),
  state: 'done',
  until: now + DONE_DAYS * DAY_MS,
})

export const snoozeMark = (card: MarkedCard, now: number, days: number): PutAway => ({
  ...marked(card),
  state: 'snoozed',
  until: now + days * DAY_MS,
})

/** Whether all lists are known from which the lines of a card came, so that it is over if it is not there any more. */
export function isKnown({ lines }: Pick<PutAway, 'lines'>, company: Company | null): boolean {
  return lines.every((line) => {
    const list = listOfMark(line)
    return list === undefined || company?.sources[list].state === 'ok'
  })
}

/**
 * Whether a card stays away. A snoozed card returns when its time is over. A done card also returns when a line comes to
 * it that was not there, and when one of its lines moves to an earlier group.
 */
export function isPutAway(
  mark: Omit<PutAway, 'card'> | undefined,
  { lines }: MarkedCard,
  now: number,
): boolean {
  if (!mark || now >= mark.until) return false
  if (mark.state === 'snoozed') return true
  const ranks = new Map(mark.lines.map((line) => [line.slice(1), Number(line[0])]))
  const rankThen = ({ key }: { key: string }) =>
    ranks.get(lineMark(0, key).slice(1)) ?? Number.POSITIVE_INFINITY
  return lines.every((line) => rankThen(line) <= rankOf(line))
}
