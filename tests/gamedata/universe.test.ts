import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureStarterUniverse, readStarter } from '../../edge/gamedata/starter/starter.ts'
import { loadStarterGameData, starterReader } from '../../edge/gamedata/starter/starter-files.ts'
import { type ExchangeRow, type MarketRow, PopulationReport } from '../../engine/game/gamedata.ts'
import { parse } from '../../engine/game/validation.ts'
import { openStage, type Stage } from './sync-stage.ts'
import { NOW } from './upstream-sample.ts'

const LISTS = ['materials', 'systems', 'buildings', 'recipes', 'exchanges'] as const
/** Settled, and nobody counted its people. */
const SETTLED = 'BN-299d'
const COUNTED = 'KW-688c'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  await ensureStarterUniverse(stage.ports.db, starterReader())
})
afterAll(() => stage.close())

const history = async (exchange: string, ticker: string, start: string, end: string) =>
  (await stage.post(`/data/market/${exchange}/${ticker}`, { start, end })) as MarketRow[]

describe('the universe over the wire', () => {
  test('is what the starter files hold, field for field and in their order', async () => {
    const data = await loadStarterGameData()
    for (const kind of LISTS)
      expect(await (await stage.get(`/data/${kind}`)).text()).toBe(JSON.stringify(data[kind]))
    for (const planet of data.planets.filter((_, n) => n % 20 === 0)) {
      const answer = await stage.get(`/data/planet/${planet.PlanetNaturalId}`)
      expect(await answer.text()).toBe(JSON.stringify(planet))
    }
  })

  test('is the same byte for byte after starting anew', async () => {
    const other = await openStage()
    await ensureStarterUniverse(other.ports.db, starterReader())
    const paths = [
      ...LISTS.map((kind) => `/data/${kind}`),
      `/data/planet/popi/${SETTLED}`,
      '/health',
    ]
    for (const path of paths) {
      const [a, b] = [await stage.get(path), await other.get(path)]
      expect(a.headers.get('etag')).toBe(b.headers.get('etag'))
      expect(await a.text()).toBe(await b.text())
    }
    other.close()
  })

  test('is loaded once only', async () => {
    expect(await ensureStarterUniverse(stage.ports.db, starterReader())).toBe(false)
  })

  test('says where it is from, and what of it is made up', async () => {
    expect(await stage.json('/health')).toMatchObject({
      status: 'ok',
      gamedata: {
        source: 'starter',
        updated_at: '2026-03-27T00:00:00.000Z',
        synthetic: { market_history: true, population: true },
      },
    })
  })
})

describe('a universe of an older release', () => {
  test('gives way to the new one, and what was fetched stays', async () => {
    const other = await openStage()
    await ensureStarterUniverse(other.ports.db, starterReader())
    const { db } = other.ports
    const planets = async () =>
      (await db.execute('select count(*) as planets from planets')).rows[0]!.planets
    await db.batch([
      "delete from planets where natural_id > 'B'",
      'update gamedata_lists set updated_at = 1752624000000',
    ])
    expect(await ensureStarterUniverse(db, starterReader())).toBe(true)
    expect(await planets()).toBe(4576)
    await db.batch([
      "update gamedata_lists set source = 'upstream', updated_at = 1752624000000",
      "delete from planets where natural_id > 'B'",
    ])
    expect(await ensureStarterUniverse(db, starterReader())).toBe(false)
    other.close()
  })
})

