import type { Locator, Page } from '@playwright/test'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { EXCHANGES } from '../../engine/game/cx.ts'
import { formatAmount, formatDays, formatMoney } from '../../engine/game/number-format.ts'
import type { Plan, PlanData } from '../../engine/game/plan.ts'
import { curvesOf } from '../../engine/market/depth/books.ts'
import { sellStock } from '../../engine/market/depth/sell-stock.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { daysThatFit, needForDays } from '../../engine/supply/resupply.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { STOCKS } from '../../scripts/stage/fio-player.ts'
import { PLAYER } from '../../scripts/stage/fio-stub.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { planningOf, planWrite } from '../../scripts/stage/planning.ts'
import { createPlayer, expect, rememberSession, test } from './app.ts'
import { FARM, playerWithBases } from './fio-bases.ts'
import { patient } from './patience.ts'

const HOUR_MS = 3_600_000
const universe = compileUniverse(await loadStarterGameData())

/** What the engine says about a plan alone on its planet. */
function burnOf(plan: PlanData) {
  const id = plan.planet.planetid as keyof typeof STOCKS
  const empire = { faction: 'NONE', permits_used: 1, permits_total: 2 } as const
  const { materialio } = evaluatePlan(universe, {
    plan,
    prices: resolvePrices(universe, null, id, ACCURATE),
    empire,
    rules: ACCURATE,
  })
  const stock: Record<string, number> = STOCKS[id]
  const rows = materialio.map(({ ticker, delta }) => ({ ticker, delta, stock: stock[ticker] ?? 0 }))
  const days = Math.min(...rows.filter((r) => r.delta < 0).map((r) => r.stock / -r.delta))
  return { rows, days }
}

async function open(page: Page, host: TestHost, address: string): Promise<void> {
  await rememberSession(page, await playerWithBases(host))
  await page.goto(address)
}
const rowOf = (page: Page, table: string, name: string): Locator =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name })
const transferText = (page: Page) => page.getByLabel('Transfer order', { exact: true }).inputValue()
async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('without a FIO key all three pages explain how to get one, once it is known', async ({
  loggedIn,
}) => {
  await loggedIn.route('**/user/profile', (route) => route.fulfill({ status: 502 }))
  await loggedIn.goto('/fio/burn')
  await expect(loggedIn.getByText('Your profile could not be loaded')).toBeVisible()
  await loggedIn.unroute('**/user/profile')
  await loggedIn.getByRole('button', { name: 'Retry' }).click()
  await expect(loggedIn.getByText('This page needs your FIO key')).toBeVisible()
  for (const address of ['/today', '/fio/burn', '/fio/repair']) {
    await loggedIn.goto(address)
    await expect(loggedIn.getByText('This page needs your FIO key')).toBeVisible()
    await expect(loggedIn.getByRole('link', { name: 'Open the profile' })).toBeVisible()
  }
})

