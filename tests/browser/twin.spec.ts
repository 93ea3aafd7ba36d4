import type { Page } from '@playwright/test'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import type { LineOrder } from '../../engine/game/company.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatDays } from '../../engine/game/number-format.ts'
import type { Plan, PlanData } from '../../engine/game/plan.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { PLAYER_LISTS, STOCKS } from '../../scripts/stage/fio-player.ts'
import { PLAYER } from '../../scripts/stage/fio-stub.ts'
import { base, planningOf, running } from '../../scripts/stage/planning.ts'
import { simulatedLines, simulatedWorkforce } from '../../scripts/stage/simulated-lines.ts'
import { flightsAsFio, linesAsFio, workforceAsFio } from '../gamedata/as-fio.ts'
import { createPlayer, expect, logInBy, rememberSession, test } from './app.ts'
import { playerWithBases } from './fio-bases.ts'
import { patient } from './patience.ts'

const HOUR_MS = 3_600_000
const KATOA = 'UV-351a'
const ETHERWIND = 'KW-688c'
const universe = compileUniverse(await loadStarterGameData())

/** What really runs: less than the plans of the player say. */
const REAL: Readonly<Record<string, PlanData>> = {
  [KATOA]: base(
    KATOA,
    running('FRM', 1, 'FRM#1xH2O=>4xGRN'),
    running('FP', 1, 'FP#1xGRN 1xBEA 1xNUT=>10xRAT'),
  ),
  [ETHERWIND]: base(ETHERWIND, running('RIG', 1, 'RIG#H2O')),
}
const resultOf = (plan: PlanData) =>
  evaluatePlan(universe, {
    plan,
    prices: resolvePrices(universe, null, plan.planet.planetid, ACCURATE),
    empire: null,
    rules: ACCURATE,
  })

const path = (call: string) => `${call}/${PLAYER.name}`
const LISTS: Readonly<Record<string, string>> = {
  'production lines': path('/production'),
  'ships in flight': path('/ship/flights'),
  workers: path('/workforce'),
  'exchange orders': path('/cxos'),
  contracts: path('/contract/allcontracts'),
  cash: path('/rain/userliquid'),
}

interface FioSite {
  readonly PlanetIdentifier: string
  readonly Buildings: readonly object[]
}
/** With homes for the workers of the plans. */
const housed = (site: FioSite): FioSite => {
  const home = (BuildingTicker: string, n: number) => ({
    ...site.Buildings[0],
    ...{ BuildingTicker, BuildingName: BuildingTicker, SiteBuildingId: `${BuildingTicker} ${n}` },
    ...{ BuildingLastRepair: null, AgeDays: null, Condition: 1, RepairMaterials: [] },
  })
  const homes = REAL[site.PlanetIdentifier]!.infrastructure.flatMap(({ building, amount }) =>
    Array.from({ length: amount }, (_, n) => home(building, n)),
  )
  return { ...site, Buildings: [...site.Buildings, ...homes] }
}

function allLists(now: number): Record<string, unknown> {
  const sign = { userName: PLAYER.name, at: now - HOUR_MS }
  const bases = Object.entries(REAL).map(([planetId, plan]) => ({
    ...{ planetId, result: resultOf(plan), condition: 0.9, rules: ACCURATE },
  }))
  const halt = (orders: readonly LineOrder[]) =>
    orders.map((order, n) => (n === 0 ? { ...order, isHalted: true } : order))
  const lines = bases.flatMap((one) => simulatedLines(universe, one, now))
  const cxos = { OrderType: 'SELLING', ExchangeCode: 'CI1', LimitCurrency: 'CIS', Limit: 50 }
  return {
    [LISTS['production lines']!]: linesAsFio(
      lines.map((line) =>
        line.planetId === ETHERWIND ? { ...line, orders: halt(line.orders) } : line,
      ),
      sign,
    ),
    [LISTS.workers!]: workforceAsFio(
      bases.map((one) => ({ ...simulatedWorkforce(one, now), updatedMs: null })),
      sign,
    ),
    [LISTS['ships in flight']!]: flightsAsFio(
      [
        {
          ...{ id: 'flight', shipId: 'ship AVI-1', from: 'BEN', to: ETHERWIND, segments: [] },
          ...{ toSystem: 'KW-688', departsMs: now - HOUR_MS, arrivesMs: now + 5 * HOUR_MS },
        },
      ],
      sign,
    ),
    [LISTS['exchange orders']!]: [
      {
        ...{ CXOSTradeOrderId: 'filled', MaterialTicker: 'DW', ...cxos },
        ...{ Amount: 0, InitialAmount: 600, Status: 'FILLED', CreatedEpochMs: now },
      },
    ],
    [LISTS.contracts!]: [],
    [LISTS.cash!]: [{ Currency: 'CIS', Amount: 12_000 }],
  }
}

