import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientErrorsRepo } from '../../edge/repo/client-errors.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { ERROR_REPORT } from '../../scripts/stage/samples.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { logIn, PASSWORD, post, send, signUp } from './person.ts'

const MINUTE = 60_000

let host: TestHost
let now = Date.parse('2026-03-01T12:00:00Z')
/** The address that the only proxy in front reports. */
let address = '192.0.2.1'
beforeAll(async () => {
  host = await startNodeHost({
    ports: { clock: () => now },
    env: { PERIGEE_LIMITS_FACTOR: '1', PERIGEE_ERRORS: 'on' },
    settings: { trustedProxies: 1 },
  })
  const { fetch } = host
  host.fetch = (path, init = {}) =>
    fetch(path, { ...init, headers: { ...init.headers, 'X-Forwarded-For': address } })
})
afterAll(() => host?.close())

const guess = (username: string) => post(host, '/user/login', { username, password: 'a guess' })

async function failuresUntilThrottled(attempt: () => Promise<Response>): Promise<number> {
  for (let tries = 0; tries < 1000; tries++) if ((await attempt()).status === 429) return tries
  throw new Error('Never throttled')
}

test('after ten wrong passwords an account rests for a quarter of an hour, for that address', async () => {
  const username = await signUp(host)
  expect(await failuresUntilThrottled(() => guess(username))).toBe(10)
  const refused = await post(host, '/user/login', { username, password: PASSWORD })
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  now += seconds * 1000
  await logIn(host, username)
})

test('whoever guesses at an account keeps its owner out of nothing', async () => {
  const username = await signUp(host)
  address = '203.0.113.4'
  for (let tries = 0; tries < 50; tries++) await guess(username)
  address = '192.0.2.1'
  const { access_token } = await logIn(host, username)
  const change = { old: PASSWORD, new: PASSWORD }
  const changed = await send(host, 'PATCH', '/user/changepassword', change, access_token)
  expect(changed.status).toBe(200)
})

test('guesses from many addresses are counted together, a hundred in all', async () => {
  const username = await signUp(host)
  let tries = 0
  const attempt = () => {
    address = `198.51.100.${Math.floor(tries++ / 5)}`
    return guess(username)
  }
  expect(await failuresUntilThrottled(attempt)).toBe(100)
  address = '192.0.2.1'
  expect((await guess(username)).status).toBe(429)
})

test('wrong old passwords are counted too, ten of them', async () => {
  const { access_token } = await logIn(host, await signUp(host))
  const change = { old: 'a guess', new: PASSWORD }
  const attempt = () => send(host, 'PATCH', '/user/changepassword', change, access_token)
  expect(await failuresUntilThrottled(attempt)).toBe(10)
})

test('a new password gives back the counts of the old one, from every address', async () => {
  const email = 'locked@example.org'
  const username = await signUp(host, email)
  await host.nextMail(email)
  for (address of ['192.0.2.7', '192.0.2.8']) await failuresUntilThrottled(() => guess(username))
  address = '192.0.2.9'
  await post(host, '/user/request_password_reset', { email })
  const { code } = await host.nextMail(email)
  const reset = await post(host, '/user/password_reset', { code, password: 'fresh start' })
  expect(await reset.json()).toMatchObject({ status_code: 200 })
  for (address of ['192.0.2.7', '192.0.2.8', '192.0.2.9'])
    await logIn(host, username, 'fresh start')

  address = '192.0.2.7'
  await failuresUntilThrottled(() => guess(username))
  address = '192.0.2.9'
  const { access_token } = await logIn(host, username, 'fresh start')
  const change = { old: 'fresh start', new: PASSWORD }
  await send(host, 'PATCH', '/user/changepassword', change, access_token)
  address = '192.0.2.7'
  await logIn(host, username)
  address = '192.0.2.1'
})

test('the right password gives the count back', async () => {
  const username = await signUp(host)
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 9; tries++) expect((await guess(username)).status).toBe(401)
    await logIn(host, username)
  }
})

test('one address cannot try one password on many accounts', async () => {
  address = '203.0.113.5'
  let tries = 0
  expect(await failuresUntilThrottled(() => guess(`somebody${++tries}`))).toBe(100)
  address = '203.0.113.6'
  expect((await guess('somebody1')).status).toBe(401)
})

test('parallel attempts are counted one by one', async () => {
  address = '203.0.113.7'
  const answers = await Promise.all(Array.from({ length: 30 }, () => guess('parallel')))
  expect(answers.filter((answer) => answer.status === 401).length).toBe(10)
})

test('an address in the place that a caller can write himself counts for nothing', async () => {
  let tries = 0
  const attempt = () => {
    address = `10.0.0.${++tries}, 203.0.113.8`
    return guess(`victim${tries}`)
  }
  expect(await failuresUntilThrottled(attempt)).toBe(100)
})

test('reset mails to one address are few', async () => {
  address = '203.0.113.9'
  const ask = () => post(host, '/user/request_password_reset', { email: 'flood@example.org' })
  expect(await failuresUntilThrottled(ask)).toBe(3)
  now += 60 * MINUTE
  expect((await ask()).status).toBe(200)
})

test('codes can be guessed only a few times', async () => {
  address = '203.0.113.10'
  const attempt = () => post(host, '/user/verify_email', { code: 'guess' })
  expect(await failuresUntilThrottled(attempt)).toBe(30)
})

test('eighteen addresses that report ever new errors leave most of those that are kept', async () => {
  const errors = clientErrorsRepo(host.db)
  for (let n = 0; n < 500; n++) await errors.note(`kind ${n}`, ERROR_REPORT, now + n)
  now += MINUTE
  let kinds = 0
  for (let from = 1; from <= 18; from++) {
    address = `203.0.112.${from}`
    const report = () => ({ ...ERROR_REPORT, message: `new ${kinds++}` })
    const tries = await failuresUntilThrottled(() => post(host, '/errors', report()))
    expect(tries).toBe(from <= 10 ? 10 : 0)
  }
  const kept = await errors.list()
  expect(kept.filter(({ message }) => message === ERROR_REPORT.message)).toHaveLength(400)
  const known = await post(host, '/errors', { ...ERROR_REPORT, message: 'new 0' })
  expect(known.status).toBe(200)
})

test('the database holds neither the addresses nor the names that were counted', async () => {
  const { rows } = await host.db.execute('select key from throttle')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|198\.51|person|somebody|example/)
})

test('a clock that jumps a year ahead and back keeps nobody out', async () => {
  address = '203.0.113.11'
  const username = await signUp(host)
  const right = now
  now += 365 * 24 * 60 * MINUTE
  expect(await failuresUntilThrottled(() => guess(username))).toBe(10)
  now = right
  await logIn(host, username)
})
