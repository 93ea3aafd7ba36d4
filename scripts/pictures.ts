import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBuiltApp } from '../bench/browser/built-app.ts'

/** Draws the pictures of README and help from the built product: a guest's economy, dark, on a laptop screen. */
const FOLDER = join(import.meta.dirname, '../docs/pictures')

const PICTURES: Record<string, (page: Page, url: string) => Promise<void>> = {
  async empire(page, url) {
    await page.goto(`${url}/empire`)
    await page.getByRole('link', { name: 'Promitor Farm' }).waitFor()
  },
  async plan(page, url) {
    await page.goto(`${url}/empire`)
    await page.getByRole('link', { name: 'Promitor Farm' }).click()
    await page.getByRole('list', { name: 'Buildings' }).waitFor()
  },
  async search(page, url) {
    await page.goto(`${url}/search?by=conditions&materials=FEO&surroundings=rocky&view=both`)
    await page.getByRole('link', { name: 'Nova Unalaska' }).waitFor()
  },
  async advisor(page, url) {
    await page.goto(`${url}/advisor`)
    await page.getByRole('button', { name: 'Suggest a base' }).click()
    await page
      .getByText(/^Best (possible|found)/)
      .first()
      .waitFor({ timeout: 120_000 })
  },
}

/** The pictures of the help texts: both themes, small, and without the navigation. */
const HELP_FOLDER = join(import.meta.dirname, '../web/features/page/help/pictures')
const NAVIGATION = 220
const HELP_CLIP = { x: NAVIGATION, y: 0, width: 1200, height: 720 }
const QUALITY = 0.72

/** What chats show next to a link: the same picture for all links. */
const PREVIEW = join(import.meta.dirname, '../web/public/preview.png')
const PREVIEW_SIZE = { width: 1200, height: 630 }

const app = await openBuiltApp()
try {
  const context = await app.visitor({ withServiceWorker: false })
  const start = await context.newPage()
  await start.goto(app.url)
  await start.getByRole('button', { name: 'Try it without an account' }).click()
  await start.getByRole('button', { name: 'Close: Welcome' }).click()
  await mkdir(FOLDER, { recursive: true })
  await mkdir(HELP_FOLDER, { recursive: true })
  for (const [name, open] of Object.entries(PICTURES)) {
    const page = await context.newPage()
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, app.url)
    await page.waitForLoadState('networkidle')
    const close = page.getByRole('button', { name: 'Close: Welcome' })
    if (await close.isVisible()) await close.click()
    await page.mouse.move(0, 0)
    await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' })
    console.log(`docs/pictures/${name}.png`)
    await page.setViewportSize({ width: NAVIGATION + HELP_CLIP.width, height: HELP_CLIP.height })
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      const picture = await page.screenshot({ animations: 'disabled', clip: HELP_CLIP })
      const file = `${name}-${theme}.webp`
      await writeFile(join(HELP_FOLDER, file), await asWebp(start, picture))
      console.log(`web/features/page/help/pictures/${file}`)
    }
    await page.close()
  }
  await drawPreview(await context.newPage(), app.url)
} finally {
  await app.close()
}

/** The name and the plan editor below it, in the colours of the dark theme. */
async function drawPreview(page: Page, url: string): Promise<void> {
  const plan = (await readFile(join(FOLDER, 'plan.png'))).toString('base64')
  await page.setViewportSize(PREVIEW_SIZE)
  await page.goto(`${url}/robots.txt`)
  await page.setContent(`
    <style>
      body { margin: 0; padding: 56px 64px; height: 518px; overflow: hidden; background: #0c0f14; color: #f3f5f8; font: 26px Inter, sans-serif }
      header { display: flex; gap: 20px; align-items: center; font-size: 64px; font-weight: 700 }
      p { margin: 12px 0 40px; color: #a3acb9 }
      .plan { width: 1072px; border: 1px solid #2a303a; border-radius: 12px }
    </style>
    <header><img src="/icon-192.png" width="72" height="72" alt="" />Perigee</header>
    <p>Plan bases, empires and resupply, with numbers that explain themselves.</p>
    <img class="plan" src="data:image/png;base64,${plan}" alt="" />`)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: PREVIEW })
  console.log('web/public/preview.png')
}

/** A tenth of the size of a PNG. The browser encodes it on a canvas, so no package is needed. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  )
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}
