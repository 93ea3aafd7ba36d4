import type { Locator, Page } from '@playwright/test'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatAmount, formatSigned } from '../../engine/game/number-format.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { priceSensitivity } from '../../engine/plan/sensitivity.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, type Player, rememberSession, test } from './app.ts'
import { amountField } from './base-builder.ts'

const farmOf = (amount: number) => base('UV-351a', running('FRM', amount, 'FRM#1xH2O=>4xGRN'))
const prices = resolvePrices(world, null, 'UV-351a', ACCURATE)
const figuresOf = (amount: number) =>
  evaluatePlan(world, { plan: farmOf(amount), prices, empire: null, rules: ACCURATE })

async function openFarm(page: Page, host: TestHost, player: Player): Promise<void> {
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Farm', farmOf(4)))
  await rememberSession(page, player)
  await page.goto(`/plan/UV-351a/${uuid}`)
  await expect(amountField(page, 'FRM')).toHaveValue('4')
}

async function open(page: Page, menu: 'Analysis' | 'Tools', name: string): Promise<Locator> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name }).click()
  return page.getByRole('dialog', { name })
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The units a day of grain, as the price sensitivity lists them. */
async function showsFigures(panel: Locator, amount: number): Promise<void> {
  const rows = priceSensitivity(
    world,
    figuresOf(amount),
    prices,
    dailyVolumeOf(world, null, 'UV-351a'),
  )
  const grain = rows.find(({ ticker, side }) => ticker === 'GRN' && side === 'SELL')!
  const cells = panel.getByRole('row').filter({ hasText: 'GRN' }).getByRole('cell')
  await expect(cells.nth(1)).toHaveText(formatAmount(grain.unitsPerDay))
}

test('on the widest screens an analysis is a fourth column, and follows what is edited beside it', async ({
  page,
  player,
  host,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await openFarm(page, host, player)
  const panel = await open(page, 'Analysis', 'Price sensitivity')
  for (const name of ['Setup', 'Production', 'Results'])
    await expect(part(page, name)).toBeVisible()
  const results = (await part(page, 'Results').boundingBox())!
  const beside = (await panel.boundingBox())!
  expect(beside.x).toBeGreaterThanOrEqual(results.x + results.width - 1)
  await showsFigures(panel, 4)
  await amountField(page, 'FRM').fill('6')
  await showsFigures(panel, 6)
  await expect(page.getByText(`${formatSigned(figuresOf(6).profit)}`).first()).toBeVisible()

  const other = await open(page, 'Tools', 'Visitation frequency')
  await expect(other).toBeVisible()
  await expect(panel).toHaveCount(0)
  await other.getByRole('button', { name: 'Close' }).click()
  await expect(other).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Tools' })).toBeFocused()
})

test('on a laptop it takes the place of the results, and setup and production stay in use', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  const panel = await open(page, 'Analysis', 'Price sensitivity')
  await expect(part(page, 'Results')).toBeHidden()
  await showsFigures(panel, 4)
  await amountField(page, 'FRM').fill('6')
  await showsFigures(panel, 6)
  await part(page, 'Setup').getByRole('radio', { name: '2' }).click()
  await expect(page.getByText('unsaved, 2 edits')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()

  await panel.getByRole('heading', { name: 'Price sensitivity' }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(part(page, 'Results')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Analysis' })).toBeFocused()

  const button = page.getByRole('button', { name: 'Balance H2O' })
  await button.click()
  const balance = page.getByRole('dialog', { name: 'Balance a material' })
  await expect(balance.getByText(/^The plan is short of .* H2O a day/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('on a phone it is a drawer over the plan', async ({ page, player, host }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFarm(page, host, player)
  const panel = await open(page, 'Analysis', 'Price sensitivity')
  await showsFigures(panel, 4)
  expect((await panel.boundingBox())!.width).toBe(390)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(amountField(page, 'FRM')).toBeVisible()
})
