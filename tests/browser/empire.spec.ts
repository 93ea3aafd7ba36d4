import type { Locator, Page } from '@playwright/test'
import { empireTotals } from '../../engine/empire/empire.ts'
import { evaluatePlans } from '../../engine/empire/evaluate-plans.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import type { Cx, CxData } from '../../engine/game/cx.ts'
import { EMPIRE_DEFAULTS, type Empire } from '../../engine/game/empire.ts'
import { formatMoney, formatSigned } from '../../engine/game/number-format.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, type Player, rememberSession, test } from './app.ts'
import { addBuilding, addRecipe } from './base-builder.ts'

const FARM = base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))

test('a newcomer has a saved plan in an empire with the prices of one exchange, in few clicks', async ({
  page,
  host,
  player,
}) => {
  let clicks = 0
  const press = async (what: Locator) => {
    clicks++
    await what.click()
  }
  await rememberSession(page, player)
  await page.goto('/empire')
  await expect(page.getByText('How do you want to begin?')).toBeVisible()
  await press(page.getByRole('button', { name: 'Plan a base' }))
  const form = page.getByRole('form', { name: 'Plan a base' })
  await expect(form.getByText('Which exchange do you trade at?')).toBeVisible()
  await press(form.getByRole('radio', { name: 'Moria Station (NC1)' }))
  await press(form.getByRole('combobox', { name: 'Planet of your first base' }))
  await page.keyboard.type('UV-351a')
  await press(page.getByRole('option', { name: /UV-351a/ }))
  await press(form.getByRole('button', { name: 'Start planning' }))
  await expect(page).toHaveURL(/\/plan\/UV-351a/)
  await press(page.getByLabel('Name', { exact: true }))
  await page.keyboard.type('First farm')
  await addBuilding(page, 'FRM')
  await addRecipe(page, 'FRM', 'FRM#1xH2O=>4xGRN')
  clicks += 4
  await press(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page).toHaveURL(/\/plan\/UV-351a\/[0-9a-f-]{36}/)
  expect(clicks).toBeLessThanOrEqual(11)

  const planning = planningOf(host, player)
  const [empire] = await planning.call<Empire[]>('GET', '/empire')
  expect(empire?.baseplanners).toHaveLength(1)
  const [cx] = await planning.call<Cx[]>('GET', '/cx')
  expect(cx?.empires.map(({ uuid }) => uuid)).toEqual([empire?.uuid])
  expect(cx?.cx_data.cx_empire).toEqual([
    { type: 'BUY', exchange: 'NC1_BUY' },
    { type: 'SELL', exchange: 'NC1_SELL' },
  ])
  await page.goto('/alerts')
  await expect(page.getByRole('combobox', { name: 'Exchange' })).toContainText('NC1')
})

test('settings of an empire that break a rule cannot be saved', async ({ page, player, host }) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createEmpire({ name: 'Alpha' })
  await rememberSession(page, player)
  await page.goto(`/empire/${uuid}?tab=configuration`)
  const form = page.getByRole('form', { name: 'Empire configuration' })
  await form.getByLabel('Permits used', { exact: true }).fill('5')
  await expect(form.getByText('Total permits must not be below used permits')).toBeVisible()
  const save = form.getByRole('button', { name: 'Save' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await form.getByLabel('Permits total', { exact: true }).fill('6')
  await form.getByLabel('Name').fill('')
  await expect(form.getByText('An empire needs a name')).toBeVisible()
  await form.getByLabel('Name').fill('Beta')
  await save.click()
  await expect(page.getByRole('combobox', { name: 'Empire' })).toContainText('Beta')
  await page.reload()
  await expect(form.getByLabel('Permits total', { exact: true })).toHaveValue('6')
})

test('changed settings of an empire are saved on leaving; what cannot be saved stays and says why', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createEmpire({ name: 'Alpha' })
  await rememberSession(page, player)
  await page.goto(`/empire/${uuid}?tab=configuration`)
  const form = page.getByRole('form', { name: 'Empire configuration' })
  const help = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' })
  const saveAndLeave = page.getByRole('dialog').getByRole('button', { name: 'Save and leave' })
  await form.getByLabel('Name').fill('')
  await help.click()
  await saveAndLeave.click()
  await expect(page.getByText('An empire needs a name').last()).toBeVisible()

  await form.getByLabel('Name').fill('Beta')
  await page.route(/\/api\/v1\/empire\/[0-9a-f-]{36}/, (route) => route.abort())
  await help.click()
  await saveAndLeave.click()
  await expect(form.getByRole('alert')).toContainText('The empire was not saved.')
  await expect(page).toHaveURL(/\/empire\//)
  await expect(form.getByLabel('Name')).toHaveValue('Beta')
  await page.unroute(/\/api\/v1\/empire\/[0-9a-f-]{36}/)

  // Another computer renames it in the meantime.
  await planning.call('PATCH', `/empire/${uuid}`, { ...EMPIRE_DEFAULTS, name: 'Gamma' })
  await help.click()
  await saveAndLeave.click()
  const conflict = page.getByRole('dialog').filter({ hasText: 'Gamma' })
  await expect(conflict).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form.getByLabel('Name')).toHaveValue('Beta')

  await planning.call('PATCH', `/empire/${uuid}`, { ...EMPIRE_DEFAULTS, name: 'Alpha' })
  await help.click()
  await saveAndLeave.click()
  await expect(page).toHaveURL(/\/help$/)
  const [empire] = await planning.call<Empire[]>('GET', '/empire')
  expect(empire?.name).toBe('Beta')
})

