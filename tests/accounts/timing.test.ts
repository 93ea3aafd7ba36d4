import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD_COST } from '../../edge/crypto/password.ts'
import type { TestHost } from '../hosts/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { post, signUp } from './person.ts'

const ROUNDS = 9

let host: TestHost
beforeAll(async () => {
  host = await startNodeHost({ config: { passwordCost: PASSWORD_COST } })
})
afterAll(() => host?.close())

async function milliseconds(username: string): Promise<number> {
  const start = performance.now()
  const answer = await post(host, '/user/login', { username, password: 'not it, sorry' })
  await answer.text()
  expect(answer.status).toBe(401)
  return performance.now() - start
}

test('an unknown user takes as long as a wrong password', async () => {
  const username = await signUp(host)
  const known: number[] = []
  const unknown: number[] = []
  // In turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    known.push(await milliseconds(username))
    unknown.push(await milliseconds(`nobody${round}`))
  }
  // The fastest runs are those the machine disturbed least. Without the hash it would be 1 ms against 150.
  const fastest = Math.min(...known)
  const difference = Math.abs(fastest - Math.min(...unknown))
  expect(difference / fastest).toBeLessThan(0.35)
  expect(Math.min(...unknown)).toBeGreaterThan(30)
})
