import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { buildOrigin } from './scripts/build-origin.ts'

const api = `http://127.0.0.1:${process.env.PERIGEE_API_PORT ?? '8787'}`

const oneOf = (...names: string[]) => `(?:${names.join('|')})`
const ROUTER_PARTS = oneOf('react-router', 'router-core', 'history', 'store', 'react-store')
const QUERY_PARTS = oneOf('query-core', 'react-query')
const FRAME_PACKAGES = new RegExp(
  `node_modules/${oneOf('react', 'react-dom', 'scheduler', 'use-sync-external-store', 'valibot', 'idb', `@tanstack/${ROUTER_PARTS}`, `@tanstack/${QUERY_PARTS}`)}/`,
)
/** Our own modules that every page starts with. The build refuses a list that misses one or names one too many. */
const START_MODULES = [
  ...within('web/browser', 'channel credentials local-record lock observable online own-store'),
  ...within('web/browser', 'storage-notice tracking'),
  ...within('web/api', 'client address refresh answers query-client expiry'),
  ...within('web/store', 'session tour version-watch'),
  ...within(
    'web/parts',
    'AccountForm Brand NewAccountFields Notices SkipLink ThemeSwitch account-rules problem-text',
  ),
  ...within('web/ui', 'Button Field IconButton PasswordField TextField classes format theme'),
  ...within('web/ui/icons', 'Icon actions arrows eye places status'),
  ...within('engine/model', 'plan-start primitives validation'),
  ...within('web/ui/table', 'filters state'),
  'web/advising/advisor-form',
  'web/features/advisor/advisor-search',
  'web/features/roi-overview/recipe-search',
  'web/features/resource-roi-overview/resource-search',
  'web/features/production-chain/chain-search',
  'web/features/hq-upgrade-calculator/hq-search',
  'storage/sound-database',
]
const START_SOURCES = new RegExp(`/(?:${START_MODULES.join('|')})\\.tsx?$`)

function within(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}`)
}

/** How Vite loads chunks; wherever it stands, every page loads it. */
const PRELOAD_HELPER = 'vite/preload-helper'
/** With all they import: what every page of a player stands in. */
const SHELL_SOURCES =
  /web\/(?:routes\/_shell\.tsx\?|app\/Shell\.tsx$|parts\/(?:PageFrame|DataLoader)\.tsx$|ui\/(?:Panel|EmptyState|ErrorPanel)\.tsx$|api\/queries\/(?:empires|plans)\.ts$)/

/**
 * With all they import and the shell has not: what nearly every screen of a player is made of. A screen that needs one of them
 * mostly needs ten, and each file of its own costs a slow machine more than the bytes do.
 */
const SCREEN_SOURCES =
  /web\/(?:ui\/(?:DataTable|Select|NumberInput|MultiSelect|Tabs|Segmented|StatTile|Figure|FigureMark|MaterialTile|CapacityBar|CopyButton|Progress)\.tsx$|ui\/explain\/Explain(?:ed|Provider)\.tsx$|parts\/LeaveDialog\.tsx$|economy\/(?:calls|use-empire|active-context)\.ts$)/

/** Screens that players come back to, by the first part of their address: their files are asked for with the shell's. */
const FIRST_SCREENS = {
  empire: '/features/empire/EmpireScreen.tsx',
  plan: '/features/plan/PlanScreen.tsx',
}

/** Tells public/preload.js which files the first screen needs: the homepage's for a visitor, the shell's for a player. */
function nameFirstFiles(): Plugin {
  return {
    name: 'name-first-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunkWith = (source: string) =>
          Object.values(bundle).filter(
            (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(source)),
          )
        const named = (chunks: Iterable<object & { fileName: string }>) =>
          [...chunks]
            .flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)])
            .map((file) => `/${file}`)
            .join(' ')
        const filesOf = (source: string) => named(chunkWith(source))
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
          return named(chunks)
        }
        const attrs = {
          src: '/preload.js',
          async: true,
          'data-home': filesOf('/features/home/HomeScreen.tsx'),
          'data-shell': filesOf('/app/Shell.tsx'),
          ...Object.fromEntries(
            Object.entries(FIRST_SCREENS).map(([name, source]) => [
              `data-screen-${name}`,
              withImports(source),
            ]),
          ),
        }
        // Behind before-paint.js, which says whether the homepage is shown.
        return [{ tag: 'script', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** A module that every page needs but no list names costs a request of its own; one that is gone hides a mistake. */
function checkStartModules(): Plugin {
  return {
    name: 'check-start-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = [...this.getModuleIds()].map((id) => id.replace(/\?.*$/, ''))
      for (const name of START_MODULES) {
        if (!built.some((id) => id.endsWith(`/${name}.ts`) || id.endsWith(`/${name}.tsx`)))
          this.error(`vite.config.ts lists ${name} as a start-up module, but nothing imports it.`)
      }
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      const files = new Set([entry?.fileName])
      for (const name of files) {
        const chunk = bundle[name ?? '']
        if (chunk?.type !== 'chunk') continue
        if (chunk !== entry && !START_CHUNKS.includes(chunk.name))
          this.error(
            `Every page loads ${chunk.moduleIds.join(', ')}: add it to the start-up modules in vite.config.ts.`,
          )
        for (const imported of chunk.imports) files.add(imported)
      }
    },
  }
}
const START_CHUNKS = ['frame', 'basics', 'rolldown-runtime']
const stylesOf = (chunk: object): Set<string> =>
  (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? new Set()

export default defineConfig({
  root: 'web',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'routes',
      generatedRouteTree: 'routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    nameFirstFiles(),
    checkStartModules(),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(packageJson.version),
    __APP_BUILD__: JSON.stringify(buildOrigin()),
  },
  resolve: {
    alias: {
      'node:module': new URL('workers/advisor/no-node-module.ts', import.meta.url).pathname,
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // On a slow machine the bundler would tell how long its plugins take; nobody who starts the app asked.
      checks: { bundlerTimings: false },
      output: {
        // What every page starts with, in few files: a request costs more than the bytes they share.
        codeSplitting: {
          groups: [
            { name: 'frame', test: (id) => FRAME_PACKAGES.test(id) || id.includes(PRELOAD_HELPER) },
            { name: 'basics', test: START_SOURCES },
            { name: 'shell', test: SHELL_SOURCES },
            { name: 'screen', test: SCREEN_SOURCES },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api/v1': api, '/version.json': api },
  },
})
