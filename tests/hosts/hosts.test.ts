import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inlineScript } from '../../scripts/inline-script.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { ERROR_REPORT } from '../../scripts/stage/samples.ts'
import { startNodeHost } from './node-host.ts'
import { startWorkerHost } from './worker-host.ts'

for (const [name, start] of [
  ['Node', startNodeHost],
  ['workerd', startWorkerHost],
] as const) {
  describe(`the web app on ${name}`, () => {
    let host: TestHost
    beforeAll(async () => {
      host = await start()
    })
    afterAll(() => host?.close())

    test.each(['/', '/empire', '/api', '/plan/KW-688c', '/password-reset/abc_-1'])(
      '%s is a page of the app',
      async (path) => {
        const answer = await host.fetch(path, { headers: { 'Sec-Fetch-Mode': 'navigate' } })
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
        expect(answer.headers.get('cache-control')).toBe('no-cache')
        expect(await answer.text()).toContain('<div id="root">')
      },
    )

    test('the homepage stands at the root alone', async () => {
      expect(await (await host.fetch('/')).text()).toContain('<h1>Homepage</h1>')
      for (const path of ['/empire', '/app', '/shared/0c9a6f3e-5f0b-4a53-9d3b-2f4d9f0a8f11'])
        expect(await (await host.fetch(path)).text()).not.toContain('Homepage')
    })

    test('pages run scripts of their own files and the one that stands in them, and tell other sites nothing', async () => {
      const { headers } = await host.fetch('/')
      const policy = headers.get('content-security-policy')
      // The advisor's solver is WebAssembly, which may be compiled; no text may become a script.
      const hash = createHash('sha256').update(inlineScript('before-paint.js')).digest('base64')
      expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
      expect(policy!.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
    })

    test('files whose name changes with their content are kept for good', async () => {
      const answer = await host.fetch('/assets/app-1a2b.js')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await answer.text()).toContain('Perigee')
    })

    test('the version file is asked for again each time', async () => {
      const answer = await host.fetch('/version.json')
      expect(await answer.json()).toEqual({ version: '0.0.0+test' })
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    })

    test.each(['/assets/app-0000.js', '/robots.txt'])('%s is missing and says so', async (path) => {
      const answer = await host.fetch(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('<div id="root">')
    })

    test.each([
      ['GET', '/', 200],
      ['GET', '/assets/app-0000.js', 404],
      ['GET', '/robots.txt', 404],
      ['POST', '/empire', 405],
      ['DELETE', '/assets/app-0000.js', 405],
      ['GET', '/shared/1f0c7c9e-8a3a-4a51-9a53-6b6b9c0b1d11', 404],
      ['GET', '/shared/1f0c7c9e-8a3a-4a51-9a53-6b6b9c0b1d11/', 404],
      ['POST', '/shared/1f0c7c9e-8a3a-4a51-9a53-6b6b9c0b1d11', 405],
      ['GET', '/shared', 200],
      ['GET', '/shared/', 200],
      ['GET', '/shared/a/b', 200],
      ['GET', '/api/v1/nothing', 404],
      ['POST', '/api/v1/health', 405],
      ['GET', '/api/v1/user/profile', 401],
    ])('%s %s answers %i with the security headers', async (method, path, status) => {
      const answer = await host.fetch(path, { method })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('referrer-policy')).toBe('same-origin')
      if (status >= 400) expect(answer.headers.get('cache-control')).toMatch(/^no-/)
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      expect(isPage).toBe(method === 'GET' && !/^\/(api|assets|robots)/.test(path))
      await answer.body?.cancel()
    })

    test('a revisit costs no transfer', async () => {
      const first = await host.fetch('/version.json')
      const etag = first.headers.get('etag')!
      await first.text()
      const again = await host.fetch('/version.json', { headers: { 'If-None-Match': etag } })
      expect(again.status).toBe(304)
    })

    test('a report of an error costs nothing where none is taken', async () => {
      const body = JSON.stringify({ ...ERROR_REPORT, message: '@'.repeat(5000) })
      const answer = await host.fetch('/api/v1/errors', { method: 'POST', body })
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { detail: 'This server takes no reports of errors.' },
      ])
    })

    test('an unknown call is answered in JSON, not with the app', async () => {
      const answer = await host.fetch('/api/v1/nothing')
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ detail: 'There is no such path.' })
    })

    test('every answer of the API has a request id and is kept by nobody', async () => {
      const { headers } = await host.fetch('/api/v1/health')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
      expect(headers.get('cache-control')).toBe('no-store')
    })
  })
}
