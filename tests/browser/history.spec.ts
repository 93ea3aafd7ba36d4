import { readFile } from 'node:fs/promises'
import type { CxData } from '../../engine/game/cx.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { violationsOf } from './accessibility.ts'
import { expect, type Player, rememberSession, test } from './app.ts'

test.use({ memory: 'nothing' })

const WELLS = base('KW-688c', running('RIG', 8, 'RIG#H2O'))
const KITCHEN = base('UV-351a', running('FP', 4, 'FP#10xH2O 1xPG=>10xDW'))
const cx = (h2o: number): CxData => ({
  name: 'CX One',
  cx_empire: [{ type: 'BOTH', exchange: 'AI1_AVG' }],
  cx_planets: [],
  ticker_empire: [{ ticker: 'H2O', type: 'BOTH', value: h2o }],
  ticker_planets: [],
})

/** What was written down so far was written so many days earlier. */
async function daysPass({ db }: TestHost, { username }: Player, days: number) {
  await db.execute({
    sql: `update history_days set day = date(day, ?)
          where user_id = (select id from users where username = ?)`,
    args: [`-${days} days`, username],
  })
}

async function openEmpire(host: TestHost, player: Player) {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createEmpire({ name: 'Alpha', permits_total: 4 })
  const wells = await planning.createPlan(planWrite('Wells', WELLS))
  await planning.assignPlans(uuid, [wells.uuid])
  const own = await planning.createCx(cx(10))
  await planning.assignCx(own.uuid, [uuid])
  return { planning, uuid, wells: wells.uuid, cx: own.uuid }
}

test('the history of an empire begins today, and tells the next time what changed', async ({
  page,
  player,
  host,
}) => {
  const { planning, uuid, wells, cx: own } = await openEmpire(host, player)
  await rememberSession(page, player)
  await page.goto(`/empire/${uuid}?tab=history`)
  await expect(page.getByText(/^First record: .+ \$\/day$/)).toBeVisible()
  await expect(page.getByText(/Written down once a day.*under CX One/)).toBeVisible()

  await daysPass(host, player, 2)
  await planning.updateCx(own, cx(12))
  const kitchen = await planning.createPlan(planWrite('Kitchen', KITCHEN))
  await planning.assignPlans(uuid, [wells, kitchen.uuid])
  await page.evaluate(() => indexedDB.deleteDatabase('perigee-own'))
  await page.reload()

  await expect(page.getByRole('img', { name: 'Profit by day' })).toBeVisible()
  const panel = page.getByRole('region', { name: /^What changed on/ })
  await expect(panel.getByText(/\$\/day, mostly/)).toBeVisible()
  await expect(panel.getByText(/Other exchange preferences were in force/)).toBeVisible()
  const parts = panel.getByRole('table', { name: 'Parts of the difference' })
  await expect(parts.getByRole('row', { name: /^Plans added/ })).toBeVisible()
  await expect(parts.getByRole('row', { name: /^Prices \+/ })).toBeVisible()
  const plans = panel.getByRole('table', { name: 'Plans that changed' })
  await expect(plans.getByRole('row', { name: /^Kitchen .* added$/ })).toBeVisible()
  const prices = panel.getByRole('table', { name: 'Prices that moved' })
  await expect(prices.getByRole('row', { name: /^H2O.*sold.*10\.00 → 12\.00/ })).toBeVisible()
  expect(await violationsOf(page, { within: 'main' })).toEqual([])

  await panel.getByRole('button', { name: 'Day before' }).click()
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/)
  await expect(panel.getByText('The first record of this empire')).toBeVisible()
  // A press on the right end of the line is the last day, which the address does not name.
  const line = page.getByRole('img', { name: 'Profit by day' }).locator('.u-over')
  const box = (await line.boundingBox())!
  await line.click({ position: { x: box.width - 4, y: box.height / 2 } })
  await expect(page).not.toHaveURL(/day=/)
  await expect(parts).toBeVisible()

  const saving = page.waitForEvent('download')
  const days = page.getByRole('region', { name: /^Profit by day/ })
  await days.getByRole('button', { name: 'CSV' }).click()
  const sheet = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  expect(sheet[0]).toBe('DATE,PROFIT')
  expect(sheet).toHaveLength(3)

  // Without the server what was loaded stays, and says so.
  await page.route('**/api/**', (route) => route.abort())
  await page.route('**/version.json', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/Showing saved data from/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Profit by day' })).toBeVisible()
  await expect(parts.getByRole('row', { name: /^Plans added/ })).toBeVisible()
})

test('a history that cannot be had says why and is tried again; an empty empire has none', async ({
  page,
  player,
  host,
}) => {
  const { uuid } = await planningOf(host, player).createEmpire({ name: 'Alpha' })
  await rememberSession(page, player)
  await page.route('**/api/v1/data/history', (route) =>
    route.fulfill({ status: 409, json: { detail: 'The days are out of order.' } }),
  )
  await page.goto(`/empire/${uuid}?tab=history`)
  const alert = page.getByRole('alert').filter({ hasText: 'The history could not be loaded.' })
  await expect(alert).toContainText('The days are out of order.')
  await page.unroute('**/api/v1/data/history')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No record yet')).toBeVisible()
})
