import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint, seal } from '../../edge/crypto/seal.ts'
import { HttpError } from '../../edge/errors.ts'
import { marketBook } from '../../edge/features/order-books/market-book.ts'
import type { FioAsker } from '../../edge/gamedata/fio/fetch-limit.ts'
import type { PlayerView } from '../../edge/gamedata/fio/player-copy.ts'
import { throttleRepo } from '../../edge/repo/throttle.ts'
import { fioKeyOwner, usersRepo } from '../../edge/repo/users.ts'
import { FioSites, FioStorage } from '../../engine/game/fio.ts'
import { parse } from '../../engine/game/validation.ts'
import { companyAnswers } from './company-sample.ts'
import { type Failure, fakeUpstream } from './fake-upstream.ts'
import { player, playerAnswers } from './player-sample.ts'
import { openStage, playerData, type Stage } from './sync-stage.ts'
import { id, NOW, sampleAnswers } from './upstream-sample.ts'

const KEY = 'secret-fio-key-of-player-1'
const MINUTE_MS = 60_000
const EMPTY = { planets: {}, ships: {}, last_modified: null }

let stage: Stage
let userId: number
beforeEach(async () => {
  stage = await openStage(
    fakeUpstream({ ...playerAnswers('PLAYER1'), ...companyAnswers('PLAYER1') }),
  )
  const person = { username: 'player', email: null, password: 'x', now: NOW }
  const user = await usersRepo(stage.ports.db).add(person)
  userId = (user as { id: number }).id
  await setProfile(KEY, 'PLAYER1')
})
afterEach(() => stage.close())

async function setProfile(key: string | null, prunUsername: string | null) {
  const { db, secrets, random } = stage.ports
  const fioKey = key && (await seal(secrets, random, fioKeyOwner(userId), key))
  await usersRepo(db).changeProfile(userId, { fioKey, prunUsername, email: null })
}
const view = <V extends PlayerView>(of: V) => playerData(stage.ports, { userId }, of)
const fetched = async () => ({ storage: await view('storage'), sites: await view('sites') })
const failureOf = async (): Promise<HttpError> => {
  const error: unknown = await fetched().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(HttpError)
  return error as HttpError
}

describe("a player's own data", () => {
  test('is sorted by where it stands, and fits the contract', async () => {
    const { storage, sites } = await fetched()
    expect(parse(FioStorage, storage)).toEqual(storage)
    expect(parse(FioSites, sites)).toEqual(sites)
    expect(Object.keys(storage.planets)).toEqual(['AA-001a'])
    expect(Object.keys(storage.warehouses)).toEqual(['HRT'])
    expect(Object.keys(storage.ships)).toEqual(['AVI-0TEST'])
    expect(Object.keys(sites.planets)).toEqual([id('AA-001a'), id('AA-002b')])
    expect(Object.keys(sites.ships)).toEqual(['AVI-0TEST'])
  })

  test('stores know their planet, their terms or their ship; fuel tanks are left out', async () => {
    const { storage } = await fetched()
    expect(storage.planets['AA-001a']).toMatchObject({
      PlanetIdentifier: 'AA-001a',
      PlanetName: 'Home',
      WeightLoad: 60,
      StorageItems: [{ MaterialTicker: 'DW', MaterialAmount: 300 }],
    })
    expect(storage.warehouses.HRT).toMatchObject({
      LocationName: 'Hortus Station',
      Units: 4,
      FeeAmount: 400,
      StorageItems: [{ MaterialTicker: 'RAT' }],
    })
    expect(storage.ships['AVI-0TEST']).toMatchObject({ Registration: 'AVI-0TEST' })
    expect(JSON.stringify(storage)).not.toContain('FUEL')
  })

  test('holds none of the nulls that clients that exist refuse', async () => {
    Object.assign(stage.fio.answers, {
      '/sites/warehouses/PLAYER1': [
        { ...player.warehouses[0]!, LocationName: null, FeeCurrency: null },
      ],
      '/ship/ships/PLAYER1': [{ ...player.ships[0]!, Name: null }],
    })
    const { storage, sites } = await fetched()
    const [water, ...others] = storage.planets['AA-001a']!.StorageItems
    expect(others).toEqual([])
    expect(water).toMatchObject({ MaterialTicker: 'DW', MaterialName: 'DW' })
    expect(water).not.toHaveProperty('MaterialValueCurrency')
    expect(sites.planets[id('AA-002b')]!.PlanetName).toBe('AA-002b')
    expect(storage.warehouses.HRT!.LocationName).toBe('HRT')
    expect(storage.warehouses.HRT).not.toHaveProperty('FeeCurrency')
    expect(sites.warehouses).toMatchObject({ HRT: { LocationName: 'HRT' } })
    expect(JSON.stringify(sites.warehouses)).not.toContain('FeeCurrency')
    expect(sites.ships['AVI-0TEST']!.Name).toBe('AVI-0TEST')
  })

  test('buildings have an age since repair or creation; what lasts has none', async () => {
    const { sites } = await fetched()
    const buildings = sites.planets[id('AA-001a')]!.Buildings
    const ages = buildings.map((b) => [b.BuildingTicker, b.AgeDays, b.BuildingLastRepair])
    const daysSinceCreation = Math.floor((NOW - Date.UTC(2024, 4, 16, 6, 2, 22)) / 86_400_000)
    expect(ages).toEqual([
      ['POL', 53, '2026-01-08T12:06:13.447000Z'],
      ['HB1', null, null],
      ['FRM', daysSinceCreation, null],
    ])
    expect(buildings[0]!.BuildingCreated).toBe('2024-05-16T06:02:22.276Z')
  })

  test('is asked for with the bare key and the name of the application', async () => {
    await fetched()
    expect(stage.fio.lastHeaders.get('Authorization')).toBe(KEY)
    expect(stage.fio.lastHeaders.get('X-FIO-Application')).toBe('Perigee')
    expect(stage.fio.busiest).toBe(3)
  })

  test('is nothing without a key, or without a name', async () => {
    for (const [key, name] of [
      [null, 'PLAYER1'],
      [KEY, null],
    ] as const) {
      await setProfile(key, name)
      const { storage, sites } = await fetched()
      expect(storage).toEqual({ ...EMPTY, warehouses: {} })
      expect(sites).toEqual(EMPTY)
    }
    expect(stage.fio.requests).toEqual([])
  })

  test('is nothing for a player of whom FIO knows nothing', async () => {
    stage.fio.failures['*'] = 'no content'
    expect((await fetched()).storage).toMatchObject({ planets: {}, warehouses: {}, ships: {} })
  })
})

