import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createApp, FEATURES } from './app.ts'
import { claimedAccount } from './auth/sign-in.ts'
import { buildFrom } from './build.ts'
import type { Config } from './config.ts'
import { deriveSecrets } from './crypto/secrets.ts'
import { HttpError } from './errors.ts'
import { ensureStarterUniverse } from './gamedata/starter/starter.ts'
import { starterReader } from './gamedata/starter/starter-files.ts'
import { type AnswerOwner, admitAnswer, type OpenAnswers, ownerOf } from './http/handle.ts'
import { isHttps } from './http/headers.ts'
import { pageHeaders } from './http/page-headers.ts'
import { plainPage } from './http/plain-page.ts'
import { isAppPath } from './http/routing.ts'
import { callerOf } from './network.ts'
import { bodyRoom } from './node/body-room.ts'
import { addressOf } from './node/caller.ts'
import { startChores } from './node/chores.ts'
import { type DataFolder, openDataFolder } from './node/data-folder.ts'
import {
  EXPENSIVE_WORK,
  fairScheduler,
  PASSWORD_HASHES,
  REQUEST_STARTS,
} from './node/fair-scheduler.ts'
import { gradualStarts } from './node/gradual-starts.ts'
import { readSettings, type Settings } from './node/host-settings.ts'
import { listen, stopListening } from './node/listening.ts'
import { jsonLog } from './node/log.ts'
import { withMetrics } from './node/metrics.ts'
import { openAnswers } from './node/open-answers.ts'
import { type ProjectPaths, projectPaths } from './node/paths.ts'
import { pendingWork } from './node/pending.ts'
import { compressSheet } from './node/sheet-compression.ts'
import { answerUnreadable, lacksHost, refuseExpectation } from './node/unreadable.ts'
import { webFiles } from './node/web-files.ts'
import type { Ports } from './ports.ts'
import { storageFailure } from './repo/storage-failure.ts'
import { configFrom, type Env, mailFrom, pushFrom } from './settings.ts'
import { StartError } from './start-error.ts'

export interface NodeOptions {
  /** Used instead of the environment of the process. */
  env?: Env
  settings?: Partial<Settings>
  config?: Partial<Config>
  paths?: ProjectPaths
  /** All of them by default. */
  features?: typeof FEATURES
  ports?: Partial<Pick<Ports, 'clock' | 'fetch' | 'mail'>>
}

export interface RunningNode {
  url: string
  ports: Ports
  close(): Promise<void>
}

type AnswerRequest = (request: Request, host: HttpBindings) => Response | Promise<Response>

