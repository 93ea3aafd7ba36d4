import { expect, test } from './app.ts'
import { SEARCH_MS, searchFields } from './empire-search.ts'
import { patient } from './patience.ts'

test.describe.configure({ timeout: patient(180_000) })

test('limits that clash are named, and a search that is cancelled ends at once', async ({
  loggedIn: page,
}) => {
  await page.goto(`/best-empire?${searchFields({ makes: 'RAT', perDay: 1_000_000 })}`)
  await page.getByRole('button', { name: 'Find the best empire' }).click()
  await expect(
    page.getByRole('region', { name: /^(This limit cannot be kept|These limits clash)$/ }),
  ).toContainText('make at least 1,000,000 RAT a day', { timeout: SEARCH_MS })

  await page.goto(`/best-empire?${searchFields({ permits: 3 })}`)
  await page.getByRole('button', { name: 'Find the best empire' }).click()
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await cancel.click()
  await expect(cancel).toBeHidden()
  await expect(
    page.getByRole('status').filter({ hasText: /^(Best so far|Ended before)/ }),
  ).toBeVisible()
})
