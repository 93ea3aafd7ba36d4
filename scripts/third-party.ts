import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run-tool.ts'

interface Package {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly repository?: string | { readonly url: string }
  readonly homepage?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/**
 * The notice of all third-party code that Perigee ships: name, licence, source, and the licence text. It follows the
 * runtime dependencies instead of one bundle, so that it includes fonts, the layout engine, WebAssembly, code that only
 * a worker loads and the server's native parts.
 */
export function thirdPartyNotice(): string {
  const { dependencies = {} } = readPackage(root)
  const entries = shipped(Object.keys(dependencies)).map(entryOf)
  return [
    'Perigee contains software and fonts by others. Each is listed with its version, its licence and where its source is.',
    ...entries,
  ].join(RULE)
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`

/** Folders of the packages and of all their dependencies, sorted by name. */
function shipped(names: readonly string[]): string[] {
  const found = new Map<string, string>()
  const queue = names.map((name) => ({ name, from: root }))
  for (let next = queue.pop(); next; next = queue.pop()) {
    const folder = resolve(next.name, next.from)
    // A native part for another platform is neither installed nor shipped here.
    if (!folder || found.has(folder)) continue
    const { name, dependencies = {}, optionalDependencies = {} } = readPackage(folder)
    found.set(folder, name)
    for (const needed of [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]) {
      queue.push({ name: needed, from: folder })
    }
  }
  return [...found].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([folder]) => folder)
}

/** Looks where Node does: next to the package that needs it, then further up. */
function resolve(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name)
    if (existsSync(path.join(candidate, 'package.json'))) return candidate
  }
  return undefined
}

function entryOf(folder: string): string {
  const { name, version, license = 'see its source', ...rest } = readPackage(folder)
  const file = readdirSync(folder).find((entry) =>
    /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(entry),
  )
  const text = file && readFileSync(path.join(folder, file), 'utf8').trim()
  const head = `${name} ${version}\nLicence: ${license}\nSource: ${sourceOf(rest)}`
  return text ? `${head}\n\n${text}` : head
}

/** npm also accepts `owner/name` for a repository on GitHub. */
function sourceOf({ repository, homepage }: Pick<Package, 'repository' | 'homepage'>): string {
  const url = typeof repository === 'string' ? repository : repository?.url
  if (!url) return homepage ?? 'unknown'
  const place = url
    .replace(/^git\+/, '')
    .replace(/^git:/, 'https:')
    .replace(/\.git$/, '')
  return /^(?:github:)?[\w.-]+\/[\w.-]+$/.test(place)
    ? `https://github.com/${place.replace(/^github:/, '')}`
    : place
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package
