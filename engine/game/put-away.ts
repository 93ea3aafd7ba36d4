import * as v from 'valibot'
import type { CompanyList } from './company.ts'
import { hashOf } from './hash.ts'

/** Of one account: more cards than any player has. */
export const MOST_PUT_AWAY = 300

/** Names a card of Today: a base, a contract, an alert. */
export const TodayCardKey = v.pipe(
  v.string(),
  v.regex(/^[^\p{C}\u2028\u2029]{1,160}$/u, 'The key of a card is needed'),
)

/** The lists of FIO from which lines come, by the beginning of their keys. All other lines come from stock, sites and plans. */
const LISTS: readonly (readonly [start: string, list: CompanyList, letter: string])[] = [
  ['idle ', 'lines', 'l'],
  ['queue ', 'lines', 'l'],
  ['unsatisfied ', 'workforce', 'w'],
  ['arrives ', 'flights', 'f'],
  ['order', 'orders', 'o'],
  ['contract ', 'contracts', 'c'],
  ['cash', 'cash', 'm'],
]

/** What a mark keeps of a line: a digit for its group, a letter for its list of FIO and a hash of its key, as in `2-0x3k9ab`. */
export function lineMark(group: number, key: string): string {
  const letter = LISTS.find(([start]) => key.startsWith(start))?.[2] ?? '-'
  return `${group}${letter}${hashOf(key).toString(36).padStart(7, '0')}`
}

/** The list of FIO from which a marked line came; undefined if it came from none. */
export const listOfMark = (mark: string): CompanyList | undefined =>
  LISTS.find(([, , letter]) => letter === mark[1])?.[1]

/** Pages that were opened before marks became hashes send a digit, a space and the key of the line. */
const FormerLine = v.pipe(
  v.string(),
  v.regex(/^[012] [^\p{C}]{1,160}$/u),
  v.transform((line) => lineMark(Number(line[0]), line.slice(2))),
)
const LineMark = v.pipe(v.string(), v.regex(/^[012][a-z-][0-9a-z]{7}$/))

const state = v.picklist(['done', 'snoozed'])
/** In ms since 1970: from then on the card is shown again. */
const until = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Of a card with more lines the first ones: 3.6 kB. */
export const MAX_LINES = 300

/** How a player put a card of Today away, and what was on it then. */
export const PutAwayWrite = v.object({
  state,
  until,
  lines: v.pipe(
    v.array(v.union([LineMark, FormerLine], 'The mark of a line is needed')),
    v.maxLength(MAX_LINES),
  ),
})

export const PutAway = v.object({
  card: TodayCardKey,
  state,
  until,
  lines: v.pipe(v.array(LineMark), v.maxLength(MAX_LINES)),
})
export type PutAway = v.InferOutput<typeof PutAway>
