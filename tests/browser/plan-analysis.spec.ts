import type { Locator, Page } from '@playwright/test'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import {
  formatAmount,
  formatMoney,
  formatPercent,
  formatSigned,
  formatWhole,
} from '../../engine/game/number-format.ts'
import { recipeIdInWords } from '../../engine/game/recipe-words.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { balanceWays } from '../../engine/plan/balancing.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { priceSensitivity } from '../../engine/plan/sensitivity.ts'
import { whatIf } from '../../engine/plan/what-if.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, type Player, primaryButtons, rememberSession, test } from './app.ts'
import { amountField, buildingRow } from './base-builder.ts'

const FARM = base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))
const prices = resolvePrices(world, null, 'UV-351a', ACCURATE)
const input = { plan: FARM, prices, empire: null, rules: ACCURATE }
const farm = evaluatePlan(world, input)

async function openFarm(page: Page, host: TestHost, player: Player, plan = FARM): Promise<void> {
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Farm', plan))
  await rememberSession(page, player)
  await page.goto(`/plan/UV-351a/${uuid}`)
}

async function openAnalysis(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Analysis' }).click()
  await page.getByRole('menuitem', { name }).click()
  return page.getByRole('dialog', { name })
}

const tile = (ticker: string) => new RegExp(`^${ticker}(?![A-Z0-9])`)

test('prices are listed by how much they matter, and large shares of the daily trade are marked', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  const panel = await openAnalysis(page, 'Price sensitivity')
  const rows = priceSensitivity(world, farm, prices, dailyVolumeOf(world, null, 'UV-351a'))
  const table = panel.getByRole('table', { name: 'prices' })
  await panel.getByRole('button', { name: 'Menu of prices' }).click()
  for (const name of ['Plan', 'Price', 'Away'])
    await page.getByRole('checkbox', { name, exact: true }).check()
  await page.keyboard.press('Escape')
  for (const [place, row] of rows.slice(0, 5).entries()) {
    const cells = table.locator('tbody').getByRole('row').nth(place).getByRole('cell')
    await expect(cells.nth(0)).toHaveText(tile(row.ticker))
    await expect(cells.nth(1)).toHaveText(row.side === 'SELL' ? 'sells' : 'buys')
    await expect(cells.nth(3)).toContainText(formatSigned(row.profitPerPercent))
    await expect(cells.nth(4)).toHaveText(formatMoney(row.price))
    const always = row.side === 'SELL' ? 'profit even at 0' : 'loss even at 0'
    await expect(cells.nth(5)).toHaveText(
      row.breakEven === null ? always : formatMoney(row.breakEven),
    )
    await expect(cells.nth(7)).toHaveText(formatPercent(row.tradeShare, 1))
  }

  const warnFrom = panel.getByRole('spinbutton', { name: 'Warn from a share of' })
  await expect(warnFrom).toHaveValue('20')
  const traded = rows.filter(({ tradeShare }) => tradeShare !== null)
  expect(traded.length).toBeGreaterThan(0)
  await warnFrom.fill('0')
  await expect(panel.getByText('Above your volume limit')).toContainText(traded[0]!.ticker)
  await warnFrom.fill('100000')
  await expect(panel.getByText('No share of the daily volume is that large')).toBeVisible()
  await page.reload()
  await openAnalysis(page, 'Price sensitivity')
  await expect(warnFrom).toHaveValue('100000')
})

