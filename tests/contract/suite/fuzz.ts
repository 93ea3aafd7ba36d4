import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiRoute } from '../../../edge/contract/route.ts'
import { type OperationName, ROUTES } from '../../../edge/contract/routes.ts'
import type { TestHost } from '../../../scripts/stage/host.ts'
import { equipped } from '../api-key.ts'
import { type CallInput, checkedAnswer, checkedFailure } from '../caller.ts'
import { CALLS } from '../known-calls.ts'
import { bodies, headerValue, pathValue } from '../mutations.ts'
import { backAgain, newPerson, type Person } from '../stage.ts'

/** Fixed, so that a failure comes back; another seed or more runs by the environment. */
const SEED = Number(process.env.FUZZ_SEED ?? 4)

/** `runs` calls of each operation that has a body or an address, a fifth of them where only the headers vary. */
export function fuzzSuite(start: () => Promise<TestHost>, runs: number): void {
  describe(`fuzz with seed ${SEED}`, () => {
    const mostRuns = Number(process.env.FUZZ_RUNS ?? runs)
    let host: TestHost
    let shared: Person
    beforeAll(async () => {
      host = await start()
      shared = await newPerson(host, 'fuzz')
    })
    afterAll(() => host?.close())

    test.each(Object.keys(ROUTES) as OperationName[])('%s', async (operation) => {
      const route: ApiRoute = ROUTES[operation]
      const { input, endsSession } = CALLS[operation]
      // A password that changes must not reach the other tests.
      let person = operation === 'changePassword' ? await newPerson(host, 'fuzz') : shared
      const sample = (await input?.(person)) ?? {}
      const writes = route.method !== 'GET'
      const asker = () => equipped(host, person.caller, operation)
      let before = writes && (await stored(host))

      const property = fc.asyncProperty(inputs(route, sample), async (call) => {
        const answer = await (await asker()).request(operation, call)
        const text = await answer.text()
        const unreachable = answer.status === 503 && route.failures?.includes(503)
        if (!unreachable) expect(answer.status, text).toBeLessThan(500)
        if (answer.status === 304) return
        const after = writes && (await stored(host))
        if (answer.ok) checkedAnswer(operation, answer, text)
        else {
          checkedFailure(operation, answer, text)
          expect(after).toEqual(before)
        }
        before = after
        if (answer.ok && endsSession) shared = person = await backAgain(host, person)
      })
      // Where only the headers vary, there is less to try.
      const numRuns = route.body || sample.params ? mostRuns : Math.ceil(mostRuns / 5)
      await fc.assert(property, { seed: SEED, numRuns, endOnFailure: true })

      if (!writes) return
      // Whatever got in must come out again, in the form that the contract gives it.
      for (const list of [
        'listPlans',
        'listEmpires',
        'listCx',
        'listShares',
        'listApiKeys',
      ] as const)
        await person.caller.ok(list)
      await person.caller.ok('getProfile')
    })
  })
}

/** Calls of a route with something wrong in its path, its headers or its body. */
function inputs(route: ApiRoute, sample: CallInput): fc.Arbitrary<CallInput> {
  const params = Object.fromEntries(
    Object.entries(sample.params ?? {}).map(([name, value]) => [
      name,
      fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: pathValue }),
    ]),
  )
  const headers = fc.record(
    {
      'If-Match': headerValue,
      'If-None-Match': headerValue,
      'Accept-Encoding': fc.constantFrom('gzip', 'br', 'identity', 'gzip;q=0', '*', ';;'),
    },
    { requiredKeys: [] },
  )
  const withoutBody = fc.record({ params: fc.record(params), headers })
  if (!route.body) return withoutBody
  const asJson = fc.record({ params: fc.record(params), headers, body: bodies(sample.body) })
  const asText = fc.record({
    params: fc.record(params),
    raw: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.uint8Array().map((bytes) => new Blob([bytes])),
    ),
    headers: fc.record({
      'Content-Type': fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
      ),
    }),
  })
  const asForm = fc.record({ raw: bodies(sample.body).map(formOf) })
  return fc.oneof(
    { weight: 8, arbitrary: asJson },
    { weight: 1, arbitrary: asText },
    { weight: route.form ? 4 : 0, arbitrary: asForm },
  )
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body) as object)) form.set(name, String(value))
  return form
}

/** Everything people keep, as it lies in the database; times of use aside. */
async function stored({ db }: TestHost): Promise<unknown[]> {
  const results = await db.batch([
    'select id, username, email, email_verified, password, fio_key, prun_username from users',
    'select id, user_id, name, lookup from api_keys',
    'select * from plans',
    'select * from empires',
    'select * from cx',
    'select * from empire_plans',
    'select * from shares',
  ])
  return results.map(({ rows }) => rows.map((row) => Object.values(row).join('\t')).join('\n'))
}
