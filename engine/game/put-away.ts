import * as v from 'valibot'

/** Of one account: more cards than any player has. */
export const MOST_PUT_AWAY = 300

/** Names a card of Today: a base, a contract, an alert. */
export const TodayCardKey = v.pipe(
  v.string(),
  v.regex(/^[^\p{C}\u2028\u2029]{1,160}$/u, 'The key of a card is needed'),
)

/** How a player put a card of Today away, and what was on it then. */
export const PutAwayWrite = v.object({
  state: v.picklist(['done', 'snoozed']),
  /** In ms since 1970: from then on the card is shown again. */
  until: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** A digit for the group, a space and the key of a line: `0 runs out UV-351a`. */
  lines: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[012] [^\p{C}]{1,160}$/u))), v.maxLength(300)),
})
export type PutAwayWrite = v.InferOutput<typeof PutAwayWrite>

export const PutAway = v.object({ card: TodayCardKey, ...PutAwayWrite.entries })
export type PutAway = v.InferOutput<typeof PutAway>
