import type { Locator, Page } from '@playwright/test'
import { planningOf, planWrite } from '../../scripts/stage/planning.ts'
import { FAST_ADVISOR } from './advisor-search.ts'
import { expect, rememberSession, test } from './app.ts'
import { BAKERY } from './base-builder.ts'
import { holdWorkers, mayHoldWorkers, releaseWorkers } from './held-workers.ts'
import { patient } from './patience.ts'

const LOW = 170

/** Of what opens: visible, inside the window, and with an end that can be scrolled to. */
async function expectInside(page: Page, what: string, popup: Locator): Promise<void> {
  await expect(popup, what).toBeVisible()
  const { y, height } = (await popup.boundingBox())!
  expect(y, what).toBeGreaterThanOrEqual(0)
  expect(y + height, what).toBeLessThanOrEqual(LOW)
  const isEndSeen = await popup.evaluate((box) => {
    const scrollers = [box, ...box.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight > 0,
    )
    for (const scroller of scrollers) scroller.scrollTop = scroller.scrollHeight
    return scrollers.some(
      ({ scrollTop, clientHeight, scrollHeight }) =>
        Math.abs(scrollTop + clientHeight - scrollHeight) < 2,
    )
  })
  expect(isEndSeen, what).toBe(true)
  await page.mouse.move(0, 0)
  await page.keyboard.press('Escape')
  await expect(popup, what).toHaveCount(0)
}

async function openBakery(page: Page, ...[host, player]: Parameters<typeof planningOf>) {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createPlan(planWrite('Bakery', BAKERY))
  const empire = await planning.createEmpire({ name: 'Alpha', permits_total: 4 })
  await planning.assignPlans(empire.uuid, [uuid])
  await page.goto(`/plan/KW-688c/${uuid}`)
  await expect(page.getByRole('table', { name: 'Profit in parts' })).toBeVisible()
}

async function open(trigger: Locator): Promise<void> {
  await trigger.scrollIntoViewIfNeeded()
  await trigger.click()
}

test('what opens over a low window ends at its edge, and its end can be scrolled to', async ({
  loggedIn: page,
  host,
  player,
}) => {
  test.slow()
  const { width } = page.viewportSize()!
  await openBakery(page, host, player)
  await page.setViewportSize({ width, height: LOW })
  await open(page.getByRole('button', { name: 'More for this plan' }))
  await expectInside(page, 'menu', page.getByRole('menu'))
  await open(page.getByRole('table', { name: 'Profit in parts' }).getByRole('button').first())
  await expectInside(page, 'derivation', page.getByRole('dialog', { name: /^Derivation of/ }))

  await page.setViewportSize({ width, height: 900 })
  await page.goto('/roi-overview')
  await expect(page.getByRole('table', { name: 'recipes' })).toBeVisible()
  await page.setViewportSize({ width, height: LOW })
  await open(page.getByRole('combobox', { name: 'Building', exact: true }))
  await expectInside(page, 'list', page.getByRole('listbox'))
  await open(page.getByRole('button', { name: /^More/ }))
  await expectInside(page, 'popover', page.getByRole('dialog', { name: 'More filters' }))

  await page.setViewportSize({ width, height: 900 })
  await page.goto('/market-exploration')
  const tile = page
    .getByRole('table', { name: /^materials on/ })
    .getByRole('cell')
    .getByRole('button')
    .first()
  await tile.waitFor()
  await page.setViewportSize({ width, height: LOW })
  await tile.scrollIntoViewIfNeeded()
  await tile.hover()
  const quotes = page.getByRole('table').filter({ hasText: 'Traded/d' })
  await expectInside(page, 'overview', quotes.locator('..'))
})

test('a chart keeps its canvas when its figures change', async ({ loggedIn: page }) => {
  await page.goto('/market-exploration?tickers=RAT')
  const canvas = page.getByRole('img', { name: 'Supply minus demand' }).locator('canvas')
  const before = await canvas.elementHandle()
  const picture = await canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL())
  await page.getByRole('radio', { name: 'Week' }).check({ force: true })
  await expect
    .poll(() => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL()))
    .not.toBe(picture)
  expect(await canvas.evaluate((drawn, old) => drawn === old, before)).toBe(true)
})

