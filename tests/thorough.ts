/** What `npm run test:thorough` runs and `npm test` leaves out. The granularity is the file: one that has both is two. */
export const THOROUGH_UNITS: readonly string[] = [
  'tests/advisor/best-planets.test.ts',
  'tests/advisor/missing-prices.test.ts',
  'tests/contract/fuzz-longer.test.ts',
  'tests/contract/workerd.test.ts',
  'tests/faults/alert-sends.test.ts',
  'tests/faults/disk-full.test.ts',
  'tests/faults/disks.test.ts',
  'tests/faults/first-start-kills.test.ts',
  'tests/limits/big-account.test.ts',
  'tests/limits/burst.test.ts',
  'tests/limits/import-answers.test.ts',
  'tests/limits/loop.test.ts',
  'tests/limits/readers.test.ts',
  'tests/limits/upstream-workerd.test.ts',
]

/** Files below `tests/browser`. */
export const THOROUGH_JOURNEYS: readonly string[] = [
  'advisor.spec.ts',
  'all-states.spec.ts',
  'best-empire.spec.ts',
  'firefox.spec.ts',
  'first-visits.spec.ts',
  'move-in-records.spec.ts',
  'new-build.spec.ts',
  'palette-races.spec.ts',
  'push.spec.ts',
  'ships-freight.spec.ts',
  'today-morning.spec.ts',
  'twin.spec.ts',
  'workerd.spec.ts',
]

/** A file that is named on a command line runs whichever set it belongs to: so `all`, unless `scripts/test.ts` says otherwise. */
export const TEST_SETS = ['everyday', 'thorough', 'all'] as const
export type TestSet = (typeof TEST_SETS)[number]
const isTestSet = (name: string): name is TestSet => TEST_SETS.some((set) => set === name)

/** The set that this process runs, which the environment names. */
export function chosenSet({ PERIGEE_TEST_SET: name = 'all' } = process.env): TestSet {
  if (!isTestSet(name))
    throw new Error(`PERIGEE_TEST_SET is ${TEST_SETS.join(', ')}; it is "${name}".`)
  return name
}

export const isInSet = (set: TestSet, file: string, thorough: readonly string[]): boolean =>
  set === 'all' || (set === 'thorough') === thorough.includes(file)
