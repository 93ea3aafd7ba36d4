import type { Page } from '@playwright/test'
import { expect, rememberSession } from './app.ts'
import { crowded, runningOut } from './crowded.ts'
import { holdWorkers, mayHoldWorkers, releaseWorkers } from './held-workers.ts'
import { patient } from './patience.ts'
import { settled } from './settled.ts'
import { test } from './wide-host.ts'
import { widePlayer } from './wide-player.ts'

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const section = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const trips = (page: Page) => page.getByRole('list', { name: 'trips' })
const ALL_CLEAR = /Nothing runs out|All is well|No trip needed|Nothing is coming/
const transferText = (page: Page) => page.getByLabel('Transfer order', { exact: true }).inputValue()

test('Today and the visit plan show one plan of flights, worked out once, from the exchange of the CX', async ({
  page,
  host,
  plans,
}) => {
  test.setTimeout(patient(120_000))
  await mayHoldWorkers(page)
  await rememberSession(page, await widePlayer(host, plans))
  await page.goto('/today')
  const tasks = page.getByRole('region', { name: 'tasks' })
  const leaving = page.getByText(/^Kestrel \d, now, there /)
  await expect(leaving.first()).toBeVisible({ timeout: patient(20_000) })
  await settled(page)
  expect(await heightOf(page)).toBeLessThanOrEqual(1400)
  const onToday = await Promise.all(
    (await tasks.getByRole('listitem').filter({ has: leaving }).all()).map(async (row) => ({
      base: (await row.getAttribute('aria-label')) ?? '',
      ship: /Kestrel \d/.exec(await row.innerText())?.[0],
    })),
  )
  expect(onToday.length).toBeGreaterThan(3)

  // Nothing is asked of a worker for the second page: its figures are there while no answer comes.
  await holdWorkers(page)
  await section(page, 'Visit plan').click()
  await expect(page.getByText(/trips of 8 ships from Antares Station \(AI1\)/)).toBeVisible()
  for (const { base, ship } of onToday)
    await expect(
      trips(page)
        .getByRole('listitem', { name: new RegExp(`^${ship} to .*${base}`) })
        .filter({ hasText: 'now' }),
    ).toBeVisible()
  await settled(page)
  expect(await heightOf(page)).toBeLessThanOrEqual(1800)
  await releaseWorkers(page)
  await trips(page)
    .getByRole('button', { name: /^XIT: Load for/ })
    .first()
    .click()
  expect(JSON.parse(await transferText(page)).actions).toMatchObject([
    { type: 'CX Buy', exchange: 'AI1' },
    { origin: 'Antares Station Warehouse' },
  ])
})

test('no page says that all is well before it is calculated, and a plan in the making is marked', async ({
  page,
  host,
  plans,
}) => {
  test.setTimeout(patient(120_000))
  await mayHoldWorkers(page)
  await rememberSession(page, await widePlayer(host, plans))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await holdWorkers(page)
  const main = page.getByRole('main')
  const link = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await link(/^Today/).click()
  await expect(main.getByRole('status').first()).toBeAttached()
  await expect(main).not.toContainText(ALL_CLEAR)
  await section(page, 'Visit plan').click()
  await expect(page.getByText('Calculating your bases')).toBeVisible()
  await expect(main).not.toContainText(ALL_CLEAR)
  await link(/^FIO Burn/).click()
  await expect(main.getByRole('status').first()).toBeAttached()
  await expect(main).not.toContainText('No Plans available')

  await releaseWorkers(page)
  await link(/^Today/).click()
  await section(page, 'Visit plan').click()
  await expect(page.getByRole('table', { name: 'bases that still run out' })).toBeVisible({
    timeout: patient(20_000),
  })
  await holdWorkers(page)
  await page.getByRole('button', { name: 'Ships and settings' }).click()
  await page.getByRole('spinbutton', { name: 'Plan ahead' }).fill('5')
  await page.keyboard.press('Escape')
  await expect(page.getByText('The trips below are those of before the last change.')).toBeVisible()
  await releaseWorkers(page)
  await expect(page.getByText(/in the next 5 days/)).toBeVisible()
  await expect(page.getByText('The trips below are those of before')).toHaveCount(0)
})

test('one click orders for all red bases, bought at the exchange, with an order for each load', async ({
  page,
  host,
  plans,
}) => {
  test.setTimeout(patient(120_000))
  await rememberSession(page, await widePlayer(host, plans))
  await page.goto('/fio/burn')
  await page.getByRole('button', { name: /^Order for all \d+ red$/ }).click()
  const order = page.getByRole('dialog', { name: /^Order for \d+ bases$/ })
  await expect(order).toContainText('Bought at Antares Station (AI1).')
  const loads = order.getByRole('table', { name: 'loads' }).locator('tbody tr')
  await expect.poll(() => loads.count()).toBeGreaterThan(5)
  await order.getByRole('button', { name: /^XIT: Buy for \d+ bases$/ }).click()
  const whole = JSON.parse(await transferText(page))
  expect(whole.actions[0]).toMatchObject({ type: 'CX Buy', exchange: 'AI1' })
  await page.keyboard.press('Escape')
  const sums: Record<string, number> = {}
  for (const load of await order.getByRole('button', { name: /^XIT: Resupply / }).all()) {
    if (await load.isDisabled()) continue
    await load.click()
    const { groups } = JSON.parse(await transferText(page))
    for (const [ticker, amount] of Object.entries<number>(groups[0].materials))
      sums[ticker] = (sums[ticker] ?? 0) + amount
    await page.keyboard.press('Escape')
  }
  expect(sums).toEqual(whole.groups[0].materials)
})

