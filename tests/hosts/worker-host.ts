import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unstable_startWorker as startWorker } from 'wrangler'
import { deriveSecrets } from '../../edge/crypto/secrets.ts'
import { migrate } from '../../edge/db/migrate.ts'
import { readMigrations } from '../../edge/db/migration-files.ts'
import { remoteDatabase } from '../../edge/db/remote.ts'
import { ensureStarterUniverse } from '../../edge/gamedata/starter/starter.ts'
import { starterReader } from '../../edge/gamedata/starter/starter-files.ts'
import { startSqld } from '../../scripts/sqld.ts'
import { mailbox, TEST_SECRET, type TestHost } from '../../scripts/stage/host.ts'
import { writeWebFixture } from '../../scripts/stage/web-fixture.ts'
import { PROJECT, WRANGLER_ENV, writeWorkerConfig } from '../../scripts/stage/wrangler.ts'

interface WorkerParts {
  /** The Worker's entry. */
  main?: string
  /** The folder of the built web app; a stand-in without it. */
  web?: string
}

export interface WorkerHost extends TestHost {
  /** Sends the Worker the event of its cron trigger, as the platform does at that time. */
  trigger(scheduledTime: Date): Promise<void>
}

/** The Worker on workerd, over a libSQL server, with the project's own wrangler.toml. */
export async function startWorkerHost(
  vars: Record<string, string> = {},
  { main = 'edge/worker/test-entry.ts', web }: WorkerParts = {},
): Promise<WorkerHost> {
  Object.assign(process.env, WRANGLER_ENV)
  const folder = await mkdtemp(join(tmpdir(), 'perigee-worker-'))
  const sqld = await startSqld(join(folder, 'sqld'))
  const db = remoteDatabase(sqld.url)
  await migrate(db, await readMigrations(join(PROJECT, 'migrations')))
  await ensureStarterUniverse(db, starterReader())
  if (!web) await writeWebFixture(join(folder, 'web'))
  const bindings = {
    LIBSQL_URL: sqld.url,
    PERIGEE_SECRET: TEST_SECRET,
    PERIGEE_LIMITS_FACTOR: '1000',
    ...vars,
  }
  // Unlike wrangler's test harness, this one lets workerd itself reach the database, not by way of Node.
  const worker = await startWorker({
    config: await writeWorkerConfig(folder, { main, ...(web && { web }) }),
    bindings: Object.fromEntries(
      Object.entries(bindings).map(([name, value]) => [name, { type: 'plain_text', value }]),
    ),
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      logLevel: 'none',
      persist: false,
      watch: false,
    },
  })
  const origin = (await worker.url).href.replace(/\/$/, '')
  return {
    name: 'workerd, libSQL server',
    url: origin,
    fetch: (path, init) => fetch(origin + path, init),
    db,
    secrets: await deriveSecrets(TEST_SECRET),
    nextMail: mailbox(db),
    async trigger(scheduledTime) {
      const query = new URLSearchParams({ time: String(scheduledTime.getTime()) })
      const answer = await fetch(`${origin}/cdn-cgi/handler/scheduled?${query}`)
      const outcome = await answer.text()
      if (outcome !== 'ok') throw new Error(`The scheduled event ended with ${outcome}`)
    },
    async close() {
      await worker.dispose()
      await sqld.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
