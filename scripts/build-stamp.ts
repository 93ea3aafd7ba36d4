import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './run-tool.ts'

export const BUILD = path.join(root, 'dist')
/** Written last into a build: the hash of its sources. */
export const STAMP = 'build-stamp'

/** The sources of a build: if none of them changed, the build would be the same. */
const SOURCES = [
  'web',
  'storage',
  'workers',
  'engine',
  'edge',
  'migrations',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/build-origin.ts',
  'scripts/write-first-database.ts',
  'scripts/inline-script.ts',
  'scripts/prerender.ts',
  'scripts/third-party.ts',
]
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

export function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return []
  if (statSync(entry).isFile()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort()
}

export function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesBelow(path.join(root, source))) {
      if (isTest(file)) continue
      hash.update(path.relative(root, file)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Whether the last build was made from the present sources. */
export function isBuilt(): boolean {
  const file = path.join(BUILD, STAMP)
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp()
}
