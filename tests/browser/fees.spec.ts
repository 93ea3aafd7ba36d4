import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatMoney, formatSigned } from '../../engine/game/number-format.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expectReadable, seriousViolationsOf } from './accessibility.ts'
import { expect, test } from './app.ts'

const smelters = (planet: string) => base(planet, running('SME', 3, 'SME#6xFEO 1xC 1xO=>3xFE'))
const profitOf = (plan: PlanData, fees: number) => {
  const prices = resolvePrices(world, null, plan.planet.planetid, ACCURATE)
  const { profit, overview } = evaluatePlan(world, { plan, prices, empire: null, rules: ACCURATE })
  return formatSigned(profit + overview.dailyFees - fees, formatMoney)
}

test('what a government takes is a line of the overview', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const plan = smelters('OT-580b')
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Montem', plan))
  await page.goto(`/plan/OT-580b/${uuid}`)
  const fees = page
    .getByRole('table', { name: 'Profit in parts' })
    .getByRole('row', { name: /^Fees/ })
  await expect(fees).toContainText(formatSigned(-75, formatMoney))
  await expect(page.getByRole('button', { name: 'Fees in NCC' })).toBeVisible()
  await fees.getByRole('button').first().click()
  await expect(page.getByText('Fee of one SME')).toBeVisible()
})

test('fees that nobody knows can be entered', async ({ loggedIn: page, player, host }) => {
  const plan = smelters('JS-299a')
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Own fees', plan))
  await page.goto(`/plan/JS-299a/${uuid}`)
  await expect(page.getByText(profitOf(plan, 0)).first()).toBeVisible()
  await page.getByRole('button', { name: 'Production fees unknown: add' }).click()
  const dialog = page.getByRole('dialog', { name: /^Production fees of/ })
  await dialog.getByLabel('Pioneer').fill('20')
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Use these fees' }).click()
  await expect(page.getByText(profitOf(plan, 60)).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(profitOf(plan, 60)).first()).toBeVisible()
  await page.getByRole('button', { name: /^Fees in/ }).click()
  await page.getByRole('button', { name: 'Remove my entry' }).click()
  await expect(page.getByText(profitOf(plan, 0)).first()).toBeVisible()
})

test('a planet tells its rules, people, deposits and gateways, wherever it is named', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Here', smelters('OT-580b')))
  await page.goto(`/plan/OT-580b/${uuid}`)
  await page.getByRole('button', { name: 'Montem OT-580b' }).click()
  const drawer = page.getByRole('dialog', { name: 'Montem OT-580b' })
  await expect(drawer.getByRole('table', { name: /^Production fees a day, NCC/ })).toBeVisible()
  await expect(drawer.getByRole('table', { name: 'Population', exact: true })).toBeVisible()
  await expect(drawer.getByRole('table', { name: 'Gateways nearby' })).toContainText('OT-580b')
  await expect(drawer.getByRole('list', { name: 'deposits' })).toContainText('LST')
  expect(await seriousViolationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page
    .getByRole('combobox', { name: 'Page, command, plan, empire, planet or material' })
    .pressSequentially('katoa')
  await expect(page.getByRole('option', { name: /Katoa/ })).toHaveCount(2)
  await page.getByRole('option', { name: 'About Katoa' }).click()
  await expect(page.getByRole('dialog', { name: 'Katoa UV-351a' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('the drawer of a planet opens from a row of the search and from the map', async ({
  loggedIn: page,
}) => {
  await page.goto('/search?by=name&text=JS-299&view=both')
  const row = page.getByRole('table', { name: /planets/ }).getByRole('row', { name: /Nemesis/ })
  const drawer = page.getByRole('dialog', { name: 'Nemesis JS-299a' })
  await row.getByRole('button', { name: 'About JS-299a' }).click()
  await expect(drawer.getByText('Production fees', { exact: true }).locator('+ dd')).toHaveText(
    'not known',
  )
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Route from' }).fill('JS-299')
  await page.getByRole('option', { name: /JS-299/ }).click()
  const system = page.getByRole('region', { name: /^System / })
  await system.getByRole('button', { name: 'About JS-299a' }).click()
  await expect(drawer.getByRole('region', { name: 'Government' })).toBeVisible()
})

test('fees that are not known are named wherever money is shown', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const known = await planning.createPlan(planWrite('Montem', smelters('OT-580b')))
  const unknown = await planning.createPlan(planWrite('Nemesis', smelters('JS-299a')))
  const empire = await planning.createEmpire({ name: 'Alpha' })
  await planning.assignPlans(empire.uuid, [known.uuid, unknown.uuid])
  await page.goto(`/empire/${empire.uuid}`)
  const note = page.getByRole('note').filter({ hasText: 'Fees unknown' })
  await expect(note.getByRole('button')).toHaveText(['JS-299a'])
  await note.getByRole('button', { name: 'JS-299a' }).click()
  await page.getByRole('button', { name: 'Enter production fees' }).click()
  const dialog = page.getByRole('dialog', { name: /^Production fees of/ })
  await dialog.getByLabel('Pioneer').fill('20')
  await dialog.getByRole('button', { name: 'Use these fees' }).click()
  await expect(note).toHaveCount(0)

  await page.goto('/roi-overview?planet=JS-299a')
  const recipes = page.getByRole('table', { name: 'recipes', exact: true })
  await expect(recipes.locator('tbody tr[data-row]').first()).toContainText('not known')
})

test('an entry of 0 stays in reach, and a rate counts in every fee of its currency', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const plan = smelters('OT-580b')
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Rates', plan))
  await page.goto(`/plan/OT-580b/${uuid}`)
  const fees = page
    .getByRole('table', { name: 'Profit in parts' })
    .getByRole('row', { name: /^Fees/ })
  await page.getByRole('button', { name: 'Fees in NCC' }).click()
  const dialog = page.getByRole('dialog', { name: /^Production fees of/ })
  await dialog.getByLabel('1 NCC in $').fill('1.2')
  await dialog.getByLabel('1 NCC in $').press('Tab')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(fees).toContainText(formatSigned(-90, formatMoney))
  await page.getByRole('button', { name: 'Fees in NCC at 1.20 $' }).click()
  await dialog.getByLabel('Pioneer').fill('0')
  await dialog.getByRole('button', { name: 'Use these fees' }).click()
  await expect(fees).toHaveCount(0)
  await page.getByRole('button', { name: 'Fees in NCC at 1.20 $' }).click()
  await page.getByRole('button', { name: 'Remove my entry' }).click()
  await fees.getByRole('button').first().click()
  await expect(page.getByText('Fee of one SME')).toBeVisible()
})
