import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { EXCHANGES } from '../../engine/game/cx.ts'
import type { ExchangeRow, MarketRow } from '../../engine/game/gamedata.ts'
import { formatAmount, formatMoney } from '../../engine/game/number-format.ts'
import { DAY_MS } from '../../engine/game/time.ts'
import { curvesOf } from '../../engine/market/depth/books.ts'
import { materialDepth } from '../../engine/market/depth/material-depth.ts'
import { sellStock } from '../../engine/market/depth/sell-stock.ts'
import { cleanHistory } from '../../engine/market/price-history.ts'
import { marketSpans } from '../../engine/market/spans.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { world } from '../../scripts/stage/world.ts'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './app.ts'

const money = (value: number | null | undefined) =>
  value?.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) ?? '—'
const whole = (value: number) => Math.round(value).toLocaleString('en')
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

async function history(host: TestHost, exchange: string, ticker: string, days: number) {
  const today = Date.now()
  const response = await host.fetch(`/api/v1/data/market/${exchange}/${ticker}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ start: dayOf(today - (days - 1) * DAY_MS), end: dayOf(today) }),
  })
  return (await response.json()) as MarketRow[]
}

const table = (page: Page) => page.getByRole('table', { name: /materials on/ })

test('the table has the figures of the exchange, finds a material and chooses it for the picture', async ({
  loggedIn: page,
  host,
}) => {
  const rows = (await (await host.fetch('/api/v1/data/exchanges')).json()) as ExchangeRow[]
  const row = (code: string) => rows.find(({ TickerId }) => TickerId === `DW.${code}`)
  await page.goto('/market-exploration?exchanges=IC1')
  await expect(page.getByText('370 rows')).toBeVisible()
  await page.getByLabel('Search materials on IC1').fill('drinkingWater')
  await page.getByLabel('Search materials on IC1').fill('DW')
  const line = table(page).getByRole('row', { name: /^DW/ })
  await expect(line).toContainText(money(row('PP7D_IC1')?.PriceAverage))
  await expect(line).toContainText(
    ((row('PP30D_IC1')?.Traded ?? 0) / 30).toLocaleString('en', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  )

  await line.getByRole('cell').nth(1).click()
  await expect(page).toHaveURL(/tickers=DW/)
  await expect(page.getByRole('img', { name: 'DW IC1, candles by day' })).toBeVisible()
})

test('candles by week are those of the engine, and a shared address shows the same', async ({
  loggedIn: page,
  host,
}) => {
  await page.goto('/market-exploration?tickers=RAT')
  await page.getByRole('radio', { name: 'Week' }).check({ force: true })
  const weeks = marketSpans(cleanHistory(await history(host, 'AI1', 'RAT', 90)), 'week')
  const first = weeks[0]

  async function readsAsTheEngine(on: Page) {
    await on.getByRole('button', { name: 'RAT AI1, candles by week as a table' }).click()
    const cells = on.getByRole('region', { name: /candles by week, table/ }).getByRole('row')
    await expect(cells).toHaveCount(weeks.length + 1)
    for (const figure of [first?.open, first?.high, first?.low, first?.close]) {
      await expect(cells.nth(1)).toContainText(money(figure))
    }
    await expect(cells.nth(1)).toContainText(whole(first?.volume ?? 0))
  }
  await readsAsTheEngine(page)
  await expect(page).toHaveURL(/by=week/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await readsAsTheEngine(other)
})

test('on a phone all figures of a day are read, on the narrowest also all columns of the overview of a material', async ({
  loggedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/market-exploration?tickers=RAT')
  const words = page.getByText(/ · O .* H .* L .* C .* · Vol /)
  await expect(words).toBeVisible()
  expect(
    await words.evaluate(
      (line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight,
    ),
  ).toBe(false)

  await page.setViewportSize({ width: 360, height: 740 })
  const search = page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first()
  for (const ticker of ['RAT', 'HCB']) {
    await search.fill(ticker)
    await page.getByRole('cell').getByRole('button', { name: ticker }).first().hover()
    const quotes = page.getByRole('table').filter({ hasText: 'Traded/d' })
    await expect(quotes).toBeVisible()
    const frame = quotes.locator('..')
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const box = await frame.boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(360)
    await page.mouse.move(0, 0)
    await expect(quotes).toHaveCount(0)
  }
})

test('three years as a table are drawn as they are scrolled, down to the last day', async ({
  loggedIn: page,
  host,
}) => {
  await page.goto('/market-exploration?tickers=RAT&back=1095')
  await page.getByRole('button', { name: 'RAT AI1, candles by day as a table' }).click()
  const days = cleanHistory(await history(host, 'AI1', 'RAT', 1095))
  const last = days.at(-1)
  const table = page.getByRole('region', { name: /candles by day, table/ })
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', `${days.length + 1}`)
  await expect(table.locator('tr[aria-rowindex="2"]')).toBeVisible()
  await table.press('End')
  await expect(table.locator(`tr[aria-rowindex="${days.length + 1}"]`)).toContainText(
    money(last?.price_last),
  )
})

test('days that are missing are gaps, slips are cut and marked, made-up days are named', async ({
  loggedIn: page,
}) => {
  const day = (ago: number, price: number, volume: number): MarketRow => ({
    Datetime: dayOf(Date.now() - ago * DAY_MS),
    ExchangeCode: 'AI1',
    Ticker: 'DW',
    price_first: price,
    price_last: price,
    price_average: price,
    price_min: price,
    price_max: price,
    volume_max: volume,
    demand_average: 1,
    supply_average: 1,
    delta_supply_demand: 0,
  })
  await page.route('**/data/market/AI1/DW', (route) =>
    route.fulfill({ json: [day(9, 100, 5), day(5, 900, 5), day(4, 100, 5), day(3, 110, 5)] }),
  )
  await page.goto('/market-exploration?tickers=DW')
  await expect(page.getByText('4 days, 1 without trade (pale), 1 with a price cut')).toBeVisible()
  await expect(page.getByText('Simulated', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'DW AI1, candles by day as a table' }).click()
  const rows = page.getByRole('region', { name: /candles by day, table/ }).getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(2)).toContainText('300.00')
  await expect(rows.nth(2)).toContainText('price cut')

  await page.goto('/market-exploration?tickers=FE')
  await expect(page.getByText('Simulated', { exact: true })).toBeVisible()
})

test('several materials stand on one scale, and go into a sheet', async ({
  loggedIn: page,
  host,
}) => {
  await page.goto('/market-exploration?tickers=RAT,DW&exchanges=CI1&back=30')
  const chart = 'Average price by day, each as a share of its first'
  await expect(page.getByRole('img', { name: chart })).toBeVisible()
  const rats = await history(host, 'CI1', 'RAT', 30)
  const waters = await history(host, 'CI1', 'DW', 30)
  const saving = page.waitForEvent('download')
  await page
    .getByRole('region', { name: /History/ })
    .getByRole('button', { name: 'CSV' })
    .click()
  const sheet = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  expect(sheet).toHaveLength(1 + rats.length + waters.length)
  expect(sheet[1]).toContain(`${rats[0]?.Datetime},RAT,CI1,`)
})

test('a history that cannot be had says why and is tried again', async ({ loggedIn: page }) => {
  await page.route('**/data/market/AI1/FE', (route) =>
    route.fulfill({ status: 404, json: { detail: 'Material FE not available.' } }),
  )
  await page.goto('/market-exploration?tickers=FE')
  await expect(page.getByRole('alert')).toContainText('Material FE not available.')
  await page.unroute('**/data/market/AI1/FE')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('img', { name: 'FE AI1, candles by day' })).toBeVisible()
})

test('the drawer of a material says what an amount costs and brings where, and its last 7 days on four exchanges', async ({
  loggedIn: page,
  host,
}) => {
  await page.goto('/search?by=name&text=Promitor')
  await page
    .getByRole('table', { name: /planets/ })
    .getByRole('button', { name: /^H2O/ })
    .click()
  await page.getByRole('tab', { name: 'Depth' }).click()
  const depth = page.getByRole('table', { name: 'depth of H2O' })
  const of = (amount: number) =>
    materialDepth(world, curvesOf(world), {
      ticker: 'H2O',
      amount,
    })
  await expect(depth.locator('tfoot')).toContainText(formatMoney(of(1000).buy.value))
  await page.getByRole('spinbutton', { name: 'Units' }).fill('5000')
  await expect(depth.locator('tfoot')).toContainText(formatMoney(of(5000).sell.value))
  await expect(page.getByText(/order sizes and worse prices as on/)).toBeVisible()

  const drawer = page.getByRole('dialog', { name: /Water/ })
  await drawer.getByRole('tab', { name: 'Sell a Stock' }).click()
  const selling = (terms: { amount: number; days: number; refillShare: number; drop: number }) =>
    sellStock(world, curvesOf(world), { ticker: 'H2O', exchanges: EXCHANGES, ...terms }, null)
  const first = { amount: 1000, days: 7, refillShare: 0.05, drop: 0.05 }
  const split = drawer.getByRole('table', { name: 'sale by exchange' })
  await expect(split.locator('tfoot')).toContainText(formatMoney(selling(first).sale.net))
  await drawer.getByRole('spinbutton', { name: 'Units' }).fill('200000')
  await drawer.getByRole('spinbutton', { name: 'Days to sell in' }).fill('20')
  await drawer.getByRole('spinbutton', { name: 'Order books refill a day' }).fill('10')
  await drawer.getByRole('spinbutton', { name: 'The price may fall by at most' }).fill('20')
  const slow = selling({ amount: 200_000, days: 20, refillShare: 0.1, drop: 0.2 })
  expect(slow.sale.days.length).toBeGreaterThan(1)
  await expect(split.locator('tfoot')).toContainText(formatMoney(slow.sale.net))
  const [one, two] = slow.sale.days
  const byDay = drawer.getByRole('table', { name: 'sale by day' }).getByRole('row')
  for (const [place, { shares }] of [one!, two!].entries())
    await expect(byDay.nth(place + 1)).toContainText(
      formatMoney(shares.reduce((sum, { value }) => sum + value, 0)),
    )
  const every = slow.buyers.find(({ exchange }) => exchange === 'NC1')!
  await expect(
    drawer.getByRole('table', { name: 'sold every day' }).getByRole('row', { name: /^NC1/ }),
  ).toContainText(formatAmount(every.perDay))
  expect(await violationsOf(page, { within: '[role="dialog"]' })).toEqual([])

  await drawer.getByRole('tab', { name: 'Last 7 Days' }).click()
  const week = await history(host, 'NC1', 'H2O', 7)
  const traded = week.reduce((sum, row) => sum + row.volume_max, 0)
  await expect(drawer.getByRole('row', { name: /^NC1/ })).toContainText(whole(traded))
  expect(await violationsOf(page, { within: '[role="dialog"]' })).toEqual([])
  await drawer.getByRole('link', { name: 'Explore the market of H2O' }).click()
  await expect(page).toHaveURL(/market-exploration\?tickers=H2O/)
})
