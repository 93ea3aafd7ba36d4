import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureStarterUniverse } from '../../edge/gamedata/starter/starter.ts'
import { starterReader } from '../../edge/gamedata/starter/starter-files.ts'
import { syncRepo } from '../../edge/repo/sync.ts'
import type { ExchangeRow, MarketRow, Planet } from '../../engine/game/gamedata.ts'
import { DAY_MS } from '../../engine/game/time.ts'
import type { Failure } from './fake-upstream.ts'
import { openStage, type Stage } from './sync-stage.ts'
import { candle, id, NOW, planet } from './upstream-sample.ts'

const LISTS = ['materials', 'systems', 'buildings', 'recipes', 'exchanges'] as const
const PATHS: Record<(typeof LISTS)[number], string> = {
  materials: '/material/allmaterials',
  systems: '/systemstars',
  buildings: '/building/allbuildings',
  recipes: '/recipes/allrecipes',
  exchanges: '/exchange/all',
}
const HOUR_MS = 3_600_000

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const health = async () => {
  const { status, gamedata } = (await stage.json('/health')) as {
    status: string
    gamedata: { problem?: string; source: string | null; synthetic: Record<string, boolean> }
  }
  return { status, ...gamedata }
}
const planetOf = async (naturalId: string) =>
  (await stage.json(`/data/planet/${naturalId}`)) as Planet
const rowOf = async (tickerId: string) =>
  ((await stage.json('/data/exchanges')) as ExchangeRow[]).find((row) => row.TickerId === tickerId)

describe('a whole round of the sync', () => {
  beforeEach(async () => {
    // Averages are made of histories, so they are there from the second look at the exchanges on.
    expect(await stage.tick()).toMatchObject({ hasMore: false })
    stage.clock.now += HOUR_MS
    await stage.tick()
  })

  test('fills every list, and says where it is from', async () => {
    for (const [kind, count] of [
      ['materials', 2],
      ['systems', 5],
      ['buildings', 4],
      ['recipes', 1],
      ['exchanges', 2 * (6 + 14)],
    ] as const)
      expect(await stage.json(`/data/${kind}`), kind).toHaveLength(count)
    expect(await health()).toMatchObject({
      status: 'ok',
      source: 'upstream',
      updated_at: new Date(NOW + HOUR_MS).toISOString(),
      synthetic: { market_history: false, population: false },
    })
  })

  test('tells what kind a building is and whom it houses', async () => {
    const buildings = (await stage.json('/data/buildings')) as {
      Ticker: string
      Type: string
      Habitation: unknown
    }[]
    expect(buildings.map(({ Ticker, Type }) => [Ticker, Type])).toEqual([
      ['RIG', 'PRODUCTION'],
      ['HB1', 'INFRASTRUCTURE'],
      ['HBC', 'INFRASTRUCTURE'],
      ['LM', 'PLANETARY'],
    ])
    expect(buildings[2]!.Habitation).toEqual({
      Pioneer: 0,
      Settler: 75,
      Technician: 75,
      Engineer: 0,
      Scientist: 0,
      Area: 17,
    })
    expect(buildings[3]!.Habitation).toBeNull()
  })

  test('works out what a planet yields, and the best yield anywhere', async () => {
    expect((await planetOf('AA-001a')).Resources).toMatchObject([
      { MaterialTicker: 'H2O', DailyExtraction: 35, ExtractionMax: 45 },
      { MaterialTicker: 'FE', DailyExtraction: 17.5, ExtractionMax: 17.5 },
    ])
    expect((await planetOf('AA-002b')).Resources).toMatchObject([
      { MaterialTicker: 'H2O', DailyExtraction: 45, ExtractionMax: 45 },
    ])
  })

  test('reads the production fees of all planets in one call', async () => {
    expect((await planetOf('AA-002b')).ProductionFees).toEqual([
      { Category: 'METALLURGY', WorkforceLevel: 'PIONEER', FeeAmount: 12, FeeCurrency: 'ICA' },
    ])
    expect(await planetOf('FAR-01a')).not.toHaveProperty('ProductionFees')
    const asked = stage.fio.requests.filter((path) => path === '/csv/planetproductionfees')
    expect(asked).toHaveLength(1)
  })

  test('counts jumps to the stations; −1 where none leads', async () => {
    const jumps = async (naturalId: string) =>
      (await planetOf(naturalId)).Distances.map(({ distance }) => distance)
    expect(await jumps('AA-002b')).toEqual([2, 3, 9999, 9999])
    expect(await jumps('FAR-01a')).toEqual([9999, 9999, 9999, 9999])
  })

  test('averages 7 and 30 days by volume, for each exchange and the universe', async () => {
    expect(await rowOf('H2O.PP7D_AI1')).toMatchObject({ PriceAverage: 200, Traded: 30 })
    expect(await rowOf('H2O.PP30D_AI1')).toMatchObject({ PriceAverage: 175, Traded: 40 })
    expect(await rowOf('H2O.PP30D_UNIVERSE')).toMatchObject({ PriceAverage: 160, Traded: 50 })
    expect(await rowOf('H2O.AI1')).toMatchObject({ Ask: 110, Bid: 90, Traded: 30 })
    expect(await rowOf('FE.PP7D_AI1')).toMatchObject({ PriceAverage: 0, Traded: 0 })
  })

  test('tells what was paid within the last two weeks where both are known', async () => {
    expect(await stage.json('/data/market-weeks')).toEqual({
      AI1: { H2O: [200, 100] },
      UNIVERSE: { H2O: [200, 100] },
    })
  })

  test('serves the history as it was traded, without made-up days', async () => {
    const body = { start: '2026-02-01', end: '2026-12-31' }
    const rows = (await stage.post('/data/market/AI1/H2O', body)) as MarketRow[]
    expect(rows.map((row) => row.Datetime)).toEqual(['2026-02-28', '2026-03-09'])
    expect(rows[1]).toMatchObject({
      price_first: 199,
      price_last: 201,
      price_average: 200,
      price_min: 198,
      price_max: 202,
      volume_max: 30,
    })
    expect(await stage.post('/data/market/NC1/FE', body)).toEqual([])
  })

  test('takes the report of the latest period', async () => {
    expect(await stage.json('/data/planet/popi/AA-001a')).toMatchObject({
      SimulationPeriod: 9,
      TimestampMs: new Date(NOW - DAY_MS).toISOString(),
      FreePioneer: 155,
      FreeSettler: 40,
    })
    expect((await stage.get('/data/planet/popi/AA-002b')).status).toBe(404)
  })

  test('changes a programme when its time has come', async () => {
    expect((await planetOf('AA-001a')).COGCProgramActive).toBe('ADVERTISING_CHEMISTRY')
    stage.fio.failures['*'] = 'dead'
    for (const [later, program] of [
      [DAY_MS - 1, 'ADVERTISING_CHEMISTRY'],
      [DAY_MS, 'WORKFORCE_PIONEERS'],
      [2 * DAY_MS, null],
    ] as const) {
      stage.clock.now = NOW + later
      await stage.tick()
      expect((await planetOf('AA-001a')).COGCProgramActive).toBe(program)
    }
  })

  test('notes demand and supply of the day for its row', async () => {
    stage.fio.answers['/exchange/cxpc/H2O.AI1'] = [candle(0, 210, 5)]
    stage.clock.now = NOW + DAY_MS
    await stage.tick()
    const rows = await stage.post('/data/market/AI1/H2O', {
      start: '2026-03-10',
      end: '2026-03-10',
    })
    expect(rows).toMatchObject([
      { demand_average: 3000, supply_average: 5000, delta_supply_demand: 2000 },
    ])
  })
})

