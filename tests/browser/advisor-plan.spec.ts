import { suggestBase } from './advisor-search.ts'
import { expect, primaryButtons, test } from './app.ts'

test('a suggested base is taken over into the editor with the same figures, as one step to undo', async ({
  loggedIn: page,
}) => {
  const profit = await suggestBase(page)
  expect(profit).toMatch(/[1-9]/)
  await expect(primaryButtons(page)).toHaveText(['Use this plan'])

  await page.getByRole('button', { name: 'Use this plan' }).click()
  await expect(page).toHaveURL(/\/plan\/OT-580b/)
  const bar = page.getByRole('region', { name: 'Plan figures' })
  await expect(bar).toContainText(`Profit${profit}`)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(bar).toContainText('Profit0.00')
})
