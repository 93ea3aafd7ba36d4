import type { Locator, Page } from '@playwright/test'
import { EXAMPLE_ECONOMY } from '../../edge/features/guests/example-economy.ts'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import {
  formatAmount,
  formatDays,
  formatMoney,
  formatSigned,
  formatWhole,
} from '../../engine/game/number-format.ts'
import type { Plan, PlanWrite } from '../../engine/game/plan.ts'
import { basket } from '../../engine/market/depth/basket.ts'
import { curvesOf } from '../../engine/market/depth/books.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { shipmentTotals } from '../../engine/market/shipment.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import type { PlanResult } from '../../engine/plan/result.ts'
import {
  type BuildingAmount,
  constructionCart,
  constructionOf,
  supplyCart,
} from '../../engine/supply/cart.ts'
import { analyseRepair, repairMaterials } from '../../engine/supply/repair.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { expect, type Player, rememberSession, test } from './app.ts'

const universe = compileUniverse(await loadStarterGameData())
const FARM = base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))
const prices = resolvePrices(universe, null, 'UV-351a', ACCURATE)
const farm = evaluatePlan(universe, { plan: FARM, prices, empire: null, rules: ACCURATE })

async function openFarm(page: Page, host: TestHost, player: Player): Promise<string> {
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Farm', FARM))
  await rememberSession(page, player)
  await page.goto(`/plan/UV-351a/${uuid}`)
  return uuid
}

async function openTool(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('menuitem', { name }).click()
  return page.getByRole('dialog', { name })
}

async function close(page: Page, tool: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(tool).toHaveCount(0)
}

const field = (tool: Locator, name: string) => tool.getByRole('spinbutton', { name })

const cellsOf = (table: Locator, row: string) =>
  table
    .getByRole('row')
    .filter({ hasText: new RegExp(`^${row}`) })
    .getByRole('cell')

test('visits follow the materials that need no ship, which stay with the plan', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  const tool = await openTool(page, 'Visitation frequency')
  const [small] = farm.visitation.ships
  const cells = cellsOf(tool.getByRole('table', { name: 'Visits by ship' }), '500 t')
  await expect(cells.nth(0)).toContainText(formatDays(small!.importDays))
  await expect(cells.nth(1)).toContainText(formatDays(small!.exportDays))
  await expect(cells.nth(2)).toHaveText(formatDays(small!.days))

  const exclusions = ['H2O']
  const without = evaluatePlan(universe, {
    plan: FARM,
    prices,
    empire: null,
    rules: ACCURATE,
    visitationMaterialExclusions: exclusions,
  }).visitation.ships[0]!
  expect(without.importDays).not.toBe(small!.importDays)
  await tool.getByRole('combobox').fill('H2O')
  await page.getByRole('option', { name: 'H2O' }).click()
  await expect(cells.nth(0)).toContainText(formatDays(without.importDays))
  await page.reload()
  await openTool(page, 'Visitation frequency')
  await expect(cells.nth(0)).toContainText(formatDays(without.importDays))
})

test('the repair analysis marks the best day and lists what a repair takes on any other', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  const tool = await openTool(page, 'Repair analysis')
  const rows = farm.production.buildings
  const { bestDay, profitPerDay } = analyseRepair(universe, prices, rows, ACCURATE)
  const day = field(tool, 'Repair every')
  await expect(day).toHaveValue('90')
  const cost = cellsOf(tool.getByRole('table', { name: /^Materials of a repair/ }), 'Total').last()
  const costAfter = (days: number) =>
    formatMoney(shipmentTotals(repairMaterials(universe, prices, rows, days)).cost)
  await expect(tool.getByText(formatSigned(profitPerDay[90]))).toBeVisible()
  await expect(cost).toHaveText(costAfter(90))

  const chart = tool.getByRole('figure', { name: 'Profit and repair cost a day' })
  await expect(chart.getByText(`Best day: ${bestDay}`)).toBeVisible()
  await chart.getByRole('button', { name: /as a table$/ }).click()
  const days = chart.getByRole('row').getByRole('cell').filter({ hasText: / d$/ })
  await expect(days).toHaveCount(181)
  await expect(days.first()).toHaveText('0 d')
  await expect(days.last()).toHaveText('180 d')

  await tool.getByRole('button', { name: `Best day: ${bestDay}` }).click()
  await expect(day).toHaveValue(String(bestDay))
  await expect(tool.getByText('the most of all days')).toBeVisible()
  await expect(cost).toHaveText(costAfter(bestDay))

  await day.fill('999')
  await day.blur()
  await expect(day).toHaveValue('180')
  await day.fill('0')
  await day.blur()
  await expect(day).toHaveValue('1')
  await expect(cost).toHaveText(costAfter(1))
})

