import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seal } from '../../edge/crypto/seal.ts'
import { playerView } from '../../edge/gamedata/fio/player-copy.ts'
import { reservesRepo } from '../../edge/repo/reserves.ts'
import { fioKeyOwner, usersRepo } from '../../edge/repo/users.ts'
import { COMPANY_LISTS, Company } from '../../engine/game/company.ts'
import { parse } from '../../engine/game/validation.ts'
import { company, companyAnswers, lineOrder } from './company-sample.ts'
import { type Failure, fakeUpstream } from './fake-upstream.ts'
import { player, playerAnswers } from './player-sample.ts'
import { openStage, playerData, type Stage } from './sync-stage.ts'
import { id, NOW } from './upstream-sample.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RESERVE = { contract: id('contract'), ticker: 'DW', amount: 5, place: 'A' }
const PATHS = Object.keys(companyAnswers('PLAYER1'))

let stage: Stage
let userId: number
beforeEach(async () => {
  stage = await openStage(
    fakeUpstream({ ...playerAnswers('PLAYER1'), ...companyAnswers('PLAYER1') }),
  )
  const { db, secrets, random } = stage.ports
  const person = { username: 'player', email: null, password: 'x', now: NOW }
  userId = ((await usersRepo(db).add(person)) as { id: number }).id
  const fioKey = await seal(secrets, random, fioKeyOwner(userId), 'secret-fio-key-of-player-1')
  await usersRepo(db).changeProfile(userId, { fioKey, prunUsername: 'PLAYER1', email: null })
})
afterEach(() => stage.close())

const fetched = () => playerData(stage.ports, { userId }, 'company')

describe('reserves', () => {
  const repo = () => reservesRepo(stage.ports.db)
  const kept = async () => (await repo().all(userId)).map(({ condition }) => condition)
  const reserve = (condition: string) =>
    repo().put(userId, condition, { record: RESERVE }, { now: NOW, quota: 1e6 })

  const CONTRACTS = '/contract/allcontracts/PLAYER1'
  const [contract] = company.contracts
  /** The next fetches, each an hour after the one before, of which each gets one of these. */
  async function answered(...answers: unknown[]) {
    for (const answer of answers) {
      stage.fio.answers[CONTRACTS] = answer
      stage.clock.now += HOUR_MS
      await fetched()
    }
  }
  const withStatus = (status: string) => [
    {
      ...contract,
      Conditions: contract!.Conditions.map((condition) => ({ ...condition, Status: status })),
    },
  ]

  test('of a condition that is done, or of a contract that has ended, go', async () => {
    await reserve(id('condition 0'))
    await answered(company.contracts, withStatus('FULFILLED'))
    expect(await kept()).toEqual([])
    await reserve(id('condition 0'))
    await answered([{ ...contract, Status: 'CANCELLED' }])
    expect(await kept()).toEqual([])
  })

  test.each([
    ['an empty list', []],
    ['null', null],
    ['nothing', ''],
    ['a contract without conditions', [{ ...contract, Conditions: null }]],
    ['odd records', [{ odd: true }]],
    ['other contracts only', [{ ...contract, ContractId: id('other'), Conditions: [] }]],
    ['names of fields that objects have', withStatus('__proto__')],
    ['no list', { message: 'We are moving house' }],
    ['garbage', '[{"ContractId":'],
  ])('stay whatever FIO answers once: %s', async (_, answer) => {
    await reserve(id('condition 0'))
    await answered(company.contracts, answer, company.contracts)
    expect(await kept()).toEqual([id('condition 0')])
    await answered(answer, answer)
    expect(await kept()).toEqual([id('condition 0')])
  })

  test('stay while FIO fails or refuses the list, for however long', async () => {
    await reserve(id('condition 0'))
    await answered(company.contracts)
    for (const failure of [500, 'timeout', 'no content', 401] as const) {
      stage.fio.failures[CONTRACTS] = failure
      await answered(company.contracts, company.contracts)
      stage.clock.now += 30 * DAY_MS
    }
    expect(await kept()).toEqual([id('condition 0')])
  })

  test('go once hours of good lists lack a condition whose deadline is past', async () => {
    await reserve(id('condition 0'))
    const others = [{ ...contract, ContractId: id('other'), Conditions: [] }]
    await answered(company.contracts, others, others, others, others)
    // Its deadline is still to come.
    expect(await kept()).toEqual([id('condition 0')])
    stage.clock.now += 7 * DAY_MS
    await answered(others)
    expect(await kept()).toEqual([])
  })

  test('an empty list after one with contracts counts as failed, for a day', async () => {
    await answered(company.contracts, [])
    expect(await fetched()).toMatchObject({
      contracts: [{ localId: 'C0001' }],
      sources: { contracts: { state: 'failed' } },
    })
    stage.clock.now += DAY_MS
    await answered([])
    expect(await fetched()).toMatchObject({
      contracts: [],
      sources: { contracts: { state: 'ok' } },
    })
  })
})

