import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import { PopulationCounts } from '../../../engine/game/gamedata.ts'
import { KEY_FIELD } from '../../../engine/game/kinds.ts'
import { parse } from '../../../engine/game/validation.ts'
import { isFull } from '../../../engine/universe/plots.ts'
import {
  checkGameData,
  checkMarketHistory,
  checkPopulationReport,
} from '../../../scripts/gamedata/check-dump.ts'
import { loadGoldenGameData } from '../../../tests/golden/universe.ts'
import { QUESTION_PLANETS } from '../../../web/features/home/sign-up-question.ts'
import { isFullReport } from '../full-report.ts'
import type { Facts } from '../kinds.ts'
import { readStarter } from './starter.ts'
import { STARTER_DIR, starterReader } from './starter-files.ts'

/** The order of a building's costs and of a recipe's materials means nothing. */
const sorted = (record: unknown) =>
  Object.fromEntries(
    Object.entries(record as object).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value,
    ]),
  )

describe('the starter universe', () => {
  let universe: Facts
  beforeAll(async () => {
    universe = await readStarter(starterReader())
  })

  test('holds every kind in full', () => {
    const counts = Object.entries(universe.data).map(([kind, records]) => [kind, records.length])
    expect(Object.fromEntries(counts)).toEqual({
      materials: 370,
      systems: 698,
      buildings: 88,
      recipes: 404,
      exchanges: 5918,
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
    const ghosts = planets.filter((planet) => planet.SupportsGhostSites)
    expect(ghosts).toHaveLength(15)
    // All planets with more bases than plots are among them.
    expect(planets.filter(isFull)).toEqual([])
    for (const { PlotsTotal, PlotsTaken } of ghosts) expect(PlotsTaken).toBeGreaterThan(PlotsTotal!)
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

  test('has every older material, building and recipe as it was, to the last digit', () => {
    const before = loadGoldenGameData()
    const gone = []
    for (const kind of ['materials', 'buildings', 'recipes'] as const) {
      const key = KEY_FIELD[kind] as string
      const keyOf = (record: unknown) => (record as Record<string, string>)[key]
      const now = new Map(universe.data[kind].map((record) => [keyOf(record), record]))
      for (const record of before[kind]) {
        if (now.has(keyOf(record))) expect(sorted(now.get(keyOf(record)))).toEqual(sorted(record))
        else gone.push(keyOf(record))
      }
    }
    expect(gone.toSorted()).toEqual([
      'BMP#1xSTL 1xW=>10xPT',
      'HWP#2xFAL 4xCF 1xKV 1xHE=>8xBWH',
      'HWP#2xTI 4xCTF 2xTK 1xHE=>8xAWH',
      'PP2#60xPG=>1xBDE',
    ])
  })

  test('knows deposits of the new resources, local rules and fees, as far as somebody published them', () => {
    const { planets, exchanges } = universe.data
    const deposits = planets.flatMap((planet) => planet.Resources)
    const newer = deposits.filter(({ MaterialTicker }) => ['REO', 'KR'].includes(MaterialTicker))
    expect(newer).toHaveLength(21)
    expect(planets.filter((planet) => planet.EstablishmentFee !== undefined)).toHaveLength(879)
    const withFees = planets.filter((planet) => planet.ProductionFees)
    expect(withFees).toHaveLength(632)
    for (const { ProductionFees, ProductionFeesAsOf } of withFees) {
      expect(ProductionFees).toHaveLength(45)
      expect(ProductionFeesAsOf).toMatch(/^202[4-6]-/)
    }
    const feesOf = (id: string) => planets.find((planet) => planet.PlanetNaturalId === id)
    expect(feesOf('OT-580b')).toMatchObject({ ProductionFeesAsOf: '2025-06-17' })
    expect(feesOf('UV-351a')?.ProductionFees?.[0]).toEqual({
      Category: 'AGRICULTURE',
      WorkforceLevel: 'PIONEER',
      FeeAmount: 20,
      FeeCurrency: 'CIS',
    })
    const running = planets.filter(({ COGCPrograms }) =>
      COGCPrograms.some(({ EndEpochMs }) => EndEpochMs > Date.UTC(2026, 6, 6)),
    )
    expect(running).toHaveLength(7)
    expect(exchanges.find((row) => row.TickerId === 'ALO.AI1')?.MMBuy).toBe(42)
  })

  test('has the offers of all six exchanges of one day, and averages of the day that is known', () => {
    const { exchanges } = universe.data
    const countOf = (code: string, day: string) =>
      exchanges.filter(({ ExchangeCode, AsOf }) => ExchangeCode === code && AsOf === day).length
    for (const exchange of EXCHANGES) expect(countOf(exchange, '2026-03-27')).toBe(369)
    for (const exchange of ['AI1', 'CI1', 'IC1', 'NC1', 'UNIVERSE'])
      expect(countOf(`PP30D_${exchange}`, '2026-03-08')).toBe(370)
    expect(exchanges.filter(({ AsOf }) => AsOf === undefined)).toEqual([])
    const row = (id: string) => exchanges.find(({ TickerId }) => TickerId === id)
    expect(row('DW.AI1')).toMatchObject({ Ask: 109, Bid: 103, MMBuy: 19, MMSell: 121 })
    // Never traded there: 74,556.70 is what FIO says until somebody does.
    expect(row('ACS.CI2')).toMatchObject({ PriceAverage: 0 })
    expect(exchanges.filter(({ MMBuy }) => MMBuy !== undefined)).toHaveLength(4 * 65)
    expect(exchanges.filter(({ MMSell }) => MMSell !== undefined)).toHaveLength(4 * 10)
  })

  test('carries no leftovers of a search', () => {
    expect(universe.data.planets.every((planet) => planet.CheckDistances === null)).toBe(true)
  })

  test('is small', async () => {
    const files = await Promise.all(
      (await readdir(STARTER_DIR)).map((file) => readFile(join(STARTER_DIR, file))),
    )
    expect(gzipSync(Buffer.concat(files)).length).toBeLessThan(900_000)
  })
})
