import { createClient } from '@libsql/client'
import { createApp } from '../../edge/app.ts'
import { DEFAULT_CONFIG } from '../../edge/config.ts'
import { deriveSecrets } from '../../edge/crypto/secrets.ts'
import { migrate } from '../../edge/db/migrate.ts'
import { readMigrations } from '../../edge/db/migration-files.ts'
import type { FioAsker } from '../../edge/gamedata/fio/fetch-limit.ts'
import { type PlayerView, playerView, type ViewTypes } from '../../edge/gamedata/fio/player-copy.ts'
import type { Patience } from '../../edge/gamedata/fio/upstream.ts'
import { type TickReport, tick } from '../../edge/gamedata/sync/sync.ts'
import type { Budget } from '../../edge/gamedata/sync/sync-job.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import type { CallerScheduler, Database, LogFields, Ports } from '../../edge/ports.ts'
import { TEST_SECRET } from '../../scripts/stage/host.ts'
import { type FakeUpstream, fakeUpstream } from './fake-upstream.ts'
import { NOW } from './upstream-sample.ts'

/** Tries again soon; whether it is too late, the fake upstream decides and not the machine. */
export const RETRIES_SOON: Patience = { timeoutMs: 60_000, pausesMs: [1], mostBytes: 4 * 1024 ** 2 }
/** A view of a player's copy of FIO, parsed. */
export const playerData = async <V extends PlayerView>(
  ports: Ports,
  asker: FioAsker,
  view: V,
): Promise<ViewTypes[V]> => JSON.parse(await playerView(ports, asker, view, RETRIES_SOON))
const WHOLE: Budget = { planets: 100, histories: 100 }

export interface Stage {
  ports: Ports
  fio: FakeUpstream
  /** Everything that was logged, as text. */
  logged: string[]
  clock: { now: number }
  tick(budget?: Budget, pricesAreIn?: () => void): Promise<TickReport>
  get(path: string, init?: RequestInit): Promise<Response>
  json(path: string): Promise<unknown>
  post(path: string, body: unknown): Promise<unknown>
  close(): void
}

/**
 * The app over a migrated, empty database, with a clock and an upstream that tests control. It runs on no host: sync, walks and
 * alerts are the same code on both, and get clock and network from their ports. What differs between the hosts, the database
 * and the responses, is checked on both by tests/contract.
 */
export async function openStage(fio = fakeUpstream()): Promise<Stage> {
  const client = createClient({ url: ':memory:' })
  const db: Database = {
    execute: (statement) => client.execute(statement),
    batch: (statements) => client.batch(statements, 'write'),
  }
  await migrate(db, await readMigrations(projectPaths().migrations))
  const clock = { now: NOW }
  const logged: string[] = []
  const log = (event: string, fields?: LogFields) =>
    void logged.push(JSON.stringify([event, fields]))
  const ports: Ports = {
    db,
    mail: { send: async () => ({ is: 'sent' }) },
    clock: () => clock.now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    secrets: await deriveSecrets(TEST_SECRET),
    fetch: fio.fetch,
    config: { ...DEFAULT_CONFIG, fioUrl: 'https://fio.test', checkAnswers: true },
    log: { info: log, warn: log, error: log },
  }
  let isClosed = false
  const app = createApp(ports)
  const call = async (path: string, init?: RequestInit) =>
    await app.fetch(new Request(`http://perigee.test/api/v1${path}`, init), {
      ip: '127.0.0.1',
      // Work behind a response may outlive its test, whose database is closed then.
      defer(work) {
        work.catch((problem: unknown) => {
          if (!isClosed) throw problem
        })
      },
      appHtml: async () => null,
    })
  return {
    ports,
    fio,
    logged,
    clock,
    tick: (budget = WHOLE, pricesAreIn) => tick(ports, budget, RETRIES_SOON, pricesAreIn),
    get: call,
    json: async (path) => (await call(path)).json(),
    async post(path, body) {
      const answer = await call(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      return await answer.json()
    },
    close() {
      isClosed = true
      client.close()
    },
  }
}

/** A scheduler that runs work at once, and a database that knows which stored plans were read outside of scheduled work. */
export function watchedReads(db: Database) {
  let running = 0
  const reads = { scheduled: 0, unscheduled: 0 }
  const schedule: CallerScheduler = async (work) => {
    running++
    return await work().finally(() => running--)
  }
  const watched: Database = {
    ...db,
    execute(statement) {
      const sql = typeof statement === 'string' ? statement : statement.sql
      if (sql.includes('p.baseplanner_data')) reads[running > 0 ? 'scheduled' : 'unscheduled']++
      return db.execute(statement)
    },
  }
  return { db: watched, schedule, reads }
}
