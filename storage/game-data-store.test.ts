import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { material, planet } from '../tests/engine/tiny.ts'
import { areSound, keepList } from './game-data-check.ts'
import {
  GAME_DATA_KEYS,
  type GameDataStore,
  gameDataInMemory,
  openGameData,
} from './game-data-store.ts'

const bytes = (records: unknown) => new TextEncoder().encode(JSON.stringify(records))

async function versionOf(name: string): Promise<number> {
  const db = await openDB(name)
  db.close()
  return db.version
}

beforeEach(() => deleteDB('perigee'))
afterEach(() => vi.restoreAllMocks())

test('the database has version 2001 and the five stores with their keys', async () => {
  await openGameData()
  const db = await openDB('perigee')
  expect(db.version).toBe(2001)
  const keys = [...db.objectStoreNames].map((name) => [name, db.transaction(name).store.keyPath])
  expect(Object.fromEntries(keys)).toEqual({
    materials: 'Ticker',
    planets: 'PlanetNaturalId',
    exchanges: 'TickerId',
    recipes: 'RecipeId',
    buildings: 'Ticker',
  })
  db.close()
})

describe.each([
  ['in IndexedDB', openGameData],
  ['in memory', async () => gameDataInMemory()],
])('game data %s', (_, open: () => Promise<GameDataStore>) => {
  test('is replaced as a whole, or added to', async () => {
    const store = await open()
    await store.replace('materials', [material('FE'), material('AL')])
    await store.replace('materials', [material('H2O')])
    expect((await store.all('materials')).map(({ Ticker }) => Ticker)).toEqual(['H2O'])

    await store.merge('planets', [planet('UV-351a'), planet('KW-688c')])
    await store.merge('planets', [planet('UV-351a', { PlanetName: 'Katoa' })])
    expect(await store.count('planets')).toBe(2)
    expect(await store.some('planets', ['XX-000a', 'UV-351a'])).toMatchObject([
      { PlanetName: 'Katoa' },
    ])
    expect(await store.survey(['materials'])).toMatchObject({
      materials: { count: 1, first: [{ Ticker: 'H2O' }] },
      planets: { count: 2, first: [] },
      exchanges: { count: 0, first: [] },
    })

    await store.clear()
    expect(await store.count('planets')).toBe(0)
  })

  test('keeps records of many groups, and counts each once', async () => {
    const store = await open()
    const tickers = ['FE', 'AL', 'FEO', 'C', '1A']
    await store.replace(
      'materials',
      tickers.map((ticker) => material(ticker)),
    )
    await store.merge('materials', [material('AL', 7), material('ALO')])
    expect(await store.count('materials')).toBe(6)
    expect((await store.all('materials')).map(({ Ticker }) => Ticker).sort()).toEqual(
      [...tickers, 'ALO'].sort(),
    )
    const found = await store.some('materials', ['FEO', 'A', 'AL', 'FEO', 'F', 'ZZ'])
    expect(found.map(({ Ticker }) => Ticker)).toEqual(['FEO', 'AL', 'FEO'])
    expect(found[1]?.Weight).toBe(7)
  })
})

test('in IndexedDB records are sorted by key, and come in one entry per first character', async () => {
  const store = await openGameData()
  await store.replace(
    'materials',
    ['FEO', 'C', 'FE'].map((ticker) => material(ticker)),
  )
  await store.merge('materials', [material('AL'), material('F')])
  const tickers = (await store.all('materials')).map(({ Ticker }) => Ticker)
  expect(tickers).toEqual(['AL', 'C', 'F', 'FE', 'FEO'])
  const db = await openDB('perigee')
  expect(await db.getAllKeys('materials')).toEqual(['', 'A', 'C', 'F'])
  db.close()
})

test('what an older version stored, a record per entry, is not read, and makes room', async () => {
  const store = await openGameData()
  const db = await openDB('perigee')
  for (const id of ['UV-351a', 'KW-688c']) await db.put('planets', planet(id))
  expect(await store.count('planets')).toBe(0)
  expect(await store.all('planets')).toEqual([])
  expect((await store.survey(['planets'])).planets).toEqual({ count: 0, first: [] })
  expect(await store.some('planets', ['UV-351a'])).toEqual([])
  await store.merge('planets', [planet('KW-688c')])
  expect((await store.all('planets')).map((one) => one.PlanetNaturalId)).toEqual(['KW-688c'])
  expect(await db.getAllKeys('planets')).toEqual(['', 'K'])
  db.close()
})

