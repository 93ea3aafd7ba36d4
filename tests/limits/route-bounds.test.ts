import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../edge/app.ts'
import { DEFAULT_CONFIG } from '../../edge/config.ts'
import type { ApiRoute } from '../../edge/contract/route.ts'
import { type OperationName, ROUTES } from '../../edge/contract/routes.ts'
import { SMALL_BYTES, STREAM_BYTES } from '../../edge/http/answer-bytes.ts'
import type { App } from '../../edge/http/handle.ts'
import { SYNTHETIC } from '../../edge/http/headers.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import { type RunningNode, startNode } from '../../edge/node.ts'
import { ANY_PLANET } from '../../engine/game/search.ts'
import { CHEAP_PASSWORDS, TEST_SECRET } from '../../scripts/stage/host.ts'
import { BESIDE_QUOTA, LONGEST_WHOLE, MIB, ROUTE_BOUNDS, STORED } from './bounds.ts'

let folder: string
let running: RunningNode
let app: App
let token: string
/** The bytes that the last response holds until it is read. */
let held = 0
const deferred: Promise<unknown>[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perigee-bounds-'))
  running = await startNode({
    env: { PERIGEE_SECRET: TEST_SECRET, PERIGEE_LIMITS_FACTOR: '1000' },
    settings: { port: 0, dataDir: join(folder, 'data'), log: 'off' },
    config: { passwordCost: CHEAP_PASSWORDS },
    paths: projectPaths(),
  })
  app = createApp(running.ports)
  const guest = await ask('openGuest')
  token = ((await guest.json()) as { access_token: string }).access_token
  await fill()
})
afterAll(async () => {
  await Promise.all(deferred)
  await running?.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask(operation: OperationName, body?: unknown): Promise<Response> {
  const { method, path }: ApiRoute = ROUTES[operation]
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  held = 0
  const answers = {
    check() {},
    admit(_: unknown, bytes: number) {
      held = bytes
    },
  }
  const request = new Request(`http://x.test/api/v1${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const host = {
    ip: '127.0.0.1',
    defer: (work: Promise<unknown>) => void deferred.push(work),
    appHtml: async () => null,
    answers,
  }
  return await app.fetch(request, host)
}

/** Stores behind the calls what an account may store at most. */
async function fill(): Promise<void> {
  const { db } = running.ports
  const count = (most: number) =>
    `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most}) select i from n) as n`
  const [user] = (await db.execute('select id from users')).rows
  const id = Number(user!.id)
  const lines = JSON.stringify(Array.from({ length: 300 }, () => '2-1zzzzzz'))
  await db.batch([
    `insert into own_records (user_id, kind, key, record) select ${id}, 'put away', printf('%.*c', 150, 'k') || n.i,
      '{"state":"done","until":9000000000000,"lines":${lines}}' from ${count(300)}`,
    `insert into own_records (user_id, kind, key, record) select ${id}, 'reserve', printf('%.*c', 60, 'k') || n.i,
      '{"contract":"${'c'.repeat(64)}","ticker":"DW","amount":1,"place":"${'p'.repeat(64)}"}' from ${count(200)}`,
    `insert into plans (uuid, user_id, name, planet_id, faction, permits_used, permits_total, override_empire,
        baseplanner_data, created_at, updated_at)
      select lower(hex(randomblob(4))) || '-0000-4000-8000-' || printf('%012d', n.i), ${id}, name, planet_id, faction,
        permits_used, permits_total, override_empire, baseplanner_data, 0, 0
      from (select * from plans limit 1), ${count(490)}`,
    `insert into shares (uuid, plan_id, created_at)
      select lower(hex(randomblob(4))) || '-0000-4000-9000-' || printf('%012d', id), id, 0 from plans`,
  ])
}

test('each call has an entry, and each entry a call', () => {
  expect(Object.keys(ROUTE_BOUNDS).sort()).toEqual(Object.keys(ROUTES).sort())
})

test('the largest body is a limit of the configuration; what is stored comes with a body or is one small row', () => {
  const { bodyBytes } = DEFAULT_CONFIG
  for (const [operation, { holds, method }] of Object.entries(ROUTES) as [
    OperationName,
    ApiRoute,
  ][]) {
    expect(bodyBytes[holds ?? 'usual'], operation).toBeLessThanOrEqual(MIB)
    if (ROUTE_BOUNDS[operation].stores && method === 'GET')
      expect(ROUTE_BOUNDS[operation].stores, operation).toEqual(['player_copies'])
  }
})

test('each table with rows of accounts has a bound, and what is not in the quota has a small one', async () => {
  const { rows } = await running.ports.db.execute(
    `select name, sql from sqlite_schema where type = 'table'`,
  )
  const ofAccounts = rows.filter(
    ({ name, sql }) =>
      name === 'users' ||
      /references (users|sessions|plans|empires) \(id\) on delete cascade/.test(String(sql)),
  )
  expect(ofAccounts.map(({ name }) => name).sort()).toEqual(Object.keys(STORED).sort())
  const counted = ofAccounts.filter(({ name }) => STORED[String(name)]!.isInQuota)
  for (const { name, sql } of counted)
    expect(String(sql), String(name)).toContain('bytes integer generated')
  const beside = Object.values(STORED).filter(({ isInQuota }) => !isInQuota)
  const most = beside.reduce((sum, { rows, bytes }) => sum + rows * bytes, 0)
  expect(most).toBeLessThanOrEqual(BESIDE_QUOTA)
})

test('no response that is in memory until it is read is long', () => {
  for (const [operation, { answer }] of Object.entries(ROUTE_BOUNDS))
    if (answer.how === 'whole') expect(answer.most, operation).toBeLessThanOrEqual(LONGEST_WHOLE)
})

const BODIES: Partial<Record<OperationName, unknown>> = {
  searchPlanets: { ...ANY_PLANET, IncludeGaseous: false },
}
const asked = (Object.entries(ROUTES) as [OperationName, ApiRoute][])
  .filter(
    ([operation, { method, path, access, query, body }]) =>
      (method === 'GET' || operation in BODIES) &&
      !path.includes(':') &&
      access !== 'apiKey' &&
      !query &&
      (!body || operation in BODIES),
  )
  .map(([operation]) => operation)

test.each(asked)('%s holds and answers no more than its entry says', async (operation) => {
  const response = await ask(operation, BODIES[operation])
  expect(
    response.status,
    await response
      .clone()
      .text()
      .then((text) => text.slice(0, 300)),
  ).toBe(200)
  const length = (await response.arrayBuffer()).byteLength
  const { most, how } = ROUTE_BOUNDS[operation].answer
  expect(length).toBeLessThanOrEqual(most)
  if (how === 'shared') expect(held).toBeLessThanOrEqual(SMALL_BYTES)
  else if (how === 'streamed') expect(held).toBeLessThanOrEqual(STREAM_BYTES)
  else if (length >= SMALL_BYTES)
    expect(held).toBe(response.headers.has(SYNTHETIC) ? SMALL_BYTES : length)
})
