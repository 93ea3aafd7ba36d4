import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Material } from '../../engine/game/gamedata.ts'
import { material, planet } from '../../tests/engine/tiny.ts'
import { gameDataSample } from '../../workers/testing/game-data.ts'
import { queryClient } from '../api/query-client.ts'
import { fakeServer, tagged } from '../api/testing/fake-server.ts'
import { ticked } from '../api/testing/ticked.ts'
import { gameData } from './database.ts'
import { dataVersion, forgetGameData } from './game-data.ts'
import { gameDataReady } from './game-data-ready.ts'
import { gameQueries } from './game-queries.ts'
import { exchangeQueries } from './list-queries.ts'
import { loadPlanets } from './stored-planets.ts'

const HOUR = 3_600_000
const sample = gameDataSample()
let materials: { etag: string; records: readonly Material[] }
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') })
  materials = { etag: '"m1"', records: sample.materials }
  server = fakeServer({
    'GET /data/materials': tagged(() => materials),
    'GET /data/buildings': tagged(() => ({ etag: '"b1"', records: sample.buildings })),
    'GET /data/recipes': tagged(() => ({ etag: '"r1"', records: sample.recipes })),
    'GET /data/exchanges': tagged(() => ({ etag: '"x1"', records: sample.exchanges })),
    'POST /data/planet/search': () => Response.json([planet('UV-351a'), planet('KW-688c')]),
    'POST /data/planet/multiple': ({ body }) =>
      Response.json((body as string[]).filter((id) => id !== 'XX-000a').map((id) => planet(id))),
  })
  await forgetGameData()
  queryClient.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
/** A new visit: memory is empty, the browser's database is not. */
const revisit = () => queryClient.clear()
const pathsAsked = () => server.asked.map(({ path }) => path)

describe('a list of game data', () => {
  test('is fetched once, stored, and read from the store on the next visit', async () => {
    await queryClient.fetchQuery(gameQueries.materials())
    expect(await (await gameData()).count('materials')).toBe(sample.materials.length)
    later(10_000)
    revisit()
    const again = await queryClient.fetchQuery(gameQueries.materials())
    expect(again.map(({ Ticker }) => Ticker)).toContain('FE')
    expect(pathsAsked()).toEqual(['/data/materials'])
  })

  test('stays in IndexedDB for the workers: on the next visit a calculation brings none to the page', async () => {
    const version = await gameDataReady()
    const asked = server.asked.length
    revisit()
    expect(await gameDataReady()).toEqual(version)
    expect(server.asked).toHaveLength(asked)
    expect(queryClient.getQueryData(gameQueries.recipes().queryKey)).toBeUndefined()
  })

  test('that has expired is confirmed before long where only workers use it', async () => {
    await gameDataReady()
    later(25 * HOUR)
    revisit()
    await gameDataReady()
    await expect.poll(() => pathsAsked().filter((path) => path === '/data/recipes')).toHaveLength(2)
  })

  test('is as old on the next visit as it was when it came', async () => {
    await queryClient.fetchQuery(gameQueries.materials())
    const came = Date.now()
    later(23 * HOUR)
    revisit()
    await queryClient.fetchQuery(gameQueries.materials())
    await ticked()
    expect(queryClient.getQueryState(['game', 'materials'])?.dataUpdatedAt).toBe(came)
  })

  test('that has expired is shown at once and confirmed behind it, for the price of a 304', async () => {
    await queryClient.fetchQuery(gameQueries.materials())
    later(25 * HOUR)
    const now = Date.now()
    revisit()
    expect(await queryClient.fetchQuery(gameQueries.materials())).toHaveLength(11)
    await expect.poll(() => server.asked.length).toBe(2)
    expect(server.asked[1]?.headers.get('if-none-match')).toBe('"m1"')
    await expect
      .poll(() => queryClient.getQueryState(['game', 'materials'])?.dataUpdatedAt)
      .toBeGreaterThanOrEqual(now)
  })

  test('that changed on the server replaces the stored one', async () => {
    await queryClient.fetchQuery(gameQueries.materials())
    materials = { etag: '"m2"', records: [material('NEW')] }
    await queryClient.refetchQueries({ queryKey: ['game', 'materials'] })
    expect((await (await gameData()).all('materials')).map(({ Ticker }) => Ticker)).toEqual(['NEW'])
    expect(queryClient.getQueryData<Material[]>(['game', 'materials'])).toHaveLength(1)
  })

  test('that somebody damaged is fetched again as a whole', async () => {
    await queryClient.fetchQuery(gameQueries.materials())
    const store = await gameData()
    await store.merge('materials', [{ Ticker: 'FE', Weight: 'heavy' } as never])
    revisit()
    const again = await queryClient.fetchQuery(gameQueries.materials())
    expect(again.find(({ Ticker }) => Ticker === 'FE')?.Weight).toBe(1)
    expect(server.asked[1]?.headers.get('if-none-match')).toBeNull()
  })

  test('that lost records is fetched again as a whole', async () => {
    await queryClient.fetchQuery(gameQueries.materials())
    await (await gameData()).replace('materials', [material('FE')])
    revisit()
    expect(await queryClient.fetchQuery(gameQueries.materials())).toHaveLength(11)
  })

  test('works without network after the first visit', async () => {
    await gameDataReady()
    later(48 * HOUR)
    revisit()
    server.isReachable = false
    expect(await queryClient.fetchQuery(gameQueries.recipes())).toHaveLength(1)
    await ticked()
    expect(queryClient.getQueryData(['game', 'recipes'])).toHaveLength(1)
  })
})

