import type { Locator, Page } from '@playwright/test'
import { expect, test } from './app.ts'

test.describe.configure({ mode: 'default' })

/** The gallery is the largest page: each journey looks at a part of its own. */
let page: Page
test.beforeAll(async ({ browser, host }) => {
  page = await browser.newPage({ baseURL: host.url })
  await page.addInitScript(() => localStorage.setItem('perigee.theme', 'light'))
  await page.goto('/debug/ui')
})
test.afterAll(() => page?.close())

test('a pressed figure opens its derivation, level by level', async () => {
  await page.getByRole('button', { name: /13,063 \$\/day/ }).click()
  const tree = page
    .getByRole('dialog', { name: 'Derivation of profit' })
    .getByRole('tree', { name: 'Derivation of Profit' })
  await tree.getByRole('treeitem', { name: /^Revenue/ }).click()
  await tree.getByRole('treeitem', { name: /^NUT/ }).press('ArrowRight')
  await expect(tree.getByRole('treeitem', { name: /^Selling price of NUT/ })).toContainText(
    'updated',
  )
  await page.keyboard.press('Escape')
})

test('what opens over a low window ends at its edge, and its end can be scrolled to', async () => {
  const { width } = page.viewportSize()!
  await page.setViewportSize({ width, height: 170 })
  const openers: [string, () => Promise<Locator>][] = [
    ['list', () => open(page.getByRole('combobox', { name: 'System' }), 'listbox')],
    ['menu', () => open(page.getByRole('button', { name: 'Plan', exact: true }), 'menu')],
    ['popover', () => open(page.getByRole('button', { name: 'Long popover' }), 'dialog')],
    ['derivation', () => open(page.getByRole('button', { name: /13,063 \$\/day/ }), 'dialog')],
    [
      'overview',
      async () => {
        const tile = page.getByRole('button', { name: /^RAT/ }).first()
        await tile.scrollIntoViewIfNeeded()
        await tile.hover()
        return page.getByRole('table').filter({ hasText: 'Traded/d' }).locator('..')
      },
    ],
  ]
  for (const [what, opened] of openers) {
    const popup = await opened()
    await expect(popup, what).toBeVisible()
    const { y, height } = (await popup.boundingBox())!
    expect(y, what).toBeGreaterThanOrEqual(0)
    expect(y + height, what).toBeLessThanOrEqual(170)
    const isEndSeen = await popup.evaluate((popup) => {
      const scrollers = [popup, ...popup.querySelectorAll('*')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight > 0,
      )
      for (const scroller of scrollers) scroller.scrollTop = scroller.scrollHeight
      const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
        Math.abs(scrollTop + clientHeight - scrollHeight) < 2
      return scrollers.length > 0 && scrollers.some(isAtEnd)
    })
    expect(isEndSeen, what).toBe(true)
    await page.mouse.move(0, 0)
    await page.keyboard.press('Escape')
    await expect(popup, what).toHaveCount(0)
  }
  await page.setViewportSize({ width, height: 900 })
})

async function open(trigger: Locator, role: 'listbox' | 'menu' | 'dialog'): Promise<Locator> {
  await trigger.scrollIntoViewIfNeeded()
  await trigger.click()
  return page.getByRole(role)
}

test('a chart keeps its canvas when its figures change', async () => {
  const canvas = page.getByRole('img', { name: 'Prices of two materials' }).locator('canvas')
  const before = await canvas.elementHandle()
  const picture = await canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL())
  await page.getByRole('button', { name: 'New figures' }).click()
  await expect
    .poll(() => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL()))
    .not.toBe(picture)
  expect(await canvas.evaluate((drawn, old) => drawn === old, before)).toBe(true)
})

test('the row under the pointer is marked in a scatter, and a press chooses it', async () => {
  const scatter = page.getByRole('img', { name: 'Payback over profit' })
  await scatter.locator('canvas').waitFor()
  await scatter.hover()
  await expect(page.getByText(/^Payback .+ · Recipe \d+$/)).toBeVisible()
  await scatter.click()
  await expect(page.getByText(/^chosen: \d+$/)).toBeVisible()
})

