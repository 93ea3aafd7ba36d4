import type { ExchangeRow } from '../../../engine/game/gamedata.ts'

/** Orders have prices of at most this many digits. */
const DIGITS_OF_A_PRICE = 4

type AverageRow = Pick<ExchangeRow, 'TickerId' | 'MaterialTicker' | 'ExchangeCode' | 'PriceAverage'>

/**
 * Until the first trade at an exchange FIO gives a figure that is the same wherever the material was never traded, such
 * as 74,556.70. Two exchanges do not reach the same average of that many digits by trade. A figure that only one exchange
 * has counts as untraded where `hasNoRecord` says that no trade is on record. In place of such a figure comes the average
 * that was known before, else 0.
 */
export function withoutUntraded<Row extends AverageRow>(
  rows: readonly Row[],
  before: ReadonlyMap<string, AverageRow>,
  hasNoRecord: (row: Row) => boolean,
): Row[] {
  const sharing = Map.groupBy(rows, (row) => `${row.MaterialTicker} ${row.PriceAverage}`)
  return rows.map((row) => {
    const figure = row.PriceAverage ?? 0
    if (Number(figure.toPrecision(DIGITS_OF_A_PRICE)) === figure) return row
    const isShared = sharing.get(`${row.MaterialTicker} ${row.PriceAverage}`)!.length > 1
    if (!isShared && !hasNoRecord(row)) return row
    const known = before.get(row.TickerId)?.PriceAverage ?? 0
    return { ...row, PriceAverage: known === figure ? 0 : known }
  })
}
