import { expect, test } from './app.ts'
import { patient } from './patience.ts'

// All planets have to be there: which of them is best is the question.

test('the best planets of a product are proved, and the first opens as a plan with the figures of its row', async ({
  loggedIn: page,
}) => {
  // One kind of buildings: a proof that also a busy machine finishes within the limit of a search.
  await page.goto('/advisor?section=planets&product=FE&expertises=%5B%22METALLURGY%22%5D')
  await page.getByRole('button', { name: 'Find the best planet' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: /(Proved: o|O)f 4,576 planets/ }),
  ).toBeVisible({ timeout: patient(60_000) })
  const first = page.getByRole('row').filter({ hasText: 'proved' }).first()
  const [, name, profit] = await first.getByRole('cell').allInnerTexts()
  expect(profit).toMatch(/[1-9]/)
  await first.click()
  await page.getByRole('button', { name: 'Open as a new plan' }).click()
  const [id] = /[A-Z]{2}-\d{3}[a-z]/.exec(name!)!
  await expect(page).toHaveURL(new RegExp(`/plan/${id}`))
  await expect(page.getByRole('region', { name: 'Plan figures' })).toContainText(profit!.trim())
})

test('a search over all planets that is cancelled ends at once and keeps the planets it found', async ({
  loggedIn: page,
}) => {
  await page.goto('/advisor?section=planets&product=FE')
  await page.getByRole('button', { name: 'Find the best planet' }).click()
  const found = page.getByRole('row').filter({ hasText: 'found' })
  await expect(found.first()).toBeVisible({ timeout: patient(60_000) })
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await cancel.click()
  await expect(cancel).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Best so far' })).toBeVisible()
  await expect(found.first()).toBeVisible()
})
