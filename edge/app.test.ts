import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { issueAccessToken } from './auth/access-token.ts'
import { type Config, DEFAULT_CONFIG } from './config.ts'
import { deriveSecrets } from './crypto/secrets.ts'
import type { Database, LogFields, Ports } from './ports.ts'

const noDatabase: Database = {
  execute: () => Promise.reject(new TypeError('fetch failed')),
  batch: () => Promise.reject(new TypeError('fetch failed')),
}

async function appWith(db: Database, config: Partial<Config> = {}) {
  const lines: { event: string; fields: LogFields }[] = []
  const write = (event: string, fields: LogFields = {}) => lines.push({ event, fields })
  const ports: Ports = {
    db,
    mail: { send: async () => ({ is: 'sent' }) },
    clock: Date.now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    secrets: await deriveSecrets('a secret for tests only, long enough to be one'),
    fetch,
    config: { ...DEFAULT_CONFIG, ...config },
    log: { info: write, warn: write, error: write },
  }
  const app = createApp(ports)
  const host = { ip: '192.0.2.1', defer: () => {}, appHtml: async () => null }
  const token = await issueAccessToken(ports, 1, 'session')
  return {
    lines,
    token,
    request: async (path: string, init?: RequestInit) => await app.request(path, init, host),
  }
}

const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

test('when the database is out of reach, calls say so and may be tried again', async () => {
  const { request, token } = await appWith(noDatabase)
  const answer = await request('/api/v1/user/profile', withToken(token))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toEqual({ detail: 'The database cannot be reached.' })
  expect((await request('/api/v1/health')).status).toBe(503)
})

test('a fault of ours is told without its details, which the log has', async () => {
  const secretive = { ...noDatabase, execute: () => Promise.reject(new Error('select secrets')) }
  const { request, token, lines } = await appWith(secretive)
  const answer = await request('/api/v1/user/profile', withToken(token))
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ detail: 'Something went wrong on our side.' })
  const id = answer.headers.get('x-request-id')
  const failure = lines.find((line) => line.event === 'failure')
  expect(failure?.fields.request).toBe(id)
  expect(failure?.fields.error).toContain('select secrets')
})

test('a request is logged by what was asked, never by its path, which can hold keys', async () => {
  const { request, lines } = await appWith(noDatabase)
  await request('/api/v1/csv/exchange?api_key=very-secret')
  await request('/api/v1/user/api-key/very-secret', { method: 'DELETE' })
  const logged = lines.filter((line) => line.event === 'request').map((line) => line.fields)
  expect(logged.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', 'csvExchange', 503],
    ['DELETE', 'deleteApiKey', 401],
  ])
  expect(JSON.stringify(lines)).not.toContain('very-secret')
})

test('no other site may call what needs a login, unless it is listed', async () => {
  const from = (origin: string, method = 'GET') => ({ method, headers: { Origin: origin } })
  const closed = await appWith(noDatabase)
  const refused = await closed.request('/api/v1/cx', from('https://sheets.example'))
  expect(refused.headers.get('access-control-allow-origin')).toBe(null)

  const open = await appWith(noDatabase, { corsOrigins: ['https://sheets.example'] })
  const listed = await open.request('/api/v1/cx', from('https://sheets.example'))
  expect(listed.headers.get('access-control-allow-origin')).toBe('https://sheets.example')
  const preflight = await open.request('/api/v1/cx/', from('https://sheets.example', 'OPTIONS'))
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
  const other = await open.request('/api/v1/cx', from('https://evil.example'))
  expect(other.headers.get('access-control-allow-origin')).toBe(null)
})

test('a wrong method names the right ones', async () => {
  const { request } = await appWith(noDatabase)
  const answer = await request('/api/v1/cx/', { method: 'DELETE' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD, PUT')
})

test('https is kept up once it was used', async () => {
  const plain = await (await appWith(noDatabase)).request('http://perigee.test/api/v1/health')
  expect(plain.headers.get('strict-transport-security')).toBe(null)
  const { request } = await appWith(noDatabase, { origin: 'https://perigee.test' })
  const behindProxy = await request('http://perigee.test/api/v1/health')
  expect(behindProxy.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
})

test.each([
  ['announced', { 'Content-Length': '2000000' }],
  ['not announced', {}],
])('a body that is too large, %s, is not read to its end', async (_, headers) => {
  const { request } = await appWith({
    ...noDatabase,
    execute: async () => ({ rows: [{ count: 1, resets_at: 0 }] }) as never,
  })
  const answer = await request('/api/v1/user/verify_email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ code: 'x'.repeat(1_100_000) }),
  })
  expect(answer.status).toBe(413)
})

test('a call that is switched off is refused before anything of it is read or counted', async () => {
  const report = { method: 'POST', body: '{' }
  const off = await (await appWith(noDatabase)).request('/api/v1/errors', report)
  expect([off.status, await off.json()]).toEqual([
    404,
    { detail: 'This server takes no reports of errors.' },
  ])
  const { request } = await appWith(noDatabase, { takesErrors: true })
  expect((await request('/api/v1/errors', report)).status).toBe(503)
})
