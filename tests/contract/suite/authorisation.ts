import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueAccessToken } from '../../../edge/auth/access-token.ts'
import { type OperationName, ROUTES } from '../../../edge/contract/routes.ts'
import type { TestHost } from '../../../scripts/stage/host.ts'
import { equipped, heldKey, newKey, takesApiKey } from '../api-key.ts'
import { type Caller, caller, checkedAnswer, checkedFailure } from '../caller.ts'
import { CALLS, type Rule } from '../known-calls.ts'
import { backAgain, newPerson, type Person } from '../stage.ts'

type Asker = 'nobody' | 'forged' | 'expired' | 'other' | 'owner'

const EXPECTED: Record<Rule, Record<Asker, number>> = {
  open: { nobody: 200, forged: 200, expired: 200, other: 200, owner: 200 },
  personal: { nobody: 401, forged: 401, expired: 401, other: 200, owner: 200 },
  owned: { nobody: 401, forged: 401, expired: 401, other: 404, owner: 200 },
}

/** Every route × who asks. Generated from the route table: what stands in it is asked about. */
export function authorisationSuite(start: () => Promise<TestHost>): void {
  describe('who may call what', () => {
    let host: TestHost
    let owner: Person
    let other: Person
    beforeAll(async () => {
      host = await start()
      owner = await newPerson(host, 'owner')
      other = await newPerson(host, 'other')
    })
    afterAll(() => host?.close())

    const operations = Object.keys(ROUTES) as OperationName[]

    test('every call of the contract has its rule', () => {
      expect(Object.keys(CALLS).sort()).toEqual([...operations].sort())
    })

    test.each(operations)('%s', async (operation) => {
      const { rule, input, endsSession, refused } = CALLS[operation]
      const expected = EXPECTED[rule]
      for (const asker of Object.keys(expected) as Asker[]) {
        const [mine, theirs] = endsSession
          ? [await newPerson(host, 'owner'), await newPerson(host, 'other')]
          : [owner, other]
        const answer = await askers(host, operation, mine, theirs)
          [asker]()
          .then(async (person) => person.request(operation, await input?.(mine)))
        const text = await answer.text()
        expect(answer.status, `${asker}: ${text.slice(0, 300)}`).toBe(
          expected[asker] === 200 ? (refused ?? 200) : expected[asker],
        )
        if (answer.ok) checkedAnswer(operation, answer, text)
        else checkedFailure(operation, answer, text)
        if (asker === 'other' && rule === 'personal')
          for (const secret of await secretsOf(owner)) expect(text).not.toContain(secret)
        if (answer.ok && endsSession) {
          if (asker === 'owner') owner = await backAgain(host, owner)
          else other = await backAgain(host, other)
        }
      }
    })

    test('somebody who logs out with the refresh token of another ends nothing of theirs', async () => {
      const thief = await newPerson(host, 'thief')
      await thief.caller.ok('logout', { body: { refresh_token: owner.tokens.refresh_token } })
      await owner.caller.ok('getProfile')
    })
  })
}

function askers(
  host: TestHost,
  operation: OperationName,
  owner: Person,
  other: Person,
): Record<Asker, () => Promise<Caller>> {
  return {
    nobody: async () => caller(host.fetch),
    other: () => equipped(host, other.caller, operation),
    owner: () => equipped(host, owner.caller, operation),
    ...(takesApiKey(operation)
      ? {
          forged: async () => caller(host.fetch, reversed(await heldKey(owner.caller))),
          expired: async () => caller(host.fetch, await deletedKey(owner.caller)),
        }
      : {
          forged: async () => caller(host.fetch, forged(owner.tokens.access_token)),
          expired: async () => caller(host.fetch, await expired(host, owner.tokens.access_token)),
        }),
  }
}

const reversed = (text: string) => [...text].reverse().join('')

async function deletedKey(person: Caller): Promise<string> {
  const key = await newKey(person)
  await person.ok('deleteApiKey', { params: { key } })
  return key
}

/** The same claims under a signature that is not ours. */
function forged(token: string): string {
  const [header, claims, signature = ''] = token.split('.')
  return [header, claims, reversed(signature)].join('.')
}

/** As the server signed it a day ago, for a session that still lives. */
function expired(host: TestHost, token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    sub: number
    sid: string
  }
  const yesterday = () => Date.now() - 24 * 60 * 60_000
  return issueAccessToken({ secrets: host.secrets, clock: yesterday }, claims.sub, claims.sid)
}

/** What nobody else may read: the names and ids of somebody's things. */
async function secretsOf({ username, caller }: Person): Promise<string[]> {
  const [plans, empires, cx, shares, keys] = await Promise.all([
    caller.ok('listPlans'),
    caller.ok('listEmpires'),
    caller.ok('listCx'),
    caller.ok('listShares'),
    caller.ok('listApiKeys'),
  ])
  return [
    username,
    ...[...plans, ...empires, ...cx].map((thing) => thing.uuid),
    ...shares.map((share) => share.shared_uuid),
    ...keys.map((key) => key.key),
  ]
}