describe('the copy', () => {
  test('serves for 15 minutes, then FIO is asked again', async () => {
    const first = await fetched()
    expect(first.storage.last_modified).toBe(new Date(NOW).toISOString())
    stage.clock.now = NOW + 15 * MINUTE_MS - 1
    expect(await fetched()).toMatchObject(first)
    expect(stage.fio.requests).toHaveLength(10)
    stage.clock.now = NOW + 15 * MINUTE_MS
    expect((await fetched()).storage.last_modified).not.toBe(first.storage.last_modified)
    expect(stage.fio.requests).toHaveLength(20)
  })

  test.each<Failure>(['timeout', 'dead', 500, 'truncated', 'wrong schema'])(
    'serves on when FIO fails (%s), and FIO gets a minute of peace',
    async (failure) => {
      const { storage } = await fetched()
      stage.fio.failures['/ship/ships/PLAYER1'] = failure
      stage.clock.now += 60 * MINUTE_MS
      expect((await fetched()).storage).toEqual(storage)
      stage.fio.requests.length = 0
      expect((await fetched()).storage).toEqual(storage)
      expect(stage.fio.requests).toEqual([])
      stage.fio.failures = {}
      stage.clock.now += MINUTE_MS
      expect((await fetched()).storage.last_modified).toBe(new Date(stage.clock.now).toISOString())
    },
  )

  test('without one, a failing FIO is a 503 that says when to come again', async () => {
    stage.fio.failures['*'] = 500
    expect(await failureOf()).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } })
    stage.clock.now += 20_000
    stage.fio.requests.length = 0
    expect(await failureOf()).toMatchObject({ status: 503, headers: { 'Retry-After': '40' } })
    expect(stage.fio.requests).toEqual([])
  })

  test('belongs to the key and the name: with others it is not shown', async () => {
    await fetched()
    await setProfile(KEY, 'SOMEBODY')
    stage.fio.failures['*'] = 500
    expect(await failureOf()).toMatchObject({ status: 503 })
    stage.fio.failures['*'] = 'dead'
    await setProfile('another-key', 'PLAYER1')
    expect(await failureOf()).toMatchObject({ status: 503 })
  })
})

describe('FIO is asked', () => {
  test('once for all calls of a player at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, fetched))
    expect(all).toEqual(all.map(() => all[0]))
    expect(stage.fio.requests).toHaveLength(10)
  })

  test('once also where it fails, and says so to all', async () => {
    stage.fio.failures['*'] = 500
    const all = await Promise.allSettled([fetched(), fetched(), fetched()])
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(stage.fio.requests).toHaveLength(20)
  })

  test('six times in a quarter of an hour for one player, however often the key changes', async () => {
    for (let n = 0; n < 9; n++) {
      await setProfile(`key-${n}`, 'PLAYER1')
      if (n < 6) await fetched()
      else
        expect(await failureOf()).toMatchObject({ status: 503, headers: { 'Retry-After': '900' } })
    }
    expect(stage.fio.requests).toHaveLength(60)
    stage.clock.now += 15 * MINUTE_MS
    await fetched()
  })

  test('for sixty players a minute, whoever they are', async () => {
    const { db, secrets } = stage.ports
    const key = await fingerprint(secrets, 'fio of all')
    await throttleRepo(db).take(key, NOW, { limit: 60, windowSeconds: 60 })
    await db.execute({ sql: 'update throttle set count = 60 where key = ?', args: [key] })
    expect(await failureOf()).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } })
    expect(stage.fio.requests).toEqual([])
    stage.clock.now += MINUTE_MS
    await fetched()
  })
})

