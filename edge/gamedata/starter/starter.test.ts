import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { PopulationCounts } from '../../../engine/model/gamedata.ts'
import { parse } from '../../../engine/model/validation.ts'
import { QUESTION_PLANETS } from '../../../web/features/home/planet-question.ts'
import { checkGameData, checkMarketHistory, checkPopulationReport } from '../import/check.ts'
import type { Facts } from '../kinds.ts'
import { isFullReport } from '../population.ts'
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
      planets: 4576,
    })
  })

  test('passes the checks of the importer unchanged', () => {
    expect(checkGameData(universe.data)).toEqual(universe.data)
    expect(checkMarketHistory(universe.history, universe.data)).toHaveLength(29)
    const reports = Object.values(universe.population)
    for (const report of reports)
      if (isFullReport(report)) checkPopulationReport(report)
      else expect(parse(PopulationCounts, report)).toEqual(report)
    expect(reports.filter(isFullReport)).toHaveLength(1)
    expect(reports).toHaveLength(802)
  })

  test('knows the plots of all planets, and how many are taken on nearly all', () => {
    const { planets } = universe.data
    expect(planets.filter((planet) => planet.PlotsTotal === undefined)).toEqual([])
    expect(planets.filter((planet) => planet.PlotsTaken === undefined)).toHaveLength(4)
    const katoa = planets.find((planet) => planet.PlanetNaturalId === 'UV-351a')
    expect(katoa).toMatchObject({ PlanetName: 'Katoa', FactionCode: 'CI' })
    expect(katoa?.COGCPrograms.length).toBeGreaterThan(0)
  })

  test('works out distances and extraction of each planet', () => {
    const { planets } = universe.data
    const montem = planets.find((planet) => planet.PlanetNaturalId === 'OT-580b')
    expect(montem?.Distances[0]).toEqual({ name: 'Moria Station', distance: 0 })
    const helium = planets.flatMap((planet) =>
      planet.Resources.filter((found) => found.MaterialTicker === 'HE'),
    )
    const best = Math.max(...helium.map((found) => found.DailyExtraction))
    expect(new Set(helium.map((found) => found.ExtractionMax))).toEqual(new Set([best]))
    for (const { ResourceType, Factor, DailyExtraction } of helium)
      expect(DailyExtraction).toBe(Factor * (ResourceType === 'GASEOUS' ? 60 : 70))
  })

  test('has every planet that sign-up asks about, by a name of its own', () => {
    const nameOf = new Map(universe.data.planets.map((p) => [p.PlanetNaturalId, p.PlanetName]))
    for (const id of [...QUESTION_PLANETS, 'OT-580b'])
      expect([undefined, id]).not.toContain(nameOf.get(id))
    expect(nameOf.get('OT-580b')).toBe('Montem')
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
    expect(gzipSync(Buffer.concat(files)).length).toBeLessThan(700_000)
  })
})