describe("a player's company", () => {
  test('fits the contract', async () => {
    const whole = await fetched()
    expect(parse(Company, whole)).toEqual(whole)
  })

  test('has lines with their orders', async () => {
    expect((await fetched()).lines).toMatchObject([
      {
        planetId: 'AA-001a',
        buildingName: 'foodProcessor',
        capacity: 2,
        efficiency: 1.12,
        condition: 0.93,
        orders: [
          {
            inputs: [{ ticker: 'DW', amount: 30 }],
            outputs: [{ ticker: 'RAT', amount: 30 }],
            startedMs: NOW - HOUR_MS,
            endsMs: NOW + 15 * HOUR_MS,
            durationMs: 16 * HOUR_MS,
            isRecurring: true,
          },
          { startedMs: null, endsMs: null },
        ],
      },
    ])
  })

  test('has flights whose segments are in order, and which end with the last of them', async () => {
    const [flight] = (await fetched()).flights
    expect(flight).toMatchObject({
      shipId: id('ship'),
      departsMs: NOW - HOUR_MS,
      arrivesMs: NOW + 2 * HOUR_MS,
      from: 'ANT',
      to: 'KI-446b',
      toSystem: 'KI-446',
    })
    expect(flight!.segments.map(({ type }) => type)).toEqual(['DEPARTURE', 'LANDING'])
  })

  test('has the workers that are employed or missing, with what they use a day', async () => {
    expect((await fetched()).workforce).toMatchObject([
      {
        planetId: 'AA-001a',
        updatedMs: Date.parse('2026-03-10T11:00:00Z'),
        levels: [
          {
            level: 'PIONEER',
            population: 120,
            needs: [{ ticker: 'RAT', isEssential: true, unitsPerDay: 4.8 }],
          },
        ],
      },
    ])
  })

  test('does not take the moment of the upload for one at which workers were supplied', async () => {
    const [base] = company.workforce
    stage.fio.answers['/workforce/PLAYER1'] = [
      { ...base, LastWorkforceUpdateTime: '2026-03-10T11:30:47Z' },
    ]
    expect((await fetched()).workforce[0]!.updatedMs).toBeNull()
  })

  test('has open and filled orders, contracts that are not ended, and cash whose meaning is plain', async () => {
    const { orders, contracts, cash, sources } = await fetched()
    expect(orders).toMatchObject([
      { type: 'sell', openAmount: 100, initialAmount: 200 },
      { type: 'sell', openAmount: 0, initialAmount: 200 },
    ])
    expect(contracts).toMatchObject([
      {
        id: id('contract'),
        localId: 'C0001',
        conditions: [
          { type: 'DELIVERY', place: 'OF-375c', goods: { ticker: 'DW', amount: 200 } },
          { type: 'PAYMENT', after: [id('condition 0')], payment: { amount: 5000 } },
        ],
      },
    ])
    expect(cash).toEqual([{ currency: 'NCC', amount: 12_345.5 }])
    expect(sources.cash).toMatchObject({ state: 'ok', dropped: 1 })
    expect(sources.orders).toMatchObject({ state: 'ok', dropped: 0 })
  })

  test('says when it was fetched and when the game reported it', async () => {
    expect((await fetched()).sources.lines).toEqual({
      state: 'ok',
      fetchedMs: NOW,
      reportedMs: Date.parse('2026-03-10T11:30:47.378Z'),
      dropped: 0,
    })
  })

  test('has the figures and tanks of ships; the documented call does not show them', async () => {
    stage.fio.answers['/ship/ships/PLAYER1'] = [
      { ...player.ships[0]!, FlightId: null, Thrust: 100_000, ReactorPower: 2000, Volume: 'large' },
    ]
    const { ships } = await fetched()
    const sites = await playerData(stage.ports, { userId }, 'sites')
    expect(ships).toMatchObject([
      {
        id: id('ship'),
        thrust: 100_000,
        reactorPower: 2000,
        volume: null,
        stlTank: { units: 200 },
      },
    ])
    expect(JSON.stringify(sites)).not.toContain('Thrust')
  })

  test('is nothing without a key, without a call', async () => {
    await usersRepo(stage.ports.db).changeProfile(userId, {
      fioKey: null,
      prunUsername: 'PLAYER1',
      email: null,
    })
    expect(await fetched()).toMatchObject({ lines: [], cash: [] })
    expect(stage.fio.requests).toEqual([])
  })
})

