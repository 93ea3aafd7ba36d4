import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { patient } from './patience.ts'
import { settled } from './settled.ts'

/** Pages whose tables show every figure at 1440 px. */
const PAGES = [
  '/empire',
  '/empire?tab=flow',
  '/search?by=conditions&materials=FEO&surroundings=rocky',
  '/search?by=name&text=prom',
  '/atlas',
  '/exchanges',
  '/market-exploration',
  '/roi-overview',
  '/resource-roi-overview?material=FEO',
  '/fio/burn',
  '/fio/repair',
  '/arbitrage',
  '/manage?tab=plans',
  '/manage?tab=cx',
  '/hq-upgrade-calculator',
  '/government',
  '/ships?view=reach&from=OT-580',
  '/ships?view=route&from=OT-580b&to=VH-331a',
]
/** A table has at most this many columns until the player shows more. Controls without a header do not count. */
const MAX_COLUMNS = 7
/** Lists that players read on a phone, with the column by which they decide. */
const DECIDING = [
  ['/roi-overview', /^Sellable/],
  ['/resource-roi-overview?material=FEO', /^Sellable/],
  ['/atlas', /^Sellable/],
  ['/empire', /^Profit/],
  ['/search?by=conditions&materials=FEO&surroundings=rocky', /^Free plots/],
  ['/exchanges', /^\$\/unit/],
  ['/fio/burn', /^At stake/],
  ['/fio/repair', /^Worst condition/],
  ['/arbitrage', /^\$\/hour/],
] as const

/** The headers of columns that have a figure outside of the box in which their table scrolls. */
const clippedColumns = (page: Page) =>
  page.evaluate(() => {
    const clipped = new Set<string>()
    for (const table of document.querySelectorAll('table')) {
      let box = table.parentElement
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
      const { left, right } = (box ?? document.body).getBoundingClientRect()
      for (const cell of table.querySelectorAll('td')) {
        const at = cell.getBoundingClientRect()
        if (at.width === 0 || !/\d/.test(cell.textContent ?? '')) continue
        if (at.right > right + 1 || at.left < left - 1 || cell.scrollWidth > cell.clientWidth + 1)
          clipped.add(
            table.querySelectorAll('thead th')[cell.cellIndex]?.textContent ?? 'no header',
          )
      }
    }
    return [...clipped]
  })

/** Tables with too many columns, each with its headers. */
const wideTables = (page: Page) =>
  page.evaluate(
    ([most]) =>
      [...document.querySelectorAll('table')].flatMap((table) => {
        const heads = [...(table.tHead?.rows[table.tHead.rows.length - 1]?.cells ?? [])]
        const words = heads
          .filter((head) => !head.querySelector('input, [class*="hidden" i]'))
          .map((head) => head.textContent?.trim())
          .filter(Boolean)
        return words.length > most!
          ? [`${table.getAttribute('aria-label')}: ${words.join(', ')}`]
          : []
      }),
    [MAX_COLUMNS],
  )

test('tables fit a window of 1440 px, and a phone shows the column that decides', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await expect(page.getByRole('heading', { name: 'Material flow' })).toBeVisible()
  for (const path of PAGES) {
    await page.goto(path)
    const figure = page.getByRole('main').locator('td').filter({ hasText: /\d/ }).first()
    await expect(figure).toBeVisible({ timeout: patient(30_000) })
    await settled(page)
    expect(await clippedColumns(page), path).toEqual([])
    expect(await wideTables(page), path).toEqual([])
  }

  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, header] of DECIDING) {
    await page.goto(path)
    const deciding = page.getByRole('columnheader', { name: header }).first()
    await expect(deciding).toBeVisible()
    await settled(page)
    const table = page.getByRole('table').filter({ has: deciding }).first()
    for (const end of [false, true]) {
      await table.evaluate((element, toEnd) => {
        if (toEnd) element.parentElement!.scrollLeft = 10_000
      }, end)
      const { x = 0, width = 1000 } = (await deciding.boundingBox()) ?? {}
      expect(x, path).toBeGreaterThanOrEqual(0)
      expect(x + width, path).toBeLessThanOrEqual(390)
    }
  }
})