test('a material’s exchange rows are read from the store, not kept on the page', async () => {
  const stored = await queryClient.fetchQuery(exchangeQueries.stored())
  const codes = ['PP30D_UNIVERSE', 'AI1']
  const rows = await queryClient.fetchQuery(exchangeQueries.of('FE', codes, stored))
  expect(rows.map(({ TickerId }) => TickerId)).toEqual(['FE.PP30D_UNIVERSE'])
})

describe('the data version', () => {
  test('is there once all lists are, and changes with each of them', async () => {
    expect(dataVersion.get()).toBeUndefined()
    const first = await gameDataReady()
    expect(first).toMatchObject({ exchanges: '"x1"', planets: '0' })
    materials = { etag: '"m2"', records: [...sample.materials, material('NEW')] }
    await queryClient.refetchQueries({ queryKey: ['game', 'materials'] })
    expect(dataVersion.get()?.lists).not.toBe(first.lists)
    expect(dataVersion.get()?.exchanges).toBe(first.exchanges)
  })

  test('counts planets as they come', async () => {
    const first = await gameDataReady()
    const second = await gameDataReady({ planets: ['UV-351a'] })
    expect(second.planets).not.toBe(first.planets)
    expect(second.lists).toBe(first.lists)
  })
})

describe('planets', () => {
  test('that come at the same time are two changes, each with a number of its own', async () => {
    const { planets: before } = await gameDataReady({})
    await Promise.all([['UV-351a'], ['KW-688c']].map((ids) => loadPlanets(ids, 0)))
    const { planets: after } = await gameDataReady({})
    expect(Number(after) - Number(before)).toBe(2)
  })

  test('are asked for only where the store has none that is fresh', async () => {
    await loadPlanets(['UV-351a'], 3 * HOUR)
    const found = await loadPlanets(['UV-351a', 'KW-688c'], 3 * HOUR)
    expect(found.planets.map(({ PlanetNaturalId }) => PlanetNaturalId)).toEqual([
      'UV-351a',
      'KW-688c',
    ])
    expect(server.asked.map(({ body }) => body)).toEqual([['UV-351a'], ['KW-688c']])
  })

  test('that the server does not know are left out; asked for alone, one is not available', async () => {
    const { planets } = await loadPlanets(['XX-000a', 'KW-688c'], 3 * HOUR)
    expect(planets).toHaveLength(1)
    await expect(queryClient.fetchQuery(gameQueries.planet('XX-000a'))).rejects.toThrow(
      'Planet XX-000a not available.',
    )
  })

  test('of yesterday serve where there is no network', async () => {
    await loadPlanets(['UV-351a'], 3 * HOUR)
    later(30 * HOUR)
    server.isReachable = false
    expect((await loadPlanets(['UV-351a'], 3 * HOUR)).planets).toHaveLength(1)
    await expect(loadPlanets(['KW-688c'], 3 * HOUR)).rejects.toThrow('You are offline')
  })

  test('are all fetched once, and again when they expired or some are gone', async () => {
    const all = () => queryClient.fetchQuery(gameQueries.allPlanets())
    expect(await all()).toBe(2)
    revisit()
    expect(await all()).toBe(2)
    expect(pathsAsked()).toEqual(['/data/planet/search'])
    later(4 * HOUR)
    revisit()
    await all()
    expect(pathsAsked()).toHaveLength(2)
    await (await gameData()).replace('planets', [planet('UV-351a')])
    revisit()
    expect(await all()).toBe(2)
    expect(pathsAsked()).toHaveLength(3)
  })

  test('that have expired serve as a whole where there is no network', async () => {
    await queryClient.fetchQuery(gameQueries.allPlanets())
    later(48 * HOUR)
    revisit()
    server.isReachable = false
    expect(await queryClient.fetchQuery(gameQueries.allPlanets())).toBe(2)
  })
})
