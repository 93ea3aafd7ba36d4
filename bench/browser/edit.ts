import type { BrowserContext, Page } from '@playwright/test'
import { SIX_BUILDINGS } from '../engine/sample-plans.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { openBuiltApp, throttleOf } from './built-app.ts'
import { openControlPage } from './control-page.ts'

const EDITS = 60
const SLOWER = 4
/** The time for derived habitations and order book differences, which follow an edit. A player pauses too. */
const PAUSE_MS = 700
/** The page is slowed down shortly before the key, so that the slowing itself is not measured. */
const SLOW_BEFORE_MS = 100
const IDLE_AFTER_MS = 2000

/** The freight of every base is calculated as soon as the app starts. */
const countFreight = (context: BrowserContext) =>
  context.addInitScript(() =>
    localStorage.setItem('perigee.freight', JSON.stringify({ everywhere: { isOn: true } })),
  )

/** A stored base of six buildings, opened in the editor and calculated. */
async function openPlan(
  context: BrowserContext,
  url: string,
  { withFreight = false } = {},
): Promise<Page> {
  if (withFreight) await countFreight(context)
  const page = await context.newPage()
  await page.goto(`${url}/help`, { waitUntil: 'networkidle' })
  const { planetid } = SIX_BUILDINGS.planet
  const uuid = await page.evaluate(
    async ([plan, planet_id]) => {
      const { access_token } = JSON.parse(localStorage.getItem('perigee.session') ?? '{}')
      const response = await fetch('/api/v1/baseplanner', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
        body: JSON.stringify({
          name: 'Bench',
          planet_id,
          faction: 'NONE',
          permits_used: 1,
          permits_total: 3,
          override_empire: false,
          ...plan,
        }),
      })
      return ((await response.json()) as { uuid: string }).uuid
    },
    [SIX_BUILDINGS, planetid] as const,
  )
  await page.goto(`${url}/plan/${planetid}/${uuid}`, { waitUntil: 'networkidle' })
  await page.getByRole('table', { name: 'Profit in parts' }).waitFor()
  if (withFreight) await page.getByText('Profit with freight').waitFor()
  // On a first visit the app is stored for offline use at the same time.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForTimeout(IDLE_AFTER_MS)
  return page
}

interface Edit {
  /** When the key was pressed, when the figure changed and when that was painted. */
  at: number
  changed: number
  painted: number
}
interface Watched {
  edits: Edit[]
  /** The time from a key to the next paint as the browser reports it, by the time of the key. */
  events: [at: number, duration: number][]
  shifts: number[]
}

/** A field and one line of text that repeats it: the minimum time of a key on this machine. */
async function openField(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  return page
}

function watchEdits(figure: string): void {
  const watched: Watched = { edits: [], events: [], shifts: [] }
  Object.assign(window, { watched })
  let pressed: number | undefined
  addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true })
  new MutationObserver(() => {
    const at = pressed
    pressed = undefined
    if (at === undefined) return
    const changed = performance.now()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port2.onmessage = () => watched.edits.push({ at, changed, painted: performance.now() })
      port1.postMessage(null)
    })
  }).observe(document.querySelector(figure)!, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  const timing = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'keydown') watched.events.push([startTime, duration])
  }).observe(timing)
  new PerformanceObserver((list) => {
    // Browsers do not count a layout shift right after a key, but a player sees it.
    for (const entry of list.getEntries())
      watched.shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift' })
}

/** The browser's time of a key, if its paint showed the new figure; else the time until the figure was painted. */
function untilShown({ at, changed, painted }: Edit, events: ReadonlyMap<number, number>): number {
  const duration = events.get(at)
  return duration !== undefined && changed < at + duration ? duration : painted - at
}

interface Edited {
  page: Page
  slow: (times: number) => Promise<void>
}

async function beginEdits(page: Page, field: string, figure: string): Promise<Edited> {
  await page.evaluate(watchEdits, figure)
  await page.getByRole('spinbutton', { name: field, exact: true }).focus()
  return { page, slow: await throttleOf(page) }
}

/** Adds or removes one. Nothing reads the page before it has painted, because that would change the measured time. */
async function edit({ page, slow }: Edited, round: number, slower: number): Promise<void> {
  await slow(slower)
  await page.waitForTimeout(SLOW_BEFORE_MS)
  await page.keyboard.press(round % 2 === 0 ? 'ArrowUp' : 'ArrowDown')
  await page.waitForTimeout(PAUSE_MS)
  await slow(1)
  await page.waitForFunction(
    (count) => (window as unknown as { watched: Watched }).watched.edits.length >= count,
    round + 1,
  )
}

const watchedOn = ({ page }: Edited) =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched)

function timesShown({ events }: Watched, edits: readonly Edit[]): number[] {
  const durations = new Map(events)
  return edits.map((edit) => untilShown(edit, durations))
}

const timesPainted = (edits: readonly Edit[]) => edits.map(({ at, painted }) => painted - at)

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** First at full speed, then slowed down in turns with the control page, so that other load affects both. */
async function run(): Promise<Row[]> {
  const app = await openBuiltApp()
  const control = await openControlPage()
  try {
    const plan = await beginEdits(
      await openPlan(await app.player(), app.url),
      `${SIX_BUILDINGS.buildings[0]!.name} amount`,
      'section[aria-label="Plan figures"] dd',
    )
    const withFreight = await beginEdits(
      await openPlan(await app.player(), app.url, { withFreight: true }),
      `${SIX_BUILDINGS.buildings[0]!.name} amount`,
      'section[aria-label="Plan figures"] dd',
    )
    const least = await beginEdits(
      // Opens a browser window of its own: two pages of one window would slow each other down.
      await openField(await app.visitor(), `${control.url}/?field`),
      'Amount',
      'p',
    )
    for (let round = 0; round < EDITS; round++) await edit(plan, round, 1)
    for (let round = 0; round < EDITS; round++) {
      await edit(plan, EDITS + round, SLOWER)
      await edit(withFreight, round, SLOWER)
      await edit(least, round, SLOWER)
    }
    const onPlan = await watchedOn(plan)
    const onField = await watchedOn(least)
    const carried = timesPainted((await watchedOn(withFreight)).edits)
    const [fast, slow] = [onPlan.edits.slice(0, EDITS), onPlan.edits.slice(EDITS)]
    const without = timesPainted(slow)
    const row = (name: string, times: readonly number[]): Row => ({
      name,
      unit: 'ms',
      ...summarise(times),
    })
    return [
      row('browser.edit', timesPainted(fast)),
      row('browser.editEvent', timesShown(onPlan, fast)),
      row('browser.edit4x', without),
      row('browser.editFreight4x', carried),
      row(
        'browser.editFreightMore4x',
        carried.map((time, n) => time - without[n]!),
      ),
      row('browser.editEvent4x', timesShown(onPlan, slow)),
      row('browser.controlEvent4x', timesShown(onField, onField.edits)),
      { name: 'browser.editShift', unit: 'score', ...summarise([sum(onPlan.shifts)]) },
    ]
  } finally {
    await control.close()
    await app.close()
  }
}

export const suite: Suite = { name: 'an edit in the plan editor', run }
