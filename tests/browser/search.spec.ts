import type { Page } from '@playwright/test'
import type { Planet, StarSystem } from '../../engine/game/gamedata.ts'
import { ANY_PLANET } from '../../engine/game/search.ts'
import { programmeAt } from '../../engine/planets/cogc.ts'
import { compileStarMap, jumpPath, jumpsFrom } from '../../engine/universe/jumps.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { seriousViolationsOf } from './accessibility.ts'
import { expect, test } from './app.ts'

const table = (page: Page) => page.getByRole('table', { name: /planets/ })
const names = (page: Page) => table(page).locator('tbody tr[data-row] a')

async function ask<T>(host: TestHost, path: string, body?: unknown): Promise<T> {
  const response = await host.fetch(`/api/v1${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  expect(response.ok, path).toBe(true)
  return (await response.json()) as T
}

async function search(page: Page, address: string): Promise<void> {
  await page.goto(`/search?${address}`)
  await expect(table(page)).toBeVisible()
}

test('a name needs three characters; its planets come best match first and lead to a new plan', async ({
  loggedIn: page,
  host,
}) => {
  await page.goto('/search')
  const form = page.getByRole('form', { name: 'Search by name' })
  await form.getByLabel('Name, natural id or system').fill('pr')
  await expect(form.getByRole('button', { name: 'Search' })).toBeDisabled()
  await expect(form.getByText('3 characters or more are needed.')).toBeVisible()
  await form.getByLabel('Name, natural id or system').fill('pro')
  await form.getByRole('button', { name: 'Search' }).click()

  const found = await ask<Planet[]>(host, '/data/planets/pro')
  await expect(names(page)).toHaveText(found.map(({ PlanetName }) => PlanetName))
  await names(page).filter({ hasText: 'Promitor' }).click()
  await expect(page).toHaveURL(/\/plan\/VH-331a/)
})

test('on a phone a search shows what it found', async ({ loggedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/search')
  await page.getByRole('tab', { name: 'Advanced' }).click()
  // As by Enter in one of its fields: nothing is scrolled to be pressed.
  await page
    .getByRole('form', { name: 'Advanced search' })
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page.getByRole('heading', { name: 'Results' })).toBeInViewport()
  await expect(names(page).first()).toBeInViewport()
})

test('conditions find what the server and the engine find, and a shared address shows the same', async ({
  loggedIn: page,
  host,
}) => {
  await page.goto('/search')
  await page.getByRole('tab', { name: 'Advanced' }).click()
  const form = page.getByRole('form', { name: 'Advanced search' })
  for (const ticker of ['FEO', 'SIO']) {
    await form.getByRole('combobox', { name: 'Has all of these materials' }).fill(ticker)
    await page.getByRole('option', { name: new RegExp(`^${ticker}`) }).click()
  }
  await form.getByRole('spinbutton', { name: 'Minimum FEO, % of the richest known' }).fill('50')
  await form.getByLabel(/^Cold/).check()
  await form.getByRole('combobox', { name: 'Distance from' }).fill('OT-580')
  await page.getByRole('option', { name: /OT-580/ }).click()
  await form.getByRole('spinbutton', { name: 'Jumps at most' }).fill('20')
  await form.getByRole('button', { name: 'Search' }).click()

  const systems = await ask<StarSystem[]>(host, '/data/systems')
  const from = systems.find(({ NaturalId }) => NaturalId === 'OT-580')
  const answer = await ask<Planet[]>(host, '/data/planet/search', {
    ...ANY_PLANET,
    Materials: ['FEO', 'SIO'],
    IncludeGaseous: false,
    IncludeLowGravity: false,
    IncludeHighGravity: false,
    IncludeLowPressure: false,
    IncludeHighPressure: false,
    IncludeHighTemperature: false,
    MaxDistanceCheck: { SystemId: from?.SystemId, MaxDistance: 20 },
  })
  const rich = answer.filter(({ Resources }) =>
    Resources.some(
      (deposit) =>
        deposit.MaterialTicker === 'FEO' && deposit.DailyExtraction >= deposit.ExtractionMax / 2,
    ),
  )
  expect(rich.length).toBeGreaterThan(0)
  expect(rich.length).toBeLessThan(answer.length)
  await expect(names(page)).toHaveText(rich.map(({ PlanetName }) => PlanetName))
  const nearest = table(page).locator('tbody tr[data-row]').first()
  const iron = rich[0]?.Resources.find(({ MaterialTicker }) => MaterialTicker === 'FEO')
  await expect(nearest).toContainText(`FEO${iron?.DailyExtraction.toFixed(1)}`)
  await expect(nearest).toContainText(String(rich[0]?.CheckDistances?.Distance))

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(names(other)).toHaveText(rich.map(({ PlanetName }) => PlanetName))
  await expect(
    other.getByRole('spinbutton', { name: 'Minimum FEO, % of the richest known' }),
  ).toHaveValue('50')
})

const EVERYWHERE =
  'by=conditions&surroundings=rocky,gaseous,low-gravity,high-gravity,low-pressure,high-pressure,cold,hot'

test('thousands of planets page by fifty, sort with the unreachable last, and keep both in the address', async ({
  loggedIn: page,
  host,
}) => {
  const all = await ask<Planet[]>(host, '/data/planet/search', ANY_PLANET)
  await search(page, EVERYWHERE)
  await expect(page.getByText(`1–50 of ${all.length.toLocaleString('en')}`)).toBeVisible()
  await expect(names(page)).toHaveCount(50)
  await expect(names(page).first()).toHaveText(all[0]?.PlanetName ?? '')
  await page.getByRole('button', { name: 'Menu of planets' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu of planets' })
  for (const column of ['Has', 'Jumps to: Moria'])
    await menu.getByRole('checkbox', { name: column }).check()
  await page.keyboard.press('Escape')
  await expect(
    table(page)
      .getByRole('cell', { name: /\bCoGC\b/ })
      .first(),
  ).toBeVisible()
  await expect(table(page)).not.toContainText('COGC')

  const header = page.getByRole('columnheader', { name: 'Moria' }).getByRole('button').first()
  const distances = all.map(({ Distances }) => Distances[0]?.distance ?? -1)
  const reached = distances.filter((distance) => distance >= 0 && distance !== 9999)
  await header.click()
  const first = table(page).locator('tbody tr[data-row]').first()
  await expect(first).toContainText(String(Math.max(...reached)))
  await header.click()
  await expect(page).toHaveURL(/sort=distanceNC1/)
  await page.getByRole('button', { name: /Next page/ }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByText(`51–100 of ${all.length.toLocaleString('en')}`)).toBeVisible()
})

test('ticked planets are compared, with their population reports; one without people has none', async ({
  loggedIn: page,
}) => {
  await search(page, 'by=name&text=montem')
  await table(page).getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  const drawer = page.getByRole('dialog', { name: 'Planets compared' })
  await expect(drawer.getByRole('columnheader', { name: /Montem/ })).toBeVisible()
  await drawer.getByRole('button', { name: /population report of Montem/ }).click()
  const report = page.getByRole('dialog', { name: /Population of Montem/ })
  await expect(report.getByRole('row', { name: /^Pioneers/ })).toBeVisible()

  await search(page, 'by=name&text=AJ-120a')
  await page.getByRole('button', { name: 'Menu of planets' }).click()
  await page
    .getByRole('dialog', { name: 'Menu of planets' })
    .getByRole('checkbox', { name: 'Population' })
    .check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'POPR, population report of AJ-120a' }).click()
  await expect(page.getByRole('button', { name: 'No POPR' })).toBeDisabled()
})

test.describe('at the first visit', () => {
  test.use({ memory: 'nothing' })

  test('a search that fails is empty, says why and can be tried again', async ({
    loggedIn: page,
  }) => {
    await page.route('**/data/planets/**', (route) =>
      route.fulfill({ status: 500, json: { detail: 'The database is resting.' } }),
    )
    await page.goto('/search?by=name&text=Promitor')
    await expect(page.getByRole('alert')).toContainText('The search failed, so nothing was found.')
    await expect(page.getByRole('alert')).toContainText('The database is resting.')
    await page.unroute('**/data/planets/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(names(page)).toHaveText(['Promitor'])

    await page.goto('/search?by=name&text=Nowhere+at+all')
    await expect(page.getByText('No planet fits.', { exact: false })).toBeVisible()
    await page.goto('/search?by=conditions&near=XX-000')
    await expect(page.getByText('There is no system XX-000.')).toBeVisible()
  })
})

test('the map shows the way between two systems as the engine finds it', async ({
  loggedIn: page,
  host,
}) => {
  const systems = await ask<StarSystem[]>(host, '/data/systems')
  const idOf = (naturalId: string) =>
    systems.find(({ NaturalId }) => NaturalId === naturalId)?.SystemId ?? ''
  const path = jumpPath(compileStarMap(systems), idOf('OT-580'), idOf('UV-351'))

  await page.goto('/search?by=name&text=KW-688&view=both')
  await page.getByRole('combobox', { name: 'Route from' }).fill('OT-580')
  await page.getByRole('option', { name: /OT-580/ }).click()
  await page.getByRole('combobox', { name: 'to', exact: true }).fill('UV-351')
  await page.getByRole('option', { name: /UV-351/ }).click()
  await expect(page.getByText(`${path.length - 1} jumps`)).toBeVisible()
  await expect(
    page.getByText(path.map(({ NaturalId }) => NaturalId)[1] ?? '', { exact: false }).first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/from=OT-580.*to=UV-351|to=UV-351.*from=OT-580/)

  // A row marks its system on the map.
  await table(page)
    .getByRole('row', { name: /Etherwind/ })
    .hover()
  await expect(page.getByRole('region', { name: /^System / })).toContainText('KW-688')

  expect(await seriousViolationsOf(page)).toEqual([])
})

test('the map shows a radius around a system, the factions and where a programme runs', async ({
  loggedIn: page,
  host,
}) => {
  const systems = await ask<StarSystem[]>(host, '/data/systems')
  const map = compileStarMap(systems)
  const moria = systems.find(({ NaturalId }) => NaturalId === 'OT-580')?.SystemId ?? ''
  const near = jumpsFrom(map, moria).filter((jumps) => jumps >= 0 && jumps <= 4).length
  const planets = await ask<Planet[]>(host, '/data/planet/search', ANY_PLANET)
  const systemsOf = (takes: (planet: Planet) => boolean) =>
    new Set(planets.filter(takes).map(({ SystemId }) => SystemId)).size

  await page.goto('/search?view=map')
  await page.getByRole('spinbutton', { name: 'Within jumps' }).fill('4')
  await expect(page.getByText('Choose a system that the jumps are counted from.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Route from' }).fill('OT-580')
  await page.getByRole('option', { name: /OT-580/ }).click()
  await expect(page.getByText(`${near} systems within 4 jumps`)).toBeVisible()
  await expect(page).toHaveURL(/jumps=4/)

  await page.getByRole('radio', { name: 'Faction', exact: true }).check()
  const antares = systemsOf(({ FactionName }) => FactionName === 'Antares Initiative')
  await expect(page.getByText(`Antares Initiative: ${antares} systems`)).toBeVisible()
  const neo = page.getByRole('region', { name: 'System Moria' })
  await expect(neo).toContainText('NEO Charter Exploration')

  await page.getByRole('radio', { name: 'CoGC', exact: true }).check()
  await page.getByRole('combobox', { name: 'CoGC programme' }).click()
  await page.getByRole('option', { name: 'Agriculture' }).click()
  const farms = systemsOf(
    (planet) => programmeAt(planet, Date.now()).program === 'ADVERTISING_AGRICULTURE',
  )
  await expect(page.getByText(`Agriculture: ${farms} systems`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Agriculture: ${farms} systems`)).toBeVisible()
  expect(await seriousViolationsOf(page)).toEqual([])
})

test('on a phone a system chosen by name has its card and radius in view', async ({
  loggedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search?view=map&jumps=0')
  const map = page.getByRole('group', { name: /^Star map:/ })
  await map.scrollIntoViewIfNeeded()
  await page.getByRole('combobox', { name: 'Route from' }).fill('UV-351')
  await page.getByRole('option', { name: /UV-351/ }).click()
  await expect(page.getByText('1 system within 0 jumps')).toBeVisible()
  const card = page.getByRole('region', { name: 'System Benten' })
  await expect(card).toBeInViewport()
  await card.getByRole('button', { name: 'From above' }).click()
  const above = page.getByRole('dialog', { name: /from above$/ })
  await expect(above.getByRole('img', { name: 'The system from above' })).toBeVisible()
  const katoa = above.getByRole('row', { name: /^Katoa/ })
  await expect(katoa).toContainText('40.5')
  const before = await above.getByRole('img').innerHTML()
  await above.getByRole('button', { name: 'A day later' }).click()
  await expect.poll(() => above.getByRole('img').innerHTML()).not.toBe(before)
})
