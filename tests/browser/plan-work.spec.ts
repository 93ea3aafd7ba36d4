import type { Page } from '@playwright/test'
import type { Plan } from '../../engine/game/plan.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { expect, rememberSession, test } from './app.ts'
import {
  addBuilding,
  addRecipe,
  amountField,
  BAKERY,
  buildingRow,
  chooseCogc,
  openPlan,
  startPlan,
  storePlan,
} from './base-builder.ts'

const isSaved = (page: Page) => expect(page.getByText('saved', { exact: true })).toBeVisible()
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await isSaved(page)
}

test('every edit can be undone to the start, and any step be gone to', async ({
  loggedIn,
  host,
  player,
}) => {
  await openPlan(loggedIn, await storePlan(host, player, 'Undone'), 'Undone')
  await amountField(loggedIn, 'INC').fill('9')
  await loggedIn.getByRole('checkbox', { name: 'Corporate HQ' }).check()
  await buildingRow(loggedIn, 'EXT').getByRole('button', { name: 'Remove EXT' }).click()
  await expect(buildingRow(loggedIn, 'EXT')).toHaveCount(0)
  await expect(loggedIn.getByText('unsaved, 3 edits')).toBeVisible()

  await loggedIn.keyboard.press('Control+z')
  await expect(buildingRow(loggedIn, 'EXT')).toBeVisible()
  await loggedIn.keyboard.press('Control+z')
  await loggedIn.keyboard.press('Control+z')
  await expect(amountField(loggedIn, 'INC')).toHaveValue('7')
  await isSaved(loggedIn)
  await expect(loggedIn.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()

  await loggedIn.getByRole('button', { name: 'All steps' }).click()
  await loggedIn.getByRole('button', { name: 'Corporate HQ on' }).click()
  await expect(amountField(loggedIn, 'INC')).toHaveValue('9')
  await expect(loggedIn.getByRole('checkbox', { name: 'Corporate HQ' })).toBeChecked()
  await expect(buildingRow(loggedIn, 'EXT')).toBeVisible()
})

test('a plan needs a name, keeps what was typed until it has one, and joins the empire in its head', async ({
  loggedIn,
  host,
  player,
}) => {
  const planning = planningOf(host, player)
  await planning.createEmpire({ name: 'Joined' })
  await startPlan(loggedIn, 'KW-688c', ' ')
  await addBuilding(loggedIn, 'FP')
  await addRecipe(loggedIn, 'FP', 'FP#10xH2O=>7xDW')
  await loggedIn.keyboard.press('Control+s')
  const naming = loggedIn.getByRole('dialog', { name: 'Name this plan' })
  await expect(naming.getByLabel('Name of the plan')).toHaveValue('DW · Etherwind')
  await naming.getByLabel('Name of the plan').fill('Two words')
  await naming.getByRole('button', { name: 'Save plan' }).click()
  await expect(loggedIn).toHaveURL(/\/plan\/KW-688c\/[0-9a-f-]{36}$/)
  await expect(buildingRow(loggedIn, 'FP')).toBeVisible()
  const [stored] = await planning.call<Plan[]>('GET', '/baseplanner')
  expect(stored!.empires.map(({ name }) => name)).toEqual(['Joined'])
  // What was done before the first save can still be undone after it.
  await loggedIn.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(loggedIn.getByText(/^unsaved/)).toBeVisible()
})

test('a planet and a plan that do not exist are named', async ({ loggedIn }) => {
  await loggedIn.goto('/plan/ZZ-999z/no-plan')
  await expect(loggedIn.getByText('Planet ZZ-999z not available.').first()).toBeVisible()
  await expect(
    loggedIn.getByText(
      'No data: Plan no-plan. Ensure Plan uuid is valid and planning data has been loaded.',
    ),
  ).toBeVisible()
})

test('zero can be typed into every amount, and nothing breaks', async ({
  loggedIn,
  host,
  player,
}) => {
  await openPlan(loggedIn, await storePlan(host, player, 'Nothing'), 'Nothing')
  await loggedIn.getByRole('checkbox', { name: 'auto' }).uncheck()
  const fields = loggedIn.getByRole('spinbutton')
  const count = await fields.count()
  expect(count).toBeGreaterThan(20)
  for (let place = 0; place < count; place++) {
    await fields.nth(place).fill('0')
    await fields.nth(place).blur()
    await expect(fields.nth(place)).toHaveValue('0')
  }
  const bar = loggedIn.getByRole('region', { name: 'Plan figures' })
  await expect(bar).toContainText('Profit0.00')
  await expect(loggedIn.locator('main')).not.toContainText(/NaN|Infinity|undefined/)
  await save(loggedIn)
})

test('on the narrowest phone the actions of a plan stand in one line', async ({ loggedIn }) => {
  await loggedIn.setViewportSize({ width: 360, height: 740 })
  await loggedIn.goto('/plan/VH-331a')
  const top = async (name: string) =>
    (await loggedIn.getByRole('button', { name, exact: true }).boundingBox())!.y
  const save = await top('Save')
  expect(Math.abs((await top('Help for this page')) - save)).toBeLessThan(10)
})

test('two tabs: the slower one sees both versions and chooses', async ({
  context,
  host,
  player,
}) => {
  const address = await storePlan(host, player, 'Shared work')
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const page of [one, other]) {
    await rememberSession(page, player)
    await openPlan(page, address, 'Shared work')
  }
  await amountField(one, 'INC').fill('8')
  await amountField(other, 'RIG').fill('22')
  await save(one)
  await other.keyboard.press('Control+s')
  const dialog = other.getByRole('dialog', { name: 'Saved elsewhere in the meantime' })
  await expect(dialog.getByRole('row', { name: /^INC/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^RIG/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await isSaved(other)
  await other.reload()
  await expect(amountField(other, 'INC')).toHaveValue('8')
  await expect(amountField(other, 'RIG')).toHaveValue('22')
})

test('unsaved edits survive the end of the tab', async ({ context, host, player }) => {
  const address = await storePlan(host, player, 'Crashed')
  const page = await context.newPage()
  await rememberSession(page, player)
  await openPlan(page, address, 'Crashed')
  await amountField(page, 'INC').fill('12')
  await expect(page.getByText('unsaved, 1 edit')).toBeVisible()
  await page.close({ runBeforeUnload: false })

  const later = await context.newPage()
  await rememberSession(later, player)
  await openPlan(later, address, 'Crashed')
  await expect(amountField(later, 'INC')).toHaveValue('7')
  // What stands above the cockpit takes from its height.
  await expect(later.getByRole('region', { name: 'Plan figures' })).toBeInViewport({ ratio: 1 })
  await later.getByRole('button', { name: 'Continue with it' }).click()
  await expect(amountField(later, 'INC')).toHaveValue('12')
  await expect(later.getByText(/^unsaved/)).toBeVisible()
})

test('a changed plan is not left by accident, neither for a page nor by closing the tab', async ({
  loggedIn,
  host,
  player,
}) => {
  await openPlan(loggedIn, await storePlan(host, player, 'Guarded'), 'Guarded')
  await amountField(loggedIn, 'INC').fill('8')
  await expect(loggedIn.getByText('unsaved, 1 edit')).toBeVisible()
  const away = loggedIn.getByRole('link', { name: 'Management' })
  await away.click()
  const dialog = loggedIn.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(amountField(loggedIn, 'INC')).toHaveValue('8')
  const [question] = await Promise.all([
    loggedIn.waitForEvent('dialog'),
    loggedIn.close({ runBeforeUnload: true }),
  ])
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await save(loggedIn)
  await amountField(loggedIn, 'INC').fill('9')
  await expect(loggedIn.getByText('unsaved, 1 edit')).toBeVisible()
  await away.click()
  await dialog.getByRole('button', { name: 'Save and leave' }).click()
  await expect(loggedIn).toHaveURL(/\/manage/)
  await loggedIn.goBack()
  await expect(amountField(loggedIn, 'INC')).toHaveValue('9')
  await expect(loggedIn.getByText('saved', { exact: true })).toBeVisible()
})

test('by keyboard alone: a building, its recipe and its amount', async ({ loggedIn }) => {
  await startPlan(loggedIn, 'KW-688c', 'Keys only')
  await loggedIn.getByRole('combobox', { name: 'Add building' }).focus()
  await loggedIn.keyboard.type('FP')
  await expect(loggedIn.getByRole('option', { name: /^FP · / })).toBeVisible()
  await loggedIn.keyboard.press('Enter')
  const row = buildingRow(loggedIn, 'FP')
  await expect(row).toBeVisible()
  await row.getByRole('spinbutton').focus()
  await loggedIn.keyboard.type('4')
  await loggedIn.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: 'Add recipe to FP' })).toBeFocused()
  await loggedIn.keyboard.press('Enter')
  const dialog = loggedIn.getByRole('dialog', { name: 'Recipes of FP' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await loggedIn.keyboard.type('COF')
  await expect(dialog.getByRole('row', { name: /COF/ })).toBeVisible()
  await loggedIn.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(amountField(loggedIn, 'FP')).toHaveValue('4')
  await expect(amountField(row, 'FP 3×COF')).toHaveValue('1')
})

test('habitations follow the edits of the player, and never an opened plan', async ({
  loggedIn,
  host,
  player,
}) => {
  const crowded = { ...BAKERY, infrastructure: [{ building: 'HB1' as const, amount: 1 }] }
  await openPlan(loggedIn, await storePlan(host, player, 'Crowded', crowded), 'Crowded')
  await isSaved(loggedIn)
  await expect(amountField(loggedIn, 'HB1')).toHaveValue('1')
  await expect(amountField(loggedIn, 'HB1')).toBeDisabled()
  await expect(loggedIn.getByRole('button', { name: 'Optimize Cost' })).toBeDisabled()
  await expect(amountField(loggedIn, 'STO')).toBeEnabled()

  await amountField(loggedIn, 'INC').fill('8')
  await expect(amountField(loggedIn, 'HB1')).not.toHaveValue('1')
  await expect(loggedIn.getByRole('region', { name: 'Plan figures' })).toContainText(
    'Workers short0',
  )
  await loggedIn.keyboard.press('Control+z')
  await expect(amountField(loggedIn, 'HB1')).toHaveValue('1')
  await isSaved(loggedIn)
})

test('experts beyond six are warned of; a warning is cured by its button', async ({ loggedIn }) => {
  await startPlan(loggedIn, 'KW-688c', 'Experts')
  for (const kind of ['Agriculture', 'Chemistry']) {
    await loggedIn.getByRole('button', { name: 'Add expert' }).click()
    await loggedIn.getByRole('menuitem', { name: kind }).click()
    await loggedIn.getByRole('spinbutton', { name: `${kind} experts` }).fill('5')
  }
  await expect(
    loggedIn
      .getByText(
        'Maximum number of experts on a base is 6. You currently have 10 experts assigned.',
      )
      .first(),
  ).toBeVisible()
  await addBuilding(loggedIn, 'FP')
  await expect(buildingRow(loggedIn, 'FP').getByText('No Active Recipes')).toBeVisible()
  await loggedIn.getByRole('button', { name: /^\d+ warnings:/ }).click()
  await loggedIn.getByRole('button', { name: 'Add a recipe' }).click()
  await expect(buildingRow(loggedIn, 'FP').getByText('No Active Recipes')).toHaveCount(0)
})

test('only buildings that match the programme are offered, when asked', async ({ loggedIn }) => {
  await startPlan(loggedIn, 'KW-688c', 'Matching')
  await chooseCogc(loggedIn, 'Metallurgy')
  await loggedIn.getByRole('checkbox', { name: 'Match CoGC' }).check()
  await loggedIn.getByRole('combobox', { name: 'Add building' }).fill('FP')
  await expect(loggedIn.getByText('No Results')).toBeVisible()
})

test('own prices are entered beside the cost of goods and change the figures', async ({
  loggedIn,
  host,
  player,
}) => {
  const cx = await planningOf(host, player).createCx({
    name: 'Own prices',
    cx_empire: [],
    cx_planets: [],
    ticker_empire: [],
    ticker_planets: [],
  })
  await loggedIn.addInitScript(
    (uuid) => localStorage.setItem('perigee.preferences', JSON.stringify({ defaultCXUuid: uuid })),
    cx.uuid,
  )
  await openPlan(loggedIn, await storePlan(host, player, 'Priced'), 'Priced')
  await loggedIn.getByRole('button', { name: 'Cost of goods of FP 7×DW' }).click()
  const dialog = loggedIn.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Buying price of H2O on the planet' })
  await field
    .or(dialog.getByRole('spinbutton', { name: 'Buying price of H2O on the planet' }))
    .fill('0')
  await dialog.getByRole('button', { name: 'Save prices' }).click()
  await expect(dialog.getByRole('row', { name: 'Inputs' })).toContainText('0.00')
})

test('a plan is cloned, saved under another name, and deleted after a question', async ({
  loggedIn,
  host,
  player,
}) => {
  await openPlan(loggedIn, await storePlan(host, player, 'Original'), 'Original')
  const more = loggedIn.getByRole('button', { name: 'More for this plan' })
  await more.click()
  await loggedIn.getByRole('menuitem', { name: 'Clone' }).click()
  await loggedIn.getByRole('button', { name: 'Open it' }).click()
  await expect(loggedIn.getByRole('heading', { name: 'Original (Clone)', level: 1 })).toBeVisible()

  await amountField(loggedIn, 'INC').fill('3')
  await more.click()
  await loggedIn.getByRole('menuitem', { name: 'Save as…' }).click()
  await loggedIn.getByLabel('Name of the copy').fill('Small one')
  await loggedIn.getByRole('button', { name: 'Save copy' }).click()
  await expect(loggedIn.getByText('Saved as Small one')).toBeVisible()
  await expect(loggedIn.getByText(/^unsaved/)).toBeVisible()

  await more.click()
  await loggedIn.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(
    loggedIn.getByText("Are you sure? Deleting the Plan can't be reversed."),
  ).toBeVisible()
  await loggedIn.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(loggedIn).toHaveURL(/\/manage/)
})

test('any figure opens its derivation, level by level', async ({ loggedIn, host, player }) => {
  await openPlan(loggedIn, await storePlan(host, player, 'Derived'), 'Derived')
  await loggedIn
    .getByRole('region', { name: 'Plan figures' })
    .getByRole('button', { name: /^[+−]/ })
    .first()
    .click()
  const tree = loggedIn.getByRole('tree', { name: /^Derivation of/ })
  await tree.getByRole('treeitem', { name: /^Revenue/ }).click()
  await tree.getByRole('treeitem', { name: /^Value of RAT/ }).press('ArrowRight')
  await expect(tree.getByRole('treeitem', { name: /^Selling price of RAT/ })).toContainText(
    'PriceAverage of RAT.PP30D_UNIVERSE',
  )
})
