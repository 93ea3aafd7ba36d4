import type { Locator, Page } from '@playwright/test'
import type { TestHost } from '../../scripts/stage/host.ts'
import { planningOf, planWrite } from '../../scripts/stage/planning.ts'
import { expect, type Player, rememberSession, test } from './app.ts'
import { BAKERY } from './base-builder.ts'
import { crowded, runningOut } from './crowded.ts'

// Fingers get larger buttons and fields than a mouse, so a narrow window alone shows another page than a phone.
test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  memory: 'nothing',
})

/** With a building that runs nothing, so that there is a warning. */
const BASE = {
  ...BAKERY,
  buildings: [...BAKERY.buildings, { name: 'SME', amount: 1, active_recipes: [] }],
}

async function openBakery(page: Page, host: TestHost, player: Player): Promise<void> {
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Bakery', BASE))
  await rememberSession(page, player)
  await page.goto(`/plan/KW-688c/${uuid}`)
  // Until the figures are there the recipes are words.
  await expect(page.getByRole('list', { name: 'Recipes of HYF' })).toContainText('%')
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not drawn')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

const overlapping = (boxes: readonly Box[]) =>
  boxes.flatMap((one, place) =>
    boxes.slice(place + 1).flatMap((other) => {
      const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
      const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
      return Math.min(wide, high) > 1 ? [[one, other]] : []
    }),
  )

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['the narrowest phone', { width: 360, height: 740 }],
  ['a tablet', { width: 768, height: 700 }],
] as const)
  test(`on ${name} figures and actions of a plan stay in sight, and nothing covers anything`, async ({
    page,
    host,
    player,
  }) => {
    await page.setViewportSize(viewport)
    await openBakery(page, host, player)

    for (const row of await page
      .getByRole('list', { name: /^Recipes of/ })
      .getByRole('listitem')
      .all()) {
      const boxes = await Promise.all(
        [...(await row.getByRole('button').all()), row.getByRole('spinbutton')].map(boxOf),
      )
      expect(overlapping(boxes)).toEqual([])
    }

    await page.getByRole('button', { name: 'Remove SME' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 200))
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    const bar = page.getByRole('region', { name: 'Plan figures' })
    // A press reaches what is neither out of sight nor covered.
    for (const shown of [
      bar.getByRole('definition').first().getByRole('button'),
      bar.getByRole('button', { name: 'warning' }),
      page.getByRole('button', { name: 'Undo' }),
      page.getByRole('button', { name: 'Help' }),
    ]) {
      await expect(shown).toBeInViewport({ ratio: 1 })
      const { x, y, width, height } = await boxOf(shown)
      const isReached = await shown.evaluate(
        (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
        [x + width / 2, y + height / 2] as const,
      )
      expect(isReached).toBe(true)
    }
    const { top, bottom } = await bar.evaluate((element) => element.getBoundingClientRect())
    expect(top).toBeLessThanOrEqual(
      (await boxOf(page.getByRole('button', { name: 'Help' }))).y + 44,
    )
    expect(bottom).toBeLessThan(140)
    for (const figure of await bar.getByRole('definition').all())
      await expect(figure).toBeInViewport({ ratio: 1 })
  })

for (const width of [390, 360])
  test(`at ${width} px nothing in the head of a building lies over another, however large its figures`, async ({
    page,
    host,
    player,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const buildings = BASE.buildings.map((each) => ({ ...each, amount: each.amount * 100 }))
    const plan = planWrite('Huge', { ...BASE, buildings })
    const { uuid } = await planningOf(host, player).createPlan(plan)
    await rememberSession(page, player)
    await page.goto(`/plan/KW-688c/${uuid}`)
    await expect(page.getByRole('list', { name: 'Recipes of HYF' })).toContainText('%')
    const list = page.getByRole('list', { name: 'Buildings', exact: true })
    expect(await crowded(list)).toEqual([])
    expect(await runningOut(list)).toEqual([])
    for (const { name } of buildings) {
      const building = list.getByRole('listitem', { name, exact: true })
      const boxes = await Promise.all(
        [
          building.getByRole('button', { name, exact: true }),
          building.getByRole('spinbutton', { name: `${name} amount` }),
          building.getByRole('button', { name: `Add recipe to ${name}` }),
          building.getByRole('button', { name: `Remove ${name}` }),
        ].map(boxOf),
      )
      expect(overlapping(boxes)).toEqual([])
    }
  })

test('days are written out in the fields of the tools', async ({ page, host, player }) => {
  await openBakery(page, host, player)
  for (const [tool, label] of [
    ['Supply cart', 'Stock duration'],
    ['Repair analysis', 'Repair every'],
  ] as const) {
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.getByRole('menuitem', { name: tool }).click()
    const field = page.getByRole('spinbutton', { name: label })
    await field.fill('180')
    const [text, room] = await field.evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')
      if (pen) pen.font = style.font
      const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight)
      return [pen?.measureText(input.value).width ?? Infinity, input.clientWidth - padding] as const
    })
    expect(text).toBeLessThanOrEqual(room)
    await page.getByRole('button', { name: 'Close' }).click()
  }
})

test('an ultra-wide screen opens a dock, and shows buildings next to each other without it', async ({
  browser,
  host,
  player,
}) => {
  const page = await (
    await browser.newContext({ viewport: { width: 2560, height: 1080 }, baseURL: host.url })
  ).newPage()
  await openBakery(page, host, player)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const buildings = page.getByRole('list', { name: 'Buildings' }).locator('> li')
  const [first, second] = [await boxOf(buildings.nth(0)), await boxOf(buildings.nth(1))]
  expect(second.y).toBe(first.y)
  expect(second.x).toBeGreaterThan(first.x + first.width)
  await page.context().close()
})
