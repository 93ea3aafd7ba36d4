/** What `npm run test:thorough` runs and `npm test` leaves out. The granularity is the file: one that has both is two. */
export const THOROUGH_UNITS: readonly string[] = [
  'tests/accounts/floods.test.ts',
  'tests/accounts/mail-limits.test.ts',
  'tests/advisor/advisor.test.ts',
  'tests/advisor/best-planets.test.ts',
  'tests/advisor/empire-expansion.test.ts',
  'tests/advisor/missing-prices.test.ts',
  'tests/advisor/promise.test.ts',
  'tests/advisor/shared-time.test.ts',
  'tests/advisor/target.test.ts',
  'tests/advisor/unknown-volumes.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/contract/fuzz-longer.test.ts',
  'tests/contract/workerd.test.ts',
  'tests/faults/alert-sends.test.ts',
  'tests/faults/disk-full.test.ts',
  'tests/faults/disks.test.ts',
  'tests/faults/first-start.test.ts',
  'tests/faults/first-start-kills.test.ts',
  'tests/faults/locked.test.ts',
  'tests/gamedata/import.test.ts',
  'tests/hosts/scheduled.test.ts',
  'tests/limits/big-account.test.ts',
  'tests/limits/burst.test.ts',
  'tests/limits/import.test.ts',
  'tests/limits/import-answers.test.ts',
  'tests/limits/loop.test.ts',
  'tests/limits/quota.test.ts',
  'tests/limits/readers.test.ts',
  'tests/limits/slow-callers.test.ts',
  'tests/limits/upstream.test.ts',
  'tests/limits/upstream-workerd.test.ts',
  'tests/release/release.test.ts',
]

/** Files below `tests/browser`. */
export const THOROUGH_JOURNEYS: readonly string[] = [
  'advisor.spec.ts',
  'advisor-planets.spec.ts',
  'all-states.spec.ts',
  'atlas.spec.ts',
  'best-empire.spec.ts',
  'best-empire-limits.spec.ts',
  'chain.spec.ts',
  'compare.spec.ts',
  'contracts.spec.ts',
  'depth.spec.ts',
  'devices.spec.ts',
  'errors.spec.ts',
  'fees.spec.ts',
  'firefox.spec.ts',
  'first-visits.spec.ts',
  'government.spec.ts',
  'history.spec.ts',
  'hq.spec.ts',
  'labels.spec.ts',
  'market.spec.ts',
  'move-in.spec.ts',
  'move-in-fetch.spec.ts',
  'move-in-records.spec.ts',
  'new-build.spec.ts',
  'palette-races.spec.ts',
  'plan-analysis.spec.ts',
  'plan-tools.spec.ts',
  'plan-touch.spec.ts',
  'push.spec.ts',
  'rare-pages.spec.ts',
  'recipe-movers.spec.ts',
  'rules.spec.ts',
  'search-flights.spec.ts',
  'ships.spec.ts',
  'ships-freight.spec.ts',
  'states.spec.ts',
  'storages.spec.ts',
  'today-morning.spec.ts',
  'tour.spec.ts',
  'twin.spec.ts',
  'updates.spec.ts',
  'visual.spec.ts',
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