test('a plan page asks nothing of FIO until a tool of it needs what lies on the planet', async ({
  page,
  host,
  fio,
}) => {
  const player = await playerWithBases(host)
  await rememberSession(page, player)
  const [plan] = await planningOf(host, player).call<Plan[]>('GET', '/baseplanner')
  fio.asked.length = 0
  await page.goto(`/plan/${plan!.planet_id}/${plan!.uuid}`)
  await expect(page.getByRole('heading', { name: plan!.name, level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fio.asked).toEqual([])
  await page.goto('/fio/burn')
  await expect.poll(() => fio.asked).not.toEqual([])
})

test('days left are those of the engine with the word of their threshold, also in sight on a phone', async ({
  page,
  host,
}) => {
  await open(page, host, '/fio/burn')
  await choose(page, 'Plans of', 'All plans')
  const water = burnOf(FARM).rows.find(({ ticker }) => ticker === 'H2O')!
  const days = water.stock / -water.delta
  const farm = rowOf(page, 'bases', 'Farm')
  // The kitchen beside it has no beans left, so the stock that both share is empty.
  await expect(farm).toContainText('shared stock')
  for (const name of ['Farm', 'Kitchen', 'Well'])
    await expect(rowOf(page, 'bases', name)).toContainText('Empty')
  const lasting = farm.getByRole('list', { name: 'how long materials of Farm last' })
  await expect(lasting).toContainText(`H2O lasts ${formatDays(days)}`)
  const shown = await page
    .getByRole('table', { name: 'bases' })
    .getByRole('cell', { name: /^−[\d,.]+$/ })
    .allInnerTexts()
  const money = shown.map((text) => Number(text.replace(/[^0-9.]/g, '')))
  expect(money.length).toBeGreaterThan(1)
  expect(money).toEqual(money.toSorted((a, b) => b - a))
  await page.getByRole('combobox', { name: 'Materials' }).fill('H2O')
  await page.getByRole('option', { name: 'H2O' }).click()
  await expect(farm).toContainText(formatDays(days))
  await page.getByRole('button', { name: 'Days of red, yellow and resupply' }).click()
  const red = page.getByRole('spinbutton', { name: 'Red, at or below' })
  const yellow = page.getByRole('spinbutton', { name: 'Yellow, at or below' })
  await red.fill('0')
  await yellow.fill('0')
  await expect(farm).toContainText('Fine')
  await yellow.fill('90')
  await expect(farm).toContainText('Soon')
  await red.fill('90')
  await expect(farm).toContainText('Now')

  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(farm.getByText(formatDays(days), { exact: true })).toBeInViewport({ ratio: 1 })
  // Title and help share a line.
  const [title, help] = await Promise.all([
    page.getByRole('heading', { name: 'FIO Burn' }).boundingBox(),
    page.getByRole('button', { name: 'Help' }).boundingBox(),
  ])
  expect(help!.y).toBeLessThan(title!.y + title!.height)
})

test('an opened row lists its materials and says who shares the stock; empire and materials narrow the table', async ({
  page,
  host,
}) => {
  await open(page, host, '/fio/burn')
  await choose(page, 'Plans of', 'Alpha')
  await rowOf(page, 'bases', 'Farm')
    .getByRole('button', { name: /Open|Show|details/i })
    .first()
    .click()
  await expect(page.getByText(/Shares its stock with Kitchen/)).toBeVisible()
  const { rows } = burnOf(FARM)
  const water = rows.find(({ ticker }) => ticker === 'H2O')!
  const line = rowOf(page, 'materials of Farm', 'H2O')
  await expect(line).toContainText(formatAmount(water.stock))
  await expect(line).toContainText(formatDays(water.stock / -water.delta))

  await line.getByRole('button', { name: 'Sell H2O at Farm' }).click()
  const sale = page.getByRole('dialog', { name: 'Sell H2O from Farm' })
  const total = sale.getByRole('table', { name: 'sale by exchange' }).locator('tfoot')
  await expect(total.getByRole('cell').last()).toContainText(/[1-9]/)
  await choose(page, 'Carried by', 'Without freight')
  const terms = { amount: water.stock, days: 7, refillShare: 0.05, drop: 0.05 }
  const { net } = sellStock(
    universe,
    curvesOf(universe),
    { ticker: 'H2O', exchanges: EXCHANGES, ...terms },
    null,
  ).sale
  await expect(total).toContainText(formatMoney(net))
  await page.keyboard.press('Escape')

  // The drawer of the material begins with the same stock.
  await line.getByRole('button', { name: /^H2O/ }).click()
  const drawer = page.getByRole('dialog', { name: /Water/ })
  await drawer.getByRole('tab', { name: 'Sell a Stock' }).click()
  const units = drawer.getByRole('spinbutton', { name: 'Units' })
  await expect(units).toHaveValue(String(water.stock))
  await expect(drawer.getByText(`Katoa, ${formatAmount(water.stock)} H2O`)).toBeVisible()
  await page.keyboard.press('Escape')

  await choose(page, 'Plans of', 'Omega')
  await expect(rowOf(page, 'bases', 'Well')).toBeVisible()
  await expect(rowOf(page, 'bases', 'Farm')).toHaveCount(0)
  await choose(page, 'Plans of', 'Alpha')
  await expect(rowOf(page, 'bases', 'Well')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Materials' }).fill('BEA')
  await page.getByRole('option', { name: 'BEA' }).click()
  await expect(rowOf(page, 'bases', 'Kitchen')).toBeVisible()
  await expect(rowOf(page, 'bases', 'Farm')).toHaveCount(0)
})

test('a resupply orders what the engine says, fits ships and writes the exact transfer order', async ({
  page,
  host,
}) => {
  await open(page, host, '/fio/burn')
  await page.getByRole('button', { name: 'Resupply Farm' }).click()
  const drawer = page.getByRole('dialog', { name: 'Resupply Farm' })
  await drawer.getByRole('spinbutton', { name: 'Target days' }).fill('30')
  const { rows } = burnOf(FARM)
  const needs = rows
    .map(({ ticker, stock, delta }) => [ticker, needForDays(stock, delta, 30)] as const)
    .filter(([, amount]) => Number.isFinite(amount) && amount > 0)
  for (const [ticker, amount] of needs) {
    const row = drawer.getByRole('row').filter({
      has: page.getByRole('rowheader').filter({ hasText: ticker }),
    })
    await expect(row.getByRole('cell').nth(3)).toHaveText(formatAmount(amount))
  }
  await drawer.getByRole('button', { name: 'XIT: Resupply Farm' }).click()
  await expect(page.getByText('Only warehouse origin allows purchasing.')).toBeVisible()
  await choose(page, 'Origin', /Moria Station Warehouse/)
  await expect(page.getByLabel('Buy From CX')).toBeChecked()
  const materials = JSON.stringify(Object.fromEntries(needs))
  expect(await transferText(page)).toBe(
    '{"actions":[{"group":"A1","exchange":"NC1","priceLimits":{},"buyPartial":false,"useCXInv":true,"name":"BuyItems","type":"CX Buy"},' +
      '{"type":"MTRA","name":"TransferAction","group":"A1","origin":"Moria Station Warehouse","dest":"Configure on Execution"}],' +
      `"global":{"name":"Resupply Farm"},"groups":[{"type":"Manual","name":"A1","materials":${materials}}]}`,
  )
  await page.keyboard.press('Escape')

  const options = { hideInfinite: true, overrides: {}, inactive: new Set<string>() }
  const fits = (...ships: number[]) =>
    daysThatFit(
      universe,
      rows,
      options,
      ships.map((hold) => ({ weight: hold, volume: hold })),
    )
  await choose(page, 'Add a ship', /Manganese/)
  const fit = drawer.getByRole('button', { name: /Fit Ship/ })
  await expect(fit).toContainText(formatDays(fits(500)))
  await fit.click()
  await expect(drawer.getByRole('spinbutton', { name: 'Target days' })).toHaveValue(
    String(fits(500)),
  )
  await choose(page, 'Add a ship', /Cobalt/)
  await expect(fit).toContainText(formatDays(fits(500, 1000)))
  const ships = drawer.getByRole('region', { name: 'Ships' })
  await expect(ships).toContainText('2. Manganese')

  const burntFrom = async (station: string) => {
    await ships
      .getByRole('combobox', { name: '2. Manganese flies from', exact: true })
      .fill(station)
    await page.getByRole('option', { name: new RegExp(`^${station} .*station`) }).click()
    const fuel = ships.getByRole('table', { name: 'fuel of 2. Manganese', exact: true })
    await expect(fuel).not.toHaveAttribute('aria-busy', 'true')
    const row = fuel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'SF' }) })
    return Number((await row.getByRole('cell').first().innerText()).replaceAll(',', ''))
  }
  const near = await burntFrom('Benten')
  expect(near).toBeGreaterThan(0)
  const burnt = await burntFrom('Hortus')
  expect(burnt).toBeGreaterThan(near)
  await ships.getByRole('button', { name: 'XIT: Refuel 2. Manganese', exact: true }).click()
  const refuel = JSON.parse(await transferText(page)).groups[0].materials
  expect(refuel.SF).toBe(Math.ceil(burnt))
  await page.keyboard.press('Escape')
  await expect(ships).toContainText(
    'Flown by default, as no flight is set under Freight: as the game flies',
  )
  await expect(ships).toContainText(/6\.\d\d% of the hull damaged on return: repair [\d,]+ \$/)
  await ships.getByRole('button', { name: 'XIT: Repair 2. Manganese', exact: true }).click()
  const mend = JSON.parse(await transferText(page)).groups[0].materials
  expect(mend).toMatchObject({ BHP: 3, MFK: 12, FLP: 8 })
  await page.keyboard.press('Escape')

  await drawer.getByRole('spinbutton', { name: 'Override for DW' }).fill('7')
  await drawer.getByLabel('Order RAT', { exact: true }).uncheck()
  await expect(drawer.getByLabel('Totals')).toHaveAttribute('aria-busy', 'false')
  await drawer.getByRole('button', { name: 'XIT: Resupply Farm', exact: true }).click()
  const order = JSON.parse(await transferText(page)).groups[0].materials
  expect(order.DW).toBe(7)
  expect(order).not.toHaveProperty('RAT')
})

