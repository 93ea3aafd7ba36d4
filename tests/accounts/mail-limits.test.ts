import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { logIn, PASSWORD, post, send, signUp } from './person.ts'

const HOUR = 60 * 60_000
const PLANET = { randomplanet: 'AJ-946h', planet: 'AJ-946h' }

// On Node only, since these tests set the clock and the caller's address. The counts are SQL that both hosts run, and
// tests/contract/suite/user.ts checks on both that a full count refuses a mail before anything is stored.
let host: TestHost
let now = Date.parse('2026-03-01T12:00:00Z')
let address = '192.0.2.1'
beforeAll(async () => {
  host = await startNodeHost({
    ports: { clock: () => now },
    env: { PERIGEE_LIMITS_FACTOR: '1' },
    settings: { trustedProxies: 1 },
  })
  const { fetch } = host
  host.fetch = (path, init = {}) =>
    fetch(path, { ...init, headers: { ...init.headers, 'X-Forwarded-For': address } })
})
afterAll(() => host?.close())

let names = 0
const newAccount = (email: string) =>
  post(host, '/user/signup', { username: `mailer${++names}`, password: PASSWORD, ...PLANET, email })
const askReset = (email: string) => post(host, '/user/request_password_reset', { email })
async function mailsTo(pattern: string): Promise<number> {
  const sql = 'select count(*) as mails from outbox where recipient like ?'
  return Number((await host.db.execute({ sql, args: [pattern] })).rows[0]!.mails)
}
const guest = async () =>
  ((await (await post(host, '/user/guest', {})).json()) as { access_token: string }).access_token

test('500 hostile calls send one mailbox three mails at most, whoever asks from wherever', async () => {
  const victim = ['victim@example.org', 'vic.tim@example.org']
  const guests = await Promise.all(Array.from({ length: 10 }, guest))
  address = '192.0.2.2'
  const { access_token } = await logIn(host, await signUp(host))
  for (let call = 0; call < 500; call++) {
    address = `198.51.100.${call % 200}`
    const email = call % 3 ? `victim+${call}@example.org` : victim[call % 2]!
    const attack = call % 5
    if (attack === 0) await newAccount(email)
    else if (attack === 1) await send(host, 'PATCH', '/user/profile', { email }, access_token)
    else if (attack === 2)
      await send(host, 'POST', '/user/resend_email_verification', null, access_token)
    else if (attack === 3) await askReset(email)
    else {
      const kept = { username: `kept${call}`, password: PASSWORD, email }
      await post(host, '/user/guest/keep', kept, guests[call % guests.length])
    }
  }
  // What is sent after the answers is sent before the next one of the same kind.
  now += HOUR
  await signUp(host, 'after@example.org')
  await host.nextMail('after@example.org')
  const mails = await mailsTo('vic%tim%@example.org')
  expect(mails).toBeGreaterThan(0)
  expect(mails).toBeLessThanOrEqual(3)
})

test('a sign-up whose mail may not be sent is refused in words and stores nothing; without the address it works', async () => {
  address = '203.0.113.1'
  const email = 'popular@example.org'
  expect((await newAccount(email)).status).toBe(200)
  expect((await newAccount(email)).status).toBe(200)
  const refused = await newAccount(email)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(2 * 60 * 60)
  expect(await refused.json()).toEqual({
    detail:
      'This email address was sent as many mails as one address may get. Please try again in 180 minutes.',
  })
  const sql = 'select 1 from users where username = ?'
  expect((await host.db.execute({ sql, args: [`mailer${names}`] })).rows).toEqual([])
  const person = { username: `mailer${names}`, password: PASSWORD, ...PLANET }
  expect((await post(host, '/user/signup', person)).status).toBe(200)
  now += 3 * HOUR
  expect((await newAccount(email)).status).toBe(200)
})

test('sign-ups with an address leave its verified owner a reset', async () => {
  address = '203.0.113.2'
  const email = 'owner@example.org'
  await signUp(host, email)
  const { code } = await host.nextMail(email)
  await post(host, '/user/verify_email', { code })
  for (let n = 0; n < 10; n++) await newAccount(`owner+${n}@example.org`)
  expect((await askReset(email)).status).toBe(200)
  expect((await host.nextMail(email)).subject).toContain('password')
})

test('a sign-up that fails for its name takes nothing of what the address may get', async () => {
  address = '203.0.113.3'
  const taken = await signUp(host)
  const email = 'choosy@example.org'
  for (let n = 0; n < 5; n++) {
    const body = { username: taken, password: PASSWORD, ...PLANET, email }
    expect((await post(host, '/user/signup', body)).status).toBe(409)
  }
  expect((await newAccount(email)).status).toBe(200)
})

test('one network has thirty mails sent in an hour, whatever the recipients', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 31; n++) {
    // Other households of one site.
    address = `2001:db8:77:${n.toString(16)}::1`
    statuses.push((await newAccount(`many${n}@example.org`)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  address = '203.0.113.4'
  expect((await newAccount('elsewhere@example.org')).status).toBe(200)
})

test('all networks together have 300 mails sent in an hour', async () => {
  now += HOUR
  const statuses: number[] = []
  for (let n = 0; n < 301; n++) {
    address = `2001:db8:${(n + 100).toString(16)}::1`
    statuses.push((await askReset(`total${n}@example.org`)).status)
  }
  expect(statuses.indexOf(429)).toBe(300)
})
