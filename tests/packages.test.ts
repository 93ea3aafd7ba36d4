import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

/** What the product is meant to be built with; `npm run check` says that shipped code imports each runtime package. */
const RUNTIME = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'comlink',
  'valibot',
  'idb',
  'uplot',
  'elkjs',
  'hono',
  '@libsql/client',
]
const BUILD = ['vite', 'vitest', '@playwright/test', 'wrangler']

test.each(RUNTIME)('%s is a runtime package', (name) => {
  expect(packageJson.dependencies).toHaveProperty([name])
})

test.each(BUILD)('%s builds or tests the product', (name) => {
  expect(packageJson.devDependencies).toHaveProperty([name])
})
