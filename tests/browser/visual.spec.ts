import type { Page } from '@playwright/test'
import type { Profile } from '../../edge/features/accounts/contract.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import type { Cx } from '../../engine/game/cx.ts'
import type { Empire } from '../../engine/game/empire.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { test as base, type Player, rememberSession } from './app.ts'
import { planningOf } from './planning.ts'
import { expectSameLook } from './visual/look.ts'

/** The pictures are of this moment, for server and page: ages, charts and programmes are the same every time. */
const NOON = Date.parse('2026-06-15T12:00:00Z')

/** Addresses of what a guest finds. */
interface Guest {
  readonly player: Player
  readonly id: number
  readonly empire: string
  readonly cx: string
  readonly plan: string
}

const test = base.extend<object, { guest: Guest; guestPage: Page }>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startNodeHost({ paths: projectPaths(), ports: { clock: () => NOON } })
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  guest: [
    async ({ host }, use) => {
      const opened = await host.fetch('/api/v1/user/guest', { method: 'POST' })
      const player = {
        username: 'guest',
        email: '',
        tokens: (await opened.json()) as Player['tokens'],
      }
      const { call } = planningOf(host, player)
      const [{ user_id }, empires, [cx]] = await Promise.all([
        call<Profile>('GET', '/user/profile'),
        call<Empire[]>('GET', '/empire'),
        call<Cx[]>('GET', '/cx'),
      ])
      const empire = empires.find(({ name }) => name === 'Insitor Provisions')!
      const plan = empire.baseplanners.find(({ name }) => name === 'Promitor Farm')!
      await use({
        player,
        id: user_id,
        empire: empire.uuid,
        cx: cx!.uuid,
        plan: `${plan.planet_id}/${plan.uuid}`,
      })
    },
    { scope: 'worker' },
  ],
  /** One window for all pictures, in which the guest has seen the tour. */
  guestPage: [
    async ({ browser, host, guest }, use) => {
      const page = await browser.newPage({ baseURL: host.url })
      await page.clock.setFixedTime(NOON)
      await rememberSession(page, guest.player)
      await page.addInitScript(
        (tour) => localStorage.setItem('perigee.tour', tour),
        JSON.stringify({ invited: [], done: [guest.id] }),
      )
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

const PAGES: readonly [name: string, addressFor: (guest: Guest) => string][] = [
  ['empire', ({ empire }) => `/empire/${empire}`],
  ['flow', ({ empire }) => `/empire/${empire}?tab=flow`],
  ['manage', () => '/manage'],
  ['exchanges', ({ cx }) => `/exchanges/${cx}`],
  ['search', () => '/search?by=name&text=pro'],
  ['plan', ({ plan }) => `/plan/${plan}`],
  ['market', () => '/market-exploration?tickers=RAT,DW'],
  ['recipe-roi', () => '/roi-overview?building=FP'],
  ['chain', () => '/production-chain?material=RAT'],
  ['burn', () => '/fio/burn'],
  ['repair', () => '/fio/repair'],
]

test('home looks as it did', async ({ page }, info) => {
  await page.clock.setFixedTime(NOON)
  await page.goto('/')
  await expectSameLook(page, 'home', ['dark', 'light'], info)
})

for (const [place, [name, addressFor]] of PAGES.entries()) {
  test(`${name} looks as it did`, async ({ guestPage: page, guest }, info) => {
    await page.goto(addressFor(guest))
    await expectSameLook(page, name, place % 2 ? ['dark', 'light'] : ['light', 'dark'], info)
  })
}
