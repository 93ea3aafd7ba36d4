import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueAccessToken } from '../../edge/auth/access-token.ts'
import { deriveSecrets } from '../../edge/crypto/secrets.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import {
  logIn,
  PASSWORD,
  post,
  profileStatus,
  refresh,
  send,
  signUp,
  type TokenPair,
} from './person.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** In which a spent token still answers. */
const LEEWAY = 31_000

let host: TestHost
let now = Date.parse('2026-03-01T12:00:00Z')
beforeAll(async () => {
  host = await startNodeHost({ ports: { clock: () => now } })
})
afterAll(() => host?.close())

test('a session goes on by refreshing, each time with a new pair', async () => {
  const first = await logIn(host, await signUp(host))
  const second = (await (await refresh(host, first)).json()) as TokenPair
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(await profileStatus(host, second)).toBe(200)
  expect((await refresh(host, second)).status).toBe(200)
})

const ELSEWHERE = { 'User-Agent': 'a browser of somebody else' }
const pairOf = async (answer: Promise<Response>) => (await (await answer).json()) as TokenPair

test('a stolen refresh token, used after its owner, ends the session for both', async () => {
  const stolen = await logIn(host, await signUp(host))
  const owners = await pairOf(refresh(host, stolen))
  now += LEEWAY
  expect((await refresh(host, stolen, ELSEWHERE)).status).toBe(401)
  expect((await refresh(host, owners)).status).toBe(401)
  expect(await profileStatus(host, owners)).toBe(401)
})

test('a theft ends only the session it happened in', async () => {
  const username = await signUp(host)
  const phone = await logIn(host, username)
  const desk = await logIn(host, username)
  await refresh(host, phone)
  now += LEEWAY
  await refresh(host, phone, ELSEWHERE)
  expect(await profileStatus(host, phone)).toBe(401)
  expect(await profileStatus(host, desk)).toBe(200)
})

test('one token has one successor, however many refreshes are sent at once', async () => {
  const pair = await logIn(host, await signUp(host))
  const pairs = await Promise.all(Array.from({ length: 20 }, () => pairOf(refresh(host, pair))))
  expect(pairs).toEqual(pairs.map(() => pairs[0]))
  expect(await profileStatus(host, pairs[0]!)).toBe(200)
  expect((await refresh(host, pairs[0]!)).status).toBe(200)
  // Its successor is spent as well by now, and is still what this token was spent for.
  expect(await pairOf(refresh(host, pair))).toEqual(pairs[0])
  const { rows } = await host.db.execute({
    sql: 'select count(*) as tokens from refresh_tokens where session_id = ?',
    args: [sessionOf(pair)],
  })
  expect(rows[0]!.tokens).toBe(3)
})

test('the leeway counts from the first use, not from the last', async () => {
  const pair = await logIn(host, await signUp(host))
  await refresh(host, pair)
  now += 20_000
  expect((await refresh(host, pair, ELSEWHERE)).status).toBe(200)
  now += 11_000
  expect((await refresh(host, pair, ELSEWHERE)).status).toBe(401)
  expect(await profileStatus(host, pair)).toBe(401)
})

test('a copy of a spent token goes on in a line of its own on its device, eight lines in all', async () => {
  const first = await logIn(host, await signUp(host))
  const lines = [await pairOf(refresh(host, first))]
  while (lines.length < 8) {
    now += LEEWAY
    const atOnce = await Promise.all([first, first].map((pair) => pairOf(refresh(host, pair))))
    expect(atOnce[1]).toEqual(atOnce[0])
    lines.push(atOnce[0]!)
  }
  expect(new Set(lines.map((pair) => pair.refresh_token)).size).toBe(8)
  now += LEEWAY
  expect((await refresh(host, first)).status).toBe(401)
  for (const line of lines) expect((await refresh(host, line)).status).toBe(200)
  expect(await profileStatus(host, first)).toBe(200)
})

function sessionOf({ access_token }: TokenPair): string {
  return (JSON.parse(atob(access_token.split('.')[1]!)) as { sid: string }).sid
}

test('an access token lives for 15 minutes', async () => {
  const pair = await logIn(host, await signUp(host))
  now += 15 * MINUTE - 1000
  expect(await profileStatus(host, pair)).toBe(200)
  now += 2000
  const late = await send(host, 'GET', '/user/profile', undefined, pair.access_token)
  expect([late.status, await late.json()]).toEqual([
    401,
    { detail: 'The access token has expired.' },
  ])
  expect((await refresh(host, pair)).status).toBe(200)
})

