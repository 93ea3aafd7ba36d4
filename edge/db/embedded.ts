import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import type { Database } from '../ports.ts'
import { type Busy, tenaciously } from './tenacity.ts'

/** The driver waits by blocking the whole process, so it waits shortly; the rest passes between tries. */
const BUSY_BLOCK_MS = 20

export interface EmbeddedDatabase extends Database {
  /** What SQLite's quick check finds wrong; null when all is well. */
  damage(): Promise<string | null>
  close(): void
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
    execute(statement) {
      const sql = typeof statement === 'string' ? statement : statement.sql
      return attempt(/^\s*select\b/i.test(sql) ? 'read' : 'write', () => client.execute(statement))
    },
    batch: (statements) => attempt('write', () => client.batch(statements, 'write')),
    async damage() {
      const { rows } = await attempt('read', () => client.execute('pragma quick_check(1)'))
      const verdict = String(rows[0]?.[0])
      return verdict === 'ok' ? null : verdict
    },
    close: () => client.close(),
  }
}
