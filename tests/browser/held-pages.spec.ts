import type { Page } from '@playwright/test'
import type { Plan } from '../../engine/game/plan.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { expect, rememberSession } from './app.ts'
import { holdFromStart, mayHoldWorkers, releaseWorkers } from './held-workers.ts'
import { patient } from './patience.ts'
import { settled } from './settled.ts'
import { test } from './wide-host.ts'
import { widePlayer } from './wide-player.ts'

/** Pages whose first sentence or table is about the result of a calculation. */
const PAGES = [
  '/today',
  '/fio/burn',
  '/fio/burn?view=visits',
  '/fio/repair',
  '/empire',
  '/empire?tab=flow',
  '/roi-overview',
  '/resource-roi-overview?material=FEO',
  '/atlas',
  '/arbitrage',
  '/production-chain?material=RAT',
  '/search?by=conditions&materials=FEO',
  '/government',
  '/hq-upgrade-calculator',
  '/ships?view=route&from=OT-580b&to=VH-331a&ship=HCB',
  '/ships?view=reach&from=OT-580',
]

/** By page, what is known without a calculation: repairs as FIO reports them, the age of order books, the experts of a plan. */
const KNOWN_BEFORE: Readonly<Record<string, RegExp>> = {
  '/fio/repair': /^(nothing|0 d|None selected)$/,
  '/arbitrage': /^no live books: list prices/,
  '/plan/': /^0 of 6$/,
}

/** Texts of the page with a word that only a result can justify. Names of controls and columns are none. */
const claims = async (page: Page): Promise<string[]> => {
  const texts = await page.getByRole('main').evaluate((main) => {
    const SKIPPED =
      'button, label, select, option, input, th, legend, [role="tab"], [role="option"]'
    const found: string[] = []
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text
      if (!parentElement?.checkVisibility() || parentElement.closest(SKIPPED)) continue
      if (/\b(no|none|nothing|never|best|all|every)\b|^\s*0\b/i.test(data)) found.push(data.trim())
    }
    return found
  })
  const path = new URL(page.url()).pathname
  const [known] = Object.keys(KNOWN_BEFORE).filter((start) => path.startsWith(start))
  return known ? texts.filter((text) => !KNOWN_BEFORE[known]?.test(text)) : texts
}

const WAITING = '[aria-busy="true"], [data-skeleton], [role="progressbar"]'

test('a claim is seen in a text, not in a control', async ({ page }) => {
  await page.setContent(
    '<main><p>Nothing runs out</p><button>All plans</button><p>Known: <b>0</b></p></main>',
  )
  expect(await claims(page)).toEqual(['Nothing runs out', '0'])
})

test('as long as the workers have not answered, no page says what only a result can say', async ({
  page,
  host,
  plans,
}) => {
  test.setTimeout(patient(180_000))
  const player = await widePlayer(host, plans)
  const [plan] = await planningOf(host, player).call<Plan[]>('GET', '/baseplanner')
  await mayHoldWorkers(page)
  await holdFromStart(page)
  await rememberSession(page, player)
  for (const address of [...PAGES, `/plan/${plan!.planet_id}/${plan!.uuid}`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator(WAITING).first(), address).toBeAttached()
    expect.soft(await claims(page), address).toEqual([])
  }
  // With the answers of its workers the last page has nothing left to wait for.
  await releaseWorkers(page)
  await settled(page)
})
