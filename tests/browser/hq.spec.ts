import { ACCURATE } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { formatAmount, formatMoney, formatWhole } from '../../engine/game/number-format.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { hqUpgrade } from '../../engine/supply/hq.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, test } from './app.ts'

const upgrade = (from: number, to: number, overrides = {}, cx: CxData | null = null) =>
  hqUpgrade(world, resolvePrices(world, cx, null, ACCURATE), {
    from,
    to,
    overrides,
    stock: new Map(),
  })

test('an upgrade shows what it takes, what is counted, what is missing and its order', async ({
  loggedIn: page,
}) => {
  await page.goto('/hq-upgrade-calculator?from=2&to=6')
  const table = page.getByRole('table', { name: 'materials of the upgrade' })
  const whole = upgrade(2, 6)
  await expect(table.locator('tbody tr[data-row]')).toHaveCount(whole.materials.length)
  for (const { ticker, amount, totalCost } of whole.materials) {
    const row = table.getByRole('row').filter({ has: page.getByText(ticker, { exact: true }) })
    await expect(row).toContainText(formatWhole(amount))
    await expect(row).toContainText(formatMoney(totalCost))
  }
  await expect(page.getByText(`${formatAmount(whole.totalWeight)} t`)).toBeVisible()
  await expect(page.getByText(`${formatAmount(whole.totalVolume)} m³`)).toBeVisible()

  await page.getByRole('spinbutton', { name: 'Override stock of MCG' }).fill('100')
  const rest = upgrade(2, 6, { MCG: 100 })
  await expect(table.locator('tfoot')).toContainText(formatMoney(rest.totalCost))
  await page.getByRole('spinbutton', { name: 'Override stock of BBH' }).fill('0')
  await expect(page).toHaveURL(/BBH/)
  await page.getByRole('button', { name: 'XIT: HQ 2 to 6' }).click()
  const order = JSON.parse(await page.getByRole('textbox', { name: 'Transfer order' }).inputValue())
  expect(order.groups[0].materials).toEqual(
    Object.fromEntries(
      rest.materials.filter(({ required }) => required > 0).map((m) => [m.ticker, m.required]),
    ),
  )
  await page.reload()
  await expect(table.locator('tfoot')).toContainText(formatMoney(rest.totalCost))
})

test('another CX is other money, and a level that is not higher is nothing to build', async ({
  loggedIn: page,
  host,
  player,
}) => {
  const cx: CxData = {
    name: 'Dear prefabs',
    cx_empire: [],
    cx_planets: [],
    ticker_empire: [{ ticker: 'BBH', type: 'BUY', value: 1_000_000 }],
    ticker_planets: [],
  }
  await planningOf(host, player).createCx(cx)
  await page.goto('/hq-upgrade-calculator?from=2&to=3')
  const foot = page.getByRole('table', { name: 'materials of the upgrade' }).locator('tfoot')
  await expect(foot).toContainText(formatMoney(upgrade(2, 3).totalCost))
  await page.getByLabel('CX', { exact: true }).click()
  await page.getByRole('option', { name: /Dear prefabs/ }).click()
  await expect(foot).toContainText(formatMoney(upgrade(2, 3, {}, cx).totalCost))

  await page.getByRole('spinbutton', { name: 'To level' }).fill('2')
  await expect(page.getByText('Choose a higher level')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'To level' }).fill('1')
  await expect(page.getByText('Level 1 is below level 2.')).toBeVisible()
})
