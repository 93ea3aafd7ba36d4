import type { BrowserContext } from '@playwright/test'
import { EMPIRE_DEFAULTS } from '../../engine/game/empire.ts'
import { SIX_BUILDINGS } from '../engine/sample-plans.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { type BuiltApp, openBuiltApp, slowDown, timeOfMark } from './built-app.ts'

const PLANS = 200
const EMPIRES = 20
const VISITS = 5
const SLOWER = 4

/** One empire with all plans and nineteen with ten of them each. */
export async function fillEconomy({ url }: BuiltApp, context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.goto(`${url}/help`)
  const session = await page.evaluate(() => localStorage.getItem('perigee.session'))
  await page.close()
  const { access_token } = JSON.parse(session ?? '{}') as { access_token: string }
  async function call<T>(method: string, path: string, body: unknown): Promise<T> {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const plans: string[] = []
  for (let n = 0; n < PLANS; n++) {
    const { uuid } = await call<{ uuid: string }>('PUT', '/baseplanner', {
      name: `Base ${n}`,
      planet_id: SIX_BUILDINGS.planet.planetid,
      faction: 'NONE',
      permits_used: 1,
      permits_total: 3,
      override_empire: false,
      ...SIX_BUILDINGS,
      buildings: SIX_BUILDINGS.buildings.map((row) => ({ ...row, amount: row.amount + (n % 17) })),
    })
    plans.push(uuid)
  }
  const empires: string[] = []
  for (let n = 0; n < EMPIRES; n++) {
    const body = { ...EMPIRE_DEFAULTS, name: `Empire ${n}` }
    empires.push((await call<{ uuid: string }>('PUT', '/empire', body)).uuid)
  }
  await call(
    'PATCH',
    '/empire/junctions',
    empires.map((empire_uuid, n) => ({
      empire_uuid,
      baseplanners: (n === 0 ? plans : plans.slice(n * 10, n * 10 + 10)).map(
        (baseplanner_uuid) => ({ baseplanner_uuid }),
      ),
    })),
  )
  return empires[0]!
}

/** Within the page, because polling from outside slows it down: the first idle moment after the figures are shown. */
function noteFigures(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[aria-description="Derive Profit"]')) return
    observer.disconnect()
    requestIdleCallback(() => performance.mark('figures'))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * The time from opening the page until the figures of 200 plans are shown and the page is idle, with all data stored.
 */
async function run(): Promise<Row[]> {
  const app = await openBuiltApp()
  try {
    const context = await app.player()
    const empire = await fillEconomy(app, context)
    const times: number[] = []
    for (let visit = 0; visit <= VISITS; visit++) {
      const page = await context.newPage()
      if (visit > 0) await slowDown(page, SLOWER)
      await page.addInitScript(noteFigures)
      await page.goto(`${app.url}/empire/${empire}`, { waitUntil: 'commit' })
      const time = await timeOfMark(page, 'figures')
      // The first visit stores the data that the others read.
      if (visit === 0) await page.waitForLoadState('networkidle')
      else times.push(time)
      await page.close()
    }
    return [{ name: 'browser.empire200at4x', unit: 'ms', ...summarise(times) }]
  } finally {
    await app.close()
  }
}

export const suite: Suite = { name: 'an empire of 200 plans', run }
