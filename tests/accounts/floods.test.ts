import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { logIn, PASSWORD, post, profileStatus, send, signUp, type TokenPair } from './person.ts'

const FLOOD = 60

let host: TestHost
let address = '192.0.2.1'
let username: string
let tokens: TokenPair
beforeAll(async () => {
  host = await startNodeHost({
    config: { passwordCost: { N: 2 ** 15, r: 8, p: 1 } },
    settings: { trustedProxies: 1 },
  })
  const { fetch } = host
  host.fetch = (path, init = {}) =>
    fetch(path, { ...init, headers: { ...init.headers, 'X-Forwarded-For': address } })
  username = await signUp(host)
  tokens = await logIn(host, username)
})
afterAll(() => host?.close())

/** Sends all at once from one address; tells how many are answered so far. */
function flood(ask: (n: number) => Promise<Response>) {
  address = '203.0.113.66'
  const statuses: number[] = []
  const all = Promise.all(
    Array.from({ length: FLOOD }, async (_, n) => {
      const answer = await ask(n)
      statuses.push(answer.status)
      return answer
    }),
  )
  address = '192.0.2.1'
  return { statuses, all }
}

const planet = { randomplanet: 'AJ-946h', planet: 'AJ-946h' }
const ATTACKS: [string, number, (n: number) => Promise<Response>][] = [
  ['log-ins', 401, (n) => post(host, '/user/login', { username: `nobody${n}`, password: 'guess' })],
  [
    'sign-ups',
    200,
    (n) => post(host, '/user/signup', { username: `flood${n}`, password: PASSWORD, ...planet }),
  ],
  [
    'password changes',
    403,
    () => send(host, 'PATCH', '/user/changepassword', GUESS, tokens.access_token),
  ],
]
const GUESS = { old: 'a wrong guess', new: PASSWORD }

test.each(ATTACKS)(
  '%s at once keep neither calls nor log-ins of others waiting',
  async (_, status, ask) => {
    const { statuses, all } = flood(ask)
    await expect.poll(() => statuses.length).toBeGreaterThan(0)
    // Both are answered while most of what was taken of the flood still waits for its hash.
    expect(await profileStatus(host, tokens)).toBe(200)
    await logIn(host, username)
    const hashed = () => statuses.filter((one) => one === status).length
    expect(hashed()).toBeLessThan(8)
    const refused = (await all).filter((answer) => answer.status === 429)
    expect(hashed() + refused.length).toBe(FLOOD)
    expect(hashed()).toBeGreaterThanOrEqual(16)
    for (const answer of refused) expect(answer.headers.get('Retry-After')).toBe('10')
  },
)
