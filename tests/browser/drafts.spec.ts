import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { planningOf, planWrite } from '../../scripts/stage/planning.ts'
import { expect, type Player, rememberSession, test } from './app.ts'
import { amountField, BAKERY, startPlan } from './base-builder.ts'

test.use({ memory: 'nothing' })

const offers = (page: Page) =>
  page.getByRole('status').filter({ hasText: /has unsaved edits|was never saved/ })

/** The other tabs of this browser find the session that this one was given. */
async function firstPage(context: BrowserContext, player: Player): Promise<Page> {
  const page = await context.newPage()
  await rememberSession(page, player)
  return page
}

async function edit(page: Page, amount: string): Promise<void> {
  await amountField(page, 'INC').fill(amount)
  await expect(page.getByText('unsaved, 1 edit')).toBeVisible()
}

async function openPlan(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(amountField(page, 'INC')).toBeVisible()
}

test('a tab neither offers, overwrites nor drops the unsaved work of another', async ({
  context,
  host,
  player,
}) => {
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Shared', BAKERY))
  const address = `/plan/${BAKERY.planet.planetid}/${uuid}`
  const [first, second, third] = [
    await firstPage(context, player),
    await context.newPage(),
    await context.newPage(),
  ]
  for (const [page, amount] of [
    [first, '12'],
    [second, '13'],
    [third, '14'],
  ] as const) {
    await openPlan(page, address)
    await expect(offers(page)).toHaveCount(0)
    await edit(page, amount)
  }
  await third.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(third.getByText('saved', { exact: true })).toBeVisible()
  await first.close({ runBeforeUnload: false })
  await second.close({ runBeforeUnload: false })

  const later = await context.newPage()
  await openPlan(later, address)
  await expect(amountField(later, 'INC')).toHaveValue('14')
  await expect(offers(later)).toHaveCount(2)
  // The newest first, with what it changes.
  await expect(offers(later).first()).toContainText('INC. The plan was saved again since')
  await offers(later).first().getByRole('button', { name: 'Discard it' }).click()
  await offers(later).getByRole('button', { name: 'Continue with it' }).click()
  await expect(amountField(later, 'INC')).toHaveValue('12')
  await expect(offers(later)).toHaveCount(0)
})

test('what was painted survives the end of the browser', async ({
  host,
  player,
  baseURL,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'perigee-profile-'))
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL !== undefined && { baseURL }),
    })
  const open = async (context: Awaited<ReturnType<typeof launch>>) => {
    const page = await firstPage(context, player)
    await openPlan(page, `/plan/${BAKERY.planet.planetid}/${uuid}`)
    return page
  }
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Killed', BAKERY))
  const before = await launch()
  const page = await open(before)
  const devTools = await before.browser()!.newBrowserCDPSession()
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo')
  const gone = new Promise((resolve) => before.once('close', resolve))
  await amountField(page, 'INC').fill('12')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL')
  await gone

  const after = await launch()
  const again = await open(after)
  await again.getByRole('button', { name: 'Continue with it' }).click()
  await expect(amountField(again, 'INC')).toHaveValue('12')
  await after.close()
  await rm(profile, { recursive: true, force: true })
})

test('two new plans on one planet have a draft each', async ({ context, player }) => {
  const north = await firstPage(context, player)
  const south = await context.newPage()
  for (const [page, name] of [
    [north, 'North'],
    [south, 'South'],
  ] as const) {
    await startPlan(page, 'VH-331a', name)
    await expect(page.getByText(/^unsaved/)).toBeVisible()
    await expect(offers(page)).toHaveCount(0)
  }
  for (const page of [north, south]) await page.close({ runBeforeUnload: false })
  const later = await context.newPage()
  await later.goto('/plan/VH-331a')
  await expect(offers(later)).toHaveCount(2)
  await offers(later).first().getByRole('button', { name: 'Continue with it' }).click()
  await expect(later.getByLabel('Name', { exact: true })).toHaveValue('South')
  await expect(offers(later)).toHaveCount(1)
})