describe('the manners', () => {
  test('what is fresh is not fetched again', async () => {
    await stage.tick()
    stage.fio.requests.length = 0
    stage.clock.now += 29 * 60_000
    await stage.tick()
    expect(stage.fio.requests).toEqual([])
    stage.clock.now += 60_000
    await stage.tick()
    expect(stage.fio.requests).toEqual(['/exchange/all'])
  })

  test('only a few requests are under way at a time', async () => {
    await stage.tick()
    expect(stage.fio.busiest).toBe(4)
  })

  test('two ticks at once do not fetch the same', async () => {
    await Promise.all([stage.tick(), stage.tick()])
    expect(stage.fio.requests.filter((path) => path === '/exchange/all')).toHaveLength(1)
  })

  test('what a tick that died had claimed is done a quarter of an hour later', async () => {
    await syncRepo(stage.ports.db).claim(['exchanges'], NOW, NOW + 15 * 60_000)
    const { jobs } = await stage.tick()
    expect(Object.keys(jobs)).not.toContain('exchanges')
    stage.clock.now += 15 * 60_000
    expect((await stage.tick()).jobs.exchanges).toBeNull()
  })

  test('small steps reach the end, wherever they are interrupted', async () => {
    const step = { planets: 1, histories: 5 }
    let steps = 1
    while ((await stage.tick(step)).hasMore) steps++
    expect(steps).toBe(3)
    for (const naturalId of ['AA-001a', 'AA-002b', 'FAR-01a'])
      expect((await planetOf(naturalId)).PlanetNaturalId).toBe(naturalId)
    expect(stage.fio.requests.filter((path) => path === '/planet/allplanets')).toHaveLength(1)
    expect((await health()).synthetic).toEqual({ market_history: false, population: false })
  })
})

