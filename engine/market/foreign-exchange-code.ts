import * as v from 'valibot'
import { EXCHANGES, ExchangeCode } from '../game/cx.ts'

const PLACES = [...EXCHANGES, 'UNIVERSE'] as const
/** `AI1_7D` is our `PP7D_AI1`; an ask is what one pays, a bid what one gets. */
const FOREIGN: ReadonlyMap<string, string> = new Map(
  PLACES.flatMap((place) => [
    [`${place}_7D`, `PP7D_${place}`],
    [`${place}_30D`, `PP30D_${place}`],
    [`${place}_ASK`, `${place}_BUY`],
    [`${place}_BID`, `${place}_SELL`],
  ]),
)

/** Reads the codes of other planners and ours; null if there is no equivalent. */
export function ownExchangeCode(code: string): ExchangeCode | null {
  const plain = code.trim().toUpperCase()
  const own = v.safeParse(ExchangeCode, FOREIGN.get(plain) ?? plain)
  return own.success ? own.output : null
}
