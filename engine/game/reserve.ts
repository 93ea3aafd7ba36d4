import * as v from 'valibot'
import { MaterialTicker, Positive } from './primitives.ts'

/** The limit of one account: more than the open conditions of any player. */
export const MAX_RESERVES = 200
/** The upper bound of a stock in the game, which is larger than any planned amount. */
const LARGEST_STOCK = 1_000_000_000

/** FIO gives 32 hex digits; others are stored as they come. */
export const ConditionId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/, 'The id of a condition or contract is needed'),
)

/** The goods that a condition of a contract takes from a store. */
export const ReserveWrite = v.object({
  contract: ConditionId,
  ticker: MaterialTicker,
  amount: v.pipe(Positive, v.maxValue(LARGEST_STOCK)),
  /** Natural id of the planet or station, or registration of the ship, with the store. */
  place: v.pipe(
    v.string(),
    v.nonEmpty('A place is needed'),
    v.maxLength(64),
    v.regex(/^[^\p{C}\u2028\u2029]*$/u, 'A place has no invisible characters'),
  ),
})
export type ReserveWrite = v.InferOutput<typeof ReserveWrite>

export const Reserve = v.object({ condition: ConditionId, ...ReserveWrite.entries })
export type Reserve = v.InferOutput<typeof Reserve>