describe('an upstream in trouble', () => {
  beforeEach(async () => {
    await stage.tick()
    stage.clock.now += 2 * DAY_MS
  })

  const failures: Failure[] = [
    'timeout',
    'dead',
    500,
    401,
    'truncated',
    'not JSON',
    'wrong schema',
    'empty list',
    'no content',
  ]
  test.each(failures)('%s: every list stays as it was, and health says so', async (failure) => {
    const before = await Promise.all(LISTS.map((kind) => stage.json(`/data/${kind}`)))
    stage.fio.failures = Object.fromEntries(Object.values(PATHS).map((path) => [path, failure]))
    const { jobs } = await stage.tick()
    for (const kind of LISTS) expect(jobs[kind], kind).toMatch(/^FIO /)
    expect(await Promise.all(LISTS.map((kind) => stage.json(`/data/${kind}`)))).toEqual(before)
    expect(await health()).toMatchObject({
      status: 'degraded',
      problem: expect.stringContaining('exchanges: FIO '),
    })
  })

  test('when it is well again, so is health', async () => {
    stage.fio.failures['*'] = 500
    await stage.tick()
    stage.fio.failures = {}
    stage.clock.now += HOUR_MS
    await stage.tick()
    expect((await health()).problem).toBeUndefined()
  })

  test('tries come less and less often', async () => {
    stage.fio.failures['*'] = 'dead'
    const tries: number[] = []
    for (let minute = 0; minute < 60; minute++) {
      stage.fio.requests.length = 0
      await stage.tick()
      if (stage.fio.requests.includes('/exchange/all')) tries.push(minute)
      stage.clock.now += 60_000
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31])
  })

  test.each(failures)(
    '%s for one planet: it stays as it was, the others are refreshed',
    async (failure) => {
      stage.fio.answers['/planet/AA-001a'] = planet('AA-001a', { PlanetName: 'Renamed' })
      stage.fio.answers['/planet/AA-002b'] = planet('AA-002b', { PlanetName: 'Renamed too' })
      stage.fio.failures['/planet/AA-001a'] = failure
      while ((await stage.tick()).hasMore);
      expect((await planetOf('AA-001a')).PlanetName).toBe('Home')
      expect((await planetOf('AA-002b')).PlanetName).toBe('Renamed too')
    },
  )

  test('a population that cannot be had leaves the last report', async () => {
    stage.fio.failures['/infrastructure/AA-001a'] = 500
    await stage.tick()
    expect(await stage.json('/data/planet/popi/AA-001a')).toMatchObject({ SimulationPeriod: 9 })
  })

  test('a history that fails keeps its days, and the others go on', async () => {
    stage.fio.failures['/exchange/cxpc/H2O.AI1'] = 'truncated'
    stage.fio.answers['/exchange/cxpc/H2O.IC1'] = [candle(-2, 120, 4)]
    while ((await stage.tick()).hasMore);
    const body = { start: '2026-03-01', end: '2026-03-12' }
    expect(await stage.post('/data/market/AI1/H2O', body)).toHaveLength(1)
    expect(await stage.post('/data/market/IC1/H2O', body)).toHaveLength(2)
  })
})

describe('nonsense that has the right form', () => {
  const stories: [string, string, (stage: Stage) => void, string][] = [
    [
      'a recipe of an unknown material',
      'recipes',
      ({ fio }) => {
        const [recipe] = fio.answers[PATHS.recipes] as { Inputs: { Ticker: string }[] }[]
        recipe!.Inputs[0]!.Ticker = 'XXX'
      },
      'recipes, record 0 (RIG#1xH2O=>1xFE): Inputs.0.Ticker: unknown material XXX',
    ],
    [
      'a negative weight',
      'materials',
      ({ fio }) => {
        const [water] = fio.answers[PATHS.materials] as { Weight: number }[]
        water!.Weight = -1
      },
      'materials, record 0 (H2O): Weight: Number must be 0 or positive',
    ],
    [
      'the same building twice',
      'buildings',
      ({ fio }) => {
        const buildings = fio.answers[PATHS.buildings] as unknown[]
        buildings.push(buildings[0])
      },
      'buildings, record 4 (RIG): stands there twice',
    ],
    [
      'a planet in an unknown system',
      'planets',
      ({ fio }) => {
        fio.answers['/planet/allplanets'] = [{ PlanetNaturalId: 'AA-002b', PlanetName: '' }]
        fio.answers['/planet/AA-002b'] = planet('AA-002b', { SystemId: id('nowhere') })
      },
      `planet AA-002b: unknown system ${id('nowhere')}`,
    ],
  ]
  test.each(stories)('%s is not taken', async (_, job, spoil, problem) => {
    await stage.tick()
    const before = await stage.json(job === 'planets' ? '/data/planet/AA-002b' : `/data/${job}`)
    spoil(stage)
    stage.clock.now += 2 * DAY_MS
    expect((await stage.tick()).jobs[job]).toBe(problem)
    const after = await stage.json(job === 'planets' ? '/data/planet/AA-002b' : `/data/${job}`)
    expect(after).toEqual(before)
  })

  test('a galaxy that lost most of its things overnight is not taken', async () => {
    await ensureStarterUniverse(stage.ports.db, starterReader())
    const { jobs } = await stage.tick()
    expect(jobs.materials).toBe('FIO sent 2 materials only, where 370 are known')
    expect(await stage.json('/data/materials')).toHaveLength(370)
  })
})
