import { expect, rememberSession, test } from './app.ts'
import { base, planningOf, planWrite, running } from './planning.ts'

const FARM = base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))

test('a new player creates the first empire and is told what comes next', async ({ loggedIn }) => {
  await loggedIn.goto('/empire')
  await expect(loggedIn.getByText('No Empires available.')).toBeVisible()
  const form = loggedIn.getByRole('form', { name: 'Empire configuration' })
  const create = form.getByRole('button', { name: 'Create Empire' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await form.getByLabel('Name').fill('Alpha')
  await create.click()
  await expect(loggedIn).toHaveURL(/\/empire\/[0-9a-f-]{36}/)
  await expect(loggedIn.getByText('No Plans in Empire.')).toBeVisible()
})

test('settings of an empire that break a rule cannot be saved', async ({ page, player, host }) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createEmpire({ name: 'Alpha' })
  await rememberSession(page, player)
  await page.goto(`/empire/${uuid}?tab=configuration`)
  const form = page.getByRole('form', { name: 'Empire configuration' })
  await form.getByLabel('Permits used', { exact: true }).fill('5')
  await expect(form.getByText('Total permits must not be below used permits')).toBeVisible()
  const save = form.getByRole('button', { name: 'Save' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await form.getByLabel('Permits total', { exact: true }).fill('6')
  await form.getByLabel('Name').fill('')
  await expect(form.getByText('An empire needs a name')).toBeVisible()
  await form.getByLabel('Name').fill('Beta')
  await save.click()
  await expect(page.getByRole('combobox', { name: 'Empire' })).toContainText('Beta')
  await page.reload()
  await expect(form.getByLabel('Permits total', { exact: true })).toHaveValue('6')
})

test('an address of an empire that is not there says so', async ({ page, player, host }) => {
  await planningOf(host, player).createEmpire({ name: 'Alpha' })
  await rememberSession(page, player)
  await page.goto('/empire/5f1c3f5e-0f5e-4a5e-9c55-2f7a3c1d9b10')
  await expect(page.getByText('This empire does not exist.')).toBeVisible()
  await page.getByRole('link', { name: 'Show my empire' }).click()
  await expect(page.getByRole('combobox', { name: 'Empire' })).toContainText('Alpha')
})

test('a row opens its plan', async ({ page, player, host }) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createEmpire({ name: 'Alpha' })
  const farm = await planning.createPlan(planWrite('Farm', FARM))
  await planning.assignPlans(uuid, [farm.uuid])
  await rememberSession(page, player)
  await page.goto('/empire')
  await page.getByRole('table', { name: 'plans' }).getByRole('link', { name: 'Farm' }).click()
  await expect(page).toHaveURL(`/plan/UV-351a/${farm.uuid}`)
})
