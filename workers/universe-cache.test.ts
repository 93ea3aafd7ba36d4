import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FeeEntries, NO_FEE_ENTRIES } from '../engine/game/own-fees.ts'
import { resolvePrices } from '../engine/market/prices.ts'
import { PROGRAM_TYPES } from '../engine/universe/planets.ts'
import type { Universe } from '../engine/universe/universe.ts'
import { type GameDataStore, gameDataInMemory } from '../storage/game-data-store.ts'
import { planet } from '../tests/engine/tiny.ts'
import { gameDataSample, priceRow } from './testing/game-data.ts'
import { GameDataError, universeCache } from './universe-cache.ts'

const FIRST = { lists: 'l1', exchanges: 'x1', planets: '1' }
let store: GameDataStore

beforeEach(async () => {
  store = gameDataInMemory()
  const { materials, buildings, recipes, exchanges, planets } = gameDataSample(100)
  await store.replace('materials', materials)
  await store.replace('buildings', buildings)
  await store.replace('recipes', recipes)
  await store.replace('exchanges', exchanges)
  await store.replace('planets', planets)
})

const ironPrice = (universe: Universe) =>
  resolvePrices(universe, null, null).sell[universe.materials.indexOf.get('FE')!]

describe('a worker’s universe', () => {
  test('is compiled once, also for jobs that come at the same time', async () => {
    const read = vi.spyOn(store, 'all')
    const cache = universeCache(async () => store)
    await Promise.all([cache.withPlanets(FIRST, []), cache.withPlanets(FIRST, ['UV-351a'])])
    expect(read.mock.calls.filter(([kind]) => kind === 'materials')).toHaveLength(1)
  })

  test('takes up new prices without compiling the rest again', async () => {
    const cache = universeCache(async () => store)
    const before = await cache.withPlanets(FIRST, ['UV-351a'])
    await store.merge('exchanges', [priceRow('FE', 250)])
    const after = await cache.withPlanets({ ...FIRST, exchanges: 'x2' }, ['UV-351a'])
    expect([ironPrice(before), ironPrice(after)]).toEqual([100, 250])
    expect(after.recipes).toBe(before.recipes)
    expect(after.planets.indexOf.has('UV-351a')).toBe(true)
  })

  test('knows a planet that was refreshed, and leaves out one that is not stored', async () => {
    const cache = universeCache(async () => store)
    await cache.withPlanets(FIRST, ['UV-351a'])
    await store.merge('planets', [planet('UV-351a', { Fertility: 0.3 })])
    const { planets } = await cache.withPlanets({ ...FIRST, planets: '2' }, ['UV-351a', 'XX-000a'])
    expect(planets.fertility[planets.indexOf.get('UV-351a')!]).toBe(0.3)
    expect(planets.indexOf.has('XX-000a')).toBe(false)
  })

  test('ends a programme when its record ends', async () => {
    vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
    const program = 'ADVERTISING_CHEMISTRY'
    await store.merge('planets', [
      planet('UV-351a', {
        COGCProgramActive: program,
        COGCPrograms: [{ ProgramType: program, StartEpochMs: 0, EndEpochMs: 2000 }],
      }),
    ])
    const cache = universeCache(async () => store)
    const running = async () => {
      const all = [await cache.withPlanets(FIRST, ['UV-351a']), await cache.withAllPlanets(FIRST)]
      return all.map(({ planets }) => planets.program[planets.indexOf.get('UV-351a')!])
    }
    const chemistry = PROGRAM_TYPES.indexOf(program)
    expect(await running()).toEqual([chemistry, chemistry])
    vi.setSystemTime(2000)
    expect(await running()).toEqual([-1, -1])
    vi.useRealTimers()
  })

  test('counts the fees that the player entered, and forgets those that are taken back', async () => {
    const cache = universeCache(async () => store)
    const entries: FeeEntries = {
      ...NO_FEE_ENTRIES,
      ownFees: {
        'UV-351a': {
          currency: 'ICA',
          fees: [{ category: 'METALLURGY', level: 'PIONEER', amount: 20 }],
        },
      },
    }
    const entered = { ...FIRST, entries: JSON.stringify(entries) }
    const feesIn = ({ planets }: Universe) =>
      planets.productionFees[planets.indexOf.get('UV-351a')!]?.map(({ FeeAmount }) => FeeAmount)
    expect(feesIn(await cache.withPlanets(FIRST, ['UV-351a']))).toBeUndefined()
    expect(feesIn(await cache.withPlanets(entered, ['UV-351a']))).toEqual([20])
    expect(feesIn(await cache.withAllPlanets(entered))).toEqual([20])
    expect(feesIn(await cache.withPlanets(FIRST, ['UV-351a']))).toBeUndefined()
  })

  test('has all planets in the same order in every worker, whatever each was asked before', async () => {
    await store.merge('planets', [planet('AA-001a'), planet('ZZ-999z')])
    const [one, other] = [universeCache(async () => store), universeCache(async () => store)]
    await one.withPlanets(FIRST, ['ZZ-999z'])
    const orders = [await one.withAllPlanets(FIRST), await other.withAllPlanets(FIRST)]
    expect(orders[0]?.planets.naturalId).toEqual(orders[1]?.planets.naturalId)
    expect(orders[0]?.planets.count).toBe(3)
  })

  test('can come from the page, where the browser keeps nothing', async () => {
    const cache = universeCache(() => Promise.reject(new Error('no IndexedDB')))
    await cache.receive(gameDataSample(70))
    expect(ironPrice(await cache.withPlanets(FIRST, []))).toBe(70)
  })

  test('says so when the data cannot be compiled', async () => {
    await store.replace('recipes', [{ RecipeId: 'broken' } as never])
    const cache = universeCache(async () => store)
    await expect(cache.withPlanets(FIRST, [])).rejects.toThrow(GameDataError)
  })

  test('says so when a list is gone that is said to be stored', async () => {
    await store.replace('materials', [])
    const cache = universeCache(async () => store)
    await expect(cache.withPlanets(FIRST, [])).rejects.toThrow(GameDataError)
  })

  test('says so when what comes later cannot be compiled: prices or planets', async () => {
    const cache = universeCache(async () => store)
    await cache.withPlanets(FIRST, [])
    await store.merge('planets', [{ PlanetNaturalId: 'UV-351a', Resources: null } as never])
    await expect(cache.withPlanets(FIRST, ['UV-351a'])).rejects.toThrow(GameDataError)
    await expect(cache.withAllPlanets(FIRST)).rejects.toThrow(GameDataError)
    await store.merge('exchanges', [{ ...priceRow('FE', 1), Ask: 1n as never }])
    const newer = { ...FIRST, exchanges: 'x2' }
    await expect(cache.withPlanets(newer, [])).rejects.toThrow(GameDataError)
  })
})