test('planets and ships with their repairs, one order or several', async ({ page, host }) => {
  await open(page, host, '/fio/repair')
  const katoa = rowOf(page, 'planets', 'Katoa')
  await expect(katoa).toContainText('71.00%')
  await expect(katoa).toContainText(/−[\d,]+/)
  await expect(katoa).toContainText('110 d')
  await expect(rowOf(page, 'ships', 'Cobalt')).toContainText('62.00%')
  await katoa.getByRole('button', { name: 'XIT: Repair Katoa' }).click()
  expect(JSON.parse(await transferText(page)).groups[0].materials).toEqual({ BBH: 1, BSE: 5 })
  await page.keyboard.press('Escape')
  for (const name of ['Katoa', 'Etherwind'])
    await rowOf(page, 'planets', name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'XIT: Repair 2 planets' }).click()
  expect(JSON.parse(await transferText(page)).groups[0].materials).toEqual({
    BBH: 1,
    BSE: 5,
    MCG: 12,
  })
})

test('while FIO fails the last data stays, with its age', async ({ browser, host, fio, clock }) => {
  clock.behindMs = HOUR_MS
  const player = await playerWithBases(host)
  const first = await browser.newPage({ baseURL: host.url })
  await rememberSession(first, player)
  await first.goto('/fio/repair')
  await expect(rowOf(first, 'planets', 'Katoa')).toBeVisible()
  clock.behindMs = 0
  fio.isBroken = true
  const later = await browser.newPage({ baseURL: host.url })
  await rememberSession(later, player)
  await later.goto('/fio/repair')
  await expect(
    later.getByText(/FIO has not answered lately. Showing data from 1 h ago/),
  ).toBeVisible()
  await expect(rowOf(later, 'planets', 'Katoa')).toBeVisible()
  await later.goto('/fio/burn')
  await expect(rowOf(later, 'bases', 'Farm')).toBeVisible()
  await first.close()
  await later.close()
})

