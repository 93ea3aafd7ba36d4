import { randomUUID } from 'node:crypto'
import type { Tokens } from '../../edge/features/accounts/contract.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { NAMED_PLANET } from '../../scripts/stage/samples.ts'
import { type Caller, caller } from './caller.ts'
import type { ServedHost } from './hosts.ts'

/** Who plays in the tests of one host. Alice and Bob own things, Carol owns all that is allowed. */
export interface Stage {
  host: ServedHost
  anybody: Caller
  alice: Caller
  bob: Caller
  carol: Caller
}

export const PASSWORD = 'correct horse battery'

export async function openStage(host: ServedHost): Promise<Stage> {
  const anybody = caller(host.fetch)
  const [alice, bob, carol] = await Promise.all([
    newPerson(host, 'alice'),
    newPerson(host, 'bob'),
    newPerson(host, 'carol'),
  ])
  return { host, anybody, alice: alice.caller, bob: bob.caller, carol: carol.caller }
}

/** Signs somebody up under a name of their own and logs them in. */
export async function newPerson(host: TestHost, name: string, email?: string): Promise<Person> {
  const anybody = caller(host.fetch)
  const username = `${name}-${randomUUID().slice(0, 8)}`
  const planet = { randomplanet: NAMED_PLANET.id, planet: NAMED_PLANET.name }
  await anybody.ok('signUp', {
    body: { username, password: PASSWORD, ...planet, ...(email && { email }) },
  })
  return await loggedIn(host, username)
}

/** The same person in a new session. */
export function backAgain(host: TestHost, { username }: Person): Promise<Person> {
  return loggedIn(host, username)
}

async function loggedIn(host: TestHost, username: string): Promise<Person> {
  const body = { username, password: PASSWORD }
  const tokens = await caller(host.fetch).ok('login', { body })
  return { username, tokens, caller: caller(host.fetch, tokens.access_token) }
}

export interface Person {
  username: string
  tokens: Tokens
  caller: Caller
}