test('on a phone each page fits its window, and a table of many columns has labels above values', async ({
  page,
  host,
  plans,
}) => {
  test.setTimeout(patient(120_000))
  await page.setViewportSize({ width: 390, height: 844 })
  await rememberSession(page, await widePlayer(host, plans))
  for (const [address, ready] of [
    ['/today', page.getByText(/^Kestrel \d, now, there /).first()],
    ['/fio/burn?view=visits', page.getByRole('table', { name: 'bases that still run out' })],
  ] as const) {
    await page.goto(address)
    await expect(ready).toBeVisible({ timeout: patient(20_000) })
    const { width, main } = { width: 390, main: page.getByRole('main') }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const lists = main.getByRole('list', { name: /cards$|^trips$/ })
    for (const list of await lists.all()) {
      expect(await crowded(list)).toEqual([])
      expect(await runningOut(list)).toEqual([])
    }
  }
  expect(await heightOf(page)).toBeLessThanOrEqual(2200)
  const cell = page
    .getByRole('table', { name: 'bases that still run out' })
    .locator('td[data-label="Why"]')
    .first()
  const label = await cell.evaluate((td) => getComputedStyle(td, '::before').content)
  expect(label).toBe('"Why"')

  const order = trips(page).getByRole('button', { name: /^XIT: Load for/ })
  await order.first().click()
  const copy = page.getByRole('button', { name: /^Copy: transfer order/ })
  await expect(copy).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  await page.goto('/ships')
  const figures = page.getByRole('table', { name: 'Figures of the ships' }).locator('tbody tr')
  await figures.first().locator('th').scrollIntoViewIfNeeded()
  await expect(figures.first().locator('td')).toBeInViewport({ ratio: 1 })

  for (const [address, table] of [
    ['/government', 'Buildings for safety'],
    ['/arbitrage', 'hauls'],
  ] as const) {
    await page.goto(address)
    const rows = page.getByRole('table', { name: table }).locator('tbody tr:has(button)')
    await expect(rows.first()).toBeVisible({ timeout: patient(20_000) })
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThan(34)
  }

  await page.goto('/fio/repair')
  const planets = page.getByRole('table', { name: 'planets' })
  await expect(planets.getByRole('columnheader', { name: 'Repair materials' })).toContainText('BSE')
  const names = planets.locator('td[data-column="0"] span > span:visible')
  for (const name of await names.all())
    expect(await name.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0)
})

for (const width of [390, 1024])
  test(`the filters of Today are one line at ${width} px`, async ({ page, host, plans }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 844 })
    await rememberSession(page, await widePlayer(host, plans))
    await page.goto('/today')
    const filters = page.getByRole('region', { name: 'Filters of Today' })
    await expect(filters).toBeVisible({ timeout: patient(20_000) })
    expect((await filters.boundingBox())!.height).toBeLessThan(64)
    expect(await runningOut(filters)).toEqual([])
    if (width > 480) return
    await filters.getByRole('button', { name: 'Order and filters' }).click()
    await page.getByRole('radio', { name: 'By ship' }).check({ force: true })
    await expect(page.getByRole('region', { name: /^Kestrel \d$/ }).first()).toBeVisible({
      timeout: patient(20_000),
    })
  })

test.describe('an account of sixty bases', () => {
  test.use({ bases: 60 })
  test('has Today in one look and its flights planned', async ({ page, host, plans }) => {
    test.setTimeout(patient(180_000))
    await rememberSession(page, await widePlayer(host, plans))
    await page.goto('/today')
    const leaving = page.getByText(/^Kestrel \d, now, there /)
    await expect(leaving.first()).toBeVisible({ timeout: patient(30_000) })
    await settled(page)
    expect(await heightOf(page)).toBeLessThanOrEqual(3000)
    await section(page, 'Visit plan').click()
    await expect(trips(page).getByRole('listitem').first()).toBeVisible()
    expect(await heightOf(page)).toBeLessThanOrEqual(1800)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1800)

    await page.setViewportSize({ width: 390, height: 844 })
    await section(page, 'Today').click()
    await expect(leaving.first()).toBeVisible()
    const more = page.getByRole('button', { name: /^\d+ more cards?$/ }).first()
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(4000)
    const cards = page.getByRole('list', { name: /, cards$/ }).getByRole('listitem')
    const few = await cards.count()
    await more.click()
    expect(await cards.count()).toBeGreaterThan(few)
  })
})
