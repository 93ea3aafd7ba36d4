import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD_COST } from '../../edge/crypto/password.ts'
import type { TestHost } from '../hosts/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { post, signUp } from './person.ts'

/** Enough on any machine; as a rule a few rounds are. */
const MAX_ROUNDS = 60
const CLOSE = 0.35

let host: TestHost
beforeAll(async () => {
  host = await startNodeHost({ config: { passwordCost: PASSWORD_COST } })
})
afterAll(() => host?.close())

/** Processor time of this process, in which the server and its hashing run; other programs take none of it. */
async function workOf(username: string): Promise<number> {
  const start = process.cpuUsage()
  const answer = await post(host, '/user/login', { username, password: 'not it, sorry' })
  await answer.text()
  expect(answer.status).toBe(401)
  const { user, system } = process.cpuUsage(start)
  return user + system
}

test('an unknown user takes as much work as a wrong password', async () => {
  const username = await signUp(host)
  let known = Number.POSITIVE_INFINITY
  let unknown = Number.POSITIVE_INFINITY
  // The rounds that take least are those the machine disturbed least. Without the hash it would be 1 ms against 150, in each.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    known = Math.min(known, await workOf(username))
    unknown = Math.min(unknown, await workOf(`nobody${round}`))
    if (round >= 2 && Math.abs(known - unknown) / known < CLOSE) return
  }
  expect.fail(`${known} µs for a wrong password, ${unknown} µs for an unknown user`)
})
