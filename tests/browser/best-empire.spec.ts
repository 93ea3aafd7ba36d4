import type { Page } from '@playwright/test'
import type { Cx, CxData } from '../../engine/game/cx.ts'
import type { Empire } from '../../engine/game/empire.ts'
import type { Plan } from '../../engine/game/plan.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { seriousViolationsOf } from './accessibility.ts'
import { expect, test } from './app.ts'
import { SEARCH_MS, searchFields } from './empire-search.ts'
import { patient } from './patience.ts'

const BENTEN: CxData = {
  name: 'Benten',
  cx_empire: [{ type: 'BOTH', exchange: 'CI1_AVG' }],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
}
test.describe.configure({ timeout: patient(180_000) })

const tile = (page: Page, label: string) =>
  page
    .locator('dl', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first()
const amountOf = async (page: Page, label: string) =>
  /[\d,.]+/.exec(await tile(page, label).innerText())![0]

test('the best empire becomes plans that earn what was promised, and one undo removes all of it', async ({
  loggedIn: page,
  host,
  player,
}) => {
  const planning = planningOf(host, player)
  const { uuid: cx } = await planning.createCx(BENTEN)
  await page.goto(`/best-empire?${searchFields({ cx, seconds: 5 })}`)
  await page.getByRole('button', { name: 'Find the best empire' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  // The search goes on while the player is elsewhere, and its end is reported there.
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Management' }).click()
  await expect(page).toHaveURL(/\/manage/)
  await expect(page.getByText('Best empire: done')).toBeVisible({ timeout: SEARCH_MS })
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  const use = page.getByRole('button', { name: 'Use these plans' })
  await expect(use).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Permits in total' })).toHaveValue('2')
  await expect(
    page.getByRole('status').filter({ hasText: /is possible|Best possible/ }),
  ).toBeVisible()
  const promised = {
    profit: await amountOf(page, 'Profit'),
    atExchange: await amountOf(page, 'At the exchange'),
  }
  const bases = page.getByRole('table', { name: 'Bases of the best empire' }).locator('tbody tr')
  const count = await bases.count()
  expect(count).toBeGreaterThan(0)

  const order = page.getByRole('region', { name: 'Build order' })
  await expect(order.getByRole('table', { name: 'Steps to the best empire' })).toBeVisible({
    timeout: SEARCH_MS,
  })
  await expect(order.getByText('Profit then')).toBeVisible()
  await order.getByRole('spinbutton', { name: 'Starting cash' }).fill('0')
  await order.getByRole('spinbutton', { name: 'Starting cash' }).press('Enter')
  await expect(order.getByText('This budget never builds it')).toBeVisible()
  await order.getByRole('button', { name: /^Begin with/ }).click()
  await expect(order.getByText('Finished after')).toBeVisible()
  expect(await seriousViolationsOf(page)).toEqual([])

  await use.click()
  await expect(page).toHaveURL(/\/empire\/[0-9a-f-]{36}/)
  await page.goBack()
  await expect(tile(page, 'Profit')).toContainText(promised.profit)
  await page.goForward()
  await expect(page).toHaveURL(/\/empire\/[0-9a-f-]{36}/)
  await expect(tile(page, 'Profit')).toContainText(promised.profit)
  await expect(page.getByText(/^At the price list/)).toContainText(promised.atExchange)
  await page.getByRole('tab', { name: 'Freight' }).click()
  await expect(tile(page, 'Profit with freight')).toContainText(promised.profit)
  expect(await planning.call<Plan[]>('GET', '/baseplanner')).toHaveLength(count)
  const [linked] = await planning.call<Cx[]>('GET', '/cx')
  expect(linked!.empires).toHaveLength(1)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/^The empire Best empire, 2 permits was undone/)).toBeVisible()
  expect(await planning.call<Plan[]>('GET', '/baseplanner')).toEqual([])
  expect(await planning.call<Empire[]>('GET', '/empire')).toEqual([])
  const [free] = await planning.call<Cx[]>('GET', '/cx')
  expect(free!.empires).toEqual([])

  // In another visit the browser still has it, and nobody else sees it.
  await page.goto('/advisor')
  const last = page.getByRole('table', { name: 'Last searches' })
  await expect(last.getByRole('row')).toHaveCount(2)
  await expect(last).toContainText(promised.profit)
  await last.getByRole('link', { name: 'Best empire: 2 permits, 3 planets' }).click()
  await expect(page).toHaveURL(/\/best-empire\?/)
  await expect(tile(page, 'Profit')).toContainText(promised.profit)
  await expect(page.getByText(/^Found .* with prices of/)).toBeVisible()
  expect(await seriousViolationsOf(page)).toEqual([])
})

test('bases that stand are kept or changed, the new empire earns what was promised, and undo leaves them as they were', async ({
  loggedIn: page,
  host,
  player,
}) => {
  const planning = planningOf(host, player)
  const { uuid: cx } = await planning.createCx(BENTEN)
  const empire = await planning.createEmpire({ name: 'Mine' })
  const stands = await Promise.all([
    planning.createPlan(
      planWrite('Kept farm', base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))),
    ),
    planning.createPlan(planWrite('Rigs', base('KW-688c', running('RIG', 6, 'RIG#H2O')))),
  ])
  await planning.assignPlans(
    empire.uuid,
    stands.map(({ uuid }) => uuid),
  )
  const before = await planning.call<Plan[]>('GET', '/baseplanner')
  const choices = { [stands[0]!.uuid]: 'keep', [stands[1]!.uuid]: 'change' }
  await page.goto(
    `/best-empire?${searchFields({ cx, freight: null, permits: 3, from: empire.uuid, choices })}`,
  )
  await page.getByRole('button', { name: 'Find the best empire' }).click()
  const use = page.getByRole('button', { name: 'Use these plans' })
  await expect(use).toBeVisible({ timeout: SEARCH_MS })
  const bases = page.getByRole('table', { name: 'Bases of the best empire' }).locator('tbody tr')
  await expect(bases.filter({ hasText: 'Kept farm' })).toHaveCount(1)
  const promised = await amountOf(page, 'Profit')
  await use.click()
  await expect(page).toHaveURL(/\/empire\/[0-9a-f-]{36}/)
  await page.getByRole('switch', { name: 'Own sourcing' }).click()
  await expect(tile(page, 'Profit')).toContainText(promised)
  const own = new Set(stands.map(({ uuid }) => uuid))
  const made = (await planning.call<Plan[]>('GET', '/baseplanner')).filter(
    ({ uuid }) => !own.has(uuid),
  )
  const copyOf = (planet: string) =>
    made.find(({ planet_id }) => planet_id === planet)?.baseplanner_data.buildings ?? []
  const farm = before.find(({ name }) => name === 'Kept farm')!
  expect(copyOf('UV-351a')).toEqual(farm.baseplanner_data.buildings)
  const rigs = copyOf('KW-688c').filter(({ name }) => name === 'RIG')
  expect(rigs.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(6)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/^The empire Best empire, 3 permits was undone/)).toBeVisible()
  expect(await planning.call<Plan[]>('GET', '/baseplanner')).toEqual(before)
})

