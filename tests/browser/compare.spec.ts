import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatMoney, formatSigned } from '../../engine/game/number-format.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, rememberSession, test } from './app.ts'
import { amountField } from './base-builder.ts'

const FARM = base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))
const SMELTER = base('UV-351a', running('SME', 2, 'SME#1xFEO=>1xFE'))
const prices = resolvePrices(world, null, 'UV-351a', ACCURATE)
const profitOf = (plan: typeof FARM) =>
  evaluatePlan(world, { plan, prices, empire: null, rules: ACCURATE }).profit

test('ticked plans stand side by side with their differences, and the address brings them back', async ({
  page,
  player,
  host,
}) => {
  const { createPlan } = planningOf(host, player)
  await createPlan(planWrite('Farm', FARM))
  await createPlan(planWrite('Smelter', SMELTER))
  await rememberSession(page, player)
  await page.goto('/manage?tab=plans')
  await page.getByRole('row', { name: /Farm/ }).getByRole('checkbox').check()
  await page
    .getByRole('row', { name: /Smelter/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('link', { name: 'Compare' }).click()

  const table = page.getByRole('table', { name: 'Plans side by side' })
  const line = (name: string | RegExp) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  const [farm, smelter] = [profitOf(FARM), profitOf(SMELTER)]
  const cells = line('Profit $/day').first().getByRole('cell')
  await expect(cells.nth(0)).toHaveText(formatMoney(farm))
  await expect(cells.nth(1)).toContainText(formatMoney(smelter))
  await expect(cells.nth(1)).toContainText(formatSigned(smelter - farm))
  await expect(line('FRM').getByRole('cell')).toHaveText([/^4/, 'none'])
  await expect(line('SME').getByRole('cell')).toHaveText(['none', /^2/])
  await expect(line('Permits')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Show identical rows' }).check()
  await expect(line('Permits').getByRole('cell')).toHaveText(['1', '1'])
  await page.reload()
  await expect(table.getByRole('columnheader')).toHaveText([/^Farm/, /^Smelter/])
})

test('what is edited stands beside what is saved', async ({ page, player, host }) => {
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Farm', FARM))
  await rememberSession(page, player)
  await page.goto(`/plan/UV-351a/${uuid}`)
  await amountField(page, 'FRM').fill('6')
  await page.getByRole('button', { name: 'Analysis' }).click()
  await page.getByRole('menuitem', { name: 'Compare' }).click()
  const panel = page.getByRole('dialog', { name: 'Compare' })
  const table = panel.getByRole('table', { name: 'Plans side by side' })
  await expect(table.getByRole('columnheader')).toHaveText([/^As saved/, /^As edited/])
  const buildings = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'FRM' }) })
  await expect(buildings.getByRole('cell')).toHaveText([/^4/, /^6/])
})
