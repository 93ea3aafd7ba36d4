import { globSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/chromium.ts'
import { patient } from './tests/browser/patience.ts'
import { chosenSet, isInSet, type TestSet, THOROUGH_JOURNEYS } from './tests/thorough.ts'

/** Our list replaces Playwright's, so it repeats its entries. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages behind the address bar of every window, loaded before anything is typed there: a second of processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  // Nothing of the browser's own may wander onto the network.
  args: [
    '--disable-gpu',
    // Tabs of one browser share a process, as tabs that were opened by links do: code is compiled once.
    '--process-per-site',
    // Less of the time goes into collecting young garbage.
    '--js-flags=--min-semi-space-size=16',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join()}`,
  ],
})

/** What only the whole browser has: notifications, and letters as players see them. */
const WHOLE_BROWSER = ['push.spec.ts', 'visual.spec.ts']

/** The journeys of a set. */
export const specsOf = (set: TestSet): string[] =>
  globSync('*.spec.ts', { cwd: `${import.meta.dirname}/tests/browser` }).filter((file) =>
    isInSet(set, file, THOROUGH_JOURNEYS),
  )

/** Journeys through the built app (`npm run build`) on a real Node host. Each worker starts a host of its own. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: specsOf(chosenSet()),
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/browser/visual/{arg}{ext}',
  fullyParallel: true,
  // One more than CI has cores: a journey spends part of its time waiting for timers and the network.
  workers: 3,
  timeout: patient(60_000),
  expect: { timeout: patient(10_000) },
  reporter: 'list',
  projects: [
    {
      name: 'journeys',
      testIgnore: WHOLE_BROWSER,
      use: { launchOptions: launchOptions(findHeadlessShell()) },
    },
    {
      name: 'whole browser',
      testMatch: specsOf(chosenSet()).filter((file) => WHOLE_BROWSER.includes(file)),
      use: { launchOptions: launchOptions(findChromium()) },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    // Each new visitor would store the whole app; only the offline journeys want that.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
