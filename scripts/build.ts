import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as viteBuild } from 'vite'
import { assetHeadersFile } from '../edge/http/page-headers.ts'
import { FIRST_DATABASE } from '../edge/node/paths.ts'
import packageJson from '../package.json' with { type: 'json' }
import { buildOrigin } from './build-origin.ts'
import { BUILD, filesBelow, STAMP, sourceStamp } from './build-stamp.ts'
import { prerenderHome } from './prerender.ts'
import { root } from './run-tool.ts'
import { thirdPartyNotice } from './third-party.ts'
import { writeFirstDatabase } from './write-first-database.ts'

/** A build is written next to the last one and replaces it when complete, so that a failed one breaks nothing. */
const dist = path.join(root, 'dist.next')

/** Slow plugins on a slow machine need no warning. */
const NO_TIMINGS = { bundlerTimings: false }

/** Builds web app, service worker and Node server into dist/, which then runs elsewhere without the sources. */
export async function build(): Promise<void> {
  const stamp = sourceStamp()
  rmSync(dist, { recursive: true, force: true })
  await buildWeb()
  await buildServer()
  const migrations = path.join(dist, 'migrations')
  const starter = path.join(dist, 'starter')
  cpSync(path.join(root, 'migrations'), migrations, { recursive: true })
  cpSync(path.join(root, 'edge/gamedata/starter/universe'), starter, { recursive: true })
  await writeFirstDatabase(path.join(dist, FIRST_DATABASE), { migrations, starter })
  writeFileSync(path.join(dist, STAMP), stamp)
  rmSync(BUILD, { recursive: true, force: true })
  renameSync(dist, BUILD)
}

async function buildWeb(): Promise<void> {
  const web = path.join(dist, 'web')
  await viteBuild({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: web },
  })
  keepMaps(web)
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: web,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rollupOptions: {
        checks: NO_TIMINGS,
        input: path.join(root, 'web/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  await prerenderHome(web)
  const shell = filesBelow(web).filter((file) => !file.endsWith('.map'))
  const revision = createHash('sha256')
  for (const file of shell) revision.update(path.relative(web, file)).update(readFileSync(file))
  const short = revision.digest('hex').slice(0, 12)
  writeFileSync(
    path.join(web, 'precache.json'),
    JSON.stringify({
      revision: short,
      files: shell
        .map((file) => `/${path.relative(web, file).split(path.sep).join('/')}`)
        // Not stored for offline use: the advisor's solver is as large as everything else, and few players need it or
        // the help pictures without a network.
        .filter((file) => file !== '/sw.js' && !/\.(?:wasm|webp)$/.test(file)),
    }),
  )
  // The part after the plus differs between builds of one version, so that players are notified of each new build.
  const version = `${packageJson.version}+${short}`
  writeFileSync(path.join(web, 'version.json'), JSON.stringify({ version }))
  for (const page of ['index.html', 'app.html']) nameBuild(path.join(web, page), version)
  // Not stored for offline use: no page needs these.
  writeFileSync(path.join(web, 'build.json'), JSON.stringify(buildOrigin()))
  writeFileSync(path.join(web, 'third-party.txt'), thirdPartyNotice())
  await precompress(web)
  // For the Worker host, which compresses responses itself: the headers of its assets, and the files that need no
  // upload.
  writeFileSync(path.join(web, '_headers'), assetHeadersFile())
  writeFileSync(path.join(web, '.assetsignore'), '*.br\n*.gz\n')
}

/** The head of a page says which build it belongs to. */
function nameBuild(page: string, version: string): void {
  const html = readFileSync(page, 'utf8')
  const named = html.replace(
    '<meta name="build" content=""',
    `<meta name="build" content="${version}"`,
  )
  if (named === html) throw new Error(`${page} has no place for the name of its build.`)
  writeFileSync(page, named)
}

const MAPS_KEPT_MS = 30 * 86_400_000

/**
 * Source maps are stored next to the served files, those of recent builds too: `npm run errors` uses them to read error
 * reports.
 */
function keepMaps(web: string): void {
  const maps = path.join(dist, 'maps')
  mkdirSync(maps)
  const former = path.join(BUILD, 'maps')
  for (const file of existsSync(former) ? filesBelow(former) : []) {
    const isRecent = Date.now() - statSync(file).mtimeMs < MAPS_KEPT_MS
    if (isRecent) cpSync(file, path.join(maps, path.basename(file)), { preserveTimestamps: true })
  }
  for (const file of filesBelow(web))
    if (file.endsWith('.map')) renameSync(file, path.join(maps, path.basename(file)))
}

/** Compresses each text file and the solver once as brotli and once as gzip, so the host only picks a file. */
async function precompress(folder: string): Promise<void> {
  const compressible = /\.(?:js|css|html|json|svg|md|txt|wasm|webmanifest)$/
  for (const file of filesBelow(folder)) {
    if (!compressible.test(file) || statSync(file).size < 1024) continue
    const content = readFileSync(file)
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(content, { level: 9 }),
    ])
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, gz)
  }
}

async function buildServer(): Promise<void> {
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    root,
    ssr: { noExternal: true, external: NATIVE },
    build: {
      ssr: path.join(root, 'edge/node.ts'),
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      rollupOptions: {
        checks: NO_TIMINGS,
        output: { entryFileNames: 'server.js', chunkFileNames: 'server-[name].js' },
      },
    },
  })
  writeFileSync(
    path.join(dist, 'package.json'),
    JSON.stringify({
      name: packageJson.name,
      version: packageJson.version,
      type: 'module',
      private: true,
    }),
  )
  copyPackages(NATIVE)
}

/** The database driver is native code, so it is copied as packages next to the bundle. */
const NATIVE = ['libsql']

function copyPackages(names: readonly string[]): void {
  const copied = new Set<string>()
  const queue = [...names]
  for (let name = queue.pop(); name; name = queue.pop()) {
    const from = path.join(root, 'node_modules', name)
    if (copied.has(name) || !existsSync(from)) continue // a native part of another platform is absent
    copied.add(name)
    const to = path.join(dist, 'node_modules', name)
    mkdirSync(path.dirname(to), { recursive: true })
    cpSync(from, to, { recursive: true })
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(path.join(from, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>
    queue.push(...Object.keys(dependencies), ...Object.keys(optionalDependencies))
  }
}

if (import.meta.main) await build()
