import type { Page } from '@playwright/test'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import {
  formatAmount,
  formatDays,
  formatPercent,
  formatSigned,
  formatWhole,
} from '../../engine/game/number-format.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, test } from './app.ts'
import { BAKERY, buildByHand, buildingRow, startPlan } from './base-builder.ts'

/** What the engine makes of a base at the universe's average prices, without an empire. */
const evaluated = (plan: PlanData) =>
  evaluatePlan(world, {
    plan,
    prices: resolvePrices(world, null, plan.planet.planetid, ACCURATE),
    empire: null,
    rules: ACCURATE,
  })

/** Every figure that the cockpit shows reads as the engine has it. */
async function expectFigures(page: Page, base: PlanData): Promise<void> {
  const result = evaluated(base)
  const bar = page.getByRole('region', { name: 'Plan figures' })
  await expect(bar).toContainText(`Profit${formatSigned(result.profit)}`)
  await expect(bar).toContainText(`Payback${formatDays(result.overview.roi)}`)
  await expect(bar).toContainText(
    `${formatAmount(result.area.areaUsed)} / ${formatAmount(result.area.areaTotal)}`,
  )
  const parts = page.getByRole('table', { name: 'Profit in parts' })
  for (const [name, value] of [
    ['Revenue', result.revenue],
    ['Materials', -result.overview.dailyCost],
    ['Degradation', -result.overview.dailyDegradationCost],
  ] as const)
    await expect(parts.getByRole('row', { name })).toContainText(formatSigned(value))

  for (const building of result.production.buildings) {
    const row = buildingRow(page, building.name)
    await expect(row).toContainText(formatPercent(building.totalEfficiency))
    await expect(row).toContainText(`${formatAmount(building.areaUsed)} area`)
    await expect(row).toContainText(formatSigned(building.dailyRevenue, formatWhole))
    for (const { dailyProfit } of building.activeRecipes)
      await expect(row).toContainText(`${formatSigned(dailyProfit, formatWhole)} $/day`)
  }
  const flows = page.getByRole('table', { name: 'Material I/O' })
  await expect(flows.getByRole('rowheader')).toHaveText(
    result.materialio.map(({ ticker }) => ticker),
  )
  for (const { ticker, input, output, delta, price } of result.materialio)
    await expect(flows.getByRole('row', { name: ticker }).getByRole('cell')).toContainText([
      input === 0 ? '' : formatAmount(input),
      output === 0 ? '' : formatAmount(output),
      formatSigned(delta, formatAmount),
      formatSigned(price, formatWhole),
    ])
  for (const { name, required, capacity, efficiency } of Object.values(result.workforce)) {
    if (required === 0) continue
    const row = page.getByRole('row', { name: new RegExp(`^${name}s`, 'i') })
    for (const text of [
      formatAmount(required),
      formatAmount(capacity),
      formatPercent(efficiency, 1),
    ])
      await expect(row).toContainText(text)
  }
}

test('a base built by hand reads as the engine calculates it, is saved and comes back the same', async ({
  loggedIn,
}) => {
  test.slow()
  await startPlan(loggedIn, 'KW-688c', 'Etherwind bakery')
  await buildByHand(loggedIn, BAKERY)
  await expectFigures(loggedIn, BAKERY)

  await loggedIn.keyboard.press('Control+s')
  await expect(loggedIn).toHaveURL(/\/plan\/KW-688c\/[0-9a-f-]{36}$/)
  await expect(loggedIn.getByText('saved', { exact: true })).toBeVisible()

  await loggedIn.reload()
  await expect(loggedIn.getByRole('heading', { name: 'Etherwind bakery', level: 1 })).toBeVisible()
  await expectFigures(loggedIn, BAKERY)
  await expect(loggedIn.getByText('saved', { exact: true })).toBeVisible()
})
