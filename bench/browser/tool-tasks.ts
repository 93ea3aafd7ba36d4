import type { Locator, Page } from '@playwright/test'
import { PLAYER_LISTS } from '../../scripts/stage/fio-player.ts'
import { PLAYER, startFioStub } from '../../scripts/stage/fio-stub.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { type BuiltApp, openBuiltApp } from './built-app.ts'
import { pressesOn } from './presses.ts'

const ROUNDS = 3
const BLOCKING_MS = 50

type Presses = Awaited<ReturnType<typeof pressesOn>>

/** Finds controls by the names that a player reads. */
function partsOf(page: Page) {
  const main = page.getByRole('main')
  return {
    rail: (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }),
    list: (name: string) => page.getByRole('combobox', { name, exact: true }),
    option: (name: RegExp) => page.getByRole('option', { name }).first(),
    link: (name: string) => page.getByRole('link', { name, exact: true }).first(),
    tab: (name: string) => page.getByRole('tab', { name }),
    button: (name: string | RegExp) => page.getByRole('button', { name }).first(),
    menu: main.getByRole('button', { name: /^Menu of/ }).first(),
    choice: (name: string) => main.locator('label').filter({ hasText: new RegExp(`^${name}$`) }),
    header: (name: RegExp) => page.getByRole('columnheader', { name }).getByRole('button').first(),
    row: (place: number): Locator => main.locator('tbody tr[data-row]').nth(place),
  }
}

async function planetSearch(page: Page, { press, key, type }: Presses): Promise<void> {
  const { rail, list, option, tab, button, menu, choice, header, row } = partsOf(page)
  await press('search', rail('Planet Search'))
  await press('search: advanced', tab('Advanced'))
  await press('search: list of materials', list('Has all of these materials'))
  await type('search: type in the list', 'FEO')
  await press('search: choose a material', option(/^FEO/))
  await key('search: close the list', 'Escape')
  await press('search: list of systems', list('Distance from'))
  await key('search: close the list of systems', 'Escape')
  await press('search: start over', button('Reset'))
  await press('search: accept all', button('Accept all'))
  await press('search: all planets', page.getByRole('form').getByRole('button', { name: 'Search' }))
  await row(0).waitFor()
  await press('search: sort', header(/Nearest/))
  await press('search: sort back', header(/Nearest/))
  await press('search: next page', button('Next page'))
  await press('search: menu of the table', menu)
  await press('search: one more column', page.getByRole('checkbox', { name: 'Natural id' }))
  await key('search: close the menu', 'Escape')
  await press('search: to the search of the table', page.getByLabel('Search planets'))
  await type('search: type in the table', 'mon')
  await key('search: empty it', 'Backspace')
  await press('search: star map', choice('Star map'))
  await press('search: table and map', choice('Both'))
  await press('search: table', choice('Table'))
  await press('search: material', row(0).getByRole('button').first())
  await key('search: close the material', 'Escape')
}

async function market(page: Page, { press, key, type }: Presses): Promise<void> {
  const { rail, list, option, tab, button, choice, header, row } = partsOf(page)
  await press('market', rail('Market Exploration'))
  await row(0).waitFor()
  await press('market: sort', header(/Traded/))
  await press('market: to the search of the table', page.getByLabel(/^Search materials/))
  await type('market: type in the table', 'DW')
  await press('market: choose a row', row(0).locator('td').nth(2))
  await press('market: list of materials', list('Materials'))
  await type('market: type in the list', 'RAT')
  await press('market: compare a material', option(/^RAT/))
  await press('market: weeks', choice('Week'))
  await press('market: days', choice('Day'))
  await press('market: three years', choice('3 y'))
  await press('market: picture as a table', button(/as a table/))
  await press('market: table as a picture', button(/as a table/))
  await press('market: material', row(0).getByRole('button').first())
  await press('market: last 7 days', tab('Last 7 Days'))
  await press('market: markets', tab('Markets'))
  await press('market: history', tab('Market History'))
  await key('market: close the material', 'Escape')
}

async function recipeRoi(page: Page, { press, key, type }: Presses): Promise<void> {
  const { rail, list, option, button, menu, header, row } = partsOf(page)
  await press('recipes', rail('Recipe ROI'))
  await row(0).waitFor()
  await press('recipes: list of CX', list('CX'))
  await press('recipes: choose a CX', option(/^CI1/))
  await press('recipes: list of products', list('Makes'))
  await type('recipes: type in the list', 'DW')
  await press('recipes: choose a product', option(/^DW/))
  await press('recipes: clear the filters', button('Clear filters'))
  await press('recipes: list of buildings', list('Building'))
  await key('recipes: close the list', 'Escape')
  await press('recipes: sort', header(/\$\/day/))
  await press('recipes: sort back', header(/\$\/day/))
  await press('recipes: next page', button('Next page'))
  await press('recipes: details', button(/^Details of/))
  await press('recipes: chart', page.getByRole('main').getByText('Chart', { exact: true }))
  await press('recipes: picture as a table', button(/as a table/))
  await press('recipes: table as a picture', button(/as a table/))
  await press('recipes: menu of the table', menu)
  await press('recipes: to a filter', page.getByLabel('$/day ≥'))
  await type('recipes: type in a filter', '1000')
}

