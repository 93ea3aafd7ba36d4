import { expect, type Page, type TestInfo } from '@playwright/test'
import { seriousViolationsOf } from '../accessibility.ts'
import { patient } from '../patience.ts'
import { settled } from '../settled.ts'

const DESKTOP = { name: 'desktop', width: 1440, height: 900 } as const
const PHONE = { name: 'phone', width: 390, height: 844 } as const

/** The pictures were taken with this Chromium; another one draws letters and curves a little differently. */
const PINNED_CHROMIUM = '156'

/** Name and date of the build, a guest's random name, and whatever blinks. */
const UNSTEADY = 'footer p { display: none !important } * { caret-color: transparent !important }'

type Theme = 'dark' | 'light'

/** Compares the page at both sizes with its pictures, where the pinned browser draws it. */
export async function expectSameLook(
  page: Page,
  name: string,
  themes: readonly [desktop: Theme, phone: Theme],
  info: TestInfo,
): Promise<void> {
  const version = page.context().browser()?.version() ?? ''
  const isPinned = version.startsWith(`${PINNED_CHROMIUM}.`)
  if (!isPinned)
    info.annotations.push({
      type: 'not compared',
      description: `pictures are of Chromium ${PINNED_CHROMIUM}, this is ${version}`,
    })
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
    if (isPinned)
      await expect.soft(page).toHaveScreenshot(`${name}-${size.name}.png`, {
        maxDiffPixelRatio: 0.01,
        timeout: patient(20_000),
      })
    // Rows, charts and figures are here, where the pages of a new player are empty.
    const serious = await seriousViolationsOf(page, { coloursOnly: size === PHONE })
    expect(serious, `${name} in ${colorScheme}`).toEqual([])
  }
}