test('a new empire is created on leaving', async ({ page, player, host }) => {
  await planningOf(host, player).createPlan(planWrite('Farm', FARM))
  await rememberSession(page, player)
  await page.goto('/empire')
  const form = page.getByRole('form', { name: 'Empire configuration' })
  await form.getByLabel('Name').fill('First')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/\/help$/)
  const empires = await planningOf(host, player).call<Empire[]>('GET', '/empire')
  expect(empires.map(({ name }) => name)).toEqual(['First'])
})

test('while the CX is still loading no prices are named and nothing is called cancelled', async ({
  page,
  player,
  host,
}) => {
  const empire = await planningOf(host, player).createEmpire({ name: 'Alpha' })
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/cx\/?$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await rememberSession(page, player)
  await page.goto(`/empire/${empire.uuid}`)
  await expect(page.getByRole('tab', { name: 'Flow picture' })).toBeVisible()
  await expect(page.getByText('The calculation was cancelled.')).toHaveCount(0)
  await expect(page.getByText('30-day average prices')).toHaveCount(0)
  held.resolve()
  await expect(page.getByText('30-day average prices')).toBeVisible()
  await expect(page.getByText('No Plans in Empire.')).toBeVisible()
})

test('without the CX no figure is shown; plan and tools say so too, and Retry brings them', async ({
  page,
  player,
  host,
}) => {
  const { uuids, uuid } = await openEmpire(host, player, { Farm: FARM })
  const cxList = /\/api\/v1\/cx\/?$/
  await page.route(cxList, (route) =>
    route.fulfill({ status: 400, json: { detail: 'The list is out of order' } }),
  )
  await rememberSession(page, player)
  await page.goto(`/plan/UV-351a/${uuids[0]}`)
  const alert = page.getByRole('alert').filter({ hasText: 'Your CX could not be loaded.' })
  await expect(alert).toContainText('The list is out of order')
  await expect(page.getByRole('table', { name: 'Profit in parts' })).toHaveCount(0)
  for (const tool of ['arbitrage', 'ships', 'production-chain?material=RAT', 'government']) {
    await page.goto(`/${tool}`)
    await expect(alert).toBeVisible()
    await expect(page.getByText('Cancelled.')).toHaveCount(0)
  }
  await page.goto(`/empire/${uuid}`)
  await expect(alert).toBeVisible()
  await expect(page.locator('[aria-description="Derive Profit"]')).toHaveCount(0)
  await page.unroute(cxList)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('30-day average prices')).toBeVisible()
  await expect(page.locator('[aria-description="Derive Profit"]')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('an address of an empire that is not there says so', async ({ page, player, host }) => {
  await planningOf(host, player).createEmpire({ name: 'Alpha' })
  await rememberSession(page, player)
  await page.goto('/empire/5f1c3f5e-0f5e-4a5e-9c55-2f7a3c1d9b10')
  await expect(page.getByText('This empire does not exist.')).toBeVisible()
  await page.getByRole('link', { name: 'Show my empire' }).click()
  await expect(page.getByRole('combobox', { name: 'Empire' })).toContainText('Alpha')
})

test('a row opens its plan', async ({ page, player, host }) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createEmpire({ name: 'Alpha' })
  const farm = await planning.createPlan(planWrite('Farm', FARM))
  await planning.assignPlans(uuid, [farm.uuid])
  await rememberSession(page, player)
  await page.goto('/empire')
  await page
    .getByRole('table', { name: 'plans', exact: true })
    .getByRole('link', { name: 'Farm' })
    .click()
  await expect(page).toHaveURL(`/plan/UV-351a/${farm.uuid}`)
})

test('after a look elsewhere the page is where it was left', async ({ page, player, host }) => {
  await openEmpire(host, player, { Wells: WELLS, Kitchen: KITCHEN })
  await rememberSession(page, player)
  await page.setViewportSize({ width: 1000, height: 600 })
  await page.goto('/empire')
  const charts = page.getByRole('heading', { name: 'Analysis' })
  await charts.scrollIntoViewIfNeeded()
  await charts.evaluate((heading) => heading.scrollIntoView())
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(200)

  await page.getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page).toHaveURL('/help')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)

  const analysis = page.getByRole('region', { name: 'Analysis' })
  await expect(analysis.getByRole('radio', { name: 'Pies' })).toBeChecked()
  await expect(analysis.getByRole('figure', { name: 'Material Costs' })).toBeVisible()
  await analysis.getByRole('radio', { name: 'Bars' }).check()
  await expect(analysis.getByRole('figure', { name: 'Material Costs' })).toHaveCount(0)
  await page.reload()
  await expect(analysis.getByRole('radio', { name: 'Bars' })).toBeChecked()
  await expect(analysis.getByRole('table', { name: 'Material Costs' })).toBeVisible()
  await expect(analysis.getByRole('figure', { name: 'Material Costs' })).toHaveCount(0)
})

