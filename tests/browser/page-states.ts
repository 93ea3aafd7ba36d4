import type { Page } from '@playwright/test'
import { expect } from './app.ts'
import { patient } from './patience.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  const skeletons = page.locator('[data-skeleton]')
  await expect(skeletons, path).toHaveCount(0, { timeout: patient(15_000) })
  await expectNoOddWords(page, path)
}

async function expectNoOddWords(page: Page, path: string): Promise<void> {
  const words = await page.getByRole('main').innerText()
  expect(words, path).not.toMatch(/\b(NaN|Infinity|undefined|null)\b/)
}

/** A page of a new account says what is missing, and how to begin. */
export async function expectBeginning(page: Page, path: string): Promise<void> {
  await expectNoOddWords(page, path)
  const next = page.getByRole('main').locator('a:visible, button:visible, input:visible')
  await expect(next.first(), path).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' }), path).toHaveCount(0)
}

/** Every page of a new account says what is missing, and how to begin. */
export async function expectBeginnings(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path)
    await expectBeginning(page, path)
  }
}

/** Every page says that the server failed, and the last one loads again. */
export async function expectFailures(page: Page, paths: readonly string[]): Promise<void> {
  let isFailing = true
  const tokens = /\/api\/v1\/user\/(refresh|login)/
  await page.route(/\/api\/v1\//, (route) =>
    isFailing && !tokens.test(route.request().url())
      ? route.fulfill({ status: 500, json: { detail: 'Broken on purpose.' } })
      : route.continue(),
  )
  for (const path of paths) {
    await open(page, path)
    await expect(page.getByText('Broken on purpose.').first(), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' }).first(), path).toBeVisible()
  }
  isFailing = false
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByText('Broken on purpose.')).toHaveCount(0)
}
