import { exhaustionDays } from '../../engine/burn.ts'
import type { FioStorage } from '../../engine/model/fio.ts'
import type { ExchangeRow, Material } from '../../engine/model/gamedata.ts'
import { planetStock } from '../../engine/stock.ts'
import type { MaterialIoRow } from '../repo/materialio.ts'
import type { Cell } from './line.ts'

/** A sheet's columns in order: the name in the header row, and the cell of a record. */
export type Table<T> = Readonly<Record<string, (record: T) => Cell>>

export const EXCHANGE_TABLE: Table<ExchangeRow> = {
  'TICKER.EXCHANGECODE': (row) => `${row.MaterialTicker}.${row.ExchangeCode}`,
  TICKER: (row) => row.MaterialTicker,
  EXCHANGECODE: (row) => row.ExchangeCode,
  ASK: (row) => row.Ask,
  BID: (row) => row.Bid,
  AVG: (row) => row.PriceAverage,
  SUPPLY: (row) => row.Supply,
  DEMAND: (row) => row.Demand,
  TRADED: (row) => row.Traded,
}

export const MATERIAL_TABLE: Table<Material> = {
  TICKER: (material) => material.Ticker,
  NAME: (material) => material.Name,
  MATERIALID: (material) => material.MaterialId,
  CATEGORYID: (material) => material.CategoryId,
  CATEGORYNAME: (material) => material.CategoryName,
  WEIGHT: (material) => material.Weight,
  VOLUME: (material) => material.Volume,
}

export interface StockedFlow extends MaterialIoRow {
  delta: number
  /** Units on the plan's planet; null where the person's stock is not known. */
  storage: number | null
}

export const MATERIAL_IO_TABLE: Table<StockedFlow> = {
  PLANET: (flow) => flow.planetNaturalId,
  PLAN: (flow) => flow.planUuid,
  TICKER: (flow) => flow.ticker,
  INPUT: (flow) => flow.input,
  OUTPUT: (flow) => flow.output,
  DELTA: (flow) => flow.delta,
  STORAGE: (flow) => flow.storage,
  BURN: ({ storage, delta }) =>
    storage === null || delta >= 0 ? null : exhaustionDays(storage, delta),
  PLAN_NAME: (flow) => flow.planName,
}

/** Each flow with what lies on its planet, those of a plan at a time. `storage` is null for people without game data. */
export async function* withStock(
  plans: AsyncIterable<readonly MaterialIoRow[]> | Iterable<readonly MaterialIoRow[]>,
  storage: FioStorage | null,
): AsyncGenerator<StockedFlow[]> {
  const stocks = new Map<string, ReturnType<typeof planetStock>>()
  const stockOn = (planet: string, known: FioStorage) => {
    const stock = stocks.get(planet) ?? planetStock(known, planet)
    stocks.set(planet, stock)
    return stock
  }
  for await (const flows of plans)
    yield flows.map((flow) => ({
      ...flow,
      delta: flow.output - flow.input,
      storage: storage && (stockOn(flow.planetNaturalId, storage).get(flow.ticker) ?? 0),
    }))
}