const plain = { ...PLAYER_LISTS }
test.beforeEach(() => {
  const sites = plain[path('/sites')] as FioSite[]
  Object.assign(PLAYER_LISTS, allLists(Date.now()), { [path('/sites')]: sites.map(housed) })
})
test.afterEach(() => {
  for (const list of Object.keys(PLAYER_LISTS)) delete PLAYER_LISTS[list]
  Object.assign(PLAYER_LISTS, plain)
})

const list = (page: Page) => page.getByRole('region', { name: 'tasks', exact: true })
const hasNoOddFigure = async (page: Page) =>
  expect(await page.locator('main').innerText()).not.toMatch(/NaN|Infinity|undefined|null/)

test('an account with all lists sees what is really there, and one day in Today, burn and alerts; without a list in turn it does with the others', async ({
  browser,
  host,
  clock,
}) => {
  test.setTimeout(patient(240_000))
  clock.behindMs = 2 * HOUR_MS
  const player = await playerWithBases(host)
  const rule = { watch: 'supply', ticker: 'H2O', planet: KATOA, limit: 300, push: false }
  await planningOf(host, player).call('PUT', `/alerts/rules/${crypto.randomUUID()}`, {
    rule: { ...rule, mail: false },
  })
  // One farm uses what it uses; the plan has four.
  const uses = resultOf(REAL[KATOA]!).materialio.find(({ ticker }) => ticker === 'H2O')!.delta
  const days = STOCKS[KATOA].H2O / -uses

  const page = await browser.newPage({ baseURL: host.url })
  await rememberSession(page, player)
  await page.goto('/fio/burn')
  await expect(page.getByText('Consumption and production as FIO reports them.')).toBeVisible()
  const row = page.getByRole('table', { name: 'bases' }).getByRole('row', { name: /Farm, Kitchen/ })
  await row
    .getByRole('button', { name: /Open|Show|details/i })
    .first()
    .click()
  const goods = page.getByRole('table', { name: 'materials of Farm, Kitchen' })
  await expect(goods.getByRole('row', { name: /^H2O/ })).toContainText(formatDays(days))
  await hasNoOddFigure(page)

  await page.goto('/alerts')
  const state = page.getByRole('table').getByRole('row', { name: /H2O at Katoa/ })
  await expect(state).toContainText(formatDays(days))
  await expect(page.getByText('goes by what FIO reports of the base')).toBeVisible()

  await page.goto('/today')
  const card = (name: string) => list(page).getByRole('listitem', { name, exact: true })
  await expect(card('Your ships')).toContainText('Manganese arrives empty at Etherwind')
  await expect(card('Your orders')).toContainText('Sold 600 DW on CI1')
  await list(page).getByRole('button', { name: 'Details of Etherwind', exact: true }).click()
  await expect(card('Etherwind')).toContainText('1 order of RIG halted by the game')
  await hasNoOddFigure(page)

  await page.goto('/ships')
  const ships = page.getByRole('table', { name: 'Your ships' })
  await expect(ships.getByRole('row', { name: /^Manganese/ })).toContainText('flying to Etherwind')
  await expect(ships.getByRole('row', { name: /^Cobalt/ })).toContainText('destination unknown')

  // Freight begins where the ship lands, with its empty flight to the first lane.
  await page.goto('/empire?tab=freight')
  await page.getByRole('button', { name: 'Set up freight' }).click()
  const setup = page.getByRole('dialog', { name: /^Freight/ })
  await setup.getByRole('switch', { name: 'Count freight' }).check()
  await setup.getByRole('combobox', { name: 'Add a ship' }).click()
  await page.getByRole('option', { name: /^Manganese/ }).click()
  await setup.getByRole('button', { name: 'Done' }).click()
  const fleet = page.getByRole('table', { name: 'Ships and their lanes' })
  await expect(fleet.getByRole('row', { name: /^Manganese/ })).toContainText(
    /\d{2}:\d{2} at .+, .+ of empty flight before/,
  )
  await expect(
    page.getByRole('table', { name: 'lanes' }).getByRole('columnheader', { name: /^Served from/ }),
  ).toBeVisible()
  await hasNoOddFigure(page)
  await page.close()

  for (const [name, missing] of Object.entries(LISTS)) {
    const kept = PLAYER_LISTS[missing]
    delete PLAYER_LISTS[missing]
    clock.behindMs -= 16 * 60_000
    // A browser of its own, which has nothing kept yet.
    const without = await browser.newPage({ baseURL: host.url })
    await without.goto('/?login=true')
    await logInBy(without, player.username)
    await expect(without).toHaveURL(/\/empire/)
    await without.goto('/today')
    await expect(without.getByText(`No cards about ${name}: FIO did not send them.`)).toBeVisible()
    await expect(list(without).getByRole('listitem').first()).toBeVisible()
    const isHalf = name === 'production lines' || name === 'workers'
    const flows = without.getByText('Consumption and production as FIO reports them.')
    const filled = 'Your plans fill in what it does not report on 2 of 2 bases.'
    if (isHalf) await expect(flows).toContainText(filled)
    else await expect(flows).not.toContainText('Your plans')
    await without.getByRole('button', { name: 'FIO Active' }).hover()
    const ages = without.getByRole('dialog', { name: 'Age of your FIO data' })
    await expect(ages.getByRole('row', { name: new RegExp(name, 'i') })).toContainText(
      'your key may not read them',
    )
    await hasNoOddFigure(without)
    await without.close()
    PLAYER_LISTS[missing] = kept
  }
})

