import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chosenSet, isInSet, type TestSet, THOROUGH_UNITS } from './tests/thorough.ts'

/** Three files at a time even on two cores: many tests wait for servers, timers or disks. */
const shared = { maxWorkers: Math.max(3, availableParallelism() - 1) }

/** Modules are loaded once for all files of a process; each test leaves them as it found them. */
const sharedModules = { isolate: false }

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

const PROJECTS: readonly NonNullable<TestProjectInlineConfiguration['test']>[] = [
  {
    ...shared,
    ...patient,
    name: 'engine',
    include: ['engine/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/seed.ts'],
    ...sharedModules,
  },
  {
    ...shared,
    ...patient,
    ...sharedModules,
    name: 'edge',
    include: ['{edge,scripts,bench}/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/seed.ts'],
  },
  // A test of plain functions that needs the page says so: `// @vitest-environment jsdom`.
  {
    ...shared,
    ...patient,
    setupFiles: ['web/test-setup.ts', 'tests/seed.ts'],
    ...sharedModules,
    name: 'web',
    include: ['{web,workers,storage}/**/*.test.ts'],
    environment: 'node',
  },
  {
    ...shared,
    ...patient,
    setupFiles: ['web/test-setup.ts'],
    ...sharedModules,
    name: 'parts',
    include: ['web/**/*.test.tsx'],
    environment: 'jsdom',
  },
  {
    ...shared,
    ...hosts,
    ...sharedModules,
    name: 'hosts',
    include: ['tests/**/*.test.ts'],
  },
]

/** The files that each project runs of a set. */
export const projectsOf = (set: TestSet) =>
  PROJECTS.map(({ include, ...project }) => ({
    ...project,
    include: globSync([...include!], { cwd: import.meta.dirname })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => isInSet(set, file, THOROUGH_UNITS)),
  })).filter(({ include }) => include.length > 0)

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: projectsOf(chosenSet()).map((test) => ({ test })),
  },
})
