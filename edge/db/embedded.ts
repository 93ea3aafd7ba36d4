import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import type { Database } from '../ports.ts'
import { modeOf } from './mode.ts'
import { type Busy, retryingBusy } from './retry-busy.ts'

/** The driver blocks the whole process while it waits, so it waits only briefly. Between tries the event loop runs. */
const BUSY_BLOCK_MS = 20

export interface EmbeddedDatabase extends Database {
  /** The problem that SQLite's quick check finds. Null if there is none. */
  damage(): Promise<string | null>
  problem(): string | null
  /** From now on nothing is written, for this reason. */
  refuseWrites(reason: string): void
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
  const tryOn = retryingBusy(() => client.reconnect(), busy)
  let readOnly: string | null = null
  let problem: string | null = null
  async function attempt<T>(mode: 'read' | 'write', work: () => Promise<T>): Promise<T> {
    if (mode === 'read') return await tryOn(mode, work)
    if (readOnly) throw Object.assign(new Error(readOnly), { code: 'SQLITE_READONLY' })
    try {
      const value = await tryOn(mode, work)
      problem = null
      return value
    } catch (error) {
      problem = storageProblem(error) ?? problem
      throw error
    }
  }
  // The log survives a crash of the process. It is synced at every commit (SQLite's default, FULL), so it also survives a crash
  // of the machine.
  await attempt('write', () => client.execute('pragma journal_mode = wal'))
  return {
    execute: (statement) => attempt(modeOf([statement]), () => client.execute(statement)),
    batch(statements) {
      const mode = modeOf(statements)
      return attempt(mode, () => client.batch(statements, mode))
    },
    problem: () => readOnly ?? problem,
    refuseWrites(reason) {
      readOnly = reason
    },
    async damage() {
      const { rows } = await attempt('read', () => client.execute('pragma quick_check(1)'))
      const verdict = String(rows[0]?.[0])
      return verdict === 'ok' ? null : verdict
    },
    async close() {
      // Moves everything into the main file, so that copying this file is enough while no server runs.
      await attempt('write', () => client.execute('pragma wal_checkpoint(truncate)')).catch(
        () => {},
      )
      client.close()
    },
  }
}

/** Why a write did not reach the disk. Null for any other failure. */
function storageProblem(error: unknown): string | null {
  const code = String((error as { code?: unknown }).code)
  if (code.startsWith('SQLITE_FULL')) return 'The disk is full.'
  if (code.startsWith('SQLITE_READONLY')) return 'The data folder is read-only.'
  return /^SQLITE_(IOERR|CANTOPEN)/.test(code) ? 'The disk does not take what is written.' : null
}