test('while FIO fails and nothing is known, the page says so and tries again', async ({
  page,
  host,
  fio,
}) => {
  fio.isBroken = true
  await open(page, host, '/fio/burn')
  await expect(page.getByText('Your game data could not be loaded')).toBeVisible({
    timeout: patient(30_000),
  })
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a visit plan sends the ship to the dry base first and writes the order of each stop', async ({
  page,
  host,
}) => {
  await open(page, host, '/fio/burn')
  await choose(page, 'Plans of', 'All plans')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Today/ })
    .click()
  await page.getByRole('link', { name: 'Visit plan', exact: true }).click()
  const trips = page.getByRole('list', { name: 'trips' })
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Timeline',
  )
  const openStops = (nth: number) =>
    trips
      .getByRole('button', { name: /^Stops of / })
      .nth(nth)
      .click()
  await openStops(0)
  await openStops(1)
  const stop = trips.getByRole('listitem').filter({ hasText: 'Etherwind' }).first()
  await expect(stop).toContainText('dry on arrival')
  await expect(page.getByRole('table', { name: 'bases that still run out' })).toContainText(
    'before the first ship',
  )
  const worn = async (trip: number) => {
    const words = trips.getByRole('listitem').getByText(/of the hull damaged on return: repair/)
    return Number.parseFloat(await words.nth(trip).innerText())
  }
  const first = await worn(0)
  expect(first).toBeGreaterThan(38)
  expect(await worn(1)).toBeGreaterThan(first)
  const slow = (await trips.textContent()) ?? ''
  await page.getByRole('button', { name: 'Ships and settings' }).click()
  await page.getByRole('spinbutton', { name: 'Fuel slider' }).fill('60')
  await page.keyboard.press('Escape')
  await expect(trips).not.toHaveText(slow)
  const unload = trips.getByRole('button', { name: 'XIT: Unload at Etherwind' }).first()
  // A trip that still leaves at the same hour stays open.
  if (!(await unload.isVisible())) await openStops(0)
  await unload.click()
  const order = JSON.parse(await transferText(page))
  expect(order.global.name).toBe('Unload at Etherwind')
  expect(order.groups[0].materials.RAT).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await trips
    .getByRole('button', { name: /XIT: Load for/ })
    .first()
    .click()
  const load = JSON.parse(await transferText(page))
  // No plan names an exchange and FIO no place of a ship: Benten is the nearest to the first base.
  expect(load.actions[0]).toMatchObject({ type: 'CX Buy', exchange: 'CI1' })
})