/** A book that nobody fetched yet, for so many callers one after the other. */
async function fetchBooks(askers: readonly FioAsker[]): Promise<number> {
  const { db } = stage.ports
  let served = 0
  for (const asker of askers) {
    await db.execute('delete from market_books')
    const pair = { ticker: 'H2O', exchange: 'AI1' } as const
    const book = await marketBook(stage.ports, asker, pair).catch(() => null)
    if (book) served++
  }
  return served
}

test("order books leave fetches to players' own data, and guests' books to players", async () => {
  const { db } = stage.ports
  const book = { BuyingOrders: [], SellingOrders: [] }
  Object.assign(stage.fio.answers, sampleAnswers(), { '/exchange/H2O.AI1': book })
  await stage.tick()
  const newAccount = async (username: string, guest: 0 | 1) => {
    const sql = `insert into users (username, password, created_at, is_guest)
                 values (?, 'x', ?, ?) returning id`
    const { rows } = await db.execute({ sql, args: [username, NOW, guest] })
    return Number(rows[0]!.id)
  }
  const guests: number[] = []
  for (let n = 0; n < 15; n++) guests.push(await newAccount(`guest${n}`, 1))
  const players: number[] = []
  for (let n = 0; n < 3; n++) players.push(await newAccount(`reader${n}`, 0))
  const from = (ids: readonly number[], ip: string, each: number) =>
    ids.flatMap((userId) => Array<FioAsker>(each).fill({ userId, ip }))

  expect(await fetchBooks(from(guests, '192.0.2.1', 5))).toBe(10)
  expect(await fetchBooks(from(players.slice(0, 1), '192.0.2.2', 25))).toBe(25)
  expect(await fetchBooks(from(players.slice(1), '192.0.2.3', 20))).toBe(5)
  // Of sixty in all twenty are left.
  const { storage } = await fetched()
  expect(Object.keys(storage.planets)).toEqual(['AA-001a'])
})

const order = (ItemCost: number, ItemCount = 1) => ({ ItemCount, ItemCost })
test.each([
  ['a price that no market has', [order(1e308)]],
  ['an amount that no market has', [order(1, 1e308)]],
  ['more orders than a book has', Array(1001).fill(order(1))],
  ['more bytes than a book has', [{ ...order(1), CompanyName: 'x'.repeat(600 * 1024) }]],
])('a book with %s is none', async (_, SellingOrders) => {
  const book = { BuyingOrders: [], SellingOrders }
  Object.assign(stage.fio.answers, sampleAnswers(), { '/exchange/H2O.AI1': book })
  await stage.tick()
  expect(await fetchBooks([{ userId, ip: '192.0.2.1' }])).toBe(0)
  Object.assign(stage.fio.answers, { '/exchange/H2O.AI1': { ...book, SellingOrders: [order(1)] } })
  expect(await fetchBooks([{ userId, ip: '192.0.2.1' }])).toBe(1)
})

test('one network leaves fetches of own data to the others', async () => {
  const { db, secrets } = stage.ports
  const key = fingerprint(secrets, 'fio of 192.0.2.1')
  await throttleRepo(db).take(key, NOW, { limit: 20, windowSeconds: 60 })
  await db.execute({ sql: 'update throttle set count = 20 where key = ?', args: [key] })
  const from = (ip: string) => playerData(stage.ports, { userId, ip }, 'storage')
  await expect(from('192.0.2.1')).rejects.toMatchObject({ status: 503 })
  await from('192.0.2.2')
})

describe('a key that FIO refuses', () => {
  test.each([
    ['unknown to FIO', KEY, 401],
    ['that no header can carry', 'ключ', undefined],
  ] as const)('%s is named as the reason', async (_, key, failure) => {
    if (failure) stage.fio.failures['*'] = failure
    await setProfile(key, 'PLAYER1')
    expect(await failureOf()).toMatchObject({
      status: 403,
      detail: expect.stringContaining('FIO key and game name of your profile'),
    })
  })
})

test('no log line and no stored copy holds the key', async () => {
  await fetched()
  for (const failure of [401, 500, 'dead', 'truncated'] as const) {
    stage.clock.now += 60 * MINUTE_MS
    stage.fio.failures['*'] = failure
    await fetched().catch(() => {})
  }
  expect(stage.logged.join()).toContain('your stores')
  expect(stage.logged.join()).not.toContain(KEY)
  const { rows } = await stage.ports.db.execute('select * from player_copies')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(KEY)
})
