import type { Plugin } from 'vite'
import { inlineScript } from './inline-script.ts'

const oneOf = (...names: string[]) => `(?:${names.join('|')})`
const ROUTER_PARTS = oneOf('react-router', 'router-core', 'history', 'store', 'react-store')
const QUERY_PARTS = oneOf('query-core', 'react-query')
const FRAME_PACKAGES = new RegExp(
  `node_modules/${oneOf('react', 'react-dom', 'scheduler', 'use-sync-external-store', 'valibot', 'idb', `@tanstack/${ROUTER_PARTS}`, `@tanstack/${QUERY_PARTS}`)}/`,
)

/** How Vite loads chunks; wherever it is put, every page loads it. */
const PRELOAD_HELPER = 'vite/preload-helper'

/** With all they import: what every page of a player is framed by. */
const SHELL_SOURCES = [
  'routes/_shell.tsx?tsr-split=component',
  'app/Shell.tsx',
  ...within('parts', 'PageFrame.tsx DataLoader.tsx'),
  ...within('ui', 'Panel.tsx EmptyState.tsx ErrorPanel.tsx'),
  ...within('api/queries', 'empires.ts plans.ts'),
]

/**
 * With all they import and the shell has not: what nearly every screen of a player is made of. A screen that needs one of them
 * mostly needs ten, and each file of its own costs a slow machine more than the bytes do.
 */
const SCREEN_SOURCES = [
  ...within(
    'ui',
    'DataTable.tsx Select.tsx NumberInput.tsx MultiSelect.tsx Tabs.tsx Segmented.tsx',
  ),
  ...within('ui', 'StatTile.tsx Figure.tsx FigureMark.tsx MaterialTile.tsx CapacityBar.tsx'),
  ...within('ui', 'CopyButton.tsx Progress.tsx explain/Explained.tsx explain/ExplainProvider.tsx'),
  ...within('parts', 'ContextNotice.tsx EmpireFields.tsx LeaveDialog.tsx RuleMark.tsx'),
  ...within('editing', 'ConflictDialog.tsx use-empire-editing.ts'),
  ...within('economy', 'calls.ts explain-empire.ts use-empire.ts active-context.ts'),
]

const HOME_ROUTE = 'routes/index.tsx?tsr-split=component'
const HOME_SCREEN = 'features/home/HomeScreen.tsx'

/** Screens that players come back to, by the first part of their address: their files are loaded with the shell's. */
const FIRST_SCREENS = {
  empire: 'features/empire/EmpireScreen.tsx',
  plan: 'features/plan/PlanScreen.tsx',
}

function within(folder: string, files: string): string[] {
  return files.split(' ').map((file) => `${folder}/${file}`)
}

const isSource = (id: string, source: string) => id.endsWith(`/web/${source}`)

/**
 * Modules that every page starts with, apart from the entry itself, and those of the homepage that other pages load too. Read
 * from the finished module graph, so that an import moved at start-up needs no list kept beside it.
 */
const startModules = new Set<string>()

function findStartModules(): Plugin {
  return {
    name: 'find-start-modules',
    apply: 'build',
    buildEnd() {
      const listed = [...SHELL_SOURCES, ...SCREEN_SOURCES, ...Object.values(FIRST_SCREENS)]
      for (const source of [HOME_ROUTE, HOME_SCREEN, ...listed])
        if (![...this.getModuleIds()].some((id) => isSource(id, source)))
          this.error(`scripts/web-chunks.ts lists ${source}, but nothing imports it.`)

      const withImports = (isFirst: (id: string) => boolean) => {
        const found = new Set([...this.getModuleIds()].filter(isFirst))
        for (const id of found)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
        return found
      }
      const isEntry = (id: string) => this.getModuleInfo(id)?.isEntry === true
      const addImported = (ids: Set<string>, isBy: (importer: string) => boolean) => {
        for (const id of ids) if (this.getModuleInfo(id)?.importers.some(isBy)) startModules.add(id)
      }
      addImported(withImports(isEntry), (importer) => !isEntry(importer))
      const homepage = withImports((id) => isSource(id, HOME_ROUTE))
      addImported(homepage, (importer) => !homepage.has(importer))
    },
  }
}

const BEFORE_PAINT = '<script data-before-paint></script>'

/**
 * Writes web/before-paint.js into the page, and in its tag which files the first screen needs: the homepage's for a visitor, the
 * shell's for a player.
 */
function writeBeforePaint(): Plugin {
  return {
    name: 'write-before-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunkWith = (source: string) =>
          Object.values(bundle).filter(
            (file) => file.type === 'chunk' && file.moduleIds.some((id) => isSource(id, source)),
          )
        const listed = (chunks: Iterable<object & { fileName: string }>) =>
          [...chunks]
            .flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)])
            .map((file) => `/${file}`)
            .join(' ')
        const filesOf = (source: string) => listed(chunkWith(source))
        const withImports = (source: string) => {
          const chunks = new Set(chunkWith(source))
          for (const chunk of chunks) {
            if (chunk.type !== 'chunk') continue
            for (const name of chunk.imports) {
              const imported = bundle[name]
              if (imported?.type !== 'chunk' || imported.isEntry) continue
              if (![...START_CHUNKS, 'shell'].includes(imported.name)) chunks.add(imported)
            }
          }
          return listed(chunks)
        }
        const kinds = {
          home: filesOf(HOME_SCREEN),
          shell: filesOf('app/Shell.tsx'),
          ...Object.fromEntries(
            Object.entries(FIRST_SCREENS).map(([name, source]) => [
              `screen-${name}`,
              withImports(source),
            ]),
          ),
        }
        const named = Object.entries(kinds).map(([kind, files]) => ` data-${kind}="${files}"`)
        const script = inlineScript('before-paint.js')
        return html.replace(BEFORE_PAINT, () => `<script${named.join('')}>${script}</script>`)
      },
    },
  }
}

/** Refuses a build whose start-up loads a chunk of screens, which happens when a group captures a module of the start. */
function checkStartChunks(): Plugin {
  return {
    name: 'check-start-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      const files = new Set([entry?.fileName])
      for (const name of files) {
        const chunk = bundle[name ?? '']
        if (chunk?.type !== 'chunk') continue
        if (chunk !== entry && !START_CHUNKS.includes(chunk.name))
          this.error(
            `Every page loads the chunk ${chunk.name}, with ${chunk.moduleIds.slice(0, 5).join(', ')} …`,
          )
        for (const imported of chunk.imports) files.add(imported)
      }
    },
  }
}
const START_CHUNKS = ['frame', 'basics', 'rolldown-runtime']
const stylesOf = (chunk: object): Set<string> =>
  (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? new Set()

/** What every page starts with in few files: a request costs more than the bytes that pages share. */
export const CHUNKS = [
  { name: 'frame', test: (id: string) => FRAME_PACKAGES.test(id) || id.includes(PRELOAD_HELPER) },
  { name: 'basics', test: (id: string) => startModules.has(id) },
  { name: 'shell', test: isOneOf(SHELL_SOURCES) },
  { name: 'screen', test: isOneOf(SCREEN_SOURCES) },
]

function isOneOf(sources: readonly string[]) {
  return (id: string) => sources.some((source) => isSource(id, source))
}

export function chunkPlugins(): Plugin[] {
  return [findStartModules(), checkStartChunks(), writeBeforePaint()]
}
