import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import type { Database } from '../ports.ts'
import { modeOf } from './mode.ts'
import { type Busy, tenaciously } from './tenacity.ts'

/** The driver waits by blocking the whole process, so it waits shortly; the rest passes between tries. */
const BUSY_BLOCK_MS = 20

export interface EmbeddedDatabase extends Database {
  /** What SQLite's quick check finds wrong; null when all is well. */
  damage(): Promise<string | null>
  close(): Promise<void>
}

/**
 * The database file of this process, on one connection.
 *
 * A connection that met SQLITE_BUSY is never used again: the driver leaves its statement unfinished, and
 * what it writes afterwards reports success and is never committed. The same goes for a full disk or a
 * failed read or write.
 */
export async function openEmbedded(path: string, busy?: Partial<Busy>): Promise<EmbeddedDatabase> {
  const client = createClient({
    url: pathToFileURL(path).href,
    concurrency: 1,
    timeout: BUSY_BLOCK_MS,
  })
  const attempt = tenaciously(() => client.reconnect(), busy)
  // The log survives a crash of the process; synced at every commit (SQLite's default, FULL), also one of the machine.
  await attempt('write', () => client.execute('pragma journal_mode = wal'))
  return {
    execute: (statement) => attempt(modeOf([statement]), () => client.execute(statement)),
    batch(statements) {
      const mode = modeOf(statements)
      return attempt(mode, () => client.batch(statements, mode))
    },
    async damage() {
      const { rows } = await attempt('read', () => client.execute('pragma quick_check(1)'))
      const verdict = String(rows[0]?.[0])
      return verdict === 'ok' ? null : verdict
    },
    async close() {
      // Leaves the main file complete, so that it alone can be copied while nobody runs.
      await attempt('write', () => client.execute('pragma wal_checkpoint(truncate)')).catch(
        () => {},
      )
      client.close()
    },
  }
}