test('a supply cart brings what the base uses up in the chosen days, and none for no day', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  const tool = await openTool(page, 'Supply cart')
  const table = tool.getByRole('table', { name: 'Supply cart' })
  await expect(field(tool, 'Stock duration')).toHaveValue('20')
  await expect(tool.getByText('No FIO data: nothing counts as in stock.')).toBeVisible()
  for (const days of [20, 7, 0]) {
    const cart = supplyCart(universe, prices, farm.materialio, new Map(), days)
    await field(tool, 'Stock duration').fill(String(days))
    for (const { ticker, amount, cost } of cart.rows) {
      await expect(cellsOf(table, ticker).nth(2)).toHaveText(formatAmount(amount))
      await expect(cellsOf(table, ticker).last()).toHaveText(formatMoney(cost))
    }
    await expect(cellsOf(table, 'Total').last()).toHaveText(formatMoney(cart.totals.cost))
  }
  await expect(tool.getByRole('button', { name: /^XIT/ })).toBeDisabled()
  await field(tool, 'Stock duration').fill('20')
  await tool.getByRole('button', { name: 'XIT: Supply Katoa' }).click()
  const order = page.getByLabel('Transfer order', { exact: true })
  const wanted = supplyCart(universe, prices, farm.materialio, new Map()).rows
  await expect(order).toContainText('"MTRA"')
  expect(JSON.parse(await order.inputValue()).groups[0].materials).toEqual(
    Object.fromEntries(wanted.map(({ ticker, amount }) => [ticker, amount])),
  )
})

test('where to buy a cart: at one exchange, or split over several, with an order for each', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  const tool = await openTool(page, 'Supply cart')
  await field(tool, 'Stock duration').fill('3000')
  const wanted = supplyCart(universe, prices, farm.materialio, new Map(), 3000).rows
  await expect(cellsOf(tool.getByRole('table', { name: 'Supply cart' }), 'DW').nth(2)).toHaveText(
    formatAmount(wanted.find(({ ticker }) => ticker === 'DW')?.amount),
  )
  await tool.getByRole('button', { name: 'Where to buy: Supply Katoa' }).click()
  const drawer = page.getByRole('dialog', { name: 'Where to buy: Supply Katoa' })
  const one = drawer.getByRole('table', { name: 'cost at one exchange' })
  // With a ship first, whose freight costs something.
  await expect(cellsOf(one, 'AI1').nth(1)).not.toHaveText('0.00')
  await drawer.getByRole('combobox', { name: 'Carried by' }).click()
  await page.getByRole('option', { name: 'Without freight' }).click()
  const curves = curvesOf(universe)
  const found = basket(universe, curves, wanted, null)
  for (const { exchange, goods } of found.exchanges)
    await expect(cellsOf(one, exchange).nth(0)).toHaveText(formatMoney(goods))
  await expect(one.locator('tfoot')).toContainText(formatMoney(found.goods))
  await expect(drawer.getByText(/order sizes and worse prices as on/)).toBeVisible()
  const used = found.lines.flatMap(({ split }) => split.shares.map(({ exchange }) => exchange))
  expect(new Set(used).size).toBeGreaterThan(1)
  await drawer.getByRole('button', { name: 'XIT: Supply Katoa from CI1' }).click()
  await page.getByLabel('Price limits (depth assumed)').check()
  const order = JSON.parse(await page.getByLabel('Transfer order', { exact: true }).inputValue())
  const shares = found.lines.flatMap(({ ticker, split }) =>
    split.shares.flatMap(({ exchange, fill }) =>
      exchange === 'CI1' ? [{ ticker, amount: fill.filled }] : [],
    ),
  )
  expect(order.groups[0].materials).toEqual(
    Object.fromEntries(shares.map(({ ticker, amount }) => [ticker, amount])),
  )
  expect(order.actions[0].exchange).toBe('CI1')
  expect(Object.keys(order.actions[0].priceLimits).toSorted()).toEqual(
    shares.map(({ ticker }) => ticker).toSorted(),
  )
})

