import { describe, expect, test } from 'vitest'
import { type OperationName, ROUTES } from '../../../edge/contract/routes.ts'
import { cxData, NAMED_PLANET, NOBODYS_UUID, planWrite } from '../../../scripts/stage/samples.ts'
import { addressOf } from '../caller.ts'
import type { Stage } from '../stage.ts'

/** The rules of every call of a host, whatever it is about. */
export function wireSuite(stage: Stage): void {
  const operations = Object.keys(ROUTES) as OperationName[]
  const raw = async (path: string, init: RequestInit = {}) => {
    const response = await stage.host.fetch(path, { redirect: 'manual', ...init })
    return { response, text: await response.text() }
  }
  const failureOf = (text: string) => JSON.parse(text) as { detail: string; issues?: unknown }

  describe('on the wire', () => {
    const readable = operations.filter(
      (operation) =>
        ROUTES[operation].method === 'GET' &&
        !ROUTES[operation].path.includes(':') &&
        ROUTES[operation].access !== 'apiKey',
    )
    test.each(readable)('%s answers the same with and without a trailing slash', async (name) => {
      const headers = { Authorization: `Bearer ${stage.alice.token}` }
      const path = addressOf(name, {}).replace(/\/$/, '')
      const [bare, slashed] = [await raw(path, { headers }), await raw(`${path}/`, { headers })]
      expect([bare.response.status, slashed.response.status]).toEqual([200, 200])
      expect(slashed.text).toBe(bare.text)
    })

    test('paths with parameters answer without and with a trailing slash, writes too', async () => {
      const planet = `/api/v1/data/planet/${NAMED_PLANET.id}`
      expect((await raw(`${planet}/`)).text).toBe((await raw(planet)).text)
      const headers = {
        Authorization: `Bearer ${stage.alice.token}`,
        'Content-Type': 'application/json',
      }
      const body = JSON.stringify(planWrite())
      for (const path of ['/api/v1/baseplanner', '/api/v1/baseplanner/'])
        expect((await raw(path, { method: 'PUT', headers, body })).response.status).toBe(200)
    })

    test('HEAD answers like GET, without a body', async () => {
      const { response, text } = await raw('/api/v1/data/materials', { method: 'HEAD' })
      expect([response.status, text]).toEqual([200, ''])
      expect(response.headers.get('etag')).not.toBeNull()
    })

    test.each(['/api/v1', '/api/v1/', '/api/v1/nothing', '/api/v1/baseplanner/a/b/c'])(
      '%s is not there: 404 in JSON',
      async (path) => {
        const { response, text } = await raw(path)
        expect(response.status).toBe(404)
        expect(failureOf(text).detail).not.toBe('')
      },
    )

    test('a method that a path does not know: 405 with those it does', async () => {
      const { response, text } = await raw('/api/v1/baseplanner/', { method: 'DELETE' })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'PUT'])
      expect(failureOf(text).detail).not.toBe('')
    })

    test.each(['{', '', '{"name":', '[1,]', 'name=x'])(
      'the body %j is not JSON: 400',
      async (body) => {
        const { alice } = stage
        const headers = { 'Content-Type': 'application/json' }
        await alice.fails(400, 'createPlan', { raw: body, headers })
      },
    )

    test('bytes that are no text: 400', async () => {
      const headers = { 'Content-Type': 'application/json' }
      const bytes = new Uint8Array([0x22, 0xff, 0xfe, 0x22])
      await stage.alice.fails(400, 'createPlan', { raw: bytes, headers })
    })

    test('what is no text is refused, in JSON and in forms: 400', async () => {
      const { alice, anybody } = stage
      for (const name of ['\u0000', 'half \ud83d', '\udc00 half'])
        await alice.fails(400, 'createPlan', { body: planWrite({ name }) })
      const raw = new URLSearchParams({ username: 'nul\u0000', password: 'long enough' })
      await anybody.fails(400, 'login', { raw })
      // As clients write it that escape all but ASCII.
      const escaped = JSON.stringify(planWrite({ name: 'PLANET' })).replace(
        'PLANET',
        String.raw`\ud83e\ude90`,
      )
      const headers = { 'Content-Type': 'application/json' }
      const { uuid } = await alice.ok('createPlan', { raw: escaped, headers })
      expect((await alice.ok('getPlan', { params: { uuid } })).name).toBe('🪐')
    })

    test.each(['%zz', '%00', '%ff', '..%2f..%2f'])(
      '%s is no plan of anybody: 404',
      async (name) => {
        const headers = { Authorization: `Bearer ${stage.alice.token}` }
        const { response } = await raw(`/api/v1/baseplanner/${name}`, { headers })
        expect(response.status).toBe(404)
      },
    )

    test.each(['"x"', String.raw`"\ud83e\ude90"`])(
      'a body nested a hundred thousand deep around %s breaks nothing',
      async (core) => {
        const deep = '['.repeat(100_000) + core + ']'.repeat(100_000)
        const headers = { 'Content-Type': 'application/json' }
        const answer = await stage.alice.request('createPlan', { raw: deep, headers })
        await answer.body?.cancel()
        expect(answer.status).toBe(422)
      },
    )

    test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
      'a body of type %s: 415',
      async (type) => {
        const headers = { 'Content-Type': type }
        await stage.alice.fails(415, 'createPlan', { raw: '{}', headers })
      },
    )

    test('a compressed body: 415, in words', async () => {
      const { alice } = stage
      const headers = { 'Content-Type': 'application/json' }
      const raw = await new Response(
        new Blob([JSON.stringify(planWrite())]).stream().pipeThrough(new CompressionStream('gzip')),
      ).arrayBuffer()
      const failure = await alice.fails(415, 'createPlan', {
        raw,
        headers: { ...headers, 'Content-Encoding': 'gzip' },
      })
      expect(failure.detail).toContain('Content-Encoding')
      await alice.ok('createPlan', {
        raw: JSON.stringify(planWrite()),
        headers: { ...headers, 'Content-Encoding': 'identity' },
      })
    })

    test('no body where one is needed: 400, which names what the call takes', async () => {
      const { alice, anybody } = stage
      expect((await alice.fails(400, 'createPlan')).detail).toBe('This call needs a JSON body.')
      expect((await anybody.fails(400, 'login')).detail).toBe(
        'This call needs a JSON body or a form.',
      )
    })

    test('a body beyond the limit, which is wider where plans are saved: 413', async () => {
      const plan = planWrite({ name: 'x'.repeat(1_200_000) })
      await stage.alice.fails(413, 'createPlan', { body: plan })
      await stage.alice.fails(422, 'createPlan', { body: planWrite({ name: 'x'.repeat(70_000) }) })
      const cx = cxData({ name: 'x'.repeat(270_000) })
      await stage.alice.fails(413, 'createCx', { body: cx })
      const empire = { name: 'x'.repeat(70_000) } as never
      await stage.alice.fails(413, 'createEmpire', { body: empire })
    })

    test('a body of more values than any call needs: 422, before they are read', async () => {
      const raw = `[${'1,'.repeat(60_000)}1]`
      const headers = { 'Content-Type': 'application/json' }
      const { detail } = await stage.alice.fails(422, 'createPlan', { raw, headers })
      expect(detail).toBe('The body contains more than 50000 values.')
    })

    test('a body against its schema: 422, and every wrong field by its path', async () => {
      const failure = await stage.alice.fails(422, 'createPlan', {
        body: { ...planWrite(), name: 7, infrastructure: [{ building: 'HB1', amount: '4' }] },
      })
      expect(failure.issues?.map((i) => i.path)).toEqual(['name', 'infrastructure.0.amount'])
      for (const body of [null, [], 'text', 3]) await stage.alice.fails(422, 'createPlan', { body })
    })

    test('answers are nobody’s to keep or to guess at', async () => {
      const answer = await stage.alice.request('listPlans')
      await answer.body?.cancel()
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    })

    describe('pages of other origins', () => {
      const headers = { Origin: 'https://elsewhere.example' }
      const allowed = async (path: string, method = 'GET') => {
        const { response } = await raw(path, { headers, method })
        const { status } = response
        const of = (name: string) => response.headers.get(`access-control-allow-${name}`)
        return {
          status,
          origin: of('origin'),
          methods: of('methods'),
          credentials: of('credentials'),
        }
      }
      const anyOrigin = { origin: '*', methods: 'GET', credentials: null }
      const shared = `/api/v1/shared/${NOBODYS_UUID}`

      test.each(['/api/v1/data/materials', '/api/v1/health', '/api/v1/openapi.json'])(
        'may read %s, which is open',
        async (path) => {
          expect(await allowed(path)).toEqual({ status: 200, ...anyOrigin })
          expect(await allowed(path, 'OPTIONS')).toEqual({ status: 204, ...anyOrigin })
        },
      )

      test.each([shared, `/api/v1/shared/empire/${NOBODYS_UUID}`])(
        'may read %s and see that it is not there',
        async (path) => expect(await allowed(path)).toEqual({ status: 404, ...anyOrigin }),
      )

      test('may read sheets with a key', async () => {
        const path = '/api/v1/csv/exchange'
        expect(await allowed(path)).toEqual({ status: 401, ...anyOrigin })
        expect(await allowed(path, 'OPTIONS')).toEqual({ status: 204, ...anyOrigin })
      })

      test.each(['/api/v1/baseplanner', '/api/v1/shared/list', '/api/v1/shared/empire/list'])(
        'get no access to %s, which needs a login',
        async (path) => {
          expect((await allowed(path)).origin).toBeNull()
          expect(await allowed(path, 'OPTIONS')).toMatchObject({ status: 405, origin: null })
        },
      )

      test('may not write what they may read', async () =>
        expect(await allowed(shared, 'DELETE')).toMatchObject({ status: 401, origin: null }))
    })
  })

  describe('about itself', () => {
    test('health tells version, database and where the game data comes from', async () => {
      const health = await stage.anybody.ok('health')
      expect(health).toMatchObject({
        status: 'ok',
        database: 'ok',
        gamedata: { source: 'starter', synthetic: expect.objectContaining({ population: true }) },
      })
    })

    test('the OpenAPI document describes every call, and a revisit costs a 304', async () => {
      const { anybody } = stage
      const { paths } = await anybody.ok('openapi')
      const described = Object.values(paths as Record<string, object>).flatMap((methods) =>
        Object.values(methods as Record<string, { operationId: string }>),
      )
      expect(described.map((o) => o.operationId).sort()).toEqual(operations.toSorted())
      const etag = (await anybody.request('openapi')).headers.get('etag')!
      const again = await anybody.request('openapi', { headers: { 'If-None-Match': etag } })
      expect(again.status).toBe(304)
    })
  })
}