/** Starts the API and the web app on one port, with a database file in the data folder. */
export async function startNode(options: NodeOptions = {}): Promise<RunningNode> {
  const env = options.env ?? process.env
  const settings = { ...readSettings(env), ...options.settings }
  const paths = options.paths ?? projectPaths()
  const { log, report } = withMetrics(jsonLog(settings.log))
  const web = webFiles(paths.web)
  const build = buildFrom(web.text('/build.json'))
  const config = { ...configFrom(env), build, ...options.config }
  const deferred = pendingWork(log)
  let open!: (answer: AnswerRequest) => void
  const opened = new Promise<AnswerRequest>((resolve) => {
    open = resolve
  })

  // Listens first, so that a taken port is reported before anything is opened. Early requests wait.
  const listener = getRequestListener(
    async (request, host) => (await opened)(request, host as HttpBindings),
    // The host of requests that name none. They are refused.
    { overrideGlobalObjects: false, hostname: settings.hostname },
  )
  // Longer than proxies keep their connections (mostly 60 s), so that none sends into one that is just being closed.
  const server = createServer(
    { keepAliveTimeout: 75_000, requireHostHeader: false },
    gradualStarts(
      (incoming: IncomingMessage, outgoing: ServerResponse) => void listener(incoming, outgoing),
      ({ headers }) => headers.authorization ?? '',
    ),
  )
  server.on('clientError', answerUnreadable)
  server.on('checkExpectation', refuseExpectation)
  const url = await listen(server, settings.port, settings.hostname)
  const folder = await openDataFolder(settings.dataDir, paths.migrations, {
    firstDatabase: paths.firstDatabase,
    startAnew: settings.startAnew,
  }).catch(async (error) => {
    await stopListening(server)
    throw error
  })

  // If any step of the start fails, everything opened so far is closed.
  const stopping = new AbortController()
  const giveUp = async (error: unknown): Promise<never> => {
    await stopListening(server)
    await folder.close()
    const full = storageFailure(error) && folder.db.problem()
    throw full ? new StartError(`${settings.dataDir} cannot be filled: ${full}`, error) : error
  }
  const db = folder.db
  const clock = options.ports?.clock ?? Date.now
  const ports: Ports = {
    db,
    clock,
    log,
    fetch,
    mail: mailFrom(env, { db, clock, log, stopping: stopping.signal }),
    push: pushFrom(env, {
      fetch: options.ports?.fetch ?? fetch,
      clock,
      stopping: stopping.signal,
    }),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    secrets: await secretsOf(env, folder).catch(giveUp),
    schedule: fairScheduler(EXPENSIVE_WORK, { stopping: stopping.signal }),
    scheduleHash: fairScheduler(PASSWORD_HASHES),
    holdBody: bodyRoom(),
    stopping: stopping.signal,
    config: env.PERIGEE_ORIGIN || options.config?.origin ? config : { ...config, origin: url },
    ...options.ports,
  }
  await ensureStarterUniverse(db, starterReader(paths.starter)).catch(giveUp)
  const app = createApp(ports, options.features ?? FEATURES)
  const { defer } = deferred
  const scheduleStart = fairScheduler(REQUEST_STARTS)
  const appHtml = async () => web.text('/app.html')
  const answersTo = openAnswers()
  open(async (request, { incoming, outgoing }) => {
    if (lacksHost(incoming as IncomingMessage))
      return new Response(null, {
        status: 400,
        headers: { ...pageHeaders('/', false), Connection: 'close' },
      })
    const ip = addressOf(incoming, settings.trustedProxies)
    const { authorization } = (incoming as IncomingMessage).headers
    const account = claimedAccount(authorization, ports)
    const caller = callerOf(ip, account)
    await scheduleStart(caller, async () => {})
    const { pathname } = new URL(request.url)
    const answers = answersTo(outgoing as ServerResponse)
    if (!isAppPath(pathname)) {
      const file = web.answer(request, pathname, isHttps(config, request))
      return admitFile(answers, ownerOf(caller, ip), file)
    }
    return compressSheet(request, await app.fetch(request, { ip, defer, appHtml, answers }))
  })

  const chores = startChores(ports, { sync: settings.sync, report }, defer)
  return {
    url,
    ports,
    async close() {
      chores.stop()
      stopping.abort()
      const isWhole = await stopListening(server, settings.stopSeconds * 1000)
      if (!isWhole) log.warn('requests under way were cut off', { seconds: settings.stopSeconds })
      await deferred.finished()
      report()
      await folder.close()
    },
  }
}

function admitFile(answers: OpenAnswers, owner: AnswerOwner, file: Response): Response {
  try {
    return admitAnswer({ answers }, owner, file)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const refusal = plainPage(error.status, error.detail, error.headers)
    for (const [name, value] of Object.entries(pageHeaders('/', false)))
      refusal.headers.set(name, value)
    return refusal
  }
}

async function secretsOf(env: Env, folder: DataFolder) {
  return await deriveSecrets(env.PERIGEE_SECRET ?? (await folder.secret()))
}

/** Starts the server, prints its address, and closes it on a signal. What prevents the start is printed in one line. */
export async function runNode(options: NodeOptions = {}): Promise<void> {
  try {
    const running = await startNode(options)
    const stop = async () => {
      await running.close()
      process.exit(0)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    // Logged last, because whoever reads this line may stop the server immediately.
    console.log(`Perigee is at ${running.url}`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

// A built server may run on a Node that does not know `import.meta.main` yet.
if (import.meta.main ?? process.argv[1] === import.meta.filename) await runNode()