describe('a list that fails', () => {
  test.each(
    PATHS.flatMap((path) =>
      (['timeout', 'dead', 500, 'truncated', 'not JSON'] as Failure[]).map(
        (f) => [path, f] as const,
      ),
    ),
  )('%s (%s) keeps its former records and takes no other along', async (path, failure) => {
    const first = await fetched()
    stage.clock.now = NOW + HOUR_MS
    stage.fio.failures[path] = failure
    const second = await fetched()
    const name = COMPANY_LISTS[PATHS.indexOf(path)]!
    expect(second[name]).toEqual(first[name])
    expect(second.sources[name]).toEqual({ ...first.sources[name], state: 'failed' })
    for (const other of COMPANY_LISTS)
      if (other !== name) expect(second.sources[other]).toMatchObject({ state: 'ok' })
  })

  test('for want of the permission is empty from then on', async () => {
    await fetched()
    stage.clock.now = NOW + HOUR_MS
    stage.fio.failures['/cxos/PLAYER1'] = 401
    const { orders, sources, lines } = await fetched()
    expect(orders).toEqual([])
    expect(sources.orders.state).toBe('refused')
    expect(lines).toHaveLength(1)
  })

  test('with nothing in it is no failure', async () => {
    stage.fio.failures['*'] = 'no content'
    const { lines, sources } = await fetched()
    expect(lines).toEqual([])
    expect(sources.lines).toEqual({ state: 'none', fetchedMs: NOW, reportedMs: null, dropped: 0 })
  })

  test('with all others means that FIO is down; a key that may read none of them leaves them empty', async () => {
    stage.fio.failures['*'] = 500
    await expect(fetched()).rejects.toMatchObject({ status: 503 })
    stage.clock.now += HOUR_MS
    for (const path of PATHS) stage.fio.failures[path] = 401
    stage.fio.failures['*'] = 500
    await expect(fetched()).resolves.toMatchObject({ lines: [] })
    const { sources } = await fetched()
    for (const name of COMPANY_LISTS) expect(sources[name].state).toBe('refused')
  })
})

test("records of another player's company are dropped and counted; the case of the name does not matter", async () => {
  const [line] = company.lines
  const of = (UserNameSubmitted: string | null, n: number) => ({
    ...line,
    ...{ UserNameSubmitted, ProductionLineId: id(`line of ${n}`) },
  })
  stage.fio.answers['/production/PLAYER1'] = [of('player1', 1), of('RIVAL', 2), of(null, 3)]
  const { lines, sources } = await fetched()
  expect(lines.map((own) => own.id)).toEqual([id('line of 1'), id('line of 3')])
  expect(sources.lines).toMatchObject({ state: 'ok', dropped: 1 })
})

test('odd records are dropped and counted, the others stay', async () => {
  const [line] = company.lines
  stage.fio.answers['/production/PLAYER1'] = [
    { surprise: true },
    line,
    { ...line, Capacity: 'two' },
    { ...line, Orders: [{ Inputs: [{ MaterialTicker: 'DW', MaterialAmount: -1 }] }] },
    null,
  ]
  const { lines, sources } = await fetched()
  expect(lines).toHaveLength(1)
  expect(sources.lines).toMatchObject({ state: 'ok', dropped: 4 })
})

test('a record that FIO sends twice counts once, as it was reported last', async () => {
  const { answers } = stage.fio
  const twice = (path: string) => {
    const [record] = answers[path] as readonly object[]
    const older = { ...record, Timestamp: '2020-01-01T00:00:00Z', Capacity: 99 }
    answers[path] = [older, record, older]
  }
  const once = await fetched()
  for (const path of PATHS.filter((each) => !each.startsWith('/rain'))) twice(path)
  stage.clock.now = NOW + HOUR_MS
  const again = await fetched()
  for (const name of COMPANY_LISTS) {
    expect(again[name].slice(0, 1)).toEqual(once[name].slice(0, 1))
    expect(again.sources[name]).toMatchObject({
      ...{ state: 'ok', dropped: once.sources[name].dropped },
    })
    if (name !== 'cash') expect(again[name].length).toBeLessThanOrEqual(1)
  }
})

test('a copy stays below two MiB, whatever FIO sends', async () => {
  const [line] = company.lines
  const Orders = Array.from({ length: 100 }, () => lineOrder())
  stage.fio.answers['/production/PLAYER1'] = Array.from({ length: 80 }, (_, n) => ({
    ...line,
    ProductionLineId: id(`line ${n}`),
    Orders,
  }))
  const json = await playerView(stage.ports, { userId }, 'company')
  const { sources, lines }: Company = JSON.parse(json)
  expect(sources.lines.dropped).toBe(80 - lines.length)
  const { rows } = await stage.ports.db.execute(
    `select ${COMPANY_LISTS.map((list) => `length(${list})`).join(' + ')} as size from player_copies`,
  )
  expect(Number(rows[0]!.size)).toBeLessThan(2 * 1024 ** 2)
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.length).toBeLessThan(80)
})

test('FIO is asked ten times in all, and each list once for all calls of a player', async () => {
  const all = await Promise.all([fetched(), fetched(), fetched()])
  expect(all).toEqual(all.map(() => all[0]))
  await playerData(stage.ports, { userId }, 'storage')
  expect(stage.fio.requests.toSorted()).toEqual(Object.keys(stage.fio.answers).toSorted())
})