/** What the engine says of these plans, in the player's own universe. */
function expected(plans: Record<string, PlanData>, cx: CxData | null) {
  const question = {
    plans: Object.entries(plans).map(([name, plan]) => ({ uuid: name, name, plan })),
    cx,
    empire: { faction: 'NONE', permits_used: 1, permits_total: 4 } as const,
    rules: ACCURATE,
  }
  const evaluated = evaluatePlans(world, question).filter((outcome) => outcome.problem === null)
  return { plans: evaluated, totals: empireTotals(evaluated) }
}

test('on a phone a plan is one line, and its whole name is in its title', async ({
  page,
  player,
  host,
}) => {
  const names = ['Etherwind Waterworks', 'Waterworks with a name of many long words', 'Farm']
  const { uuid } = await openEmpire(
    host,
    player,
    Object.fromEntries(names.map((name) => [name, FARM])),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await rememberSession(page, player)
  await page.goto(`/empire/${uuid}`)
  const table = page.getByRole('table', { name: 'plans' })
  for (const name of names) {
    const cell = table.getByRole('cell').filter({ has: page.getByRole('link', { name }) })
    expect((await cell.boundingBox())!.height).toBeLessThanOrEqual(28)
    await expect(cell).toHaveAttribute('title', name)
  }
})

async function openEmpire(host: TestHost, player: Player, plans: Record<string, PlanData>) {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createEmpire({ name: 'Alpha', permits_total: 4 })
  const uuids: string[] = []
  for (const [name, data] of Object.entries(plans)) {
    uuids.push((await planning.createPlan(planWrite(name, data))).uuid)
  }
  await planning.assignPlans(uuid, uuids)
  return { planning, uuid, uuids }
}

const tile = (page: Page, label: string) =>
  page.locator('dl').filter({ has: page.getByText(label, { exact: true }) })

const WELLS = base('KW-688c', running('RIG', 8, 'RIG#H2O'))
const KITCHEN = base('UV-351a', running('FP', 4, 'FP#10xH2O 1xPG=>10xDW'))

test('the longest names leave the figures of plans in sight, and compared plans beside each other', async ({
  page,
  player,
  host,
}) => {
  const long = 'a base with a name '.repeat(5).trim()
  const planning = planningOf(host, player)
  const empire = await planning.createEmpire({ name: long })
  const plans = await Promise.all(
    [`${long} 1`, `${long} 2`].map((name) => planning.createPlan(planWrite(name, FARM))),
  )
  await planning.assignPlans(
    empire.uuid,
    plans.map(({ uuid }) => uuid),
  )
  await rememberSession(page, player)
  await page.goto(`/empire/${empire.uuid}`)
  const row = page.getByRole('row', { name: `${long} 1` })
  await expect(row.locator('[aria-description^="Derive Profit"]')).toBeInViewport({ ratio: 1 })

  await page.goto(`/compare?plans=${plans.map(({ uuid }) => uuid)}`)
  const heads = page.getByRole('table', { name: 'Plans side by side' }).getByRole('columnheader')
  await expect(heads).toHaveCount(2)
  for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 })
})

