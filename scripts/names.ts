import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run-tool.ts'

export interface Source {
  file: string
  text: string
}

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) +([A-Za-z_$][\w$]*)/gm

/** The router reads `Route` of each file of routes. */
const isRouteFile = (file: string) => file.startsWith('web/routes/')

/** Names that more than one file exports, each with its files. */
export function sharedNames(sources: readonly Source[]): string[] {
  const filesOf = new Map<string, Set<string>>()
  for (const { file, text } of sources) {
    if (isRouteFile(file)) continue
    for (const [, name = ''] of text.matchAll(EXPORTED))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file))
  }
  return [...filesOf]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name}: exported by ${[...files].sort().join(' and ')}`)
    .sort()
}

const FEWEST_LINES = 25
const IMPORTED = /(from|import|import\() ?'(\.[^']+)'/g

/**
 * Files so short that they belong to the one file which imports them, in the same folder. What is loaded on its own, tested on
 * its own or has styles of its own stays a file, and so do workers and each version of a stored form.
 */
export function shortFiles(sources: readonly Source[]): string[] {
  const importersOf = new Map<string, { file: string; isLazy: boolean }[]>()
  for (const { file, text } of sources)
    for (const [, how, to = ''] of text.matchAll(IMPORTED)) {
      const imported = path.posix.join(path.posix.dirname(file), to)
      const importers = importersOf.get(imported) ?? []
      importersOf.set(imported, [...importers, { file, isLazy: how === 'import(' }])
    }
  return sources.flatMap(({ file, text }) => {
    const [only, ...others] = importersOf.get(file) ?? []
    if (!only || only.isLazy || others.length > 0 || only.file.includes('.test.')) return []
    if (path.posix.dirname(only.file) !== path.posix.dirname(file)) return []
    if (text.split('\n').length > FEWEST_LINES || text.includes(".css'")) return []
    return isRouteFile(file) || /\/versions\/|\.worker\./.test(file)
      ? []
      : [`${file}: belongs to ${only.file}`]
  })
}

/** Methods of a worker that the other side never calls. The check of unused code cannot see them, since they are properties. */
export function methodsWithoutCaller(
  worker: string,
  methods: Iterable<string>,
  callers: readonly Source[],
): string[] {
  const called = new Set(
    callers.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /\b(?:call|searchCall|ask)\(\s*(?:\w+, [\w'()]+, )?'(\w+)'|\b(?:api|worker|pool)\.(\w+)\(/g,
        ),
      ].map(([, quoted, member]) => quoted ?? member),
    ),
  )
  return [...methods]
    .filter((method) => !called.has(method))
    .map((method) => `${worker}: nothing calls ${method}`)
}

/** Names of the members of the object that starts at the line `opening`. */
export function membersAfter(opening: string, text: string): string[] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() === opening)
  if (first < 0) throw new Error(`No line is: ${opening}`)
  const indent = /^ */.exec(lines[first]!)![0]
  const last = lines.findIndex((line, place) => place > first && line.startsWith(`${indent}}`))
  const member = new RegExp(`^${indent}  (?:async )?(\\w+)[:(,]`)
  return lines.slice(first + 1, last).flatMap((line) => member.exec(line)?.[1] ?? [])
}

const read = (file: string): Source => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
})

function check(): string[] {
  const files = globSync('{engine,storage,workers,web,edge}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.gen.ts'],
  })
  const tests = globSync('{engine,storage,workers,web,edge,tests,bench}/**/*.test.{ts,tsx}', {
    cwd: root,
  })
  return [
    ...sharedNames(files.map((file) => read(file.replaceAll('\\', '/')))),
    ...shortFiles([...files, ...tests].map((file) => read(file.replaceAll('\\', '/')))),
    ...methodsWithoutCaller(
      'workers/calls.ts',
      membersAfter('export const calls = {', read('workers/calls.ts').text),
      files.filter((file) => /^(web.data|workers.advisor)./.test(file)).map(read),
    ),
    ...methodsWithoutCaller(
      'engine/advisor/planets/solver-pool.ts',
      membersAfter(
        'export interface PlanetSolverPool {',
        read('engine/advisor/planets/solver-pool.ts').text,
      ),
      [read('engine/advisor/planets/best-planets.ts')],
    ),
    ...methodsWithoutCaller(
      'engine/advisor/empire/solver-pool.ts',
      membersAfter(
        'export interface EmpireSteps {',
        read('engine/advisor/empire/solver-pool.ts').text,
      ),
      [read('engine/advisor/empire/best-empire.ts')],
    ),
  ]
}

if (import.meta.main) {
  const problems = check()
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
