import type { Page } from '@playwright/test'
import type { Plan } from '../../engine/game/plan.ts'
import { PLAYER_LISTS } from '../../scripts/stage/fio-player.ts'
import { PLAYER } from '../../scripts/stage/fio-stub.ts'
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
  '/empire?tab=freight',
  '/contracts',
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

/** Pages that calculate when they are asked to, with the button that asks. */
const ASKED = [
  ['/advisor', 'Suggest a base'],
  ['/best-empire', 'Find the best empire'],
] as const

/** A contract of one delivery. */
const CONTRACT = {
  ...{ ContractId: 'c'.repeat(32), ContractLocalId: 'WATER1', Name: 'Water for Etherwind' },
  ...{ Party: 'PROVIDER', Status: 'CLOSED', PartnerName: 'Ada' },
  Conditions: [
    {
      ...{ ConditionId: 'd'.repeat(32), ConditionIndex: 0, Status: 'PENDING', Party: 'PROVIDER' },
      ...{ Dependencies: [], Weight: 0, Volume: 0, Type: 'DELIVERY' },
      ...{ Address: 'Etherwind (KW-688c)', MaterialTicker: 'DW', MaterialAmount: 50 },
      DeadlineEpochMs: 4_000_000_000_000,
    },
  ],
}

/** By page, what is known without a calculation: the words of a form, repairs as FIO reports them, the age of order books, the experts of a plan. */
const KNOWN_BEFORE: Readonly<Record<string, RegExp>> = {
  '/best-empire':
    /^(Best Empire|For a base whose prices name none|Limits of all bases together|0 of 50)$/,
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
  PLAYER_LISTS[`/contract/allcontracts/${PLAYER.name}`] = [CONTRACT]
  const player = await widePlayer(host, plans)
  const [plan, other] = await planningOf(host, player).call<Plan[]>('GET', '/baseplanner')
  await mayHoldWorkers(page)
  await rememberSession(page, player)
  // Freight is calculated where it counts.
  await page.goto('/empire?tab=freight')
  await page.getByRole('button', { name: 'Set up freight' }).click()
  await page.getByRole('switch', { name: 'Count freight' }).check()
  await page.getByRole('button', { name: 'Done' }).click()

  await holdFromStart(page)
  const expectNoClaim = async (address: string) => {
    await expect(page.locator(WAITING).first(), address).toBeAttached()
    expect.soft(await claims(page), address).toEqual([])
  }
  const open = async (address: string) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  for (const [address, ask] of ASKED) {
    await open(address)
    await page.getByRole('button', { name: ask }).click()
    await expectNoClaim(address)
  }
  for (const address of [
    ...PAGES,
    `/compare?plans=${plan!.uuid},${other!.uuid}`,
    `/plan/${plan!.planet_id}/${plan!.uuid}`,
  ]) {
    await open(address)
    await expectNoClaim(address)
  }
  // With the answers of its workers the last page has nothing left to wait for.
  await releaseWorkers(page)
  await settled(page)
})
