import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from '../../db/embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { readMigrations } from '../../db/migration-files.ts'

/** A migrated database for all tests of a file, with one user, ada, whose id is 1. Open once the tests begin. */
export function databaseWithAda(): () => EmbeddedDatabase {
  let folder: string
  let db: EmbeddedDatabase
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perigee-repo-'))
    db = await openEmbedded(join(folder, 'perigee.db'))
    await migrate(db, await readMigrations(join(import.meta.dirname, '../../../migrations')))
    await db.execute(
      "insert into users (id, username, username_key, password, created_at) values (1, 'ada', 'ada', '', 0)",
    )
  })
  afterAll(async () => {
    await db?.close()
    await rm(folder, { recursive: true, force: true })
  })
  return () => db
}
