import { parseArgs } from 'node:util'
import { MigrationError, migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { remoteDatabase } from '../db/remote.ts'
import { ensureStarterUniverse } from '../gamedata/starter/starter.ts'
import { starterReader } from '../gamedata/starter/starter-files.ts'
import { projectPaths } from '../node/paths.ts'

const { values } = parseArgs({ options: { url: { type: 'string' } } })
const url = values.url ?? process.env.LIBSQL_URL
if (!url) {
  console.error(
    'Say which database: npm run db:migrate -- --url libsql://… (token in LIBSQL_AUTH_TOKEN).',
  )
  console.error('The embedded database of the Node host migrates itself at start.')
  process.exit(1)
}
try {
  const db = remoteDatabase(url, process.env.LIBSQL_AUTH_TOKEN)
  const applied = await migrate(db, await readMigrations(projectPaths().migrations))
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
  if (await ensureStarterUniverse(db, starterReader())) console.log('Loaded the starter universe.')
} catch (error) {
  const why = error instanceof Error ? error.message : String(error)
  console.error(error instanceof MigrationError ? why : `${url} did not answer: ${why}`)
  process.exit(1)
}
