import type { ExchangeRow, Material } from '../../../engine/game/gamedata.ts'
import type { Cell } from './line.ts'

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
