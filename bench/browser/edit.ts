import type { BrowserContext, Page } from '@playwright/test'
import { SIX_BUILDINGS } from '../engine/world.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { openBuiltApp, slowDown } from './app.ts'

const EDITS = 60
const SLOWER = 4

/** A stored base of six buildings, opened in the editor and calculated. */
async function openPlan(context: BrowserContext, url: string): Promise<Page> {
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
  return page
}

interface Edit {
  /** When the key was pressed, when the profit changed and when that was painted. */
  at: number
  changed: number
  painted: number
}
interface Watched {
  edits: Edit[]
  /** From a key to the next paint, as the browser says, by when it was pressed. */
  events: [at: number, duration: number][]
  shifts: number[]
}

/** Within the page: each key, the change of the profit that follows, and what the browser says. */
function watchEdits(): void {
  const watched: Watched = { edits: [], events: [], shifts: [] }
  Object.assign(window, { watched })
  let pressed: number | undefined
  addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true })
  const bar = document.querySelector('section[aria-label="Plan figures"] dd')
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
  }).observe(bar!, { childList: true, characterData: true, subtree: true })
  const timing = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'keydown') watched.events.push([startTime, duration])
  }).observe(timing)
  new PerformanceObserver((list) => {
    // A shift right after a key is not counted as one by browsers, but a player sees it.
    for (const entry of list.getEntries())
      watched.shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift' })
}

/** The browser's time of a key, if the paint that ended it showed the new profit; else the time until it was painted. */
function untilShown({ at, changed, painted }: Edit, events: ReadonlyMap<number, number>): number {
  const duration = events.get(at)
  return duration !== undefined && changed < at + duration ? duration : painted - at
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

async function run(): Promise<Row[]> {
  const app = await openBuiltApp()
  try {
    const page = await openPlan(await app.player(), app.url)
    await slowDown(page, SLOWER)
    await page.evaluate(watchEdits)
    const name = SIX_BUILDINGS.buildings[0]!.name
    await page.getByRole('spinbutton', { name: `${name} amount`, exact: true }).focus()
    for (let edit = 0; edit < EDITS; edit++) {
      await page.keyboard.press(edit % 2 === 0 ? 'ArrowUp' : 'ArrowDown')
      await page.waitForFunction(
        (count) => (window as unknown as { watched: Watched }).watched.edits.length >= count,
        edit + 1,
      )
      // Derived habitations and differences of the books come after an edit; a player pauses too.
      await page.waitForTimeout(700)
    }
    const { edits, events, shifts } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    )
    const durations = new Map(events)
    const painted = edits.map(({ at, painted }) => painted - at)
    const shown = edits.map((edit) => untilShown(edit, durations))
    return [
      { name: 'browser.edit4x', unit: 'ms', ...summarise(painted) },
      { name: 'browser.editEvent4x', unit: 'ms', ...summarise(shown) },
      { name: 'browser.editShift', unit: 'score', ...summarise([sum(shifts)]) },
    ]
  } finally {
    await app.close()
  }
}

export const suite: Suite = { name: 'an edit in the plan editor', run }