describe('price history without an upstream', () => {
  test('has the real days where there are any, and made-up ones around them', async () => {
    const rows = await history('NC1', 'DW', '2025-03-30', '2025-05-01')
    expect(rows).toHaveLength(33)
    expect(rows.map((row) => row.Datetime)).toEqual(rows.map((row) => row.Datetime).toSorted())
    expect(rows.find((row) => row.Datetime === '2025-04-03')).toEqual({
      Datetime: '2025-04-03',
      ExchangeCode: 'NC1',
      Ticker: 'DW',
      price_first: 104,
      price_last: 104,
      price_average: 103.86,
      price_min: 91.30000305175781,
      price_max: 105,
      volume_max: 47207,
      demand_average: 373199.52,
      supply_average: 647480.75,
      delta_supply_demand: 274281,
    })
  })

  test('reaches up to today and not beyond', async () => {
    const rows = await history('AI1', 'RAT', '2026-03-01', '2026-12-31')
    expect(rows.at(-1)!.Datetime).toBe(new Date(NOW).toISOString().slice(0, 10))
    expect(rows).toHaveLength(10)
    expect(await history('AI1', 'RAT', '2027-01-01', '2027-01-31')).toEqual([])
  })

  test('is never empty over a week, wherever a price is known', async () => {
    const rows = (await stage.json('/data/exchanges')) as ExchangeRow[]
    const priced = new Set(rows.filter((row) => row.PriceAverage).map((row) => row.MaterialTicker))
    const own = rows.filter(
      (row) => row.ExchangeCode.length === 3 && priced.has(row.MaterialTicker),
    )
    for (const row of own.filter((_, n) => n % 50 === 0)) {
      const week = await history(row.ExchangeCode, row.MaterialTicker, '2026-03-04', '2026-03-10')
      expect(week, row.TickerId).toHaveLength(7)
    }
  })

  test('is marked as made up, and the real days are not', async () => {
    const mark = async (start: string, end: string) => {
      const answer = await stage.get('/data/market/NC1/DW', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ start, end }),
      })
      return answer.headers.get('x-synthetic')
    }
    expect(await mark('2025-04-01', '2025-04-29')).toBeNull()
    expect(await mark('2025-04-01', '2025-04-30')).toBe('true')
  })

  test('asks for five years at most', async () => {
    expect(await history('AI1', 'RAT', '2015-01-01', '2026-01-01')).toMatchObject({
      detail: 'Validation error: start: At most five years can be asked for',
    })
  })

  test('stores none of what it makes up', async () => {
    await history('AI1', 'RAT', '2026-01-01', '2026-03-01')
    const { rows } = await stage.ports.db.execute('select count(*) as days from market_days')
    expect(rows[0]!.days).toBe(29)
  })
})

describe('once the upstream has answered', () => {
  const source = async (name: string) =>
    await stage.ports.db.execute({
      sql: "update gamedata_lists set source = ? where kind = 'exchanges'",
      args: [name],
    })
  beforeEach(() => source('upstream'))
  afterEach(() => source('starter'))

  test('no day is made up: only those that are known are told', async () => {
    expect(await history('AI1', 'RAT', '2026-03-04', '2026-03-10')).toEqual([])
    expect(await history('NC1', 'DW', '2025-04-01', '2025-04-30')).toHaveLength(29)
  })

  test('no population is made up: who was not counted in full has no data', async () => {
    for (const planet of [COUNTED, SETTLED])
      expect((await stage.get(`/data/planet/popi/${planet}`)).status, planet).toBe(404)
    expect((await stage.get('/data/planet/popi/OT-580b')).status).toBe(200)
  })

  test('the health says so', async () => {
    expect(await stage.json('/health')).toMatchObject({
      gamedata: { synthetic: { market_history: false, population: false } },
    })
  })
})

describe('population without an upstream', () => {
  test('is real where a report is known', async () => {
    const answer = await stage.get('/data/planet/popi/OT-580b')
    expect(answer.headers.get('x-synthetic')).toBeNull()
    expect(await answer.json()).toMatchObject({ NextPopulationPioneer: 225229, FreePioneer: 35034 })
  })

  test('is real as far as people were counted, and says what is made up', async () => {
    const answer = await stage.get(`/data/planet/popi/${COUNTED}`)
    expect(answer.headers.get('x-synthetic')).toBe('true')
    expect(answer.headers.get('x-synthetic-fields')).toBe(
      'InfrastructureReportId, ExplorersGraceEnabled, SimulationPeriod, PopulationDifference, AverageHappiness, NeedFulfillment',
    )
    const report = parse(PopulationReport, await answer.json())
    const { population } = await readStarter(starterReader())
    expect(report).toMatchObject(population[COUNTED]!)
    expect(report.FreePioneer).toBe(
      Math.floor(report.NextPopulationPioneer * report.UnemploymentRatePioneer),
    )
  })

  test('is made up, and marked so, where people live', async () => {
    const answer = await stage.get(`/data/planet/popi/${SETTLED}`)
    expect(answer.headers.get('x-synthetic')).toBe('true')
    const report = (await answer.json()) as Record<string, number>
    for (const kind of ['Pioneer', 'Settler', 'Technician', 'Engineer', 'Scientist'])
      expect(report[`Free${kind}`]).toBe(
        Math.floor(report[`NextPopulation${kind}`]! * report[`UnemploymentRate${kind}`]!),
      )
  })

  test('is none where nobody lives, and none of unknown planets', async () => {
    await stage.ports.db.execute(
      "insert into population_reports select 'ZZ-999z', report, source, updated_at from population_reports where natural_id = 'OT-580b'",
    )
    for (const planet of ['AJ-120a', 'ZZ-999z']) {
      const answer = await stage.get(`/data/planet/popi/${planet}`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ detail: `Planet ${planet} has no population data.` })
    }
  })
})
