import { afterEach, expect, test } from 'vitest'
import { cleanUp } from '../../edge/cleanup.ts'
import type { Log, Statement } from '../../edge/ports.ts'
import { DAY_MS } from '../../engine/game/time.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { post, send } from './person.ts'

const QUIET: Log = { info() {}, warn() {}, error() {} }

let host: TestHost | undefined
let now = Date.parse('2026-03-01T12:00:00Z')
const start = async (env: Record<string, string> = {}) => {
  host = await startNodeHost({ ports: { clock: () => now }, env })
  return host
}
afterEach(() => host?.close())

const enter = async (host: TestHost) => {
  const answer = await post(host, '/user/guest', undefined)
  return {
    status: answer.status,
    body: (await answer.json()) as { access_token: string; detail: string },
  }
}

test('where guests are switched off they are told so', async () => {
  const { status, body } = await enter(await start({ PERIGEE_GUESTS: 'off' }))
  expect([status, body.detail]).toEqual([403, 'This server offers no guest accounts.'])
})

test('there are only as many guests as are allowed, and nothing of one too many is stored', async () => {
  const host = await start({ PERIGEE_GUESTS: '1' })
  expect((await enter(host)).status).toBe(200)
  const answer = await post(host, '/user/guest', undefined)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const { rows } = await host.db.execute(
    'select (select count(*) from users) as users, (select count(*) from plans) as plans, (select count(*) from cx) as cx',
  )
  expect(rows[0]).toMatchObject({ users: 1, plans: 8, cx: 1 })
})

test('one address opens only so many guests an hour', async () => {
  const host = await start({ PERIGEE_LIMITS_FACTOR: '0.1' })
  const statuses = []
  for (let tries = 0; tries < 3; tries++) statuses.push((await enter(host)).status)
  expect(statuses).toEqual([200, 200, 429])
})

test('a guest who stays away for a week ends, with everything; one who comes back stays', async () => {
  const host = await start()
  const [gone, back] = [await enter(host), await enter(host)]
  now += 6 * DAY_MS
  // Access tokens are short-lived, but what counts is that this guest did something.
  await host.db.execute({
    sql: `update users set last_action = ? where id = (select max(id) from users)`,
    args: [now],
  })
  for (let day = 0; day < 2; day++) {
    now += DAY_MS
    await cleanUp({ db: host.db, clock: () => now, log: QUIET })
  }
  const { rows } = await host.db.execute('select count(*) as n from users')
  expect(rows[0]!.n).toBe(1)
  const plans = await host.db.execute('select count(*) as n from plans')
  expect(plans.rows[0]!.n).toBe(8)
  expect((await send(host, 'GET', '/user/profile', undefined, gone.body.access_token)).status).toBe(
    401,
  )
  expect(back.status).toBe(200)
})

test('a clock that is ahead ends no guest', async () => {
  const host = await start()
  const { body } = await enter(host)
  await cleanUp({ db: host.db, clock: () => now + 200 * DAY_MS, log: QUIET })
  expect((await send(host, 'GET', '/user/profile', undefined, body.access_token)).status).toBe(200)
})

test('guests who stayed away are deleted a few at a time', async () => {
  const host = await start()
  await enter(host)
  await host.db.execute({
    sql: `insert into users (username, username_key, password, created_at, is_guest)
          select 'g' || value, 'g' || value, 'x', ?, 1 from json_each(?)`,
    args: [now - 8 * DAY_MS, JSON.stringify(Array.from({ length: 35 }, (_, n) => n))],
  })
  const dropped: number[] = []
  const db = {
    ...host.db,
    async execute(statement: Statement) {
      const result = await host.db.execute(statement)
      if (JSON.stringify(statement).includes('delete from users')) dropped.push(result.rowsAffected)
      return result
    },
  }
  await cleanUp({ db, clock: () => now, log: QUIET })
  expect(dropped).toEqual([10, 10, 10, 5, 0])
})

test('one /48 takes a share of the places for guests, others have the rest', async () => {
  const host = await startNodeHost({
    env: { PERIGEE_GUESTS: '40' },
    settings: { trustedProxies: 1 },
  })
  const open = async (address: string) => {
    const init = { method: 'POST', headers: { 'X-Forwarded-For': address } }
    return (await host.fetch('/api/v1/user/guest', init)).status
  }
  const statuses = []
  for (const address of ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1', '2001:db8:8::1'])
    statuses.push(await open(address))
  await host.close()
  expect(statuses).toEqual([200, 200, 429, 200])
})
