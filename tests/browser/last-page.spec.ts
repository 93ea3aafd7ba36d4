import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { settled } from './settled.ts'

const KEPT = 'perigee.lastPage'
/** As draw-last-page.js shows the kept page at most. */
const LIMIT_MS = 3000

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEPT)
const shown = (page: Page) => page.locator('#last-page')

/** A guest has bases with figures from the beginning. */
test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await expect(page.getByRole('link', { name: 'Promitor Farm' })).toBeVisible()
  await page.goto('/empire')
  await settled(page)
  await expect.poll(() => kept(page)).toContain('Promitor Farm')
})

test('a revisit shows the figures before any of the app runs, and then the live page', async ({
  page,
}) => {
  const before = await page.screenshot()
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  for (const what of ['**/assets/*.js', '**/api/v1/**'])
    await page.route(what, async (route) => {
      await letGo
      await route.continue()
    })
  // However slow this machine is, the picture is of the kept page.
  await page.addInitScript((limit) => {
    const later = window.setTimeout
    const patient = (work: () => void, ms = 0, ...rest: unknown[]) =>
      later(work, ms === limit ? 600_000 : ms, ...rest)
    window.setTimeout = patient as typeof later
  }, LIMIT_MS)
  await page.goto('/empire', { waitUntil: 'commit' })
  await expect(shown(page)).toHaveCount(1)
  await expect
    .poll(async () => difference(page, before, await page.screenshot()))
    .toBeLessThan(0.002)
  await expect(page.getByRole('heading', { name: 'Empire', level: 1 })).toHaveCount(0)

  resolve()
  await expect(page.getByRole('heading', { name: 'Empire', level: 1 })).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  expect(await difference(page, before, await page.screenshot())).toBeLessThan(0.002)
  await page.getByRole('tab', { name: 'Configuration' }).click()
  await expect(page.getByRole('form', { name: /Empire/ }).first()).toBeVisible()
})

test('a page with number fields is kept with the rules that draw them', async ({ page }) => {
  const address = '/empire?tab=configuration'
  await page.goto(address)
  await settled(page)
  await expect(page.getByRole('spinbutton', { name: 'Permits total' })).toBeVisible()
  await expect.poll(() => kept(page)).toContain(address)
  const { css } = JSON.parse((await kept(page))!) as { css: string }
  expect(css).toContain('linear-gradient(currentcolor, currentcolor)')
})

test('the kept page is for the same address, width and styles', async ({ page }) => {
  // Without scripts nothing takes it away.
  await page.route('**/assets/*.js', (route) => route.abort())
  const open = (address: string) => page.goto(address, { waitUntil: 'domcontentloaded' })
  await open('/empire')
  await expect(shown(page)).toHaveCount(1)
  await open('/empire?tab=flow')
  await expect(shown(page)).toHaveCount(0)

  await page.setViewportSize({ width: 1200, height: 900 })
  await open('/empire')
  await expect(shown(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open('/empire')
  await expect(shown(page)).toHaveCount(1)

  await page.evaluate((key) => {
    const page = JSON.parse(localStorage.getItem(key)!)
    localStorage.setItem(key, JSON.stringify({ ...page, look: '/assets/of-the-last-build.css' }))
  }, KEPT)
  await open('/empire')
  await expect(shown(page)).toHaveCount(0)
})

test('nothing is kept after logging out', async ({ page }) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  expect(await kept(page)).toBeNull()
  await page.goto('/empire')
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  expect(await kept(page)).toBeNull()
})

/** The share of pixels that differ visibly. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const reader = await page.context().newPage()
  const share = await reader.evaluate(
    async (pictures) => {
      const pixelsOf = async (png: string) => {
        const picture = new Image()
        picture.src = `data:image/png;base64,${png}`
        await picture.decode()
        const canvas = new OffscreenCanvas(picture.width, picture.height)
        const context = canvas.getContext('2d')!
        context.drawImage(picture, 0, 0)
        return context.getImageData(0, 0, picture.width, picture.height).data
      }
      const [one, other] = await Promise.all(pictures.map(pixelsOf))
      let different = 0
      for (let place = 0; place < one!.length; place += 4)
        if (Math.abs(one![place + 1]! - other![place + 1]!) > 24) different++
      return different / (one!.length / 4)
    },
    [one.toString('base64'), other.toString('base64')],
  )
  await reader.close()
  return share
}
