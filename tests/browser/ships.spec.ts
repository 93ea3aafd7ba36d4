import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { repairBill, shipOf } from '../../engine/fleet/ships/blueprint.ts'
import { SHIP_DESIGNS } from '../../engine/fleet/ships/design-parts.ts'
import { FLIGHT_DEFAULTS, flyerFor } from '../../engine/fleet/ships/flight-choice.ts'
import { galaxyOf } from '../../engine/fleet/ships/galaxy.ts'
import { planRoute } from '../../engine/fleet/ships/route.ts'
import { spaceIn } from '../../engine/fleet/ships/space-in.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatAmount, formatPercent, formatWhole } from '../../engine/game/number-format.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { world } from '../../scripts/stage/world.ts'
import { seconds } from '../../web/features/fleet/band-words.ts'
import { expect, test } from './app.ts'

const { materials } = world
const { systems } = await loadStarterGameData()
const prices = resolvePrices(world, null, null, ACCURATE)
const weightOf = (ticker: string) => materials.weight[materials.indexOf.get(ticker)!]!

test('a ship is put together from its parts, compared, priced and kept', async ({
  loggedIn: page,
}) => {
  await page.goto('/ships')
  await page.getByRole('combobox', { name: 'Ship', exact: true }).click()
  await page.getByRole('option', { name: /^WCB, 3,000 t/ }).click()
  const parts = page.getByRole('group', { name: 'Parts of the ship' })
  await parts.getByRole('combobox', { name: 'Engine' }).click()
  await page.getByRole('option', { name: /^HTE/ }).click()
  await expect(page).toHaveURL(/parts=HTE-SSL-RCT-SFL-WCB-BHP/)

  const design = { ...SHIP_DESIGNS.get('WCB')!, engine: 'HTE' as const }
  const ship = shipOf(design, weightOf)
  const figures = page.getByRole('table', { name: 'Figures of the ships' })
  await expect(figures.getByRole('row', { name: /^Empty mass/ })).toContainText(
    `${formatAmount(ship.emptyMass)} t`,
  )
  await page.getByRole('combobox', { name: 'Compare with' }).click()
  await page.getByRole('option', { name: /^HCB, 5,000 t/ }).click()
  await expect(figures.getByRole('row', { name: /^Hold/ })).toContainText(
    '5,000 t / 5,000 m³ ★ best',
  )

  const bill = page.getByRole('table', { name: 'Bill of the ship' })
  const plates = ship.bill.get('BHP')!
  const asked = world.exchanges.get('AI1')!.prices.Ask[materials.indexOf.get('BHP')!]!
  await expect(bill.getByRole('row', { name: /^BHP/ })).toContainText(formatWhole(plates * asked))
  await page.getByRole('spinbutton', { name: 'Damage of the hull' }).fill('20')
  const repair = page.getByRole('table', { name: 'Bill of the repair' })
  await expect(repair.getByRole('row', { name: /^SSC/ })).toContainText(
    String(repairBill(ship, 'BHP', 0.2).get('SSC')),
  )

  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect(page.getByText('A ship needs a name')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the design' }).fill('Mule')
  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect(page).toHaveURL(/ship=d1/)
  await page.goto('/ships?ship=d1')
  await expect(page.getByRole('combobox', { name: 'Ship', exact: true })).toContainText('Mule')
  await expect(parts.getByRole('combobox', { name: 'Engine' })).toContainText('HTE')
})

const MONTEM = 'OT-580b'
const PROMITOR = 'VH-331a'
const space = spaceIn(world, galaxyOf(systems))

const DEPARTS = '2026-09-01T12:00'

function routeOf() {
  const ship = { design: SHIP_DESIGNS.get('HCB')! }
  const flight = { ...FLIGHT_DEFAULTS, withGateways: false }
  const when = { departs: Date.parse(`${DEPARTS}:00Z`), days: 0 }
  const flyer = flyerFor(world, prices, ship, flight, 2000, when)
  return planRoute(space, flyer, space.placeOf(MONTEM)!, space.placeOf(PROMITOR)!)!
}

test('a route shows its legs at its departure, and leads to what is in reach', async ({
  loggedIn: page,
}) => {
  await page.goto(`/ships?ship=HCB&view=route&at=${DEPARTS}`)
  await expect(page.getByText('From where to where?')).toBeVisible()
  for (const [end, typed, option] of [
    ['From', 'Montem', /^Montem \(OT-580b\)/],
    ['To', 'Promitor', /^Promitor \(VH-331a\)/],
  ] as const) {
    await page.getByRole('combobox', { name: end, exact: true }).fill(typed)
    await page.getByRole('option', { name: option }).click()
  }
  await page.getByRole('spinbutton', { name: 'Load' }).fill('2000')
  await page.getByRole('switch', { name: 'Gateways' }).uncheck()

  const legs = page.getByRole('table', { name: 'Legs of the route' })
  const route = routeOf()
  await expect(legs.locator('tbody tr')).toHaveCount(route.legs.length)
  await expect(legs.locator('tfoot')).toContainText(seconds(route.seconds.mean))
  await expect(legs.getByRole('row', { name: /^Landing/ })).toContainText('(')
  await expect(page.getByText(/length of a landing is random/)).toBeVisible()

  await expect(
    legs
      .getByRole('row', { name: /^Landing/ })
      .getByRole('cell')
      .nth(4),
  ).toHaveText(formatWhole(route.costs.at(-1)!))
  await expect(page.getByRole('region', { name: 'Repair' })).toContainText(
    `${formatPercent(route.damage / 100)} of the hull damaged on arrival: repair`,
  )

  await page.getByRole('radio', { name: 'Reach' }).check({ force: true })
  await page.getByRole('spinbutton', { name: 'Within' }).fill('24')
  const places = page.getByRole('table', { name: 'places within reach' })
  await places.getByRole('row', { name: /^Moria \(OT-580\)/ }).click()
  await expect(page).toHaveURL(/view=route/)
  await expect(legs.locator('tbody tr').last()).toContainText('Moria (OT-580)')
})

test('when to fly within a system: the best departure is drawn, and a click departs then', async ({
  loggedIn: page,
}) => {
  await page.goto('/ships?ship=SCB&view=route&from=ZV-759b&to=ZV-759c')
  const when = page.getByRole('region', { name: 'When to fly' })
  await expect(when).toContainText(/Best of these departures: \d{4}-\d\d-\d\d \d\d:\d\d/)
  await expect(when.getByRole('table', { name: 'Best departure of each week' })).toBeVisible()
  // The days of a regular trip stay chosen, whenever the page looks.
  await when
    .getByRole('checkbox', { name: /^Fly on/ })
    .last()
    .check({ force: true })
  const chosen = when.getByRole('list', { name: 'Chosen departures' }).getByRole('button').first()
  const day = await chosen.innerText()
  expect(day).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  await page.reload()
  await expect(chosen).toHaveText(day)
  await when.getByRole('button', { name: 'Depart then' }).click()
  await expect(page).toHaveURL(/at=\d{4}-\d\d-\d\dT/)
  await page.goto('/ships?ship=SCB&view=route&from=VH-331a&to=OT-580b')
  await expect(when).toContainText('The day does not matter')
})