test('a session that is not refreshed for 30 days is over', async () => {
  const pair = await logIn(host, await signUp(host))
  now += 30 * DAY + 1000
  expect((await refresh(host, pair)).status).toBe(401)
})

test('logging out ends the session at once', async () => {
  const pair = await logIn(host, await signUp(host))
  const answer = await post(
    host,
    '/user/logout',
    { refresh_token: pair.refresh_token },
    pair.access_token,
  )
  expect(await answer.json()).toBe(true)
  expect(await profileStatus(host, pair)).toBe(401)
  expect((await refresh(host, pair)).status).toBe(401)
})

test('nobody can log out somebody else', async () => {
  const mine = await logIn(host, await signUp(host))
  const theirs = await logIn(host, await signUp(host))
  await post(host, '/user/logout', { refresh_token: theirs.refresh_token }, mine.access_token)
  expect(await profileStatus(host, theirs)).toBe(200)
})

test('a password change ends all other sessions at once', async () => {
  const username = await signUp(host)
  const here = await logIn(host, username)
  const elsewhere = await logIn(host, username)
  const change = { old: PASSWORD, new: 'battery staple' }
  const answer = await send(host, 'PATCH', '/user/changepassword', change, here.access_token)
  expect(answer.status).toBe(200)
  expect(await profileStatus(host, elsewhere)).toBe(401)
  expect((await refresh(host, elsewhere)).status).toBe(401)
  expect(await profileStatus(host, here)).toBe(200)
  expect((await refresh(host, here)).status).toBe(200)
  await logIn(host, username, 'battery staple')
  expect((await post(host, '/user/login', { username, password: PASSWORD })).status).toBe(401)
})

test('of parallel changes of one password one wins, and only its password is good', async () => {
  const username = await signUp(host)
  const { access_token } = await logIn(host, username)
  const passwords = ['password one', 'password two', 'password three']
  const answers = await Promise.all(
    passwords.map((next) =>
      send(host, 'PATCH', '/user/changepassword', { old: PASSWORD, new: next }, access_token),
    ),
  )
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.toSorted()).toEqual([200, 403, 403])
  await logIn(host, username, passwords[statuses.indexOf(200)])
})

test('a wrong old password changes nothing and ends nothing', async () => {
  const username = await signUp(host)
  const here = await logIn(host, username)
  const elsewhere = await logIn(host, username)
  const change = { old: 'wrong horse', new: 'battery staple' }
  const answer = await send(host, 'PATCH', '/user/changepassword', change, here.access_token)
  expect(answer.status).toBe(403)
  expect(await profileStatus(host, elsewhere)).toBe(200)
  await logIn(host, username)
})

test('a token signed by somebody else, or changed, opens nothing', async () => {
  const pair = await logIn(host, await signUp(host))
  const [header, payload, signature] = pair.access_token.split('.') as [string, string, string]
  const claims = JSON.parse(atob(payload)) as { sub: number; sid: string }
  const forged = await issueAccessToken(
    { secrets: await deriveSecrets('another secret, also long enough for one'), clock: () => now },
    claims.sub,
    claims.sid,
  )
  const unsigned = `${btoa('{"alg":"none","typ":"JWT"}').replaceAll('=', '')}.${payload}.`
  const other = btoa(JSON.stringify({ ...claims, sub: 1 })).replaceAll('=', '')
  const changed = `${header}.${other}.${signature}`
  for (const access_token of [forged, unsigned, changed, 'nonsense', `${header}.${payload}`])
    expect(await profileStatus(host, { access_token, refresh_token: '' })).toBe(401)
})

test('a genuine token for a session of somebody else opens nothing', async () => {
  const pair = await logIn(host, await signUp(host))
  const { sid, sub } = JSON.parse(atob(pair.access_token.split('.')[1]!)) as {
    sid: string
    sub: number
  }
  const access_token = await issueAccessToken(
    { secrets: host.secrets, clock: () => now },
    sub + 1,
    sid,
  )
  expect(await profileStatus(host, { access_token, refresh_token: '' })).toBe(401)
})
