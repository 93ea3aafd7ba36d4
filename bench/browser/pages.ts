import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { projectPaths } from '../../edge/node/paths.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { type BuiltApp, openBuiltApp, slowDown, timeOfMark } from './built-app.ts'
import { openControlPage } from './control-page.ts'

const VISITS = 7
const SLOWER = 4
const AFTERWARDS_MS = 1500

/** Compressed bytes of all scripts that the homepage loads before anybody touches it. */
async function homeScriptBytes(app: BuiltApp): Promise<number> {
  const context = await app.visitor({ withServiceWorker: false })
  const page = await context.newPage()
  await page.goto(app.url, { waitUntil: 'networkidle' })
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  await context.close()
  return bytes
}

async function homeLargestPaint(app: BuiltApp): Promise<number> {
  const context = await app.visitor()
  const page = await context.newPage()
  await slowDown(page, SLOWER)
  await page.goto(app.url, { waitUntil: 'networkidle' })
  const paint = await largestPaint(page)
  await context.close()
  return paint
}

const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          if (last) resolve(last.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/** Within the page, because polling from outside slows it down: the first idle moment after its heading is shown. */
function noteAnswering(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return
    observer.disconnect()
    requestIdleCallback(() => performance.mark('answering'))
  })
  observer.observe(document, { childList: true, subtree: true })
}

interface Visit {
  /** From opening the page until the largest paint of its content. */
  painted: number
  /** Until its heading is there and the page is idle. */
  live: number
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  await slowDown(page, SLOWER)
  await page.addInitScript(noteAnswering)
  await page.goto(url, { waitUntil: 'commit' })
  const live = await timeOfMark(page, 'answering')
  // A larger paint that comes later replaces this one.
  await page.waitForTimeout(AFTERWARDS_MS)
  const painted = await largestPaint(page)
  await page.close()
  return { painted, live }
}

/** /empire with everything stored, in turns with the control page, so that other load affects both. */
async function revisits(app: BuiltApp, controlUrl: string): Promise<Row[]> {
  const context = await app.player()
  const first = await context.newPage()
  await first.goto(`${app.url}/empire`, { waitUntil: 'networkidle' })
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await first.waitForTimeout(1000)
  await first.goto(controlUrl, { waitUntil: 'networkidle' })
  await first.close()

  const empire: Visit[] = []
  const control: Visit[] = []
  for (let round = 0; round < VISITS; round++) {
    empire.push(await visit(context, `${app.url}/empire`))
    control.push(await visit(context, controlUrl))
  }
  await context.close()
  const painted = ({ painted }: Visit) => painted
  const live = ({ live }: Visit) => live
  const times = empire.map(
    ({ painted }, round) => painted / (control[round]?.painted ?? Number.NaN),
  )
  return [
    { name: 'browser.empireRevisit4x', unit: 'ms', ...summarise(empire.map(painted)) },
    { name: 'browser.controlRevisit4x', unit: 'ms', ...summarise(control.map(painted)) },
    { name: 'browser.empireRevisitOverControl', unit: '×', ...summarise(times) },
    { name: 'browser.empireRevisitLive4x', unit: 'ms', ...summarise(empire.map(live)) },
    { name: 'browser.controlRevisitLive4x', unit: 'ms', ...summarise(control.map(live)) },
  ]
}

/** The homepage without prerendering. Visits to both take turns, so that both run under the same load. */
async function homePaints(app: BuiltApp): Promise<{ prerendered: number[]; plain: number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-bench-web-'))
  cpSync(projectPaths().web, folder, { recursive: true })
  for (const suffix of ['', '.br', '.gz'])
    cpSync(join(folder, `app.html${suffix}`), join(folder, `index.html${suffix}`))
  const control = await openBuiltApp({ web: folder })
  const paints = { prerendered: [] as number[], plain: [] as number[] }
  for (let visit = 0; visit < VISITS; visit++) {
    paints.prerendered.push(await homeLargestPaint(app))
    paints.plain.push(await homeLargestPaint(control))
  }
  await control.close()
  rmSync(folder, { recursive: true })
  return paints
}

async function run(): Promise<Row[]> {
  const app = await openBuiltApp()
  const control = await openControlPage()
  try {
    const paints = await homePaints(app)
    return [
      { name: 'browser.homeScriptBytes', unit: 'B', ...summarise([await homeScriptBytes(app)]) },
      { name: 'browser.homeLcp4x', unit: 'ms', ...summarise(paints.prerendered) },
      { name: 'browser.homeLcpPlain4x', unit: 'ms', ...summarise(paints.plain) },
      ...(await revisits(app, control.url)),
    ]
  } finally {
    await control.close()
    await app.close()
  }
}

export const suite: Suite = { name: 'first visit and revisit', run }
