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

/** Tools whose table is the page: room belongs to its rows, at 1440 × 900 with the line of a guest above. */
const TOOLS = [
  '/roi-overview',
  '/resource-roi-overview',
  '/atlas',
  '/arbitrage',
  '/market-exploration',
  '/exchanges/',
  '/search?by=conditions',
]
const FIRST_ROW_ABOVE = 280
const ROWS_SEEN = 18
const ROW_HEIGHT = 28

/** Every table has low rows; that of a tool begins high and shows many of them. */
export async function expectRoomForRows(page: Page, address: string): Promise<void> {
  const { first, seen, count, highest } = await roomOfRows(page)
  expect.soft(highest, `${address}: height of a row`).toBeLessThanOrEqual(ROW_HEIGHT)
  if (!TOOLS.some((tool) => address.startsWith(tool))) return
  expect.soft(first, `${address}: the first row`).toBeLessThan(FIRST_ROW_ABOVE)
  expect
    .soft(seen, `${address}: rows seen whole`)
    .toBeGreaterThanOrEqual(Math.min(ROWS_SEEN, count))
}

/** Where the rows of the page's longest table begin, how many are seen whole, and how high they are. */
const roomOfRows = (page: Page) =>
  page.evaluate(() => {
    const rowsOf = (table: HTMLTableElement) => [...table.querySelectorAll('tbody tr[data-row]')]
    const [table] = [...document.querySelectorAll('table')].sort(
      (a, b) => rowsOf(b).length - rowsOf(a).length,
    )
    let frame = table?.parentElement
    while (frame && getComputedStyle(frame).overflowY === 'visible') frame = frame.parentElement
    const bottom = Math.min(innerHeight, frame?.getBoundingClientRect().bottom ?? innerHeight)
    const boxes = table ? rowsOf(table).map((row) => row.getBoundingClientRect()) : []
    return {
      first: boxes[0]?.top ?? 0,
      seen: boxes.filter((box) => box.bottom <= bottom + 1).length,
      count: boxes.length,
      highest: Math.max(0, ...boxes.map(({ height }) => height)),
    }
  })

/** The narrowest phone needs no scrolling sideways, once the page has followed the window. */
export async function expectToFitPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  const overflow = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
  await expect.poll(overflow, `${address} is too wide`).toBe(0)
}
