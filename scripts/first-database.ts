import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { openEmbedded } from '../edge/db/embedded.ts'
import { migrate } from '../edge/db/migrate.ts'
import { readMigrations } from '../edge/db/migration-files.ts'
import { ensureStarterUniverse } from '../edge/gamedata/starter/starter.ts'
import { starterReader } from '../edge/gamedata/starter/starter-files.ts'
import type { ProjectPaths } from '../edge/node/paths.ts'
import { filesBelow } from './build-stamp.ts'

/** What a first start begins with. Made twice of the same files it is the same bytes. */
export async function writeFirstDatabase(
  file: string,
  { migrations, starter }: Pick<ProjectPaths, 'migrations' | 'starter'>,
): Promise<void> {
  const universe = createHash('sha256')
  for (const part of filesBelow(starter)) universe.update(readFileSync(part))
  const db = await openEmbedded(file)
  await migrate(db, await readMigrations(migrations))
  await ensureStarterUniverse(db, starterReader(starter))
  await db.batch([
    // The first start says when that was.
    "update schema_migrations set applied_at = ''",
    { sql: 'update planets_version set version = ?', args: [universe.digest('hex').slice(0, 32)] },
  ])
  // Also makes the same of the same rows: what was written over and over leaves no traces.
  await db.execute('vacuum')
  await db.close()
  // Empty by now, and the driver would take them away at the end of the process only.
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true })
}
