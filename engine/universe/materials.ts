import { SPECIAL_TICKERS } from '../game/constants/environment.ts'
import { CLASSIC } from '../game/constants/rules.ts'
import { workforceNeeds } from '../game/constants/workforce.ts'
import type { Building, ExchangeRow, Material, Recipe } from '../game/gamedata.ts'
import { byCodeUnits, indexByName } from './csr.ts'

/** Every mentioned ticker in code-unit order, so that rows sorted by index are sorted by ticker. */
export interface Materials {
  readonly count: number
  readonly ticker: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  /** Undefined if a ticker is only mentioned (population units, gaps in the data). */
  readonly record: readonly (Material | undefined)[]
  readonly weight: Float64Array
  readonly volume: Float64Array
}

interface Mentions {
  materials: readonly Material[]
  buildings: readonly Building[]
  recipes: readonly Recipe[]
  exchanges: readonly ExchangeRow[]
}

export function compileMaterials({
  materials,
  buildings,
  recipes,
  exchanges,
}: Mentions): Materials {
  const byTicker = new Map(materials.map((material) => [material.Ticker, material]))
  const mentioned = new Set([...byTicker.keys(), ...SPECIAL_TICKERS])
  for (const needs of Object.values(workforceNeeds(CLASSIC))) {
    for (const { ticker } of needs) mentioned.add(ticker)
  }
  for (const { BuildingCosts } of buildings) {
    for (const cost of BuildingCosts) mentioned.add(cost.CommodityTicker)
  }
  for (const { Inputs, Outputs } of recipes) {
    for (const { Ticker } of Inputs) mentioned.add(Ticker)
    for (const { Ticker } of Outputs) mentioned.add(Ticker)
  }
  for (const { MaterialTicker } of exchanges) mentioned.add(MaterialTicker)

  const ticker = [...mentioned].sort(byCodeUnits)
  const record = ticker.map((name) => byTicker.get(name))
  return {
    count: ticker.length,
    ticker,
    indexOf: indexByName(ticker),
    record,
    weight: Float64Array.from(record, (material) => material?.Weight ?? 0),
    volume: Float64Array.from(record, (material) => material?.Volume ?? 0),
  }
}
