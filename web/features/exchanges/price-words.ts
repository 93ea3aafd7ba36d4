import { MARKET_MAKER_CODE, type StepCode } from '../../../engine/game/cx.ts'
import type { PriceLevel, PriceOrigin, PriceRow } from '../../../engine/market/price-origin.ts'

const FIELD: Record<string, string> = { BUY: 'Ask', SELL: 'Bid', AVG: 'average' }
const PERIOD: Record<string, string> = { PP7D: '7-day average', PP30D: '30-day average' }

/** `AI1_BUY`: AI1 Ask. */
export function codeInWords(code: StepCode): string {
  if (code === MARKET_MAKER_CODE) return 'Market maker'
  const [first = '', second = ''] = code.split('_')
  const period = PERIOD[first]
  if (!period) return `${first} ${FIELD[second] ?? second}`
  return second === 'UNIVERSE' ? `${period}, all exchanges` : `${second} ${period}`
}

export const levelInWords = (level: PriceLevel): string =>
  level === 'fallback' ? 'no preference' : level

export function sourceInWords({
  row,
  insteadOf,
  bound,
  preference,
  diagnostic,
}: PriceOrigin): string {
  if (row)
    return insteadOf
      ? `${rowInWords(bound ?? row)}, no ${FIELD_WORDS[insteadOf.field]}`
      : rowInWords(row)
  return preference && 'ticker' in preference ? 'set by you' : (diagnostic?.message ?? 'not known')
}

const FIELD_WORDS: Readonly<Record<PriceRow['field'], string>> = {
  Ask: 'Ask',
  Bid: 'Bid',
  PriceAverage: 'average',
  MMBuy: 'market maker',
  MMSell: 'market maker',
}

/** "IC1 Ask", "IC1 7-day average": the row of the table says which material. */
function rowInWords({ field, tickerId }: PriceRow): string {
  const [, place = ''] = tickerId.split('.')
  const period = PERIOD[place.split('_')[0] ?? '']
  return period ? codeInWords(place as StepCode) : `${place} ${FIELD_WORDS[field]}`
}

/** A price of 0 that the player did not enter does not exist and counts as 0. */
export const isMissing = ({ value, preference }: PriceOrigin) =>
  value === 0 && !(preference && 'ticker' in preference)
