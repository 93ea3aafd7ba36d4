import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { migrate } from '../../edge/db/migrate.ts'
import { readMigrations } from '../../edge/db/migration-files.ts'
import { remoteDatabase } from '../../edge/db/remote.ts'
import { ensureStarterUniverse } from '../../edge/gamedata/starter/starter.ts'
import { starterReader } from '../../edge/gamedata/starter/starter-files.ts'
import { freePort, startSqld } from '../../scripts/sqld.ts'
import { TEST_SECRET } from '../../scripts/stage/host.ts'
import { writeWebFixture } from '../../scripts/stage/web-fixture.ts'
import { PROJECT, WRANGLER_ENV, writeWorkerConfig } from '../../scripts/stage/wrangler.ts'

/**
 * Runs only the Worker's bundle on workerd, with a libSQL server. The local runtime would add a router, an assets
 * server and a proxy, which cost more than most calls.
 */
export async function startBareWorker() {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-bare-'))
  const sqld = await startSqld(join(folder, 'sqld'))
  const db = remoteDatabase(sqld.url)
  await migrate(db, await readMigrations(join(PROJECT, 'migrations')))
  await ensureStarterUniverse(db, starterReader())
  await bundle(folder)
  const port = await freePort()
  const config = join(folder, 'config.capnp')
  await writeFile(config, configOf(port, sqld.url))
  const { default: binary } = createRequire(import.meta.url)('workerd') as { default: string }
  const workerd = spawn(binary, ['serve', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) await setTimeout(30)
  return {
    url,
    pid: workerd.pid!,
    db,
    async close(): Promise<void> {
      workerd.kill('SIGTERM')
      await once(workerd, 'exit')
      await sqld.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function bundle(folder: string): Promise<void> {
  await writeWebFixture(join(folder, 'web'))
  await copyFile(join(folder, 'web/app.html'), join(folder, 'web/app'))
  const wrangler = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js')
  const written = ['--outdir', folder, '--config', await writeWorkerConfig(folder)]
  const env = { ...process.env, ...WRANGLER_ENV }
  await promisify(execFile)(process.execPath, [wrangler, 'deploy', '--dry-run', ...written], {
    cwd: folder,
    env,
  })
}

function configOf(port: number, database: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-10-01",
      bindings = [
        (name = "ASSETS", service = "assets"),
        (name = "LIBSQL_URL", text = ${JSON.stringify(database)}),
        (name = "PERIGEE_ORIGIN", text = "http://localhost:8787"),
        (name = "PERIGEE_SECRET", text = ${JSON.stringify(TEST_SECRET)}),
        (name = "PERIGEE_LIMITS_FACTOR", text = "1000"),
      ],
      globalOutbound = "network",
    )),
    (name = "assets", disk = (path = "web")),
    (name = "network", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);
`
}
