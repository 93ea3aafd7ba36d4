import { CORE_MODULE_AREA, FARMS } from '../game/constants/base.ts'
import { REFERENCE_BASES } from '../game/constants/bases.ts'
import { EXTRACTORS } from '../game/constants/extraction.ts'
import type { Choice, RulesName } from '../game/constants/rules.ts'
import { workforceNeeds } from '../game/constants/workforce.ts'
import { type Building, ResourceType } from '../game/gamedata.ts'
import { EXPERTISES, WORKER_FIELDS, WORKFORCES } from '../game/primitives.ts'
import { type AmountLists, byCodeUnits, indexByName, packAmounts } from './csr.ts'
import type { Materials } from './materials.ts'

export const WORKER_KINDS = WORKFORCES.length
const HOUSING_FIELDS = ['Pioneer', 'Settler', 'Technician', 'Engineer', 'Scientist'] as const

export interface Buildings {
  readonly count: number
  readonly ticker: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly record: readonly Building[]
  readonly area: Float64Array
  /** Index into EXPERTISES, −1 for none. */
  readonly expertise: Int8Array
  /** Building b, kind k is at b × KINDS + k. */
  readonly workers: Float64Array
  readonly allWorkers: Float64Array
  /** Indexed like `workers`. */
  readonly housing: Float64Array
  readonly isProduction: Uint8Array
  readonly isFarm: Uint8Array
  /** Index into RESOURCE_TYPES of the type that an extractor collects, −1 for all other buildings. */
  readonly extracts: Int8Array
  readonly costs: AmountLists
  /** The daily consumption of the full staff of one building with both luxuries, by `Rules.scientistTools`. */
  readonly upkeep: Choice<AmountLists>
  /**
   * Area of a reference base per production building in it, by `Rules.areaPerBuilding`: without the core module, and
   * with it. If there is no such base, the area of the building.
   */
  readonly areaPerBuilding: Choice<Float64Array>
}

export const RESOURCE_TYPES = ResourceType.options

export function compileBuildings(buildings: readonly Building[], materials: Materials): Buildings {
  const record = buildings.toSorted((a, b) => byCodeUnits(a.Ticker, b.Ticker))
  const ticker = record.map((building) => building.Ticker)
  const indexOf = indexByName(ticker)
  const index = (name: string) => materials.indexOf.get(name)!
  const area = Float64Array.from(record, (building) => building.AreaCost)
  const workers = Float64Array.from(
    record.flatMap((building) => WORKER_FIELDS.map((field) => building[field])),
  )
  return {
    count: record.length,
    ticker,
    indexOf,
    record,
    area,
    expertise: Int8Array.from(record, ({ Expertise }) =>
      Expertise === null ? -1 : EXPERTISES.indexOf(Expertise),
    ),
    workers,
    allWorkers: Float64Array.from(record, (building) =>
      WORKER_FIELDS.reduce((sum, field) => sum + building[field], 0),
    ),
    housing: Float64Array.from(
      record.flatMap(({ Habitation }) => HOUSING_FIELDS.map((field) => Habitation?.[field] ?? 0)),
    ),
    isProduction: Uint8Array.from(record, ({ Type }) => (Type === 'PRODUCTION' ? 1 : 0)),
    isFarm: Uint8Array.from(ticker, (name) => (FARMS.includes(name) ? 1 : 0)),
    extracts: Int8Array.from(ticker, (name) =>
      RESOURCE_TYPES.findIndex((type) => EXTRACTORS[type].building === name),
    ),
    costs: packAmounts(
      record.map(({ BuildingCosts }) =>
        BuildingCosts.map((cost) => [index(cost.CommodityTicker), cost.Amount] as const),
      ),
    ),
    upkeep: {
      classic: fullUpkeep(workers, 'classic', index),
      accurate: fullUpkeep(workers, 'accurate', index),
    },
    areaPerBuilding: {
      classic: areasPerBuilding(area, indexOf, 0),
      accurate: areasPerBuilding(area, indexOf, CORE_MODULE_AREA),
    },
  }
}

function fullUpkeep(
  workers: Float64Array,
  scientistTools: RulesName,
  index: (ticker: string) => number,
): AmountLists {
  const needs = workforceNeeds({ scientistTools })
  return packAmounts(
    Array.from({ length: workers.length / WORKER_KINDS }, (_, b) => {
      const daily = new Map<number, number>()
      for (const [k, kind] of WORKFORCES.entries()) {
        const hundreds = workers[b * WORKER_KINDS + k]! / 100
        if (hundreds === 0) continue
        for (const { ticker, perHundredPerDay } of needs[kind]) {
          const material = index(ticker)
          daily.set(material, (daily.get(material) ?? 0) + perHundredPerDay * hundreds)
        }
      }
      return [...daily]
    }),
  )
}

function areasPerBuilding(
  area: Float64Array,
  indexOf: ReadonlyMap<string, number>,
  coreArea: number,
): Float64Array {
  const result = area.slice()
  for (const base of REFERENCE_BASES) {
    const building = indexOf.get(base.building)
    if (building === undefined) continue
    let whole = base.amount * area[building]! + coreArea
    for (const [ticker, amount] of Object.entries(base.infrastructure)) {
      const housing = indexOf.get(ticker)
      if (housing !== undefined) whole += amount * area[housing]!
    }
    result[building] = whole / base.amount
  }
  return result
}