test('against order books, the screen says what the books change and how old they are', async ({
  loggedIn: page,
  host,
  player,
}) => {
  const { uuid: cx } = await planningOf(host, player).createCx(BENTEN)
  // Shown as soon as there is one: on a busy machine ten seconds may end before.
  await page.goto(
    `/best-empire?${searchFields({ cx, freight: null, market: 'book', seconds: 60 })}`,
  )
  await page.getByRole('button', { name: 'Find the best empire' }).click()
  await expect(tile(page, 'Price effect of the book')).toContainText(/[\d.]/, {
    timeout: SEARCH_MS,
  })
  await expect(page.getByText(/order sizes and worse prices as on/)).toBeVisible()
})

test.describe('in a browser that has not loaded the advisor yet', () => {
  test.use({ memory: 'nothing' })

  test('without a network the search says so, and goes on when there is one again', async ({
    loggedIn: page,
    context,
  }) => {
    await page.goto(`/best-empire?${searchFields()}`)
    const find = page.getByRole('button', { name: 'Find the best empire' })
    await expect(find).toBeEnabled()
    await context.setOffline(true)
    await find.click()
    const stopped = page.getByRole('alert').filter({ hasText: 'The advisor stopped' })
    await expect(stopped).toBeVisible()
    await context.setOffline(false)
    await stopped.getByRole('button', { name: 'Retry' }).click()
    await expect(stopped).toBeHidden()
    await expect(
      page.getByRole('status').filter({ hasText: /^(Adding|Choosing|Improving|Best)/ }),
    ).toBeVisible({ timeout: SEARCH_MS })
  })
})
