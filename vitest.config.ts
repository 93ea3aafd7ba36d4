import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Three files at a time even on two cores: many tests wait for servers, timers or disks. */
const shared = { maxWorkers: Math.max(3, availableParallelism() - 1) }

/** Modules are loaded once for all files of a process; each test leaves them as it found them. */
const sharedModules = { isolate: false }

/** What measures processor time or memory runs when nothing else does. */
const MEASURING = [
  'tests/accounts/timing.test.ts',
  'tests/limits/{loop,big-account,import-answers,expressions/expressions}.test.ts',
]

/** What must happen is waited for as long as a slow machine that does other things may take. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }
const hosts = {
  ...patient,
  environment: 'node' as const,
  setupFiles: ['tests/seed.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

/** What takes a minute begins first, so that nothing else has to wait for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/contract/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          ...patient,
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/seed.ts'],
          ...sharedModules,
        },
      },
      {
        test: {
          ...shared,
          ...patient,
          ...sharedModules,
          name: 'edge',
          include: ['{edge,scripts,bench}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/seed.ts'],
        },
      },
      // A test of plain functions that needs the page says so: `// @vitest-environment jsdom`.
      {
        test: {
          ...shared,
          ...patient,
          setupFiles: ['web/test-setup.ts', 'tests/seed.ts'],
          ...sharedModules,
          name: 'web',
          include: ['{web,workers,storage}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...shared,
          ...patient,
          setupFiles: ['web/test-setup.ts'],
          ...sharedModules,
          name: 'parts',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
      {
        test: {
          ...shared,
          ...hosts,
          ...sharedModules,
          name: 'hosts',
          include: ['tests/**/*.test.ts'],
          exclude: MEASURING,
        },
      },
      { test: { ...hosts, name: 'measuring', include: MEASURING, fileParallelism: false } },
    ],
  },
})
