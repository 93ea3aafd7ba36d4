import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { Build } from '../edge/features/health/contract.ts'
import packageJson from '../package.json' with { type: 'json' }
import { BUILD, filesBelow } from './build-stamp.ts'
import { root, runTool } from './run-tool.ts'
import { type Entry, tarOf } from './tar.ts'

/** Files of the repository that the archive contains in addition to the build. */
const COMPANIONS = ['LICENSE', 'CHANGELOG.md', 'Containerfile']

/**
 * The finished build as one archive with a checksum. It depends only on the build: packed twice, it has the same bytes.
 * Its database driver is native, so each platform has an archive of its own.
 */
export function writeArchive(folder: string): { archive: string; sums: string } {
  const { commit, date } = v.parse(
    Build,
    JSON.parse(readFileSync(path.join(BUILD, 'web/build.json'), 'utf8')),
  )
  const seconds = Math.floor(Date.parse(date ?? '') / 1000) || 0
  const inside = `perigee-${packageJson.version}`
  const files = [
    ...filesBelow(BUILD).map((file) => ({ file, name: path.relative(BUILD, file) })),
    ...COMPANIONS.map((name) => ({ file: path.join(root, name), name })),
  ]
  const entries = files.map(
    ({ file, name }): Entry => ({
      name: `${inside}/${name.split(path.sep).join('/')}`,
      content: readFileSync(file),
      isExecutable: (statSync(file).mode & 0o100) !== 0,
    }),
  )
  const day = date?.slice(0, 10).replaceAll('-', '') ?? 'undated'
  const name = [
    inside,
    day,
    commit?.replace(/^(.{7})[^+]*/, '$1') ?? 'unknown',
    process.platform,
    process.arch,
  ].join('-')
  const archive = path.join(folder, `${name}.tar.gz`)
  const sums = path.join(folder, `${name}.tar.gz.sha256`)
  const packed = gzipSync(tarOf(entries, seconds), { level: 6 })
  mkdirSync(folder, { recursive: true })
  writeFileSync(archive, packed)
  const sum = createHash('sha256').update(packed).digest('hex')
  writeFileSync(sums, `${sum}  ${path.basename(archive)}\n`)
  return { archive, sums }
}

if (import.meta.main) {
  // In its own process, because the bundler sets NODE_ENV to production.
  const { code } = await runTool('node', ['scripts/build.ts'], { show: true })
  if (code !== 0) process.exit(code)
  const folder = path.join(root, 'release')
  rmSync(folder, { recursive: true, force: true })
  const { archive, sums } = writeArchive(folder)
  const mebibytes = statSync(archive).size / 1024 ** 2
  console.log(`${path.relative(root, archive)} (${mebibytes.toFixed(1)} MiB)`)
  console.log(`${path.relative(root, sums)}: ${readFileSync(sums, 'utf8').slice(0, 64)}`)
}