test('what is built in the game becomes an empire, and a plan is brought up to date with it', async ({
  page,
  host,
}) => {
  const player = await createPlayer(host)
  const planning = planningOf(host, player)
  const body = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: player.email }
  await planning.call('PATCH', '/user/profile', body)
  const farm = await planning.createPlan(planWrite('Farm', FARM))
  const alpha = await planning.createEmpire({ name: 'Alpha' })
  await planning.assignPlans(alpha.uuid, [farm.uuid])
  await rememberSession(page, player)
  await page.goto('/manage?tab=transfer')
  const choice = page.getByRole('combobox', { name: 'Compare what is built (FIO) with' })
  await choice.click()
  await page.getByRole('option', { name: 'Alpha' }).click()
  const plans = page.getByRole('table', { name: 'Plans and what is built' })
  await expect(plans.getByRole('row', { name: /^Farm UV-351a/ })).toContainText('FRM 4 → 1')
  await expect(page.getByRole('row', { name: /^Etherwind Plan KW-688c/ })).toContainText('new')
  await expect(
    page
      .getByRole('table', { name: 'Guessed' })
      .getByRole('row', { name: /^Recipes of Etherwind/ }),
  ).toContainText('RIG#')
  await plans.getByRole('button', { name: 'Bring Farm up to date' }).click()
  await expect(page.getByText('Farm is now as in the game.')).toBeVisible()
  await expect(plans.getByRole('row', { name: /^Farm UV-351a/ })).toContainText('as in the game')

  await page.getByRole('button', { name: 'Import 2 records' }).click()
  await expect(page.getByText('2 records were imported.')).toBeVisible()
  const stored = await planning.call<Plan[]>('GET', '/baseplanner')
  expect(
    stored
      .map(({ name, baseplanner_data: { buildings }, empires }) => {
        const built = buildings.map((row) => `${row.amount} ${row.name}`)
        return `${name}: ${built.join(', ')}; ${empires.map((empire) => empire.name)}`
      })
      .sort(),
  ).toEqual(['Etherwind: 1 RIG; Alpha', 'Farm: 1 FRM, 1 FP; Alpha'])
})

test('a base is turned into its plan step by step, with the orders of its shipments', async ({
  page,
  host,
}) => {
  const player = await createPlayer(host)
  const planning = planningOf(host, player)
  const body = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: player.email }
  await planning.call('PATCH', '/user/profile', body)
  const farm = await planning.createPlan(planWrite('Farm', FARM))
  await rememberSession(page, player)
  await page.goto(`/plan/UV-351a/${farm.uuid}`)
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rebuild the base' }).click()
  const steps = page.getByRole('list', { name: 'Steps to the plan' })
  await expect(steps.locator('> li')).toHaveText([
    /^1\. Bring/,
    /^2\. Build 6 HB1/,
    /^3\. Build 2 HB2/,
    /^4\. Build 3 FRM/,
    /^5\. Demolish 1 FP/,
  ])
  await steps.getByRole('button', { name: 'XIT: Build Katoa, step 1' }).click()
  const order = JSON.parse(await transferText(page))
  expect(order.global.name).toBe('Build Katoa, step 1')
  expect(order.groups[0].materials.BSE).toBeGreaterThan(0)
})
