import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { projectPaths } from '../../edge/node/paths.ts'
import { temporaryFolder } from '../../scripts/stage/server-process.ts'
import { writeFirstDatabase } from '../../scripts/write-first-database.ts'

/** A build's folder as far as a first start needs it, with the database that the build made. */
export async function builtFolder() {
  const folder = await temporaryFolder()
  const { migrations, starter } = projectPaths()
  const copies = {
    migrations: join(folder.path, 'migrations'),
    starter: join(folder.path, 'starter'),
  }
  await cp(migrations, copies.migrations, { recursive: true })
  await cp(starter, copies.starter, { recursive: true })
  const database = join(folder.path, 'first.db')
  await writeFirstDatabase(database, copies)
  /** How a server is started from it. */
  const options = { env: { PERIGEE_ROOT: folder.path } }
  return { ...folder, database, options }
}
