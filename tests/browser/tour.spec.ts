import { expect, test } from './app.ts'

test('who is new can take a tour of five stops by keyboard, and is asked once', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  const take = page.getByRole('button', { name: 'Take a one-minute tour' })
  await take.press('Enter')

  const tour = page.getByRole('dialog', { name: /^Empire/ })
  await expect(tour).toContainText('1 of 5')
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true })
  for (const [title, address] of [
    ['Planet Search', /\/search/],
    ['Exchanges', /\/exchanges/],
    ['Advisor', /\/advisor/],
    ['Help', /\/help/],
  ] as const) {
    await next.press('Enter')
    await expect(page.getByRole('dialog', { name: new RegExp(`^${title}`) })).toBeVisible()
    await expect(page).toHaveURL(address)
  }
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible()
  await expect(take).toHaveCount(0)
})
