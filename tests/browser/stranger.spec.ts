import { expect, test } from './app.ts'

test.use({ memory: 'nothing' })

test('a stranger tries, changes, saves and shares a plan, and another uses it', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await page.getByRole('link', { name: 'Promitor Farm' }).click()
  const figures = page.getByRole('region', { name: 'Plan figures' })
  await page.getByRole('button', { name: 'Increase FRM amount' }).click()
  await expect(figures).toContainText('since saved')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(figures.getByText('saved', { exact: true })).toBeVisible()
  const area = (await figures.getByText(/^\d+ \/ \d+/).textContent()) ?? ''

  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  await page.getByRole('button', { name: 'Create Sharing Link' }).click()
  const link = await page.getByLabel('Sharing link', { exact: true }).inputValue()

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByText('Bonuses included: CoGC Agriculture')).toBeVisible()
  await expect(other.getByText('Your copy uses your own empire and CX.')).toBeVisible()
  await other.getByRole('button', { name: 'Use this plan' }).click()
  await expect(
    other.getByRole('heading', { name: 'Promitor Farm (Clone)', level: 1 }),
  ).toBeVisible()
  await expect(other.getByRole('region', { name: 'Plan figures' })).toContainText(area)
  await other.context().close()
})