test('a deficit is made up for by one of the ways listed, in a step that one undo takes back', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  await expect(page.getByRole('button', { name: /^XIT: 20 days for/ })).toBeEnabled()
  await page.getByRole('button', { name: 'Balance H2O' }).click()
  const panel = page.getByRole('dialog', { name: 'Balance a material' })
  const lacking = farm.materialio.find(({ ticker }) => ticker === 'H2O')!.delta
  await expect(panel.getByText(`short of ${formatAmount(-lacking)} H2O a day`)).toBeVisible()

  const ways = balanceWays(world, input, 'H2O', { withHabitations: true })
  const [best] = ways
  expect(best!.building).toBe('RIG')
  const line = panel
    .getByRole('table', { name: 'ways to balance' })
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: `${best!.added} RIG` })
  const cells = line.getByRole('cell')
  await expect(cells.nth(1)).toHaveText('100%')
  await expect(cells.nth(2)).toHaveText('H2O')
  await expect(cells.nth(3)).toContainText(formatSigned(best!.profitChange))
  await expect(cells.nth(4)).toHaveText(formatSigned(best!.areaChange, formatAmount))
  await expect(cells.nth(5)).toHaveText(formatAmount(best!.areaLeft))
  await expect(cells.nth(6)).toHaveText(formatSigned(best!.delta, formatAmount))

  await line.getByRole('button', { name: 'Take' }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(amountField(page, 'RIG')).toHaveValue(formatWhole(best!.added))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(buildingRow(page, 'RIG')).toHaveCount(0)
  await expect(buildingRow(page, 'FRM')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('of a surplus too large for the area that is left, what fits is offered beside all of it', async ({
  page,
  player,
  host,
}) => {
  const plan = base('UV-351a', running('FRM', 10, 'FRM#1xH2O=>4xGRN'))
  const ways = balanceWays(world, { ...input, plan }, 'GRN', { withHabitations: true })
  const part = ways.find(({ reach }) => reach === 'what fits')!
  const all = ways.find(({ recipeId, reach }) => recipeId === part.recipeId && reach === 'all')!
  await openFarm(page, host, player, plan)
  await page.getByRole('button', { name: 'Balance GRN' }).click()
  const rows = page
    .getByRole('dialog', { name: 'Balance a material' })
    .getByRole('table', { name: 'ways to balance' })
    .locator('tbody')
    .getByRole('row')
  const rowOf = ({ added, building, recipeId, reach }: typeof part) =>
    rows.filter({
      has: page.getByRole('button', {
        name: `Take ${added} ${building}, ${recipeIdInWords(recipeId)}, ${reach}`,
      }),
    })
  await expect(rowOf(all).getByRole('cell').nth(1)).toHaveText(
    `no room ${formatPercent(all.covered, 0)}`,
  )
  await expect(rowOf(all).getByRole('cell').nth(5)).toHaveText(formatAmount(all.areaLeft))
  const cells = rowOf(part).getByRole('cell')
  await expect(cells.nth(1)).toHaveText(`what fits ${formatPercent(part.covered, 0)}`)
  await expect(cells.nth(3)).toContainText(formatSigned(part.profitChange))
  await expect(cells.nth(5)).toHaveText(formatAmount(part.areaLeft))
  await rowOf(part).getByRole('button', { name: 'Take' }).click()
  await page.keyboard.press('Escape')
  await expect(amountField(page, part.building)).toHaveValue(formatWhole(part.added))
})

test('what would be otherwise is seen before it is taken over, in one step that one undo takes back', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  const expert = { kind: 'experts', type: 'Agriculture', amount: 1 } as const
  const cheaper = { kind: 'all prices', percent: -10 } as const
  const { open, variants } = whatIf(
    world,
    input,
    [
      { id: 'expert', edits: [expert], prices: [] },
      { id: 'prices', edits: [], prices: [cheaper] },
      { id: 'both', edits: [expert], prices: [cheaper] },
    ],
    { withHabitations: true },
  )
  const [withExpert, atPrices, both] = variants.map(({ profit }) => profit - open.profit)
  const panel = await openAnalysis(page, 'What if')
  const effectOf = (name: string) =>
    panel
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox', { name }) })
      .getByRole('cell')
      .first()
  await expect(effectOf('Agriculture experts 0 → 1')).toHaveText(formatSigned(withExpert))
  await expect(effectOf('All prices')).toHaveText(formatSigned(atPrices))

  await panel.getByRole('checkbox', { name: 'All prices' }).check()
  const takeOver = panel.getByRole('button', { name: 'Apply' })
  await expect(panel.getByText('Prices and CX are no part of a plan')).toBeVisible()
  await expect(takeOver).toBeDisabled()
  await panel.getByRole('checkbox', { name: 'Agriculture experts 0 → 1' }).check()
  const sum = panel.getByRole('region', { name: 'All together' })
  const line = (title: string) => sum.getByRole('paragraph').filter({ hasText: title })
  await expect(line('2 ticked, together')).toContainText(formatSigned(both))
  await expect(line('what is applied')).toContainText(formatSigned(withExpert))

  await takeOver.click()
  await expect(effectOf('Agriculture experts 1 → 2')).toBeVisible()
  await panel.getByRole('checkbox', { name: 'Agriculture experts 1 → 2' }).check()
  await expect(primaryButtons(page)).toHaveText(['Save'])
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  const bar = page.getByRole('region', { name: 'Plan figures' })
  await expect(bar).toContainText(formatSigned(variants[0]!.profit))
  await page.getByRole('button', { name: 'All steps' }).click()
  await expect(
    page.getByRole('button', { name: 'What if: Agriculture experts 0 → 1' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bar).toContainText(formatSigned(open.profit))
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`what was done is said above the buttons of the panel it was done in, at ${size.width} px`, async ({
    page,
    player,
    host,
  }) => {
    await page.setViewportSize(size)
    await openFarm(page, host, player)
    const panel = await openAnalysis(page, 'What if')
    await panel.getByRole('checkbox', { name: 'Agriculture experts 0 → 1' }).check()
    await panel.getByRole('button', { name: 'Apply' }).click()
    const said = page.getByRole('dialog').filter({ hasText: 'Undo takes it back in one step.' })
    await expect(said).toBeVisible()
    const { y, height } = (await said.boundingBox())!
    for (const name of ['Clear', 'Apply']) {
      const button = await panel.getByRole('button', { name }).boundingBox()
      expect(button!.y).toBeGreaterThan(y + height)
    }
  })
}

test('a switch that takes more experts than a base has room for says so before it is ticked', async ({
  page,
  player,
  host,
}) => {
  const experts = [
    { type: 'Agriculture', amount: 5 },
    { type: 'Food_Industries', amount: 1 },
  ] as const
  const full = { ...FARM, planet: { ...FARM.planet, experts: [...experts] } }
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Full', full))
  await rememberSession(page, player)
  await page.goto(`/plan/UV-351a/${uuid}`)
  const panel = await openAnalysis(page, 'What if')
  const line = (name: string) =>
    panel.getByRole('row').filter({ has: page.getByRole('checkbox', { name }) })
  await expect(line('Food Industries experts 1 → 2')).toContainText('more than 6 experts')
  await expect(line('Agriculture experts 5 → 4')).toBeVisible()
  await expect(line('Agriculture experts 5 → 4')).not.toContainText('more than')
})
