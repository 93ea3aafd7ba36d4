import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkGameData, checkMarketHistory, checkPopulationReport } from '../import/check.ts'
import type { Facts } from '../kinds.ts'
import { readStarter } from './starter.ts'
import { STARTER_DIR, starterReader } from './starter-files.ts'

describe('the starter universe', () => {
  let universe: Facts
  beforeAll(async () => {
    universe = await readStarter(starterReader())
  })

  test('holds every kind in full', () => {
    const counts = Object.entries(universe.data).map(([kind, records]) => [kind, records.length])
    expect(Object.fromEntries(counts)).toEqual({
      materials: 345,
      systems: 698,
      buildings: 84,
      recipes: 367,
      exchanges: 6980,
      planets: 68,
    })
  })

  test('passes the checks of the importer unchanged', () => {
    expect(checkGameData(universe.data)).toEqual(universe.data)
    expect(checkMarketHistory(universe.history, universe.data)).toHaveLength(29)
    for (const report of Object.values(universe.population)) checkPopulationReport(report)
  })

  test('keeps numbers to the last digit', () => {
    const { materials, systems } = universe.data
    expect(materials.find((m) => m.Ticker === 'AAR')?.Weight).toBe(0.7799999713897705)
    expect(systems.find((s) => s.NaturalId === 'YK-024')?.PositionX).toBe(409.50921630859375)
  })

  test('quotes population units, which are no materials', () => {
    const tickers = new Set(universe.data.materials.map((m) => m.Ticker))
    const quoted = new Set(universe.data.exchanges.map((row) => row.MaterialTicker))
    expect([...quoted].filter((ticker) => !tickers.has(ticker)).sort()).toEqual([
      'CBU',
      'EBU',
      'PBU',
      'SBU',
      'TBU',
    ])
  })

  test('carries no leftovers of a search', () => {
    expect(universe.data.planets.every((planet) => planet.CheckDistances === null)).toBe(true)
  })

  test('is small', async () => {
    const files = await Promise.all(
      (await readdir(STARTER_DIR)).map((file) => readFile(join(STARTER_DIR, file))),
    )
    expect(gzipSync(Buffer.concat(files)).length).toBeLessThan(400_000)
  })
})
