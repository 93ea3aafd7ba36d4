import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chosenSet } from '../tests/thorough.ts'
import { isBuilt } from './build-stamp.ts'
import { runChecks } from './check.ts'
import { ensureChromium } from './chromium.ts'
import {
  type Failure,
  type PlaywrightReport,
  playwrightFailures,
  playwrightTimes,
  slowestFirst,
  type VitestReport,
  vitestFailures,
  vitestTimes,
} from './failures.ts'
import { findFirefox } from './firefox.ts'
import { runTool } from './run-tool.ts'

/**
 * Runs one set of the tests, or all of them, the fastest to fail first: `node scripts/test.ts [everyday|thorough|all]`. Ends with
 * one line that adds up all suites. The checks belong to the everyday set; the thorough one builds what has changed.
 */
const set = chosenSet({ PERIGEE_TEST_SET: process.argv[2] ?? 'everyday' })
/** The runners make much garbage that dies young: with room for it they need a tenth less processor time. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`
const env = { PERIGEE_TEST_SET: set, NODE_OPTIONS }
const scratch = mkdtempSync(path.join(tmpdir(), 'perigee-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const failures: Failure[] = []
const slowest: string[] = []

function count(passed: number, failed: number): void {
  total.passed += passed
  total.failed += failed
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  console.log(`\n── ${name}`)
  try {
    await work()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.error(why)
    failures.push({ where: name, why })
    count(0, 1)
  }
}

function readReport<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

const checks = () =>
  step('checks', async () => {
    const { passed, failed } = await runChecks()
    count(passed, failed)
  })

const build = () =>
  step('build', async () => {
    // In a process of its own, because the bundler sets NODE_ENV to production for everything after it.
    const { code } = await runTool('node', ['scripts/build.ts'], { show: true })
    count(code === 0 ? 1 : 0, code === 0 ? 0 : 1)
  })

const workerBundle = () =>
  step('Worker bundle', async () => {
    const { code, output } = await runTool(
      'wrangler',
      ['deploy', '--dry-run', '--outdir', path.join(scratch, 'worker')],
      { env: { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' } },
    )
    console.log(output.match(/Total Upload:.*/)?.[0] ?? output)
    count(code === 0 ? 1 : 0, code === 0 ? 0 : 1)
  })

const units = () =>
  step('units, contract, faults', async () => {
    const file = path.join(scratch, 'vitest.json')
    const { code } = await runTool(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      { show: true, env },
    )
    const report = readReport<VitestReport>(file)
    const failed = vitestFailures(report)
    failures.push(...failed)
    slowest.push('units', ...slowestFirst(vitestTimes(report)))
    if (code !== 0 && failed.length === 0)
      failures.push({
        where: 'vitest',
        why: 'All tests passed, yet vitest reports errors: see above.',
      })
    // A file that fails to load has no failed test, but the exit code of the run shows it.
    count(report.numPassedTests, Math.max(report.numFailedTests, code === 0 ? 0 : 1))
  })

if (set === 'thorough') {
  if (!isBuilt()) await build()
  await Promise.all([workerBundle(), units()])
} else {
  const withBuild = () => Promise.all(set === 'all' ? [units(), workerBundle()] : [units()])
  await Promise.all([checks(), build().then(withBuild)])
}

await step('browser journeys', async () => {
  if (!ensureChromium()) {
    throw new Error(
      'No Chromium found: install one (Debian: apt-get install chromium) or name it in PERIGEE_CHROMIUM.',
    )
  }
  if (!findFirefox())
    console.log(
      'No Firefox found, its journey is skipped: install firefox-esr or name one in PERIGEE_FIREFOX.',
    )
  const file = path.join(scratch, 'playwright.json')
  const { code } = await runTool('playwright', ['test', '--reporter=list,json'], {
    show: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const report = readReport<PlaywrightReport>(file)
  failures.push(...playwrightFailures(report))
  slowest.push('journeys', ...slowestFirst(playwrightTimes(report)))
  const { stats } = report
  count(stats.expected, Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1))
  total.skipped = stats.skipped
})

console.log(`\n── the slowest files\n${slowest.join('\n')}`)

// Repeated at the end, because often only the last lines of a long log are kept.
if (failures.length > 0) console.log('\n── what failed')
for (const { where, why } of failures) console.log(`✗ ${where}\n${why.replace(/^/gm, '    ')}\n`)

rmSync(scratch, { recursive: true, force: true })
if (total.skipped > 0) console.log(`\n${total.skipped} skipped for want of a browser`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
