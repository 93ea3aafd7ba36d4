import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'engine', include: ['engine/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'edge',
          include: ['edge/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}', 'workers/**/*.test.ts', 'storage/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['web/test-setup.ts'],
          testTimeout: 20_000,
        },
      },
      // What starts servers and databases: one file at a time, so that two cores are enough.
      {
        test: {
          name: 'hosts',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
