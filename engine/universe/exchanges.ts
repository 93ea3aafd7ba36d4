import type { ExchangeRow } from '../game/gamedata.ts'
import type { Materials } from './materials.ts'

export type PriceField = 'Ask' | 'Bid' | 'PriceAverage' | 'MMBuy' | 'MMSell'

/** One exchange code (`AI1`, `PP30D_UNIVERSE`), by material. A null price and a missing row both read 0. */
export interface ExchangeColumns {
  readonly prices: Readonly<Record<PriceField, Float64Array>>
  /** Units traded in the window of the row, NaN if unknown; `unitsPerDayAt` converts them to units a day. */
  readonly traded: Float64Array
  /** Units offered and wanted in the order books of the exchange; NaN if unknown. */
  readonly supply: Float64Array
  readonly demand: Float64Array
  /** 1 if the exchange has a row for the material. */
  readonly listed: Uint8Array
  /** The date of each row. Undefined if the row is as old as the list. */
  readonly asOf: readonly (string | undefined)[]
}
export type Exchanges = ReadonlyMap<string, ExchangeColumns>

export function compileExchanges(rows: readonly ExchangeRow[], materials: Materials): Exchanges {
  const byCode = new Map<string, ReturnType<typeof emptyColumns>>()
  for (const row of rows) {
    let columns = byCode.get(row.ExchangeCode)
    if (!columns) {
      columns = emptyColumns(materials.count)
      byCode.set(row.ExchangeCode, columns)
    }
    const material = materials.indexOf.get(row.MaterialTicker)!
    columns.listed[material] = 1
    columns.prices.Ask[material] = row.Ask ?? 0
    columns.prices.Bid[material] = row.Bid ?? 0
    columns.prices.PriceAverage[material] = row.PriceAverage ?? 0
    columns.prices.MMBuy[material] = row.MMBuy ?? 0
    columns.prices.MMSell[material] = row.MMSell ?? 0
    columns.traded[material] = row.Traded ?? Number.NaN
    columns.supply[material] = row.Supply ?? Number.NaN
    columns.demand[material] = row.Demand ?? Number.NaN
    columns.asOf[material] = row.AsOf
  }
  return byCode
}

function emptyColumns(count: number) {
  const column = () => new Float64Array(count)
  return {
    prices: {
      Ask: column(),
      Bid: column(),
      PriceAverage: column(),
      MMBuy: column(),
      MMSell: column(),
    },
    traded: column().fill(Number.NaN),
    supply: column().fill(Number.NaN),
    demand: column().fill(Number.NaN),
    listed: new Uint8Array(count),
    asOf: new Array<string | undefined>(count).fill(undefined),
  }
}
