import type { Page } from '@playwright/test'
import { projectPaths } from '../../edge/node/paths.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatSigned } from '../../engine/game/number-format.ts'
import type { Plan } from '../../engine/game/plan.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { startWorkerHost } from '../hosts/worker-host.ts'
import { test as base, expect, logInBy } from './app.ts'
import { amountField, startPlan } from './base-builder.ts'
import { patient } from './patience.ts'

/** The production build as Cloudflare serves it: workerd with its static assets, over a libSQL server. */
const test = base.extend({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startWorkerHost({}, { main: 'edge/worker.ts', web: projectPaths().web })
      await use(host)
      await host.close()
    },
    { scope: 'worker', timeout: patient(120_000) },
  ],
})

const figuresOf = (page: Page) => page.getByRole('region', { name: 'Plan figures' })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
}

test('on workerd a player logs in, makes a plan and shares it, and a visitor opens the link', async ({
  page,
  player,
  host,
  browser,
}) => {
  await page.goto('/')
  await logInBy(page, player.username)
  await expect(page).toHaveURL(/\/empire/)

  await startPlan(page, 'KW-688c', 'Water for all')
  await page.getByRole('button', { name: 'Add RIG for H2O' }).click()
  await amountField(page, 'RIG').fill('6')
  // Habitations follow the workers; they have to be there before they are saved.
  await expect(figuresOf(page)).toContainText('Workers short0')
  await save(page)
  await expect(page).toHaveURL(/\/plan\/KW-688c\/[0-9a-f-]{36}$/)

  const [stored] = await planningOf(host, player).call<Plan[]>('GET', '/baseplanner')
  const plan = stored!.baseplanner_data
  expect(plan.buildings).toMatchObject([{ name: 'RIG', amount: 6 }])
  const prices = resolvePrices(world, null, 'KW-688c', ACCURATE)
  const profit = `Profit${formatSigned(evaluatePlan(world, { plan, prices, empire: null, rules: ACCURATE }).profit)}`
  await expect(figuresOf(page)).toContainText(profit)
  await page.reload()
  await expect(figuresOf(page)).toContainText(profit)

  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  await page.getByRole('button', { name: 'Create Sharing Link' }).click()
  const link = await page.getByLabel('Sharing link', { exact: true }).inputValue()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'Water for all', level: 1 })).toBeVisible()
  await expect(figuresOf(visitor)).toContainText(profit)
  await visitor.context().close()
})

test('on workerd a guest opens an empire, edits a plan and finds the edit again', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await page.getByRole('link', { name: 'Promitor Farm' }).click()
  await expect(page.getByRole('heading', { name: 'Promitor Farm', level: 1 })).toBeVisible()
  await expect(figuresOf(page)).toContainText(/Profit\+[\d,.]+/)
  await amountField(page, 'FP').fill('6')
  await expect(page.getByText('unsaved, 1 edit')).toBeVisible()
  await save(page)
  await page.reload()
  await expect(amountField(page, 'FP')).toHaveValue('6')
  await expect(figuresOf(page)).toContainText(/Profit\+[\d,.]+/)
})
