import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatDays } from '../../engine/game/number-format.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { setInfrastructure } from '../../engine/plan/edit.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expectReadable } from './accessibility.ts'
import { expect, test } from './app.ts'

const PLANET = 'KW-688c'
const FARM = base(PLANET, running('FP', 3, 'FP#1xGRN 1xBEA 1xNUT=>10xRAT'))

const daysUntilFull = (amounts: Partial<Record<'STA' | 'STW', number>>) => {
  let plan = FARM
  for (const [type, amount] of Object.entries(amounts))
    plan = setInfrastructure(plan, type as 'STA' | 'STW', amount)
  const prices = resolvePrices(world, null, PLANET, ACCURATE)
  const { visitation } = evaluatePlan(world, { plan, prices, empire: null, rules: ACCURATE })
  return formatDays(visitation.storageFilled)
}

test('each kind of storage is added, counted and saved', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Stores', FARM))
  await page.goto(`/plan/${PLANET}/${uuid}`)
  const full = page
    .getByRole('term')
    .filter({ hasText: 'Storage full in' })
    .locator('+ dd')
    .getByRole('button')
    .first()
  await expect(full).toContainText(daysUntilFull({}))
  const add = async (type: string) => {
    await page.getByRole('button', { name: /^Add (storage|habitation)$/ }).click()
    await page.getByRole('menuitem', { name: type }).click()
  }
  await add('STA')
  await expect(full).toContainText(daysUntilFull({ STA: 1 }))
  await add('STW')
  await expect(full).toContainText(daysUntilFull({ STA: 1, STW: 1 }))
  await full.click()
  await expect(page.getByText('Days by t').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('STW amount', { exact: true })).toHaveValue('1')
  await expect(full).toContainText(daysUntilFull({ STA: 1, STW: 1 }))
})
