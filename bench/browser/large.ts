import type { Page } from '@playwright/test'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { openBuiltApp, slowDown } from './built-app.ts'
import { fillEconomy } from './empire.ts'

const SLOWER = 4
const PRESSES = 40
const PAUSE_MS = 125
/** The browser does not report shorter ones. */
const SHORTEST_MS = 16
const FRAMES = 120

interface Watched extends Window {
  interactions?: Map<number, number>
  frameTimes?: number[]
  stopWatching?: () => void
}

/** Runs in the page: the time from each click or key to the frame that shows it, as the browser measures it. */
function watchInteractions(shortest: number): void {
  const interactions = new Map<number, number>()
  const watched = window as Watched
  watched.interactions = interactions
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
}

/** Moving, toggling, whole columns and the search in the grid of 200 plans and 20 empires, eight keys a second. */
async function assignmentGrid(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/manage?tab=assignments`, { waitUntil: 'networkidle' })
  await page.getByRole('gridcell').first().waitFor()
  await slowDown(page, SLOWER)
  await page.evaluate(watchInteractions, SHORTEST_MS)
  await page.getByRole('gridcell').nth(3).click()
  const moving = ['ArrowDown', 'Space', 'ArrowRight', 'Space', 'PageDown']
  const keys = Array.from({ length: PRESSES }, (_, press) => moving[press % moving.length] ?? '')
  const column = ['Control+Home', 'ArrowUp', 'Space', 'Space']
  const searched = [...'base15']
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.waitForTimeout(PAUSE_MS)
  }
  for (const key of [...keys, ...column]) await press(key)
  await page.getByPlaceholder('Search plans…').click()
  for (const key of [...searched, ...searched.map(() => 'Backspace')]) await press(key)
  const times = await page.evaluate(() => [...((window as Watched).interactions?.values() ?? [])])
  // Two clicks and every key. What is not reported took less than the shortest reported time.
  const unreported = keys.length + column.length + 2 * searched.length + 2 - times.length
  return [...times, ...Array.from({ length: Math.max(0, unreported) }, () => SHORTEST_MS)]
}

/** Within the page: the time of each frame until stopped. */
function watchFrames(): void {
  const watched = window as Watched
  const frames: number[] = []
  let going = true
  watched.frameTimes = frames
  watched.stopWatching = () => {
    going = false
  }
  let last = performance.now()
  requestAnimationFrame(function next(now) {
    frames.push(now - last)
    last = now
    if (going) requestAnimationFrame(next)
  })
}

async function framesWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(watchFrames)
  await work()
  return page.evaluate(() => {
    const watched = window as Watched
    watched.stopWatching?.()
    return watched.frameTimes?.slice(1) ?? []
  })
}

async function boxOf(page: Page, label: string) {
  const box = await page.getByLabel(label, { exact: true }).first().boundingBox()
  if (!box) throw new Error(`${label} is not on the screen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Dragging the map of all systems, every planet of the universe among the results. */
async function starMap(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/search?by=conditions&view=map`, { waitUntil: 'networkidle' })
  const { x, y } = await boxOf(page, 'Star map')
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = await framesWhile(page, async () => {
    for (let step = 0; step < FRAMES; step++) {
      const angle = (step / FRAMES) * 4 * Math.PI
      await page.mouse.move(x + 200 * Math.sin(angle), y + 120 * (1 - Math.cos(angle)))
    }
  })
  await page.mouse.up()
  return frames
}

/** Scrolling through the table of all materials of an exchange. */
async function longTable(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/market-exploration`, { waitUntil: 'networkidle' })
  const table = page.getByRole('table', { name: /^materials on/ })
  await table.scrollIntoViewIfNeeded()
  await table.getByRole('row').nth(3).hover()
  return framesWhile(page, async () => {
    for (let step = 0; step < FRAMES; step++) await page.mouse.wheel(0, 240)
  })
}

async function run(): Promise<Row[]> {
  const app = await openBuiltApp()
  try {
    const context = await app.player()
    await fillEconomy(app, context)
    const page = await context.newPage()
    const grid = await assignmentGrid(page, app.url)
    await page.close()
    const quick = await context.newPage()
    return [
      { name: 'browser.assignmentGrid4x', unit: 'ms', ...summarise(grid) },
      {
        name: 'browser.starMap',
        unit: 'ms a frame',
        ...summarise(await starMap(quick, app.url)),
      },
      {
        name: 'browser.longTableScroll',
        unit: 'ms a frame',
        ...summarise(await longTable(quick, app.url)),
      },
    ]
  } finally {
    await app.close()
  }
}

export const suite: Suite = { name: 'the largest grids, maps and tables', run }
