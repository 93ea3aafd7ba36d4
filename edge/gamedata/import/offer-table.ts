import type { ExchangeRow } from '../../../engine/game/gamedata.ts'
import { withoutUntraded } from '../derive/untraded.ts'
import { numberOf, parseTsv } from './tsv.ts'

export const OFFER_TABLE = 'gamedata/exchanges_2026-03-27.tsv'
const OFFER_DAY = '2026-03-27'
/** The day of the list that the table brings up to date. */
const LIST_DAY = '2026-03-08'
/** The exchanges of which the list has no averages of 7 and 30 days. */
const WITHOUT_RECORD = ['CI2', 'NC2']

/**
 * The list with newer offers of the exchanges: the table's row of a material at an exchange replaces the list's. Rows
 * that the table does not have stay, averages of 7 and 30 days among them. Each row says of which day it is.
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
      // Units of another day would not belong to these prices.
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
