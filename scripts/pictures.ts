import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBuiltApp } from '../bench/browser/app.ts'

/** Draws the pictures of the README from the product as built: a guest's economy, dark, on a laptop's screen. */
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
    await page.getByText(/^Best possible/).waitFor({ timeout: 120_000 })
  },
}

const app = await openBuiltApp()
try {
  const context = await app.visitor({ withServiceWorker: false })
  const start = await context.newPage()
  await start.goto(app.url)
  await start.getByRole('button', { name: 'Try it without an account' }).click()
  await start.getByRole('button', { name: 'No, thanks' }).click()
  await start.close()
  await mkdir(FOLDER, { recursive: true })
  for (const [name, open] of Object.entries(PICTURES)) {
    const page = await context.newPage()
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, app.url)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' })
    await page.close()
    console.log(`docs/pictures/${name}.png`)
  }
} finally {
  await app.close()
}
