import type { ExchangeRow } from '../../../engine/game/gamedata.ts'
import { withoutUntraded } from '../derive/untraded.ts'
import { numberOf, parseTsv } from './tsv.ts'

export const OFFER_TABLE = 'gamedata/exchanges_2026-03-27.tsv'
const OFFER_DAY = '2026-03-27'
/** The day of the list that this table updates. */
const LIST_DAY = '2026-03-08'
/** The exchanges without averages of 7 and 30 days in the list. */
const WITHOUT_RECORD = ['CI2', 'NC2']

/**
 * Updates the list with newer offers of the exchanges. A row of the table replaces the list's row of the same material and
 * exchange. All other rows stay, including the averages of 7 and 30 days. Each row names its day.
 */
export function withOffers(rows: readonly ExchangeRow[], text: string): ExchangeRow[] {
  const before = new Map(rows.map((row) => [row.TickerId, row]))
  const offers = parseTsv(OFFER_TABLE, text).map((row): ExchangeRow => {
    const TickerId = `${row.MaterialTicker}.${row.ExchangeCode}`
    return {
      TickerId,
      MaterialTicker: row.MaterialTicker ?? '',
      ExchangeCode: row.ExchangeCode ?? '',
      Ask: orNull(row.Ask),
      Bid: orNull(row.Bid),
      PriceAverage: orNull(row.PriceAverage),
      Supply: orNull(row.Supply),
      Demand: orNull(row.Demand),
      // Units of another day would not match these prices.
      Traded: null,
      AsOf: OFFER_DAY,
      ...(row.MMBuy && { MMBuy: numberOf(row.MMBuy) }),
      ...(row.MMSell && { MMSell: numberOf(row.MMSell) }),
    }
  })
  const replaced = new Set(offers.map(({ TickerId }) => TickerId))
  const kept = rows.filter(({ TickerId }) => !replaced.has(TickerId))
  return [
    ...withoutUntraded(offers, before, ({ ExchangeCode }) => WITHOUT_RECORD.includes(ExchangeCode)),
    ...kept.map(({ MMBuy, MMSell, ...row }) => ({
      ...row,
      AsOf: LIST_DAY,
      ...(MMBuy !== undefined && { MMBuy }),
      ...(MMSell !== undefined && { MMSell }),
    })),
  ].sort((a, b) => (a.TickerId < b.TickerId ? -1 : 1))
}

const orNull = (cell: string | undefined): number | null =>
  cell === undefined || cell === '' ? null : numberOf(cell)