/** Whether an element is drawn otherwise after a change. */
async function isSeen(place: Locator, change: () => Promise<unknown>): Promise<boolean> {
  await place.scrollIntoViewIfNeeded()
  const before = await place.screenshot()
  await change()
  return !before.equals(await place.screenshot())
}

const filled = (bar: Locator) =>
  isSeen(bar, () => bar.evaluate((drawn: HTMLElement) => (drawn.style.backgroundSize = '0 0')))

const hasParts = (bar: Locator) =>
  isSeen(bar, () =>
    bar.evaluate(({ children }) => {
      for (const part of children) (part as HTMLElement).style.visibility = 'hidden'
    }),
  )

test.describe('under forced colours', () => {
  test.beforeEach(async ({ page, player }) => {
    await page.addInitScript(() => localStorage.setItem('perigee.theme', 'light'))
    await page.emulateMedia({ forcedColors: 'active' })
    await rememberSession(page, player)
  })
  test.afterEach(({ page }) => page.emulateMedia({ forcedColors: null }))

  test('what is ticked, switched on or chosen is seen', async ({ page, host, player }) => {
    await openBakery(page, host, player)
    const box = page.getByRole('checkbox', { name: 'Match CoGC' })
    expect(await isSeen(box, () => box.click())).toBe(true)
    const permits = page.getByRole('group', { name: 'Permits', exact: true })
    const choose = () => permits.getByRole('radio', { name: '2' }).check()
    expect(await isSeen(permits.locator('label', { hasText: '2' }), choose)).toBe(true)
    await page.getByRole('button', { name: 'More for this plan' }).click()
    const first = page.getByRole('menuitem').first()
    await first.hover()
    expect(await isSeen(first, () => page.keyboard.press('End'))).toBe(true)
    await page.keyboard.press('Escape')

    await page.goto('/profile')
    const onOff = page.getByRole('switch', { name: 'XIT: buy items from CX' })
    expect(await isSeen(onOff, () => onOff.click())).toBe(true)
    await page.goto('/manage?tab=plans')
    const left = page.getByRole('tab', { name: 'Plans' })
    const others = page.getByRole('tab', { name: 'Empires' })
    expect(await isSeen(left, () => others.click())).toBe(true)
  })

  test('bars are seen', async ({ page, host, player }) => {
    test.setTimeout(patient(120_000))
    await mayHoldWorkers(page)
    await openBakery(page, host, player)
    const area = page.getByRole('meter', { name: 'Area' }).first()
    expect(await filled(area.locator('xpath=following-sibling::span'))).toBe(true)

    await page.goto('/empire')
    const analysis = page.getByRole('region', { name: 'Analysis' })
    const ranked = analysis.getByRole('table', { name: 'Profit by CoGC' })
    expect(await hasParts(ranked.locator('tbody td[aria-hidden]').first())).toBe(true)
    expect(await filled(page.locator('td[style*="background-size"]').first())).toBe(true)

    await holdWorkers(page)
    await page.getByRole('link', { name: 'Recipe ROI' }).click()
    expect(await hasParts(page.getByRole('progressbar', { name: /^Calculating/ }))).toBe(true)
    await releaseWorkers(page)

    await page.goto(FAST_ADVISOR)
    await page.getByRole('button', { name: 'Suggest a base' }).click()
    const band = page.getByText('The best base earns')
    await expect(band).toBeVisible({ timeout: patient(60_000) })
    await expect(page.getByRole('button', { name: 'Suggest again' })).toBeVisible()
    expect(await hasParts(band.locator('xpath=../following-sibling::span'))).toBe(true)
  })

  test('charts keep their colours, the page has those of the system', async ({ page }) => {
    await page.goto('/market-exploration?tickers=RAT')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
    const canvas = page.getByRole('img', { name: 'Supply minus demand' }).locator('canvas')
    await canvas.scrollIntoViewIfNeeded()
    const coloured = () =>
      canvas.evaluate((drawn: HTMLCanvasElement) => {
        const { data } = drawn.getContext('2d')!.getImageData(0, 0, drawn.width, drawn.height)
        return data.some((red, at) => at % 4 === 0 && Math.abs(red - (data[at + 2] ?? red)) > 40)
      })
    await expect.poll(coloured).toBe(true)
  })
})
