import { beforeAll, describe, expect, test } from 'vitest'
import { ImportError } from '../../edge/gamedata/check.ts'
import type { GameLists } from '../../edge/gamedata/kinds.ts'
import { loadWorldOf2025 } from '../../tests/golden/universe.ts'
import { checkGameData, checkMarketHistory, checkPopulationReport } from './check-dump.ts'

describe('the check before an import', () => {
  let good: GameLists
  beforeAll(async () => {
    const starter = await loadWorldOf2025()
    good = { ...starter, planets: starter.planets.slice(0, 50) }
  })

  function spoilt(spoil: (data: GameLists) => void): GameLists {
    const data = structuredClone(good)
    spoil(data)
    return data
  }
  const problemsOf = (raw: Record<keyof GameLists, unknown>) => {
    try {
      checkGameData(raw)
    } catch (error) {
      if (error instanceof ImportError) return error.problems
      throw error
    }
    return []
  }

  const cases: [string, (data: GameLists) => void, string][] = [
    [
      'a recipe that eats an unknown material',
      ({ recipes }) => {
        recipes[1]!.Inputs[0]!.Ticker = 'XXX'
      },
      'recipes, record 1 (TNP#1xTC 4xREA 4xFLX=>1xETC): Inputs.0.Ticker: unknown material XXX',
    ],
    [
      'a recipe of an unknown building',
      ({ recipes }) => {
        recipes[0]!.BuildingTicker = 'ZZZ'
      },
      'recipes, record 0 (RIG#=>): BuildingTicker: unknown building ZZZ',
    ],
    [
      'a building that costs an unknown material',
      ({ buildings }) => {
        buildings[0]!.BuildingCosts[2]!.CommodityTicker = 'XXX'
      },
      'buildings, record 0 (TNP): BuildingCosts.2.CommodityTicker: unknown material XXX',
    ],
    [
      'a negative weight',
      ({ materials }) => {
        materials[3]!.Weight = -1
      },
      'materials, record 3 (ADE): Weight: Number must be 0 or positive',
    ],
    [
      'a planet in an unknown system',
      ({ planets }) => {
        planets[0]!.SystemId = 'f'.repeat(32)
      },
      `planets, record 0 (AJ-120a): SystemId: unknown system ${'f'.repeat(32)}`,
    ],
    [
      'a resource whose id and ticker disagree',
      ({ planets }) => {
        planets[1]!.Resources[0]!.MaterialId = 'f'.repeat(32)
      },
      'planets, record 1 (AJ-120b): Resources.0.MaterialId: not the id of GAL',
    ],
    [
      'a connection into the void',
      ({ systems }) => {
        systems[0]!.connections[0] = 'f'.repeat(32)
      },
      `systems, record 0 (YK-024): connections.0: unknown system ${'f'.repeat(32)}`,
    ],
    [
      'the same material twice',
      ({ materials }) => {
        materials.push(materials[0]!)
      },
      'materials, record 345 (AAR): stands there twice',
    ],
    [
      'an exchange row under a name of another',
      ({ exchanges }) => {
        exchanges[0]!.ExchangeCode = 'AI1'
      },
      'exchanges, record 0 (RCT.PP30D_IC1): TickerId: does not fit RCT on AI1',
    ],
    [
      'an empty list',
      (data) => {
        data.recipes = []
      },
      'recipes: the list is empty',
    ],
  ]
  test.each(cases)('names %s', (_, spoil, problem) => {
    expect(problemsOf(spoilt(spoil))).toContain(problem)
  })

  test('takes something other than a list for what it is', () => {
    expect(problemsOf({ ...good, planets: { detail: 'moved' } })).toEqual([
      'planets: a list of records is needed',
    ])
  })

  test('shows twenty problems and counts the rest', () => {
    const data = spoilt(({ materials }) => {
      for (const material of materials) material.Volume = -1
    })
    expect(() => checkGameData(data)).toThrow('… and 325 more')
  })

  test('wants price history of something that is traded', () => {
    const row = { ...historyRow, Ticker: 'XXX' }
    expect(() => checkMarketHistory([row], good)).toThrow(
      'market history, record 0 (2025-04-01): no exchange row XXX.NC1',
    )
    expect(checkMarketHistory([historyRow], good)).toEqual([historyRow])
  })

  test('names what a population report lacks', () => {
    expect(() => checkPopulationReport({ SimulationPeriod: 4 })).toThrow(
      'population report: InfrastructureReportId:',
    )
  })
})

const historyRow = {
  Datetime: '2025-04-01',
  ExchangeCode: 'NC1',
  Ticker: 'DW',
  price_first: 101,
  price_last: 103,
  price_average: 102.02,
  price_min: 101,
  price_max: 103,
  volume_max: 20513,
  demand_average: 412121.83,
  supply_average: 713185.9,
  delta_supply_demand: 301064,
}
