import { beforeEach, describe, expect, test } from 'vitest'
import { type Manifest, type ShellCache, shellCache } from './shell-cache.ts'

/** The part of the browser's caches that the shell uses. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const address = (request: RequestInfo | URL) =>
    typeof request === 'string' ? request : new URL((request as Request).url).pathname
  const cache = (name: string) => {
    if (!stored.has(name)) stored.set(name, new Map())
    const entries = stored.get(name)
    return {
      match: async (request: RequestInfo | URL) => entries?.get(address(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => {
        entries?.set(address(request), response)
      },
    }
  }
  return {
    open: async (name: string) => cache(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const name of stored.keys()) {
        const found = await cache(name).match(request)
        if (found) return found
      }
      return undefined
    },
  } as unknown as CacheStorage
}

let build: Manifest
let loaded: string[]
let broken: string | undefined
let caches: CacheStorage
let shell: ShellCache

beforeEach(() => {
  build = { revision: 'one', files: ['/index.html', '/app.html', '/assets/app-1.js'] }
  loaded = []
  broken = undefined
  caches = fakeCaches()
  shell = shellCache(caches, load)
})
const load = async (request: RequestInfo | URL) => {
  const address = String(request)
  loaded.push(address)
  if (address === broken) return new Response('', { status: 404 })
  if (address === '/precache.json') return Response.json(build)
  return new Response(`${address} of ${build.revision}`)
}
const next = (revision: string) => {
  build = { revision, files: ['/index.html', '/app.html', `/assets/app-${revision}.js`] }
}
const file = async (path: string) =>
  (await shell.file(new Request(`http://perigee.test${path}`)))?.text()
const page = async (pathname = '/empire') => (await shell.page(pathname))?.text()

describe('the stored app', () => {
  test('is one build as a whole, with a homepage and a page for every other address', async () => {
    expect(await page()).toBeUndefined()
    expect(await shell.update()).toBe('one')
    expect(await page()).toBe('/app of one')
    expect(await file('/assets/app-1.js')).toBe('/assets/app-1.js of one')
    expect(await page('/')).toBe('/ of one')
    expect(loaded).not.toContain('/index.html')
    expect(loaded).not.toContain('/app.html')
  })

  test('costs one small request while it is the newest', async () => {
    await shell.update()
    loaded = []
    expect(await shell.update()).toBe('one')
    expect(loaded).toEqual(['/precache.json'])
  })

  test('stays the old one until the new one is there completely', async () => {
    await shell.update()
    next('two')
    broken = '/assets/app-two.js'
    await expect(shell.update()).rejects.toThrow('HTTP 404: /assets/app-two.js')
    expect(await page()).toBe('/app of one')
    broken = undefined
    loaded = []
    expect(await shell.update()).toBe('two')
    expect(await page()).toBe('/app of two')
    expect(loaded).toEqual(['/precache.json', '/assets/app-two.js'])
  })

  test('is the newest build also where another service worker stored it', async () => {
    await shell.update()
    expect(await page()).toBe('/app of one')
    next('two')
    await shellCache(caches, load).update()
    expect(await shell.update()).toBe('two')
    expect(await page()).toBe('/app of two')
  })

  test('keeps the build before, which other tabs may still run, and no older one', async () => {
    await shell.update()
    for (const revision of ['two', 'three']) {
      next(revision)
      await shell.update()
    }
    expect(await file('/assets/app-1.js')).toBeUndefined()
    expect(await file('/assets/app-two.js')).toBe('/assets/app-two.js of two')
    expect(await page()).toBe('/app of three')
  })
})
