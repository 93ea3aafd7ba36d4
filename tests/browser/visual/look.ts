import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { seriousViolationsOf } from '../accessibility.ts'
import { settled } from '../settled.ts'
import { type Grid, largestDifference, type Mosaic, mosaicOf } from './mosaic.ts'

interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly grid: Grid
}
const DESKTOP: Size = { name: 'desktop', width: 1440, height: 900, grid: { columns: 36, rows: 24 } }
const PHONE: Size = { name: 'phone', width: 390, height: 844, grid: { columns: 18, rows: 39 } }

/** Name and date of the build, a guest's random name, and whatever blinks. */
const UNSTEADY = 'footer p { display: none !important } * { caret-color: transparent !important }'

type Theme = 'dark' | 'light'

/** Compares the page at both sizes with what was kept; with `--update-snapshots` it is kept anew. */
export async function expectSameLook(
  page: Page,
  name: string,
  themes: readonly [desktop: Theme, phone: Theme],
  info: TestInfo,
): Promise<void> {
  const painter = await page.context().newPage()
  await page.bringToFront()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // As a sheet made by script: the content security policy lets no style into the page.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, UNSTEADY)
  for (const [size, colorScheme] of [
    [DESKTOP, themes[0]],
    [PHONE, themes[1]],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const picture = info.outputPath(`${name}-${size.name}.png`)
    const look = async () => {
      const png = await page.screenshot({ animations: 'disabled', path: picture })
      return mosaicOf(painter, png, size.grid)
    }
    const file = path.join(import.meta.dirname, `${name}-${size.name}.json`)
    if (isRenewal(info)) keep(file, await calmLook(look))
    else await expectLook(look, file, size)
    // Rows, charts and figures are here, where the pages of a new player are empty.
    const serious = await seriousViolationsOf(page, { coloursOnly: size === PHONE })
    expect(serious, `${name} in ${colorScheme}`).toEqual([])
  }
}

const isRenewal = ({ config }: TestInfo) =>
  config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'

/** Two looks in a row that show the same. */
async function calmLook(look: () => Promise<Mosaic>): Promise<Mosaic> {
  let last = await look()
  await expect(async () => {
    const before = last
    last = await look()
    expect(last).toEqual(before)
  }).toPass({ intervals: [500], timeout: 20_000 })
  return last
}

/** Of a tolerance. */
const UNCHANGED = 0.1

function keep(file: string, mosaic: Mosaic): void {
  const kept = readKept(file)
  // What looks the same stays as it is, so that a renewal changes only what has changed.
  if (kept && largestDifference(kept, mosaic).size < UNCHANGED) return
  writeFileSync(file, `${JSON.stringify(mosaic, null, 2)}\n`)
}

const readKept = (file: string): Mosaic | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Mosaic) : undefined

/** A chart or a font may come a moment later: what counts is how the page ends. */
async function expectLook(look: () => Promise<Mosaic>, file: string, size: Size): Promise<void> {
  const kept = readKept(file)
  if (!kept) throw new Error(`${path.basename(file)} is missing: ${RENEWAL}`)
  await expect(async () => {
    const { size: difference, column, row } = largestDifference(kept, await look())
    const middle = (place: number, cells: number, pixels: number) =>
      Math.round(((place + 0.5) * pixels) / cells)
    const x = middle(column, size.grid.columns, size.width)
    const y = middle(row, size.grid.rows, size.height)
    const where = `${path.basename(file)} differs around ${x}, ${y}, in tolerances`
    expect(difference, `${where}. ${RENEWAL}`).toBeLessThanOrEqual(1)
  }).toPass({ intervals: [200, 500], timeout: 20_000 })
}

const RENEWAL =
  'If the page is meant to look so: npm run build, then npx playwright test visual --update-snapshots'