async function resourceRoi(page: Page, { press, type }: Presses): Promise<void> {
  const { rail, list, option, button, header, row } = partsOf(page)
  await press('resources', rail('Resource ROI'))
  for (const material of ['H2O', 'FEO']) {
    await press(`resources: list for ${material}`, list('Material'))
    await type(`resources: type ${material}`, material)
    await press(`resources: choose ${material}`, option(new RegExp(`^${material}`)))
    await row(0).waitFor()
  }
  await press('resources: list of CX', list('CX'))
  await press('resources: choose a CX', option(/^CI1/))
  await press('resources: sort', header(/\$\/day/))
  await press('resources: next page', button('Next page'))
  await press('resources: details', button(/^Details of/))
}

async function headquarters(page: Page, { press, type }: Presses): Promise<void> {
  const { rail } = partsOf(page)
  await press('HQ', rail('HQ Calculator'))
  await press('HQ: to the level', page.getByRole('spinbutton', { name: 'To level' }))
  await type('HQ: type the level', '20')
}

async function chains(page: Page, { press, key, type }: Presses): Promise<void> {
  const { rail, list, option, tab, choice } = partsOf(page)
  await press('chain', rail('Production Chains'))
  for (const material of ['RAT', 'AEN']) {
    await press(`chain: list for ${material}`, list('Material'))
    await type(`chain: type ${material}`, material)
    await press(`chain: choose ${material}`, option(new RegExp(`^${material}`)))
  }
  await press('chain: colours', choice('Expertise'))
  await press(
    'chain: a node',
    page.locator('section[aria-label^="Chain of"] g[role=button]').nth(3),
  )
  await key('chain: close the node', 'Escape')
  await press('chain: totals', page.getByText('Totals', { exact: true }))
  await press('chain: buildings', tab('Buildings'))
}

async function fleet(page: Page, { press, key, type }: Presses): Promise<void> {
  const { rail, list, option, link, button, header, row } = partsOf(page)
  await press('burn', rail('FIO Burn'))
  await row(0).waitFor()
  await press('burn: list of empires', list('Plans of'))
  await press('burn: all plans', option(/All plans/))
  await press('burn: sort', header(/Plan$/))
  await press('burn: resupply', button(/^Resupply/))
  await press('burn: to the days', page.getByRole('spinbutton', { name: 'Target days' }))
  await type('burn: type the days', '30')
  await key('burn: close the resupply', 'Escape')
  await press('today', rail('Today'))
  await press('visit plan', link('Visit plan'))
  await press('visit plan: list of ships', list('Add a ship'))
  await press('visit plan: choose a ship', page.getByRole('option').first())
  await press('repair', rail('FIO Repair'))
  await row(0).waitFor()
  await press('repair: sort', header(/Worst condition/))
}

async function advisor(page: Page, { press, key, type }: Presses): Promise<void> {
  const { rail, list, link } = partsOf(page)
  await press('advisor', rail('Advisor'))
  await press('advisor: list of planets', list('Planet'))
  await type('advisor: type in the list', 'Prom')
  await key('advisor: close the list', 'Escape')
  await press('advisor: best planet', link('Best planet'))
}

const TOOLS = [
  planetSearch,
  market,
  recipeRoi,
  resourceRoi,
  headquarters,
  chains,
  fleet,
  advisor,
] as const

/** A FIO key, thirty bases on two planets and a CX to choose. */
async function equip({ url }: BuiltApp, page: Page): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('perigee.session'))
  const host = { fetch: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) }
  const planning = planningOf(host, { tokens: JSON.parse(session ?? '{}') })
  await planning.call('PATCH', '/user/profile', {
    fio_apikey: PLAYER.key,
    prun_username: PLAYER.name,
    email: 'bench@example.org',
  })
  for (let n = 0; n < 30; n++) {
    const planet = n % 2 === 0 ? 'UV-351a' : 'KW-688c'
    const kitchen = running('FP', 1 + n, 'FP#1xGRN 1xBEA 1xNUT=>10xRAT')
    await planning.createPlan(planWrite(`Base ${n}`, base(planet, kitchen)))
  }
  const preferences = { cx_planets: [], ticker_empire: [], ticker_planets: [] }
  await planning.createCx({
    name: 'CI1',
    cx_empire: [{ type: 'BOTH', exchange: 'CI1_AVG' }],
    ...preferences,
  })
}

/** Every tool opened from the navigation and used, one after another in one visit. */
async function run(): Promise<Row[]> {
  const fio = await startFioStub(PLAYER_LISTS)
  const app = await openBuiltApp({ env: { PERIGEE_FIO_URL: fio.url } })
  const longest: number[] = []
  try {
    const context = await app.player()
    const first = await context.newPage()
    await first.goto(`${app.url}/help`)
    await equip(app, first)
    await first.close()
    for (let round = 0; round < ROUNDS; round++) {
      const page = await context.newPage()
      page.setDefaultTimeout(5000)
      await page.goto(`${app.url}/help`, { waitUntil: 'networkidle' })
      const presses = await pressesOn(page)
      for (const tool of TOOLS) await tool(page, presses)
      longest.push(Math.max(...presses.interactions.map(({ longestTask }) => longestTask)))
      for (const { name, longestTask } of presses.interactions) {
        if (longestTask > BLOCKING_MS) console.log(`  ${name}: ${longestTask} ms`)
      }
      await page.close()
    }
    return [{ name: 'browser.toolsLongestTask', unit: 'ms', ...summarise(longest) }]
  } finally {
    await app.close()
    fio.close()
  }
}

export const suite: Suite = { name: 'every press in the tools', run }