test('figures are the engine’s, explain themselves down into a plan and follow the prices of a CX', async ({
  page,
  player,
  host,
}) => {
  const plans = { Wells: WELLS, Kitchen: KITCHEN }
  const { planning, uuid } = await openEmpire(host, player, plans)
  const cx = (price: number): CxData => ({
    name: 'Own prices',
    cx_empire: [],
    cx_planets: [],
    ticker_empire: [{ ticker: 'DW', type: 'BOTH', value: price }],
    ticker_planets: [],
  })
  const { uuid: cxUuid } = await planning.createCx(cx(100))
  await planning.assignCx(cxUuid, [uuid])
  await rememberSession(page, player)
  await page.goto('/empire')

  const before = expected(plans, cx(100))
  await expect(tile(page, 'Profit')).toContainText(formatMoney(before.totals.profit))
  await expect(tile(page, 'Revenue')).toContainText(formatMoney(before.totals.revenue))
  await expect(tile(page, 'Cost')).toContainText(formatMoney(before.totals.cost))
  await expect(tile(page, 'Profit per area')).toContainText(
    formatMoney(before.totals.profitPerArea),
  )
  const list = page.getByRole('table', { name: 'plans', exact: true })
  for (const { name, profit } of before.plans) {
    await expect(list.getByRole('row').filter({ hasText: name })).toContainText(formatMoney(profit))
  }

  await tile(page, 'Profit').getByRole('button').first().click()
  const tree = page.getByRole('dialog', { name: 'Derivation of Profit' })
  await tree.getByRole('treeitem', { name: /Profit of Kitchen/ }).click()
  await expect(tree.getByRole('treeitem', { name: /Revenue/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await planning.updateCx(cxUuid, cx(250))
  // As another tab of the player tells it.
  await page.evaluate(() =>
    new BroadcastChannel('perigee').postMessage({ kind: 'changed', keys: [['cx']] }),
  )
  const after = expected(plans, cx(250))
  await expect(tile(page, 'Profit')).toContainText(formatMoney(after.totals.profit))
})

test('a base that cannot be built is marked, set apart from the totals and found by its warning', async ({
  page,
  player,
  host,
}) => {
  const CROWDED = base('KW-688c', running('RIG', 40, 'RIG#H2O'))
  await openEmpire(host, player, { Kitchen: KITCHEN, Crowded: CROWDED })
  await rememberSession(page, player)
  await page.goto('/empire')
  const [kitchen, crowded] = expected({ Kitchen: KITCHEN, Crowded: CROWDED }, null).plans
  await expect(tile(page, 'Profit')).toContainText(formatMoney(kitchen!.profit))
  await expect(page.getByText('Excluded:')).toContainText(
    `${formatSigned(crowded!.profit)} $/day of 1 base that cannot be built: Crowded (over area)`,
  )
  const list = page.getByRole('table', { name: 'plans', exact: true })
  const rows = list.locator('tbody tr[data-row]')
  await expect(rows.filter({ hasText: 'Crowded' })).toContainText('Over area')
  await page.getByRole('button', { name: 'Menu of plans' }).click()
  await page.getByRole('combobox', { name: 'Warnings' }).click()
  await page.getByRole('option', { name: /Over area/ }).click()
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Crowded')
})

test('spreadsheets read what the page shows, though it sends nothing', async ({
  page,
  player,
  host,
}) => {
  const { planning, uuid, uuids } = await openEmpire(host, player, { Wells: WELLS })
  await rememberSession(page, player)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url())
  })
  await page.goto('/empire')
  await expect(tile(page, 'Profit').getByRole('button')).toBeVisible()
  const [wells] = expected({ Wells: WELLS }, null).plans
  const water = wells!.materialIo.find(({ ticker }) => ticker === 'H2O')!
  const csv = await planning.materialIo(uuid)
  expect(csv).toContain(`KW-688c,${uuids[0]},H2O,${water.input},${water.output},`)
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
})

