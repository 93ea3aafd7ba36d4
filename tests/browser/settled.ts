import { expect, type Page } from '@playwright/test'

/** Nothing is loading or being calculated any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0)
  await expect(page.getByText(/^Loading|^Measuring|^Calculating/)).toHaveCount(0)
}