describe('a database that is not as it should be is rebuilt', () => {
  test.each([
    ['older', 2000, 'Ticker'],
    ['newer', 3000, 'Ticker'],
    ['shaped otherwise', 2001, 'MaterialId'],
  ])('%s', async (_, version, keyPath) => {
    const foreign = await openDB('perigee', version, {
      upgrade(db) {
        for (const name of Object.keys(GAME_DATA_KEYS)) db.createObjectStore(name, { keyPath })
      },
    })
    foreign.close()
    const store = await openGameData()
    await store.replace('materials', [material('FE')])
    expect(await store.some('materials', ['FE'])).toMatchObject([{ Ticker: 'FE' }])
    expect(await versionOf('perigee')).toBe(2001)
  })

  test('unless something else holds it open: then the page must do without', async () => {
    const holder = await openDB('perigee', 3000)
    await expect(openGameData()).rejects.toThrow('Another page holds the database open')
    holder.close()
  })

  test('damaged beyond reading', async () => {
    const store = await openGameData()
    await store.replace('materials', [material('FE')])
    const read = vi.spyOn(IDBObjectStore.prototype, 'get')
    const damaged = () => {
      throw new DOMException('Internal error', 'UnknownError')
    }
    read.mockImplementationOnce(damaged).mockImplementationOnce(damaged)
    expect(await store.count('materials')).toBe(0)
  })

  test('and one that was closed for another tab is opened again', async () => {
    const store = await openGameData()
    await store.replace('materials', [material('FE')])
    await deleteDB('perigee') // This closes the connection above.
    expect(await store.count('materials')).toBe(0)
  })
})

describe('a write that fails', () => {
  test('leaves what was there', async () => {
    const store = await openGameData()
    await store.replace('materials', [material('FE')])
    const broken = Object.defineProperty(material('AL'), 'Ticker', {
      get() {
        throw new TypeError('Broken')
      },
    })
    await expect(store.replace('materials', [material('C'), broken])).rejects.toThrow('Broken')
    expect((await store.all('materials')).map(({ Ticker }) => Ticker)).toEqual(['FE'])
  })

  test('for want of space says so, and nothing is rebuilt', async () => {
    const store = await openGameData()
    await store.replace('materials', [material('FE')])
    const noSpace = new DOMException('No space', 'QuotaExceededError')
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...args
    ) {
      const request = put.apply(this, args)
      Object.defineProperty(this.transaction, 'error', { value: noSpace })
      this.transaction.abort()
      return request
    })
    await expect(store.replace('materials', [material('C')])).rejects.toBe(noSpace)
    expect((await store.all('materials')).map(({ Ticker }) => Ticker)).toEqual(['FE'])
  })
})

describe('a list from the wire', () => {
  test('is checked record by record, and a bad one leaves what was there', async () => {
    const store = gameDataInMemory()
    await keepList(store, 'materials', bytes([material('FE')]))
    const bad = keepList(store, 'materials', bytes([material('AL'), { Ticker: 'XX' }]))
    await expect(bad).rejects.toThrow('Validation error: 1.MaterialId')
    expect((await store.all('materials')).map(({ Ticker }) => Ticker)).toEqual(['FE'])
  })

  test('that is empty is no game data; planets come in parts', async () => {
    const store = gameDataInMemory()
    await expect(keepList(store, 'recipes', bytes([]))).rejects.toThrow('No recipes')
    await keepList(store, 'planets', bytes([planet('UV-351a')]))
    expect(await keepList(store, 'planets', bytes([planet('KW-688c')]))).toBe(2)
    expect(await keepList(store, 'planets', bytes([]))).toBe(2)
  })
})

test('records that a foreign hand changed are noticed', () => {
  expect(areSound('materials', [material('FE')])).toBe(true)
  expect(areSound('materials', [{ Ticker: 'FE', Weight: 'heavy' }])).toBe(false)
})