test('a construction cart counts amounts and stock of the player, zero too', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  let tool = await openTool(page, 'Construction cart')
  const table = page.getByRole('table', { name: 'Construction cart' })
  const wanted = constructionOf(FARM)
  const costOf = (buildings: readonly BuildingAmount[], stock: Record<string, number> = {}) =>
    formatMoney(
      constructionCart(universe, prices, 'UV-351a', buildings, new Map(), stock)?.totals.cost,
    )
  await expect(field(tool, 'CM to build')).toHaveValue('1')
  await expect(cellsOf(table, 'Total').last()).toHaveText(costOf(wanted))

  await tool.getByRole('checkbox', { name: 'Include core module' }).uncheck()
  await expect(field(tool, 'CM to build')).toHaveCount(0)
  await expect(cellsOf(table, 'Total').last()).toHaveText(costOf(constructionOf(FARM, false)))
  await page.reload()
  const section = page.getByRole('region', { name: 'Storage and construction' })
  const built = { plan: FARM, prices, empire: null, rules: ACCURATE, includeCM: false }
  const costWith = ({ overview }: PlanResult) => `${formatWhole(overview.totalConstructionCost)} $`
  await expect(section.getByRole('definition').last()).toHaveText(
    costWith(evaluatePlan(universe, built)),
  )
  await section.getByRole('checkbox', { name: 'Include core module' }).check()
  await expect(section.getByRole('definition').last()).toHaveText(costWith(farm))
  tool = await openTool(page, 'Construction cart')

  await field(tool, 'CM to build').fill('0')
  const withoutCore = wanted.filter(({ building }) => building !== 'CM')
  await expect(cellsOf(table, 'Total').last()).toHaveText(costOf(withoutCore))

  await field(tool, 'Stock of BSE').fill('10')
  await expect(cellsOf(table, 'Total').last()).toHaveText(costOf(withoutCore, { BSE: 10 }))
  await field(tool, 'Stock of BSE').fill('0')
  await expect(cellsOf(table, 'Total').last()).toHaveText(costOf(withoutCore))

  await tool.getByRole('button', { name: 'As planned' }).click()
  for (const { building } of wanted) await field(tool, `${building} to build`).fill('0')
  await expect(tool.getByText('No building is left in this cart.')).toBeVisible()
})

test('the population report stands beside the workers that the plan needs', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  const tool = await openTool(page, 'Latest population report')
  const needed = tool.getByRole('table', { name: 'Workers needed and free' })
  await expect(cellsOf(needed, 'Pioneers').first()).toHaveText(
    formatAmount(farm.workforce.pioneer.required),
  )
  await expect(cellsOf(needed, 'Scientists').last()).toHaveText('')
})

test('a report that cannot be loaded says so and can be asked for again', async ({
  page,
  player,
  host,
}) => {
  await openFarm(page, host, player)
  const address = '**/api/v1/data/planet/popi/UV-351a'
  await page.route(address, (route) => route.abort())
  const tool = await openTool(page, 'Latest population report')
  await expect(tool.getByRole('alert')).toContainText(
    'Error loading latest population report. The planet might not have population.',
  )
  await expect(tool.getByRole('button', { name: 'No POPR' })).toBeDisabled()
  await page.unroute(address)
  await tool.getByRole('button', { name: 'Retry' }).click()
  await expect(tool.getByRole('table', { name: 'Workers needed and free' })).toBeVisible()
})

test('an empty plan has nothing to repair, carry or bring', async ({ loggedIn: page }) => {
  await page.goto('/plan/UV-351a')
  for (const [name, title] of [
    ['Visitation frequency', 'Nothing to carry'],
    ['Repair analysis', 'Nothing to repair'],
    ['Supply cart', 'Nothing to bring'],
  ] as const) {
    const tool = await openTool(page, name)
    await expect(tool.getByText(title)).toBeVisible()
    await close(page, tool)
  }
})

