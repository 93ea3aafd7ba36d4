import type { Page } from '@playwright/test'
import { expect, primaryButtons } from './app.ts'
import { patient } from './patience.ts'

/** The advisor with few choices, which finds its best base quickly. */
export const FAST_ADVISOR = '/advisor?expertises=%5B%22METALLURGY%22%5D'

/** Asks for a base. Returns the profit of the best base, to whole runs. */
export async function suggestBase(page: Page, further = ''): Promise<string> {
  await page.goto(`${FAST_ADVISOR}${further}`)
  await expect(primaryButtons(page)).toHaveText(['Suggest a base'])
  await page.getByRole('button', { name: 'Suggest a base' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: /Best possible under these limits|Best found, at/ }),
  ).toBeVisible({
    timeout: patient(60_000),
  })
  const proposed = page.getByRole('region', { name: 'Proposed base' })
  return proposed.getByRole('definition').first().getByRole('button').innerText()
}
