import type { Page } from '@playwright/test'
import { seriousViolationsOf } from './accessibility.ts'
import { expect, rememberSession, test } from './app.ts'

test.use({ memory: 'nothing' })

/** The page arrives, its scripts wait until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

const frame = (page: Page) => page.getByRole('status', { name: 'Loading page' })

for (const address of ['/', '/search'])
  test(`a player on a slow network sees the frame before any script has come: ${address}`, async ({
    page,
    player,
  }) => {
    await rememberSession(page, player)
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(frame(page)).toBeVisible()
    await expect(frame(page)).toContainText('Perigee')
    expect(await seriousViolationsOf(page)).toEqual([])
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame(page)).toHaveCount(0)
  })

test('the frame stands until the code of the page is there', async ({ loggedIn: page }) => {
  const release = Promise.withResolvers<void>()
  await page.route(/\/assets\/search-[^/]+\.js$/, async (route) => {
    await release.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/search-[^/]+\.js$/)
  await page.goto('/search', { waitUntil: 'commit' })
  await asked
  await expect(frame(page)).toBeVisible()
  release.resolve()
  await expect(page.getByRole('heading', { name: 'Planet Search', level: 1 })).toBeVisible()
})

test('visitors get the homepage as it stands, and elsewhere a frame without navigation', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
  await page.goto('/imprint-tos', { waitUntil: 'commit' })
  await expect(frame(page)).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
})
