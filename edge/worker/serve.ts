import { ACCOUNT_CHORES, walkAccounts } from '../after-sync/walk.ts'
import { createApp } from '../app.ts'
import { buildFrom } from '../build.ts'
import { cleanUp } from '../cleanup.ts'
import type { Config } from '../config.ts'
import { deriveSecrets } from '../crypto/secrets.ts'
import { remoteDatabase } from '../db/remote.ts'
import type { Build } from '../features/health/contract.ts'
import { tick } from '../gamedata/sync/sync.ts'
import type { App } from '../http/handle.ts'
import { isHttps, setPageHeaders } from '../http/headers.ts'
import { pageMethodNotAllowed, plainPage } from '../http/plain-page.ts'
import { isAppPath } from '../http/routing.ts'
import type { Log, LogFields, Ports } from '../ports.ts'
import { configFrom, mailFrom, pushFrom } from '../settings.ts'

interface Bindings {
  ASSETS: Fetcher
  LIBSQL_URL: string
  LIBSQL_AUTH_TOKEN?: string
  PERIGEE_SECRET: string
  PERIGEE_SYNC?: string
}

/** The path at which the assets serve app.html. The root is theirs as well: it is the homepage, index.html. */
const APP_PAGE = '/app'

/** Each write of a response costs a fraction of a millisecond here, and keeps nobody else waiting. */
const CHUNK_BYTES = 512 * 1024

/** One cron tick may send 1,000 requests, including those to the database. A visit takes up to 30. */
const MAX_ACCOUNTS = 10

interface Built {
  ports: Ports
  app: App
}

/** Builds the Worker: the app with a libSQL server, and the files of the web app. */
export function workerOf(overrides: Partial<Config> = {}): ExportedHandler<Bindings> {
  // Kept while the instance lives. It is the value and not its promise, because a request must not wait for another one's work.
  let kept: Built | undefined
  const built = async (bindings: Bindings): Promise<Built> => {
    kept ??= await build(bindings, overrides)
    return kept
  }

  return {
    async fetch(request, bindings, context) {
      const { ports, app } = await built(bindings)
      const { pathname, origin } = new URL(request.url)
      if (isAppPath(pathname))
        return await app.fetch(request, {
          ip: request.headers.get('CF-Connecting-IP') ?? 'unknown',
          defer: (work) => context.waitUntil(logged(ports, work)),
          appHtml: async () => (await bindings.ASSETS.fetch(`${origin}${APP_PAGE}`)).text(),
        })
      const page = await pageOf(bindings, request)
      const isAsset = page.ok || page.status === 304
      setPageHeaders(page.headers, isAsset ? pathname : '/', isHttps(ports.config, request))
      return page
    },

    async scheduled(controller, bindings, context) {
      const { ports } = await built(bindings)
      const minute = new Date(controller.scheduledTime).getUTCMinutes()
      if (bindings.PERIGEE_SYNC === 'on') {
        const walk = () => walkAccounts(ports, ACCOUNT_CHORES, MAX_ACCOUNTS)
        const beginWalk = () => context.waitUntil(logged(ports, walk()))
        context.waitUntil(logged(ports, tick(ports, undefined, undefined, beginWalk)))
      }
      if (minute < 5) context.waitUntil(logged(ports, cleanUp(ports)))
    },
  }
}

/**
 * Existing files are served before the Worker runs, so a path that looks like a file is missing here. All other paths start the
 * app.
 */
async function pageOf({ ASSETS }: Bindings, request: Request): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return pageMethodNotAllowed()
  if (/^\/assets\/|\.\w+$/.test(pathname)) return plainPage(404, 'There is no such file.')
  const page = await ASSETS.fetch(new Request(origin + APP_PAGE, request))
  return new Response(page.body, page)
}

async function build(bindings: Bindings, overrides: Partial<Config>): Promise<Built> {
  const env = textsOf(bindings)
  const db = remoteDatabase(bindings.LIBSQL_URL, bindings.LIBSQL_AUTH_TOKEN)
  const clock = Date.now
  const log = consoleLog()
  const ports: Ports = {
    db,
    clock,
    log,
    chunkBytes: CHUNK_BYTES,
    fetch: (input, init) => fetch(input, init),
    mail: mailFrom(env, { db, clock, log }),
    push: pushFrom(env, { fetch: (input, init) => fetch(input, init), clock }),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    secrets: await deriveSecrets(bindings.PERIGEE_SECRET ?? ''),
    config: { ...configFrom(env), build: await buildOf(bindings), ...overrides },
  }
  return { ports, app: createApp(ports) }
}

/** The files of the web app name their build. */
async function buildOf({ ASSETS }: Bindings): Promise<Build> {
  const file = await ASSETS.fetch('https://assets.local/build.json')
  return buildFrom(file.ok ? await file.text() : null)
}

function textsOf(bindings: Bindings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bindings).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

async function logged({ log }: Ports, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => log.error('deferred work failed', { error: String(error) }))
}

/** Workers store what is written to the console, and index an object by its fields. */
function consoleLog(): Log {
  return {
    info: (event, fields?: LogFields) => console.log({ event, ...fields }),
    warn: (event, fields?: LogFields) => console.warn({ event, ...fields }),
    error: (event, fields?: LogFields) => console.error({ event, ...fields }),
  }
}
