/** What the build wrote to /precache.json: all files of one build, and the name of that build. */
export interface Manifest {
  revision: string
  files: readonly string[]
}

/** Every build has its own cache; this one holds which build is shown. */
const POINTER_CACHE = 'perigee-shell'
const POINTER = '/__revision'
/** The homepage, and the page that starts the app on every other address. */
const HOME = '/'
const APP = '/app'
const PREFIX = 'perigee-build-'
/** The last build stays, for tabs that still run it and load a page of theirs. */
const KEPT_BUILDS = 2

export interface ShellCache {
  /** Stores the newest build completely, then shows it. Returns whether it was new. */
  update(): Promise<boolean>
  /** The page for an address of the app. */
  page(pathname: string): Promise<Response | undefined>
  /** A file of this build or the one before. */
  file(request: Request): Promise<Response | undefined>
}

export function shellCache(caches: CacheStorage, load: typeof fetch): ShellCache {
  async function shown(): Promise<string | undefined> {
    const pointer = await (await caches.open(POINTER_CACHE)).match(POINTER)
    return pointer?.text()
  }

  /** The build that is shown; opened once, for it is asked for every file of a page. */
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
      // Asked for by their file names some hosts redirect, which a page may not.
      const address = file === '/index.html' ? HOME : file === '/app.html' ? APP : file
      if (await cache.match(address)) continue
      const response = await load(address, { cache: 'no-cache' })
      if (!response.ok) throw new Error(`HTTP ${response.status}: ${address}`)
      await cache.put(address, response)
    }
    await (await caches.open(POINTER_CACHE)).put(POINTER, new Response(revision))
    shownBuild = undefined
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
      if (manifest.revision === (await shown())) return false
      await store(manifest)
      await forgetOldBuilds()
      return true
    },
    page: async (pathname) => (await build())?.match(pathname === HOME ? HOME : APP),
    file: async (request) =>
      (await (await build())?.match(request, { ignoreVary: true })) ??
      caches.match(request, { ignoreVary: true }),
  }
}
