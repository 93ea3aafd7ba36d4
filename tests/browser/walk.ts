import type { Page } from '@playwright/test'
import type { Profile } from '../../edge/features/accounts/contract.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import type { Cx } from '../../engine/game/cx.ts'
import type { Empire } from '../../engine/game/empire.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { expectReadable } from './accessibility.ts'
import { test as base, expect, type Player, SESSION_KEY } from './app.ts'
import { expectWithinBudget } from './budgets.ts'
import { layoutFaultsByWidth } from './layout-faults.ts'
import { patient } from './patience.ts'
import { settled } from './settled.ts'
import {
  clippedColumns,
  expectDecidingColumn,
  expectRoomForRows,
  expectToFitPhone,
  wideTables,
} from './table-columns.ts'

/** Server and page stand at this moment, so that ages, charts and programmes are the same every time. */
const NOON = Date.parse('2026-06-15T12:00:00Z')

/** What a guest finds, by address. */
export interface Guest {
  readonly player: Player
  readonly id: number
  readonly empire: string
  readonly cx: string
  /** Addresses of plans by name. */
  readonly plans: ReadonlyMap<string, string>
}

/** One walk through all pages, in one window: starting another costs more than most pages do. */
export const test = base.extend<object, { guest: Guest; visited: Page }>({
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
      const tokens = (await opened.json()) as Player['tokens']
      const player = { username: 'guest', email: '', tokens }
      const { call } = planningOf(host, player)
      const [{ user_id }, empires, [cx]] = await Promise.all([
        call<Profile>('GET', '/user/profile'),
        call<Empire[]>('GET', '/empire'),
        call<Cx[]>('GET', '/cx'),
      ])
      const plans = empires.flatMap(({ baseplanners }) => baseplanners)
      await use({
        player,
        id: user_id,
        empire: empires.find(({ name }) => name === 'Insitor Provisions')!.uuid,
        cx: cx!.uuid,
        plans: new Map(
          plans.map(({ name, planet_id, uuid }) => [name, `/plan/${planet_id}/${uuid}`]),
        ),
      })
    },
    { scope: 'worker' },
  ],
  visited: [
    async ({ browser, host }, use) => {
      const page = await browser.newPage({ baseURL: host.url, serviceWorkers: 'block' })
      await page.clock.setFixedTime(NOON)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens the page in a large dark window, as a guest who has seen the tour or as a visitor without an account. */
export async function visit(page: Page, address: string, guest?: Guest): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // A document of the same origin that stores nothing itself.
  await page.goto('/robots.txt')
  await page.evaluate(
    ([key, session, tour]) => {
      localStorage.clear()
      if (!session) return
      localStorage.setItem(key, session)
      localStorage.setItem('perigee.tour', tour)
    },
    [
      SESSION_KEY,
      guest ? JSON.stringify(guest.player.tokens) : '',
      JSON.stringify({ invited: [], done: [guest?.id] }),
    ] as const,
  )
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({
    timeout: patient(30_000),
  })
}

export interface Stop {
  address: string
  /** It has a table of figures, on a phone with this column in sight. */
  table?: boolean | RegExp
}

/** All that can be seen of a page without an action: its words, cost and columns, and its layout in windows of all widths. */
export async function examine(page: Page, { address, table }: Stop): Promise<void> {
  const [path = ''] = address.split('?')
  if (table) {
    const figure = page.getByRole('main').locator('td').filter({ hasText: /\d/ }).first()
    await expect(figure).toBeVisible({ timeout: patient(30_000) })
  }
  await settled(page)
  const words = await page.locator('body').innerText()
  expect.soft(words, address).not.toMatch(/\b(NaN|Infinity|undefined|null)\b/)
  await expectWithinBudget(page, path)
  if (table) {
    expect.soft(await clippedColumns(page), address).toEqual([])
    expect.soft(await wideTables(page), address).toEqual([])
    await expectRoomForRows(page, address)
  }

  expect.soft(await layoutFaultsByWidth(page), address).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  if (table instanceof RegExp) await expectDecidingColumn(page, table)
  await expectToFitPhone(page, address)
}

/** What a player sees of a page, at all widths and in both themes. */
export async function examineForPlayer(page: Page, stop: Stop, guest: Guest): Promise<void> {
  await visit(page, stop.address, guest)
  await examine(page, stop)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectReadable(page)
  if (stop.address !== '/help')
    await expect(page.getByRole('button', { name: 'Help for this page' })).toBeVisible()
}
