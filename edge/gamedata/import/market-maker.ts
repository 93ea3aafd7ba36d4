import type { ExchangeRow } from '../../../engine/game/gamedata.ts'
import { numberOf, parseTsv } from './tsv.ts'

export const MARKET_MAKER_TABLE = 'market/market_maker.tsv'

/** What the game itself pays and asks, beside the rows of the exchanges themselves. */
export function withMarketMaker(rows: readonly ExchangeRow[], text: string): ExchangeRow[] {
  const offers = new Map(
    parseTsv(MARKET_MAKER_TABLE, text).map((row) => [
      row.Ticker,
      {
        ...(row.MMBuy && { MMBuy: numberOf(row.MMBuy) }),
        ...(row.MMSell && { MMSell: numberOf(row.MMSell) }),
      },
    ]),
  )
  return rows.map((row) =>
    row.ExchangeCode.length === 3 ? { ...row, ...offers.get(row.MaterialTicker) } : row,
  )
}
