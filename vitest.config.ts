import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Two files at a time even on two cores: many tests wait for servers, timers or disks. */
const shared = { maxWorkers: Math.max(2, availableParallelism() - 1) }

/** What measures processor time or memory runs when nothing else does. */
const MEASURING = ['tests/accounts/timing.test.ts', 'tests/limits/{loop,big-account}.test.ts']

const hosts = { environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 } as const
const web = { setupFiles: ['web/test-setup.ts'], testTimeout: 20_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          environment: 'node',
          // Pure functions: files may share their modules, and with them one compiled universe.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'edge',
          include: ['edge/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      // A test of plain functions that needs the page says so: `// @vitest-environment jsdom`.
      {
        test: {
          ...shared,
          ...web,
          name: 'web',
          include: ['{web,workers,storage}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...shared,
          ...web,
          name: 'parts',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
      {
        test: {
          ...shared,
          ...hosts,
          name: 'hosts',
          include: ['tests/**/*.test.ts'],
          exclude: MEASURING,
        },
      },
      { test: { ...hosts, name: 'measuring', include: MEASURING, fileParallelism: false } },
    ],
  },
})
