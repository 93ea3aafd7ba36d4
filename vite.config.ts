import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { buildOrigin } from './scripts/build-origin.ts'
import { writeBeforePaint } from './scripts/inline-script.ts'

const api = `http://127.0.0.1:${process.env.PERIGEE_API_PORT ?? '8787'}`

/**
 * One file each for what the start and the homepage need, the frames of open pages and of players' pages, and what half of the
 * pages share. A module goes to the first that wants it, with all it imports; the rest is split by page.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 3 },
  { name: 'frame', test: /\/web\/app\/OpenFrame\.tsx$/, priority: 2 },
  {
    name: 'shell',
    test: /\/web\/(app\/Shell|features\/page\/PageFrame|ui\/layout\/(Panel|ErrorPanel|Skeleton))\.tsx$/,
    priority: 1,
  },
  { name: 'common', minShareCount: 21 },
]

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
    writeBeforePaint(),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(packageJson.version),
    __APP_BUILD__: JSON.stringify(buildOrigin()),
    __RESULT_FORM__: JSON.stringify(formOfResults()),
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
    // Beside the build, not in it: scripts/build.ts moves them away from what is served.
    sourcemap: 'hidden',
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // On a slow machine the bundler would print how long its plugins take, which is noise at a start.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api/v1': api, '/version.json': api },
  },
})

/** Changes with every source that the types of the advisor's questions and results come from. */
function formOfResults(): string {
  const sources = globSync(
    ['engine/{advisor,game,plan}/**/*.ts', 'web/features/advisor/searches/search.ts'],
    { cwd: import.meta.dirname },
  ).filter((file) => !file.endsWith('.test.ts'))
  const hash = createHash('sha256')
  for (const file of sources.sort()) hash.update(readFileSync(`${import.meta.dirname}/${file}`))
  return hash.digest('base64url').slice(0, 12)
}
