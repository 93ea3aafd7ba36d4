import { expect, type Page } from '@playwright/test'

/** A table has at most this many columns until the player shows more. Controls without a header do not count. */
const MAX_COLUMNS = 7

/** The headers of columns that have a figure outside of the box in which their table scrolls. */
export const clippedColumns = (page: Page) =>
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
export const wideTables = (page: Page) =>
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

/** On a phone the column that decides is in sight, wherever its table is scrolled to. */
export async function expectDecidingColumn(page: Page, header: RegExp): Promise<void> {
  const deciding = page.getByRole('columnheader', { name: header }).first()
  await expect(deciding).toBeVisible()
  const table = page.getByRole('table').filter({ has: deciding }).first()
  for (const end of [false, true]) {
    await table.evaluate((element, toEnd) => {
      if (toEnd) element.parentElement!.scrollLeft = 10_000
    }, end)
    const { x = 0, width = 1000 } = (await deciding.boundingBox()) ?? {}
    expect(x, String(header)).toBeGreaterThanOrEqual(0)
    expect(x + width, String(header)).toBeLessThanOrEqual(390)
  }
}
