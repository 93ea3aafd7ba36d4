import type { Page } from '@playwright/test'
import { expectReadable } from './accessibility.ts'
import { test as base, expect, type Player, SESSION_KEY } from './app.ts'
import { expectWithinBudget } from './budgets.ts'
import { expectBeginning } from './page-states.ts'
import { settled } from './settled.ts'
import { expectToFitPhone } from './table-columns.ts'

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

/** Pages of a new account, which has nothing of its own. */
const ADDRESSES = [
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

/** The first visit in a browser that has stored nothing but a session, looked at in both themes and on the narrowest phone. */
async function inspect(page: Page, address: string, player: Player): Promise<void> {
  // A document of the same origin that stores nothing itself.
  await page.goto('/api/v1/health')
  const cdp = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await cdp.detach()
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(player.tokens),
  ] as const)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await settled(page)

  await expectBeginning(page, address)
  await expectReadable(page)
  await expectToFitPhone(page, address)
  await expectWithinBudget(page, address.split('?')[0]!)
}

for (const address of ADDRESSES) {
  test(`the first visit of ${address} says how to begin, can be read and is within its budget`, async ({
    visited,
    player,
  }) => {
    await inspect(visited, address, player)
    if (address !== '/help')
      await expect(visited.getByRole('button', { name: 'Help for this page' })).toBeVisible()
  })
}