test('a graph is moved by wheel, drag and keys, and draws only what is seen', async () => {
  const graph = page.getByRole('region', { name: 'Production chain', exact: true })
  const surface = graph.getByRole('group')
  const world = surface.locator('svg > g')
  const transform = () => world.getAttribute('transform')
  const nodes = world.locator(':scope > g')
  await surface.scrollIntoViewIfNeeded()
  await expect(nodes).toHaveCount(150)

  await surface.hover()
  await page.mouse.wheel(0, -800)
  await expect.poll(() => nodes.count()).toBeLessThan(150)

  for (const move of [
    () => surface.press('ArrowRight'),
    () => surface.press('-'),
    async () => {
      await surface.hover()
      await page.mouse.down()
      await page.mouse.move(500, 400, { steps: 4 })
      await page.mouse.up()
    },
  ]) {
    const before = await transform()
    await move()
    await expect.poll(transform).not.toBe(before)
  }
  await surface.press('0')
  await expect(nodes).toHaveCount(150)
})

/** Whether an element is drawn otherwise after a change. */
async function isSeen(place: Locator, change: () => Promise<unknown>): Promise<boolean> {
  await place.scrollIntoViewIfNeeded()
  const before = await place.screenshot()
  await change()
  return !before.equals(await place.screenshot())
}

test.describe('under forced colours', () => {
  test.beforeAll(() => page.emulateMedia({ forcedColors: 'active' }))

  test('what is ticked, switched on or chosen is seen', async () => {
    const box = page.getByRole('checkbox', { name: 'Match COGC' })
    expect(await isSeen(box, () => box.click())).toBe(true)
    const onOff = page.getByRole('switch', { name: 'Corporate HQ' })
    expect(await isSeen(onOff, () => onOff.click())).toBe(true)
    const types = page.getByRole('group', { name: 'Type', exact: true })
    const choose = () => types.getByRole('radio', { name: 'Sell' }).check()
    expect(await isSeen(types.locator('label', { hasText: 'Sell' }), choose)).toBe(true)
    const left = page.getByRole('tab', { name: 'Information' })
    expect(await isSeen(left, () => page.getByRole('tab', { name: 'Markets' }).click())).toBe(true)
    await page.getByRole('button', { name: 'Plan', exact: true }).click()
    const rename = page.getByRole('menuitem', { name: 'Rename' })
    await rename.hover()
    expect(await isSeen(rename, () => page.keyboard.press('End'))).toBe(true)
    await page.keyboard.press('Escape')
  })

  test('bars are seen', async () => {
    const painted: readonly Locator[] = [
      page.getByRole('meter', { name: 'Area' }).first().locator('xpath=following-sibling::span'),
      page.getByRole('img', { name: /^[1-9]\d*% filled/ }).first(),
      page.locator('td[style*="background-size"]').first(),
    ]
    for (const bar of painted) {
      const empty = () => bar.evaluate((drawn: HTMLElement) => (drawn.style.backgroundSize = '0 0'))
      expect(await isSeen(bar, empty)).toBe(true)
    }
    const filled: readonly Locator[] = [
      page.getByRole('progressbar', { name: 'Loading planets' }),
      page.getByText('Best profit').locator('xpath=../following-sibling::span'),
      page.getByRole('table', { name: 'Profit of plans' }).locator('tbody td[aria-hidden]').first(),
    ]
    for (const bar of filled) {
      const empty = () =>
        bar.evaluate(({ children }) => {
          for (const part of children) (part as HTMLElement).style.visibility = 'hidden'
        })
      expect(await isSeen(bar, empty)).toBe(true)
    }
  })

  test('charts keep their colours, the page has those of the system', async () => {
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
    const canvas = page.getByRole('img', { name: 'Prices of two materials' }).locator('canvas')
    await canvas.scrollIntoViewIfNeeded()
    const coloured = () =>
      canvas.evaluate((drawn: HTMLCanvasElement) => {
        const { data } = drawn.getContext('2d')!.getImageData(0, 0, drawn.width, drawn.height)
        return data.some((red, at) => at % 4 === 0 && Math.abs(red - (data[at + 2] ?? red)) > 40)
      })
    await expect.poll(coloured).toBe(true)
  })
})
