import type { Page } from '@playwright/test'
import { RATE_PER_JUMP } from '../../engine/game/constants/freight-rate.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import {
  formatAmount,
  formatMoney,
  formatPercent,
  formatWhole,
} from '../../engine/game/number-format.ts'
import { programmeAt, withProgrammeAt } from '../../engine/planets/cogc.ts'
import { type AtlasQuestion, type AtlasRows, atlasRows } from '../../engine/roi/atlas/rows.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { data } from '../../scripts/stage/world.ts'
import { expect, test } from './app.ts'
import { patient } from './patience.ts'

/** With the programmes that run now, as the page counts them. */
const world = compileUniverse({
  ...data,
  planets: data.planets.map((planet) => withProgrammeAt(planet, Date.now())),
})
const BENTEN: CxData = {
  name: 'Benten',
  cx_empire: [{ type: 'BOTH', exchange: 'CI1_AVG' }],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
}
const ranked = (change: Partial<AtlasQuestion>): AtlasRows =>
  atlasRows(world, {
    cx: null,
    rules: ACCURATE,
    experts: 'own',
    order: 'market',
    each: 'recipe',
    count: 1000,
    filter: {},
    marketShare: 0.2,
    ...change,
  })

const ALL_PLANETS_MS = patient(40_000)

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'best bases', exact: true }).locator('tbody tr[data-row]')
const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page.getByLabel(label, { exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}
const openMore = (page: Page) => page.getByRole('button', { name: /^More( ·|$)/ }).click()
const find = async (page: Page, label: string, text: string, option: RegExp) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

test('the best of every recipe in the universe, by any figure, narrowed to a material and a planet', async ({
  loggedIn: page,
}) => {
  await page.goto('/atlas')
  const best = ranked({})
  const count = `${best.recipeId.length} of ${formatWhole(best.found)} bases in the universe`
  // The first visit brings every planet to the browser.
  await expect(page.getByText(count)).toBeVisible({ timeout: ALL_PLANETS_MS })
  await expect(rowsOf(page).first()).toContainText(formatWhole(best.marketProfit[0]))
  await expect(rowsOf(page).first()).toContainText(best.planetName[0]!)

  await page
    .getByRole('columnheader', { name: /^\$\/day(?! at)/ })
    .getByRole('button')
    .first()
    .click()
  const dearest = ranked({ order: 'profit' })
  await expect(rowsOf(page).first()).toContainText(formatWhole(dearest.dailyProfit[0]))

  await find(page, 'Makes', 'DW', /^DW/)
  const water = ranked({ order: 'profit', each: 'base', filter: { makes: 'DW' } })
  await expect(page.getByText(`1,000 of ${formatWhole(water.found)} bases`)).toBeVisible()
  await expect(rowsOf(page).first()).toContainText(formatWhole(water.dailyProfit[0]))

  await openMore(page)
  await choose(page, 'Experts', 'None')
  await page.keyboard.press('Escape')
  const alone = ranked({ order: 'profit', each: 'base', experts: 'none', filter: { makes: 'DW' } })
  await expect(rowsOf(page).first()).toContainText(formatWhole(alone.dailyProfit[0]))

  await find(page, 'Freight to', 'CI1', /^CI1/)
  const freight = {
    station: 'Benten Station',
    rate: { perUnit: 0, perUnitAndJump: RATE_PER_JUMP },
  } as const
  const flown = ranked({
    order: 'profit',
    each: 'base',
    experts: 'none',
    freight,
    filter: { makes: 'DW' },
  })
  await expect(page.getByRole('columnheader', { name: /^Freight \$\/day/ })).toBeVisible()
  await expect(rowsOf(page).first()).toContainText(formatWhole(flown.dailyProfit[0]))
  await expect(rowsOf(page).first()).toContainText(formatWhole(flown.dailyFreight[0]))

  await find(page, 'Planet', 'katoa', /Katoa/)
  await expect(page.getByText('2 of 2 bases')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByText(`of ${formatWhole(best.found)} bases`)).toBeVisible()

  const ended = data.planets.find(
    (planet) => programmeAt(planet, Date.now()).unknownSince !== null && planet.Fertility > -1,
  )!
  await page.goto(`/atlas?planet=${ended.PlanetNaturalId}`)
  await expect(rowsOf(page).first()).toContainText('not known since')
  await openMore(page)
  await choose(page, 'CoGC where not known', 'Metallurgy')
  await expect(rowsOf(page).first()).toContainText('Metallurgy assumed, not known since')
})

test('a base of the atlas opens as the plan of exactly that base', async ({
  loggedIn: page,
  host,
  player,
}) => {
  await planningOf(host, player).createCx(BENTEN)
  await page.goto('/atlas?makes=GL&each=recipe&experts=none')
  await choose(page, 'CX', /Benten/)
  await expect(page.getByText('prices of Benten')).toBeVisible({ timeout: ALL_PLANETS_MS })
  const glass = ranked({ cx: BENTEN, experts: 'none', filter: { makes: 'GL' } })
  const line = rowsOf(page).filter({ hasText: formatWhole(glass.dailyProfit[0]) })
  await line.getByRole('button', { name: /^Details of/ }).click()
  await expect(page.getByRole('region', { name: 'Setup' })).toContainText('Experts: none')
  await line.getByRole('link', { name: new RegExp(glass.planetName[0]!) }).click()
  await expect(page).toHaveURL(new RegExp(`/plan/${glass.planetNaturalId[0]}`))
  await expect(page.getByRole('region', { name: 'Plan figures' })).toContainText(
    formatMoney(glass.dailyProfit[0]),
  )
})

test('a material leads to where it is made best, a planet to what is made best there', async ({
  loggedIn: page,
}) => {
  await page.goto('/atlas?recipe=FP%2310xH2O%3D%3E7xDW')
  await rowsOf(page).first().getByRole('button', { name: /^DW/ }).click()
  const drawer = page.getByRole('dialog', { name: /^DW/ })
  await drawer.getByRole('link', { name: 'Where is DW made best?' }).click()
  await expect(drawer).toBeHidden()
  const water = ranked({ each: 'base', filter: { makes: 'DW' } })
  await expect(page.getByText(`1,000 of ${formatWhole(water.found)} bases`)).toBeVisible()

  await page.keyboard.press('Control+k')
  await page
    .getByRole('combobox', { name: 'Page, command, plan, empire, planet or material' })
    .pressSequentially('katoa')
  await page.getByRole('option', { name: 'About Katoa' }).click()
  await page.getByRole('link', { name: 'What is made best here?' }).click()
  const here = ranked({ each: 'base', filter: { planets: ['UV-351a'] } })
  await expect(page.getByText(`${here.found} of ${here.found} bases`)).toBeVisible()
  await expect(rowsOf(page).first()).toContainText(formatWhole(here.marketProfit[0]))
})

test('the star map shows what a planet earns, and a planet of it opens as the plan of that base', async ({
  loggedIn: page,
}) => {
  await page.goto('/atlas?makes=FEO')
  await choose(page, 'Show', 'Star map')
  const iron = ranked({ each: 'planet', filter: { makes: 'FEO' }, count: 5000 })
  const counted = `${formatWhole(iron.found)} bases on ${formatWhole(iron.planetNaturalId.length)} planets`
  await expect(page.getByText(counted)).toBeVisible({ timeout: ALL_PLANETS_MS })
  const best = page.getByRole('table', { name: 'best planets on the map' }).locator('tbody tr')
  await expect(best.first()).toContainText(iron.planetName[0]!)
  await expect(best.first()).toContainText(formatWhole(iron.marketProfit[0]))

  await choose(page, 'Colour by', 'Yield, units a day')
  const richest = [...iron.perDay.keys()].sort((a, b) => iron.perDay[b]! - iron.perDay[a]!)[0]!
  await expect(best.first()).toContainText(iron.planetName[richest]!)
  await expect(best.first()).toContainText(formatAmount(iron.perDay[richest]))

  // What a government takes of the margin: least first, and where it is not known, last.
  await choose(page, 'Colour by', 'Fees, % of margin')
  const shareOf = (row: number) => {
    const margin = iron.dailyProfit[row]! + iron.dailyFees[row]!
    return margin > 0 ? iron.dailyFees[row]! / margin : Number.POSITIVE_INFINITY
  }
  const known = [...iron.dailyFees.keys()].filter((row) => Number.isFinite(shareOf(row)))
  const leastTaken = known.reduce((least, row) => (shareOf(row) < shareOf(least) ? row : least))
  await expect(best.first()).toContainText(iron.planetName[leastTaken]!)
  await expect(best.first()).toContainText(formatPercent(shareOf(leastTaken), 1))

  await best.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/plan/${iron.planetNaturalId[leastTaken]}`))
  await expect(page.getByRole('region', { name: 'Plan figures' })).toContainText(
    formatMoney(iron.dailyProfit[leastTaken]),
  )
})

test('within some hours of flight, the atlas shows only what the ship reaches', async ({
  loggedIn: page,
}) => {
  await page.goto('/atlas?each=base')
  await expect(page.getByText(`of ${formatWhole(ranked({}).found)} bases`)).toBeVisible({
    timeout: ALL_PLANETS_MS,
  })
  await openMore(page)
  await find(page, 'Flight from', 'benten', /^Benten/)
  await page.getByRole('spinbutton', { name: 'Hours at most' }).fill('8')
  await page.keyboard.press('Escape')
  const flight = page.getByRole('columnheader', { name: /^Benten/ })
  await expect(flight).toBeVisible()
  await expect(page.getByText(`of ${formatWhole(ranked({}).found)} bases`)).toBeHidden()
  const hours = rowsOf(page)
    .locator('td')
    .filter({ hasText: /^\d+h \d+m/ })
  await expect(hours.first()).toBeVisible()
  for (const text of await hours.allTextContents())
    expect(Number.parseInt(text, 10)).toBeLessThan(8)
})
