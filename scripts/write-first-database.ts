import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { openEmbedded } from '../edge/db/embedded.ts'
import { migrate } from '../edge/db/migrate.ts'
import { readMigrations } from '../edge/db/migration-files.ts'
import { ensureStarterUniverse } from '../edge/gamedata/starter/starter.ts'
import { starterReader } from '../edge/gamedata/starter/starter-files.ts'
import type { ProjectPaths } from '../edge/node/paths.ts'
import { filesBelow } from './build-stamp.ts'

/** The database of a first start. Built twice from the same files, it has the same bytes. */
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
    // The first start sets the real time.
    "update schema_migrations set applied_at = ''",
    { sql: 'update planets_version set version = ?', args: [universe.digest('hex').slice(0, 32)] },
  ])
  // VACUUM also makes the bytes reproducible: overwritten rows leave no traces.
  await db.execute('vacuum')
  await db.close()
  // They are empty by now, and the driver would remove them only at the end of the process.
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true })
}