test('two bases that feed each other are valued exactly', async ({ page, player, host }) => {
  const plans = { Wells: WELLS, Kitchen: KITCHEN }
  const [wells, kitchen] = expected(plans, null).plans
  await openEmpire(host, player, plans)
  const flow = (plan: typeof wells, ticker: string) =>
    plan!.materialIo.find((row) => row.ticker === ticker)!
  const bought = (plan: typeof wells, ...not: string[]) =>
    plan!.materialIo
      .filter(({ ticker, delta }) => delta < 0 && !not.includes(ticker))
      .reduce((sum, { price }) => sum - price, 0)
  const water = flow(wells, 'H2O').delta
  const needed = -flow(kitchen, 'H2O').delta
  const drink = flow(kitchen, 'DW').delta
  const drunk = -flow(wells, 'DW').delta
  // Each makes enough for the other: water w = (spent + drunk × d) / made, drink d = (spent + needed × w) / made.
  expect(water).toBeGreaterThan(needed)
  expect(drink).toBeGreaterThan(drunk)
  const wellsSpend = wells!.degradation + wells!.fees + bought(wells, 'DW')
  const kitchenSpends = kitchen!.degradation + kitchen!.fees + bought(kitchen, 'H2O')
  const d = (kitchenSpends + (needed * wellsSpend) / water) / (drink - (needed * drunk) / water)
  const w = (wellsSpend + drunk * d) / water

  await rememberSession(page, player)
  await page.goto('/empire?tab=flow&own=true')
  const costs = page.getByRole('table', { name: 'unit costs' })
  await expect(costs.getByRole('row').filter({ hasText: 'H2O' })).toContainText(formatMoney(w))
  await expect(costs.getByRole('row').filter({ hasText: 'DW' })).toContainText(formatMoney(d))
  await expect(costs.getByText('loop', { exact: true })).toHaveCount(2)

  // Without the exchange, and at a size at which it can be read, on a phone too.
  const picture = page.getByRole('region', { name: 'Flow between planets' })
  await expect(page.getByRole('checkbox', { name: 'Exchange' })).not.toBeChecked()
  await expect(picture.getByRole('button', { name: /^Exchange,/ })).toHaveCount(0)
  const smallest = () =>
    page.locator('svg g[role=button] text').evaluateAll((texts) =>
      Math.min(
        ...texts.map((text) => {
          const { a = 0 } = (text as SVGTextElement).getScreenCTM() ?? {}
          return parseFloat(getComputedStyle(text).fontSize) * a
        }),
      ),
    )
  const size = page.viewportSize()!
  for (const viewport of [size, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport)
    await expect.poll(smallest).toBeGreaterThan(11.99)
  }
  await page.setViewportSize(size)

  await page.getByRole('button', { name: /^KW-688c, Wells/ }).click()
  await expect(page.getByRole('table', { name: 'Goes out: KW-688c' })).toContainText('UV-351a')

  // Only what people use up: the drinking water, and no longer the water that it is made of.
  const ribbons = picture.locator('path:has(title)')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(ribbons).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Only one good' }).fill('Supplies')
  await page.getByRole('option', { name: /^Supplies of workers: / }).click()
  await expect(ribbons).toHaveCount(1)
  await expect(ribbons.locator('title')).toHaveText(/UV-351a → KW-688c: DW/)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(ribbons).toHaveCount(2)

  await page.getByRole('tab', { name: 'Overview' }).click()
  const profitOfWells =
    wells!.profit +
    needed * w -
    (flow(wells, 'H2O').price / water) * needed -
    drunk * d -
    flow(wells, 'DW').price
  const list = page.getByRole('table', { name: 'plans', exact: true })
  await expect(list.getByRole('row').filter({ hasText: 'Wells' })).toContainText(
    formatMoney(profitOfWells),
  )
})

test('the material flow is filtered by balance, material and planet', async ({
  page,
  player,
  host,
}) => {
  await openEmpire(host, player, { Wells: WELLS, Kitchen: KITCHEN })
  await rememberSession(page, player)
  await page.goto('/empire')
  const table = page.getByRole('table', { name: 'material flow' })
  await expect(table.getByRole('button', { name: 'RAT', exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Net producing' }).check()
  await expect(table.getByRole('button', { name: 'RAT', exact: true })).toHaveCount(0)
  await expect(table.getByRole('button', { name: 'DW', exact: true })).toBeVisible()
  await table.getByRole('button', { name: 'Details of DW' }).click()
  await expect(page.getByRole('table', { name: 'DW made by' })).toContainText('Kitchen')
  await expect(page.getByRole('table', { name: 'DW used by' })).toContainText('Wells')
})
