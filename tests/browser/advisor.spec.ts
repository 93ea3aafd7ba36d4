import { expect, test } from './app.ts'

const FAST = '/advisor?expertises=%5B%22METALLURGY%22%5D'

test('a suggested base is taken over into the editor with the same figures, as one step to undo', async ({
  loggedIn: page,
}) => {
  await page.goto(FAST)
  await page.getByRole('button', { name: 'Suggest a base' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Proved' })).toBeVisible({
    timeout: 60_000,
  })
  const proposed = page.getByRole('region', { name: 'Proposed base' })
  const profit = await proposed.getByRole('definition').first().getByRole('button').innerText()
  expect(profit).toMatch(/[1-9]/)

  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(page).toHaveURL(/\/plan\/OT-580b/)
  const bar = page.getByRole('region', { name: 'Plan figures' })
  await expect(bar).toContainText(`Profit${profit}`)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(bar).toContainText('Profit0.00')
})

test('a search that is cancelled ends at once and keeps what it found', async ({
  loggedIn: page,
}) => {
  await page.goto('/advisor?experts=choose')
  await page.getByRole('button', { name: 'Suggest a base' }).click()
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible({ timeout: 60_000 })
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await cancel.click()
  await expect(cancel).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Best so far' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible()
})

test('limits that cannot hold together are named, and only those', async ({ loggedIn: page }) => {
  await page.goto(FAST)
  await page.getByLabel('Amount a day').fill('10')
  await page.getByRole('combobox', { name: 'Material to make' }).fill('RAT')
  await page.getByRole('option', { name: /^RAT/ }).first().click()
  await page.getByRole('button', { name: 'Suggest a base' }).click()
  await expect(page.getByText('These limits clash')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('make at least 10 RAT a day')).toBeVisible()
  await expect(page.getByText('only Metallurgy')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'of what the exchange' })).toBeHidden()
})

test('a proposed base is built step by step from a budget, and one that never builds it says what would', async ({
  loggedIn: page,
}) => {
  await page.goto(FAST)
  await page.getByRole('button', { name: 'Suggest a base' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Proved' })).toBeVisible({
    timeout: 60_000,
  })
  const proposed = page.getByRole('region', { name: 'Proposed base' })
  const profit = await proposed.getByRole('definition').first().getByRole('button').innerText()

  await page.getByRole('tab', { name: 'Expansion' }).click()
  const steps = page.getByRole('table', { name: 'Steps of the expansion' })
  await expect(steps.getByRole('row').last()).toContainText(profit)
  await expect(steps.getByRole('row').nth(1)).toContainText('1 CM')
  await expect(page.getByRole('button', { name: /^XIT/ })).toBeEnabled()

  await page.getByRole('spinbutton', { name: 'Money to begin with' }).fill('0')
  await expect(page.getByText('This budget never builds it')).toBeVisible()
  await page.getByRole('button', { name: /^Begin with/ }).click()
  await expect(steps.getByRole('row').last()).toContainText(profit)
})

test('the cheapest way to a target becomes an empire with a plan for each base', async ({
  loggedIn: page,
}) => {
  await page.goto(
    '/advisor?section=target&want=RAT&wantPerDay=20&makeAll=true&expertises=%5B%22FOOD_INDUSTRIES%22%5D',
  )
  await page.getByRole('button', { name: 'Find the cheapest way' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Proved' })).toBeVisible({
    timeout: 60_000,
  })
  const ways = page.getByRole('table', { name: 'What goes where' })
  await expect(ways.getByRole('row').filter({ hasText: 'RAT' })).toContainText('Exchange')
  await page.getByRole('button', { name: 'Open as a new empire' }).click()
  await expect(page).toHaveURL(/\/empire\/[0-9a-f-]{36}/)
  await expect(page.getByRole('link', { name: '20 RAT a day · OT-580b' }).first()).toBeVisible()
})
