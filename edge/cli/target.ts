import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { remoteDatabase } from '../db/remote.ts'
import type { SyncPorts } from '../gamedata/sync/sync-job.ts'
import { openDataFolder } from '../node/data-folder.ts'
import { projectPaths } from '../node/paths.ts'
import type { Database, LogFields } from '../ports.ts'
import { configFrom } from '../settings.ts'

/** The migrated database that a command writes to: a libSQL server, or the file of the data folder. */
export async function openTarget(url = process.env.LIBSQL_URL): Promise<{
  db: Database
  close(): Promise<void>
}> {
  const { migrations } = projectPaths()
  if (!url) return await openDataFolder(process.env.PERIGEE_DATA_DIR || '.data', migrations)
  const db = remoteDatabase(url, process.env.LIBSQL_AUTH_TOKEN)
  await migrate(db, await readMigrations(migrations))
  return { db, async close() {} }
}

/** Ports of a command: real clock and network, and a log in plain lines. */
export function portsOf(db: Database, fioUrl?: string): SyncPorts {
  const config = configFrom(process.env)
  const say = (event: string, fields: LogFields = {}) =>
    console.error(`${event}: ${Object.values(fields).join(' ')}`)
  return {
    db,
    fetch,
    clock: Date.now,
    config: fioUrl ? { ...config, fioUrl } : config,
    log: { info: say, warn: say, error: say },
  }
}
