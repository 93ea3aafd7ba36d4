import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectReadable, violationsOf } from './accessibility.ts'
import { test as base, expect, type Player, SESSION_KEY } from './app.ts'
import { BUDGETS, costOf } from './budgets.ts'
import { patient } from './patience.ts'
import { settled } from './settled.ts'

/** One window for all visits: starting another costs more than most pages do. */
const test = base.extend<object, { visited: Page }>({
  visited: [
    async ({ browser, host }, use) => {
      const page = await browser.newPage({ baseURL: host.url })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Shows every part in every state, the loading ones too. */
const GALLERY = '/debug/ui'

const FOR_VISITORS = [
  '/',
  '/?login=true&to=%2Fprofile',
  '/imprint-tos',
  '/verify-email',
  '/stop-alert-mail?token=1',
  '/request-password-reset',
  '/password-reset',
  '/not-implemented',
  '/plan-link',
  '/shared/5f1c3f5e-0f5e-4a5e-9c55-2f7a3c1d9b10',
  '/nowhere',
  GALLERY,
]
const FOR_PLAYERS = [
  '/empire',
  '/manage',
  '/exchanges',
  '/search',
  '/plan/UV-351a',
  '/compare',
  '/market-exploration',
  '/advisor',
  '/best-empire',
  // A table of a few rows, which are like all others.
  '/roi-overview?building=FP',
  '/resource-roi-overview',
  '/atlas?building=FP&makes=DW&each=recipe',
  '/hq-upgrade-calculator',
  '/government',
  '/production-chain',
  '/ships',
  '/arbitrage',
  '/ships?view=route&from=OT-580b&to=VH-331a&ship=HCB',
  '/ships?view=reach&from=OT-580',
  '/fio/burn',
  '/fio/repair',
  '/today',
  '/updates',
  '/alerts',
  '/contracts',
  '/api',
  '/profile',
  '/help',
  '/debug',
]

async function expectWithinBudget(page: Page, address: string): Promise<void> {
  const [path = ''] = address.split('?')
  const budget = BUDGETS[path]
  if (!budget) return
  // What a page loads after it can be read counts as well.
  await page.waitForLoadState('networkidle')
  const { scriptBytes, calls } = await costOf(page)
  expect(scriptBytes, `${path}: bytes of script`).toBeLessThanOrEqual(budget.scriptBytes)
  expect(calls, `${path}: calls`).toBeLessThanOrEqual(budget.calls)
}

/** The first visit in a browser that has stored nothing but a session, looked at in both themes and on the narrowest phone. */
async function inspect(page: Page, address: string, player?: Player): Promise<void> {
  // A document of the same origin that stores nothing itself.
  await page.goto('/api/v1/health')
  const cdp = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await cdp.detach()
  if (player)
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
      SESSION_KEY,
      JSON.stringify(player.tokens),
    ] as const)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible({ timeout: patient(address === GALLERY ? 30_000 : 10_000) })
  if (address !== GALLERY) await settled(page)

  await expectReadable(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${address} is too wide by`).toBeLessThanOrEqual(0)
  await expectWithinBudget(page, address)
}

for (const address of FOR_VISITORS) {
  test(`${address} can be read by everybody`, async ({ visited }) => {
    // Every part in every state: more than ten times the elements of any other page.
    if (address === GALLERY) test.slow()
    await inspect(visited, address)
  })
}

for (const address of FOR_PLAYERS) {
  test(`${address} can be read by every player`, async ({ visited, player }) => {
    await inspect(visited, address, player)
    if (address !== '/help')
      await expect(visited.getByRole('button', { name: 'Help for this page' })).toBeVisible()
  })
}

test('every route of the app is among these pages', () => {
  const paths = [...FOR_VISITORS, ...FOR_PLAYERS].map((address) => address.split('?')[0])
  const files = readdirSync(path.join(import.meta.dirname, '../../web/routes'), {
    recursive: true,
    encoding: 'utf8',
  })
  const routes = files
    .filter((file) => file.endsWith('.tsx') && !/^_\w+\.tsx$/.test(file))
    .map((file) => path.basename(file, '.tsx').split('.'))
    .map((words) => `/${words.filter((word) => word !== 'index' && !word.includes('$')).join('/')}`)
  expect(routes).toContain('/fio/burn')
  const unseen = routes.filter(
    (route) => !paths.some((seen) => seen === route || seen?.startsWith(`${route}/`)),
  )
  expect(unseen).toEqual([])
})

test('what opens over a page can be read by everybody', async ({ loggedIn }) => {
  await loggedIn.goto('/profile')
  for (const [name, role] of [
    ['Help for this page', 'dialog'],
    ['Jump to…', 'dialog'],
  ] as const) {
    await loggedIn.getByRole('button', { name }).click()
    await expect(loggedIn.getByRole(role)).toBeVisible()
    const violations = await violationsOf(loggedIn, { within: `[role="${role}"]` })
    expect(violations, name).toEqual([])
    await loggedIn.keyboard.press('Escape')
    await expect(loggedIn.getByRole(role)).toHaveCount(0)
  }
})
