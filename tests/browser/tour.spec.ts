import { expect, test } from './app.ts'

test('who is new is led into a plan, changes its profit, and is asked once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  const take = page.getByRole('button', { name: 'Take the tour' })
  await take.press('Enter')

  const tour = page.getByRole('dialog')
  await expect(tour).toContainText('1 of 3')
  await expect(page).toHaveURL(/\/plan\/[^/]+\/[0-9a-f-]{36}/)
  await tour.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(tour).toContainText('press + beside the number of a building')
  await expect(
    page.getByRole('region', { name: 'Plan figures' }).getByRole('button').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Increase FRM amount' }).click()
  await expect(tour).toContainText('You changed the profit')
  await expect(tour).toContainText(/From [\d,.]+ to [−\d,.]+ \$\/day/)
  await tour.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(tour).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await expect(take).toHaveCount(0)
})

test('one line welcomes a guest and can be closed; the profile still leads to an account', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  const line = page.getByRole('region', { name: 'Welcome' })
  await expect(line.getByRole('button', { name: 'Take the tour' })).toBeVisible()
  await expect(line.getByText('You are a guest')).toBeVisible()
  expect(await line.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await line.getByRole('button', { name: 'Close: Welcome' }).click()
  await expect(line).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Profile' })
    .click()
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('form', { name: 'Create account' })).toBeVisible()
})
