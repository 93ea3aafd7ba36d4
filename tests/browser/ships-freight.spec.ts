import { readFile } from 'node:fs/promises'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { flightBook } from '../../engine/fleet/freight/flight-book.ts'
import { laneRate, ratePerJump } from '../../engine/fleet/freight/lane-rate.ts'
import { SHIP_DESIGNS } from '../../engine/fleet/ships/design-parts.ts'
import { FLIGHT_DEFAULTS } from '../../engine/fleet/ships/flight-choice.ts'
import { galaxyOf } from '../../engine/fleet/ships/galaxy.ts'
import { spaceIn } from '../../engine/fleet/ships/space-in.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { STATIONS } from '../../engine/game/constants/stations.ts'
import { formatAmount } from '../../engine/game/number-format.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { comingMonth } from '../../web/features/fleet/departures.ts'
import { seriousViolationsOf } from './accessibility.ts'
import { expect, rememberSession, test } from './app.ts'

const { systems } = await loadStarterGameData()
const prices = resolvePrices(world, null, null, ACCURATE)
const MONTEM = 'OT-580b'
const PROMITOR = 'VH-331a'
const space = spaceIn(world, galaxyOf(systems))

test('the advisor takes what a tonne and jump costs from a lane, and says from which', async ({
  loggedIn: page,
}) => {
  await page.goto(`/advisor?section=planets&station=IC1&planet=${MONTEM}`)
  await page.getByRole('button', { name: 'Freight from a lane…' }).click()
  const drawer = page.getByRole('dialog', { name: 'Freight from a lane' })
  await drawer.getByRole('combobox', { name: 'Ship', exact: true }).click()
  await page.getByRole('option', { name: /^WCB, 3,000 t/ }).click()
  const kind = { design: SHIP_DESIGNS.get('WCB')! }
  const flight = FLIGHT_DEFAULTS
  const rate = laneRate(
    flightBook(world, space, prices, kind, flight, comingMonth()),
    'VH-331',
    MONTEM,
    2,
  )!
  const jumps =
    world.planets.stationDistance[
      world.planets.indexOf.get(MONTEM)! * STATIONS.length + STATIONS.indexOf('Hortus Station')
    ]!
  const perJump = Math.ceil(ratePerJump(rate, jumps)! * 100) / 100
  await drawer.getByRole('button', { name: `Use ${formatAmount(perJump)} $` }).click()
  await expect(drawer).toBeHidden()
  const field = page.getByRole('spinbutton', { name: 'Freight', exact: true })
  await expect(field).toHaveValue(formatAmount(perJump))
  const note = page.getByText(/^Freight from the lane Hortus IC1 – Montem, flown by WCB/)
  await expect(note).toBeVisible()
  await page.reload()
  await expect(note).toBeVisible()
  await field.fill('30')
  await field.press('Enter')
  await expect(note).toBeHidden()
})

