import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { SHIP_DESIGNS } from '../../engine/fleet/ships/design-parts.ts'
import { FLIGHT_DEFAULTS, flyerFor } from '../../engine/fleet/ships/flight-choice.ts'
import { galaxyOf } from '../../engine/fleet/ships/galaxy.ts'
import { reach } from '../../engine/fleet/ships/reach.ts'
import { spaceIn } from '../../engine/fleet/ships/space-in.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import type { Planet } from '../../engine/game/gamedata.ts'
import { ANY_PLANET } from '../../engine/game/search.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { world } from '../../scripts/stage/world.ts'
import { bandWords, seconds } from '../../web/features/fleet/band-words.ts'
import { departingNow } from '../../web/features/fleet/departures.ts'
import { expect, test } from './app.ts'

const { systems } = await loadStarterGameData()
const BENTEN = 'UV-351'
const HOURS = 8
/** Rows of a page of the table. */
const PAGE = 50
const DURATION = /\d[hd] \d+[mh]/

/** Where a WCB with an empty hold gets from Benten. */
function reachOfBenten(mostHours: number) {
  const space = spaceIn(world, galaxyOf(systems))
  const ship = { design: SHIP_DESIGNS.get('WCB')! }
  const prices = resolvePrices(world, null, null, ACCURATE)
  const flyer = flyerFor(world, prices, ship, FLIGHT_DEFAULTS, 0, departingNow())
  return reach(space, flyer, space.placeOf(BENTEN)!, world.planets.naturalId, mostHours)
}

test('planets within some hours of a place for a ship, as the engine flies', async ({
  loggedIn: page,
  host,
}) => {
  const response = await host.fetch('/api/v1/data/planet/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...ANY_PLANET, Materials: ['FEO'] }),
  })
  const found = (await response.json()) as Planet[]
  const ids = new Set(found.map(({ PlanetNaturalId }) => PlanetNaturalId))
  const near = reachOfBenten(HOURS).filter(({ to }) => ids.has(to))
  expect(near.length).toBeGreaterThan(0)
  expect(near.length).toBeLessThan(found.length)

  await page.goto('/search')
  await page.getByRole('tab', { name: 'Advanced' }).click()
  const form = page.getByRole('form', { name: 'Advanced search' })
  await form.getByRole('combobox', { name: 'Has all of these materials' }).fill('FEO')
  await page.getByRole('option', { name: /^FEO/ }).click()
  await form.getByRole('button', { name: 'Accept all' }).click()
  await form.getByRole('combobox', { name: 'Flight from' }).fill('Benten')
  await page.getByRole('option', { name: /^Benten \(UV-351\)/ }).click()
  await form.getByRole('combobox', { name: 'Ship' }).click()
  await page.getByRole('option', { name: /^WCB, 3,000 t/ }).click()
  await form.getByRole('spinbutton', { name: 'Hours at most' }).fill(String(HOURS))
  await form.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL(/place=UV-351&ship=WCB&hours=8/)
  const rows = page.getByRole('table', { name: /planets/ }).locator('tbody tr[data-row]')
  await expect(rows).toHaveCount(near.length)
  // Right behind the planet, in sight at any width.
  const flight = rows.first().locator('[data-column="1"]')
  await expect(flight).toHaveText(bandWords(near[0]!.seconds, seconds))

  await page.goto(page.url().replace('hours=8', 'hours=1'))
  await expect(page.getByText(/none within 1 h of Benten CI1/)).toBeVisible()

  // Without a limit the unreachable ones stand behind all others.
  const reached = reachOfBenten(Number.POSITIVE_INFINITY).filter(({ to }) => ids.has(to))
  expect(reached.length).toBeLessThan(found.length)
  const lastPage = Math.ceil(reached.length / PAGE)
  await page.goto(page.url().replace('hours=1', `page=${lastPage}`))
  const last = reached.length - (lastPage - 1) * PAGE - 1
  await expect(rows.nth(last)).toContainText(bandWords(reached.at(-1)!.seconds, seconds))
  await expect(rows.nth(last + 1)).not.toContainText(DURATION)
})
