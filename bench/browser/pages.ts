import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectPaths } from '../../edge/node/paths.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { type BuiltApp, openBuiltApp, slowDown } from './app.ts'

const VISITS = 7
const SLOWER = 4

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
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          if (last) resolve(last.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return paint
}

/** Within the page, since asking it from outside slows it down: the first idle moment after its heading stands. */
function noteAnswering(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return
    observer.disconnect()
    requestIdleCallback(() => performance.mark('answering'))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** From the call of the page until its content stands and the page answers again, everything being stored. */
async function empireRevisits(app: BuiltApp): Promise<number[]> {
  const context = await app.player()
  const first = await context.newPage()
  await first.goto(`${app.url}/empire`, { waitUntil: 'networkidle' })
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await first.waitForTimeout(1000)
  await first.close()

  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await context.newPage()
    await slowDown(page, SLOWER)
    await page.addInitScript(noteAnswering)
    await page.goto(`${app.url}/empire`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('answering').length > 0)
    times.push(
      await page.evaluate(
        () => performance.getEntriesByName('answering')[0]?.startTime ?? Infinity,
      ),
    )
    await page.close()
  }
  await context.close()
  return times
}

/** The same homepage without its prerendered page, visit by visit in turn, so that both meet the same machine. */
async function homePaints(app: BuiltApp): Promise<{ prerendered: number[]; plain: number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-bench-web-'))
  cpSync(projectPaths().web, folder, { recursive: true })
  for (const suffix of ['', '.br', '.gz'])
    cpSync(join(folder, `app.html${suffix}`), join(folder, `index.html${suffix}`))
  const control = await openBuiltApp(folder)
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
  try {
    const paints = await homePaints(app)
    return [
      { name: 'browser.homeScriptBytes', unit: 'B', ...summarise([await homeScriptBytes(app)]) },
      { name: 'browser.homeLcp4x', unit: 'ms', ...summarise(paints.prerendered) },
      { name: 'browser.homeLcpPlain4x', unit: 'ms', ...summarise(paints.plain) },
      { name: 'browser.empireRevisit4x', unit: 'ms', ...summarise(await empireRevisits(app)) },
    ]
  } finally {
    await app.close()
  }
}

export const suite: Suite = { name: 'first visit and revisit', run }