test('a ship is designed, flies a route, carries the lanes of an empire and its plan, and visits its bases', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: /without an account/ }).click()
  await expect(page.getByRole('tab', { name: 'Freight' })).toBeVisible()
  await page.goto('/ships?ship=WCB')
  await page.getByRole('textbox', { name: 'Name of the design' }).fill('Mule')
  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect(page).toHaveURL(/ship=d1/)
  expect(await seriousViolationsOf(page)).toEqual([])
  await page.goto(`/ships?ship=d1&view=route&from=${PROMITOR}&to=${MONTEM}`)
  const legs = page.getByRole('table', { name: 'Legs of the route' })
  await expect(legs.getByRole('row', { name: /^Landing/ })).toContainText('Montem (OT-580b)')
  await expect(page.getByRole('region', { name: 'Repair' })).toContainText('damaged on arrival')
  expect(await seriousViolationsOf(page)).toEqual([])

  await page.goto('/empire?tab=freight')
  await page.getByRole('button', { name: 'Set up freight' }).click()
  const drawer = page.getByRole('dialog', { name: /^Freight of / })
  await drawer.getByRole('switch', { name: 'Count freight' }).check()
  await drawer.getByRole('button', { name: /^Remove SCB/ }).click()
  await drawer.getByRole('combobox', { name: 'Add a ship' }).click()
  await page.getByRole('option', { name: /^Mule, 3,000 t/ }).click()
  await drawer.getByRole('button', { name: 'Done' }).click()

  const lanes = page.getByRole('table', { name: 'lanes', exact: true })
  const lane = lanes.getByRole('row', { name: /Promitor ↔ Hortus IC1/ })
  await expect(lane).toContainText('No FTL needed')
  await expect(lane).toContainText('Mule')
  await expect(lane).toContainText(/every [\d.]+ days|every day|[\d.]+ a day/)
  await expect(page.getByRole('list', { name: 'Ships needed' })).toContainText(
    /Mule: 1 ship, [\d.]+ needed/,
  )
  const total = page.getByRole('region', { name: 'Freight of the empire' })
  await total.getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText('all lanes added up')).toBeVisible()
  await page.keyboard.press('Escape')

  const limit = page.getByRole('form', { name: 'Limit a lane' })
  await limit.getByRole('combobox', { name: 'From' }).click()
  await page.getByRole('option', { name: 'Promitor', exact: true }).click()
  await limit.getByRole('combobox', { name: 'to' }).click()
  await page.getByRole('option', { name: 'the exchange' }).click()
  await limit.getByRole('spinbutton', { name: 'At most' }).fill('10')
  await limit.getByRole('button', { name: 'Limit' }).click()
  await expect(page.getByRole('list', { name: 'Limits that take effect' })).toContainText(
    'Promitor → the exchange',
  )
  expect(await seriousViolationsOf(page)).toEqual([])

  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('link', { name: 'Promitor Farm' }).first().click()
  const freight = page.getByRole('region', { name: 'Freight' })
  await expect(freight.getByText('Profit with freight')).toBeVisible()
  await freight.getByRole('button').nth(1).click()
  const tree = page.getByRole('tree', {
    name: 'Derivation of Profit of Promitor Farm with freight',
  })
  for (const level of [
    /^Freight of Promitor Farm/,
    / from VH-331a to VH-331/,
    /^Lane /,
    /^Mule on /,
    /^There and back/,
    /^VH-331a to VH-331 with/,
  ])
    await tree.getByRole('treeitem', { name: level }).first().click()
  await expect(tree.getByRole('treeitem', { name: /^Take-off/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/fio/burn?view=visits')
  const settings = page.getByRole('button', { name: 'Ships and settings' })
  await settings.click()
  await page.getByRole('combobox', { name: 'Add a ship' }).click()
  await page.getByRole('option', { name: /^Mule, 3,000 t/ }).click()
  await page.keyboard.press('Escape')
  const byMule = page
    .getByRole('list', { name: 'trips' })
    .getByRole('listitem', { name: /^Mule to / })
    .first()
  await expect(byMule).toBeVisible()
  const slow = await byMule.innerText()
  await settings.click()
  await page.getByRole('spinbutton', { name: 'Fuel slider' }).fill('60')
  await page.keyboard.press('Escape')
  await expect(byMule).not.toHaveText(slow)

  await page.goBack()
  await page.getByRole('button', { name: 'Freight: on, own fleet' }).click()
  await drawer.getByRole('switch', { name: 'Count freight' }).uncheck()
  await drawer.getByRole('button', { name: 'Done' }).click()
  await expect(freight).toBeHidden()
})

test('a design and the freight of an empire travel in the file, into another browser', async ({
  host,
  player,
  page,
  browser,
}) => {
  const planning = planningOf(host, player)
  const farm = await planning.createPlan(
    planWrite('Farm', base(PROMITOR, running('FRM', 2, 'FRM#1xH2O=>4xGRN'))),
  )
  const alpha = await planning.createEmpire({ name: 'Alpha' })
  await planning.assignPlans(alpha.uuid, [farm.uuid])
  await rememberSession(page, player)
  await page.goto('/ships?ship=WCB')
  await page.getByRole('textbox', { name: 'Name of the design' }).fill('Mule')
  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect(page).toHaveURL(/ship=d1/)
  await page.goto('/empire?tab=freight')
  await page.getByRole('button', { name: 'Set up freight' }).click()
  const drawer = page.getByRole('dialog', { name: 'Freight of Alpha' })
  await drawer.getByRole('switch', { name: 'Count freight' }).check()
  await drawer.getByRole('combobox', { name: 'Add a ship' }).click()
  await page.getByRole('option', { name: /^Mule, 3,000 t/ }).click()
  await drawer.getByRole('button', { name: 'Done' }).click()
  await page.goto('/manage?tab=transfer')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all' }).click()
  const path = await (await saving).path()

  const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'block' })
  const there = await context.newPage()
  await rememberSession(there, player)
  await there.goto('/manage?tab=transfer')
  await there.getByLabel('Choose file').setInputFiles(path)
  const records = there.getByRole('table', { name: 'records of the file' })
  await expect(records.getByRole('row', { name: /^Mule Ship/ })).toContainText('new')
  await expect(records.getByRole('row', { name: /^Alpha Empire/ })).toContainText('changed')
  await there.getByRole('button', { name: 'Import 2 records' }).click()
  await expect(there.getByText('2 records were imported.')).toBeVisible()
  await there.getByLabel('Choose file').setInputFiles(path)
  await expect(there.getByText('There is nothing to import.')).toBeVisible()
  const again = there.waitForEvent('download')
  await there.getByRole('button', { name: 'Export all' }).click()
  const texts = await Promise.all(
    [path, await (await again).path()].map(async (file) =>
      (await readFile(file, 'utf8')).replace(/"exported_at": "[^"]*"/, ''),
    ),
  )
  expect(texts[1]).toBe(texts[0])
  await there.goto('/empire?tab=freight')
  await expect(
    there.getByRole('table', { name: 'Ships and their lanes' }).getByRole('row', { name: /^Mule/ }),
  ).toBeVisible()
  await context.close()
})
