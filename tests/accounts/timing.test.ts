import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD_COST } from '../../edge/crypto/password.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { post, signUp } from './person.ts'

// What somebody could measure is the hash: it takes a hundred times as long as all else of a log-in.
const scrypt = vi.spyOn(crypto, 'scrypt')
let host: TestHost
beforeAll(async () => {
  syncBuiltinESMExports()
  host = await startNodeHost({ config: { passwordCost: PASSWORD_COST } })
})
afterAll(async () => {
  await host?.close()
  scrypt.mockRestore()
  syncBuiltinESMExports()
})

const WRONG = 'not it, sorry'

/** The hashes that a log-in calculates: of how long a password with how long a salt, and at which cost. */
async function hashesOf(username: string) {
  scrypt.mockClear()
  const answer = await post(host, '/user/login', { username, password: WRONG })
  expect(answer.status).toBe(401)
  return scrypt.mock.calls.map(([password, salt, bytes, cost]) => ({
    password,
    salt: (salt as Uint8Array).length,
    bytes,
    cost,
  }))
}

test('an unknown user takes as much work as a wrong password', async () => {
  const known = await hashesOf(await signUp(host))
  expect(known).toEqual([
    { password: WRONG, salt: 16, bytes: 32, cost: expect.objectContaining(PASSWORD_COST) },
  ])
  expect(await hashesOf('nobody')).toEqual(known)
})
