/** What the build wrote to /precache.json: the name and all files of one build. */
export interface Manifest {
  revision: string
  files: readonly string[]
}

/** Every build has its own cache; this one names the build that is shown. */
const POINTER_CACHE = 'perigee-shell'
const POINTER = '/__revision'
const HOME = '/'
const APP = '/app'
const PREFIX = 'perigee-build-'
/** Keeps the last build for tabs that still run it and load another page. */
const KEPT_BUILDS = 2

export interface ShellCache {
  /** Stores the newest build completely, then shows it. Returns its revision. */
  update(): Promise<string>
  page(pathname: string): Promise<Response | undefined>
  file(request: Request): Promise<Response | undefined>
}

export function shellCache(caches: CacheStorage, load: typeof fetch): ShellCache {
  async function shown(): Promise<string | undefined> {
    const pointer = await (await caches.open(POINTER_CACHE)).match(POINTER)
    return pointer?.text()
  }

  /** Kept open, because every file of a page is read from it. */
  let shownBuild: Promise<Cache | undefined> | undefined
  function build(): Promise<Cache | undefined> {
    shownBuild ??= shown().then((revision) =>
      revision === undefined ? undefined : caches.open(PREFIX + revision),
    )
    return shownBuild
  }

  async function store({ revision, files }: Manifest): Promise<void> {
    const cache = await caches.open(PREFIX + revision)
    for (const file of files) {
      // Some hosts redirect these file names, which a page response may not be.
      const address = file === '/index.html' ? HOME : file === '/app.html' ? APP : file
      if (await cache.match(address)) continue
      const response = await load(address, { cache: 'no-cache' })
      if (!response.ok) throw new Error(`HTTP ${response.status}: ${address}`)
      await cache.put(address, response)
    }
    await (await caches.open(POINTER_CACHE)).put(POINTER, new Response(revision))
  }

  async function forgetOldBuilds(): Promise<void> {
    const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
    for (const build of builds.slice(0, -KEPT_BUILDS)) await caches.delete(build)
  }

  return {
    async update() {
      const response = await load('/precache.json', { cache: 'no-store' })
      if (!response.ok) throw new Error(`HTTP ${response.status}: /precache.json`)
      const manifest = (await response.json()) as Manifest
      if (manifest.revision !== (await shown())) {
        await store(manifest)
        await forgetOldBuilds()
      }
      // Another service worker may have stored it: an older one that still serves, or a newer one that is being installed.
      shownBuild = undefined
      return manifest.revision
    },
    page: async (pathname) => (await build())?.match(pathname === HOME ? HOME : APP),
    file: async (request) =>
      (await (await build())?.match(request, { ignoreVary: true })) ??
      caches.match(request, { ignoreVary: true }),
  }
}