test('one difference between plan and game is taken into the plan, or listed as what to do in the game', async ({
  page,
  host,
}) => {
  const player = await playerWithBases(host)
  const plans = await planningOf(host, player).call<Plan[]>('GET', '/baseplanner')
  const farm = plans.find(({ name }) => name === 'Farm')!
  await rememberSession(page, player)
  await page.goto(`/plan/${KATOA}/${farm.uuid}`)
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('menuitem', { name: 'Built (FIO)' }).click()
  const tool = page.getByRole('dialog', { name: 'Built (FIO)' })
  const differences = tool.getByRole('table', { name: 'Differences between plan and game' })
  const farms = differences.getByRole('row', { name: /^FRM / })
  await expect(farms.getByRole('cell').nth(1)).toHaveText('4')
  await expect(farms.getByRole('cell').nth(2)).toHaveText('1')

  const todo = tool.getByRole('list', { name: 'to do in the game' })
  await expect(todo).toHaveCount(0)
  await farms.getByRole('button', { name: 'What to do about FRM' }).click()
  await expect(todo.getByRole('listitem')).toHaveText(['Build 3 FRM.'])
  await farms.getByRole('button', { name: 'What to do about FRM' }).click()
  await expect(todo).toHaveCount(0)

  await farms.getByRole('button', { name: 'Take FRM of the game' }).click()
  await expect(farms).toHaveCount(0)
  // Only that value is taken: the kitchen of the game is still no part of the plan.
  await expect(differences.getByRole('row', { name: /^FP / })).toBeVisible()
  await tool.getByRole('button', { name: "Take the game's values" }).click()
  await expect(tool.getByText('The base runs as planned, as far as FIO knows it.')).toBeVisible()
  await page.keyboard.press('Escape')
  const amount = (building: string) => page.getByRole('spinbutton', { name: `${building} amount` })
  await expect(amount('FRM')).toHaveValue('1')
  await expect(amount('FP')).toHaveValue('1')
  await page.keyboard.press('Control+z')
  await expect(amount('FP')).toHaveCount(0)
  await expect(amount('FRM')).toHaveValue('1')
  await page.keyboard.press('Control+z')
  await expect(amount('FRM')).toHaveValue('4')
})

test('bases that FIO reports become plans that earn what their lines earn, without a guess', async ({
  page,
  host,
}) => {
  const player = await createPlayer(host)
  const planning = planningOf(host, player)
  const body = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: player.email }
  await planning.call('PATCH', '/user/profile', body)
  await rememberSession(page, player)
  await page.goto('/manage?tab=transfer')
  await page.getByRole('combobox', { name: 'Compare what is built (FIO) with' }).click()
  await page.getByRole('option', { name: 'A new empire' }).click()
  await expect(page.getByRole('row', { name: /^Katoa Plan UV-351a/ })).toContainText('new')
  await expect(page.getByRole('table', { name: 'Guessed' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Import \d records$/ }).click()
  await expect(page.getByText(/records were imported\./)).toBeVisible()
  const stored = await planning.call<Plan[]>('GET', '/baseplanner')
  expect(stored).toHaveLength(2)
  for (const { baseplanner_data: plan } of stored) {
    const { profit } = resultOf(REAL[plan.planet.planetid]!)
    expect(Math.abs(resultOf(plan).profit / profit - 1)).toBeLessThan(1e-6)
  }
})