/** A guest has an example economy, with a made-up base on each of its planets. */
async function openGuestPlan(page: Page, host: TestHost, name: string) {
  const response = await host.fetch('/api/v1/user/guest', { method: 'POST' })
  const guest = { username: '', email: '', tokens: await response.json() } as Player
  const plans = await planningOf(host, guest).call<Plan[]>('GET', '/baseplanner')
  const plan = plans.find((known) => known.name === name)!
  await rememberSession(page, guest)
  await page.goto(`/plan/${plan.planet_id}/${plan.uuid}`)
}
const exampleCalled = (name: string): PlanWrite =>
  EXAMPLE_ECONOMY.empires.flatMap(({ plans }) => plans).find((plan) => plan.name === name)!

test('with FIO data the carts know the stock and what stands already', async ({ page, host }) => {
  const plan = exampleCalled('Promitor Farm')
  await openGuestPlan(page, host, plan.name)
  const supply = await openTool(page, 'Supply cart')
  await expect(supply.getByText(/^Stock: FIO data from/)).toBeVisible()
  const row = cellsOf(supply.getByRole('table', { name: 'Supply cart' }), 'DW')
  await expect(row.nth(1)).toHaveText('110')
  await supply.getByLabel('Count what is there').uncheck()
  await expect(row.nth(1)).toHaveText('0')
  await close(page, supply)

  const construction = await openTool(page, 'Construction cart')
  const buildings = construction.getByRole('table', { name: 'Buildings to construct' })
  await expect(cellsOf(buildings, 'FRM').nth(1)).toHaveText('8 · all built')
  await construction.getByRole('button', { name: 'Only what does not stand' }).click()
  await expect(field(construction, 'FRM to build')).toHaveValue('0')
  await expect(construction.getByText('No building is left in this cart.')).toBeVisible()
})

test('the real base is compared with the plan and taken over as one step that can be undone', async ({
  page,
  host,
}) => {
  await openGuestPlan(page, host, 'Promitor Farm')
  const farms = page.getByRole('spinbutton', { name: 'FRM amount' })
  await farms.fill('6')
  await farms.blur()
  const tool = await openTool(page, 'Built (FIO)')
  const table = tool.getByRole('table', { name: 'Planned and built' })
  const farmCells = cellsOf(table, 'FRM')
  await expect(farmCells.nth(0)).toHaveText('6')
  await expect(farmCells.nth(1)).toHaveText('8')
  await expect(farmCells.nth(2)).toHaveText('+2')
  await expect(cellsOf(table, 'RIG').nth(2)).toHaveText('as planned')
  await expect(tool.getByRole('list', { name: 'stock on the planet' })).toContainText('RAT')
  const differences = tool.getByRole('table', { name: 'Differences between plan and game' })
  await expect(cellsOf(differences, 'FRM').nth(1)).toHaveText('6')
  await expect(cellsOf(differences, 'FRM').nth(2)).toHaveText('8')
  await tool.getByRole('button', { name: 'What to do in the game' }).click()
  await expect(tool.getByRole('list', { name: 'to do in the game' })).toContainText(
    'Demolish 2 FRM.',
  )
  await expect(
    cellsOf(tool.getByRole('table', { name: 'Efficiency in the game' }), 'FRM').nth(2),
  ).toHaveText('yes')
  await tool.getByRole('button', { name: 'Apply to the plan' }).click()
  await expect(farmCells.nth(2)).toHaveText('as planned')
  await expect(tool.getByRole('button', { name: 'Apply to the plan' })).toBeDisabled()
  await close(page, tool)
  await expect(farms).toHaveValue('8')
  await expect(page.getByRole('checkbox', { name: 'auto' })).not.toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(farms).toHaveValue('6')
})

test('where FIO knows no base the panels say so', async ({ page, player, host }) => {
  await openFarm(page, host, player)
  const tool = await openTool(page, 'Built (FIO)')
  await expect(tool.getByText('No FIO data')).toBeVisible()
})
