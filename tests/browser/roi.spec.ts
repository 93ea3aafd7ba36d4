import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { RATE_PER_JUMP } from '../../engine/game/constants/freight-rate.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { STATION_CODES } from '../../engine/game/constants/station-codes.ts'
import type { CxData } from '../../engine/game/cx.ts'
import {
  formatFixed,
  formatMoney,
  formatMoneyToCents,
  formatWhole,
  paybackDays,
} from '../../engine/game/number-format.ts'
import { marketProfit } from '../../engine/roi/market-profit.ts'
import { recipeRoi } from '../../engine/roi/recipe-roi.ts'
import { referenceCogm } from '../../engine/roi/reference-cogm.ts'
import { resourceRoi } from '../../engine/roi/resource-roi.ts'
import type { SweepFreight } from '../../engine/roi/sweep-freight.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, test } from './app.ts'

const NEUTRAL = 'OT-580b'
const ARCLIGHT: CxData = {
  name: 'Arclight',
  cx_empire: [{ type: 'BOTH', exchange: 'CI1_AVG' }],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
}

const rowsOf = (page: Page, label: string) =>
  page.getByRole('table', { name: label, exact: true }).locator('tbody tr[data-row]')
const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page.getByLabel(label, { exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}
const find = async (page: Page, label: string, text: string, option: RegExp) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}
const orderBy = (column: Float64Array) => [...column.keys()].sort((a, b) => column[b]! - column[a]!)

/** Those whose inputs are for sale. */
const RECIPES = recipeRoi(world, { planetNaturalId: NEUTRAL, cx: null, rules: ACCURATE })!.recipeId
  .length

function payback(roi: number): string {
  const days = paybackDays(roi)
  return days === null ? 'never' : `${formatFixed(days, 1)} d`
}

test('every recipe is listed with what the engine says, paged, sorted and filtered', async ({
  loggedIn: page,
}) => {
  const sweep = recipeRoi(world, { planetNaturalId: NEUTRAL, cx: null, rules: ACCURATE })
  await page.goto('/roi-overview')
  const rows = rowsOf(page, 'recipes')
  const pages = page.getByRole('navigation', { name: 'Pages of recipes' })
  const nextPage = async () => {
    await pages.getByRole('button').last().click()
    await expect(page).toHaveURL(/page=2/)
  }
  await expect(page.getByText(`${RECIPES} of ${RECIPES} recipes on Montem (OT-580b)`)).toBeVisible()
  await expect(rows).toHaveCount(50)
  // At first by the profit that a fifth of the daily volume bears.
  const sellable = sweep.dailyProfit.map((profit, row) =>
    profit > 0 ? profit * Math.min(1, 0.2 / sweep.tradeShare[row]!) : profit,
  )
  const order = orderBy(sellable)
  const [best, second] = order
  await expect(rows.first()).toContainText(formatWhole(sweep.dailyProfit[best!]))
  await expect(rows.first()).toContainText(payback(sweep.planRoi[best!]!))
  await expect(rows.nth(1)).toContainText(payback(sweep.planRoi[second!]!))

  await nextPage()
  await expect(rows.first()).toContainText(payback(sweep.planRoi[order[50]!]!))

  await page
    .getByRole('columnheader', { name: /^\$\/day(?! at)/ })
    .getByRole('button')
    .first()
    .click()
  const dearest = orderBy(sweep.dailyProfit)[0]!
  await expect(rows.first()).toContainText(formatWhole(sweep.dailyProfit[dearest]))
  await expect(page).toHaveURL(/sort=-profit/)

  await page.setViewportSize({ width: 700, height: 500 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await nextPage()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('combobox', { name: 'Building', exact: true }).fill('FRM')
  await expect(page.getByText('No Results')).toBeVisible()
  await page.keyboard.press('Escape')

  await find(page, 'Makes', 'DW', /^DW/)
  const makesWater = [...sweep.recipeId.keys()].filter((row) =>
    world.recipes.listing[world.recipes.indexOf.get(sweep.recipeId[row]!)!]!.Outputs.some(
      ({ Ticker }) => Ticker === 'DW',
    ),
  )
  await expect(page.getByText(`${makesWater.length} of ${RECIPES} recipes`)).toBeVisible()
  await expect(rows).toHaveCount(makesWater.length)
  await page.getByLabel('$/day ≥').fill('999999999')
  await expect(page.getByText('No recipe matches your filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(rows).toHaveCount(50)

  await page.goto('/roi-overview?expertise=METALLURGY&profit=0&page=nonsense')
  const metal = [...sweep.recipeId.keys()].filter(
    (row) => sweep.cogc[row] === 'METALLURGY' && sweep.dailyProfit[row]! >= 0,
  )
  await expect(page.getByText(`${metal.length} of ${RECIPES} recipes`)).toBeVisible()
})

test('a row opens its setup and its cost of goods, and leads to a plan of exactly that base', async ({
  loggedIn: page,
  host,
  player,
}) => {
  await planningOf(host, player).createCx(ARCLIGHT)
  const sweep = recipeRoi(world, { planetNaturalId: NEUTRAL, cx: ARCLIGHT, rules: ACCURATE })
  await page.goto('/roi-overview?building=FP&makes=DW')
  await choose(page, 'CX', /Arclight/)
  await expect(page.getByText('prices of Arclight')).toBeVisible()
  const row = sweep.recipeId.indexOf('FP#10xH2O 1xPG=>10xDW')
  const line = rowsOf(page, 'recipes').filter({ hasText: formatWhole(sweep.dailyProfit[row]) })
  await line.getByRole('button', { name: /^Details of/ }).click()
  const cogm = referenceCogm(world, {
    planetNaturalId: NEUTRAL,
    cx: ARCLIGHT,
    buildingTicker: 'FP',
    recipeId: sweep.recipeId[row]!,
    cogc: 'FOOD_INDUSTRIES',
    rules: ACCURATE,
  })
  const goods = page.getByRole('region', { name: 'Cost of goods' })
  await expect(goods).toContainText(formatMoney(cogm.totalCost))
  await expect(goods).toContainText(formatMoney(cogm.outputCOGM[0]!.costSplit))
  await expect(page.getByRole('region', { name: 'Setup' })).toContainText(
    '28 × FP · 12 × HB1 · 1 × STO',
  )

  await goods.getByRole('button', { name: formatMoney(cogm.totalCost) }).click()
  await expect(page.getByRole('dialog', { name: 'Derivation of cost of goods' })).toContainText(
    formatMoneyToCents(cogm.totalCost),
  )
  await page.keyboard.press('Escape')
  const plan = page.getByRole('link', { name: 'Plan this base' })
  const address = new URL((await plan.getAttribute('href')) ?? '', page.url())
  expect(address.pathname).toBe(`/plan/${NEUTRAL}`)
  expect(JSON.parse(address.searchParams.get('start') ?? '')).toEqual({
    building: 'FP',
    recipe: 'FP#10xH2O 1xPG=>10xDW',
    cogc: 'FOOD_INDUSTRIES',
  })
  await plan.click()
  await expect(page.getByRole('region', { name: 'Plan figures' })).toContainText(
    formatMoney(sweep.dailyProfit[row]),
  )
})

test('the row under the pointer is marked in table and picture, and a click picks it', async ({
  loggedIn: page,
}) => {
  await page.goto('/roi-overview?building=SKF')
  await page.getByRole('button', { name: 'Chart' }).click()
  const line = rowsOf(page, 'recipes').first()
  await line.hover()
  await expect(page.getByText(/· Cost \$ .* · SKF: /)).toBeVisible()
  const chart = page.getByRole('img', { name: 'recipes: profit per area against cost' })
  await chart.locator('canvas').waitFor()
  const mark = await chart.locator('span[class*=mark]').boundingBox()
  if (!mark) throw new Error('No mark in the picture')
  await chart.hover({ position: { x: 2, y: 2 } })
  await expect(page.locator('tr[class*=highlighted]')).toHaveCount(0)
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2)
  await expect(page.locator('tr[class*=highlighted]')).toHaveCount(1)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('region', { name: /^Picked: / })).toBeVisible()
})

test('figures follow a changed price at once, and another planet', async ({
  loggedIn: page,
  host,
  player,
}) => {
  const planning = planningOf(host, player)
  await planning.createCx(ARCLIGHT)
  const dear: CxData = {
    ...ARCLIGHT,
    name: 'Dear water',
    ticker_empire: [{ ticker: 'DW', type: 'SELL', value: 777 }],
  }
  await planning.createCx(dear)
  const profit = (cx: CxData, planet: string) => {
    const sweep = recipeRoi(world, { planetNaturalId: planet, cx, rules: ACCURATE })
    return formatWhole(sweep.dailyProfit[sweep.recipeId.indexOf('FP#10xH2O 1xPG=>10xDW')])
  }
  await page.goto('/roi-overview?building=FP&makes=DW')
  await choose(page, 'CX', /Arclight/)
  await expect(page.getByRole('table', { name: 'recipes' })).toContainText(
    profit(ARCLIGHT, NEUTRAL),
  )
  await choose(page, 'CX', /Dear water/)
  await expect(page.getByRole('table', { name: 'recipes' })).toContainText(profit(dear, NEUTRAL))
  await find(page, 'Planet', 'katoa', /Katoa/)
  await expect(page.getByRole('table', { name: 'recipes' })).toContainText(profit(dear, 'UV-351a'))

  // Freight is part of profit and payback.
  const flown = (freight: SweepFreight) => {
    const sweep = recipeRoi(world, {
      planetNaturalId: 'UV-351a',
      cx: dear,
      rules: ACCURATE,
      freight,
    })
    const row = sweep.recipeId.indexOf('FP#10xH2O 1xPG=>10xDW')
    return {
      freight: formatWhole(sweep.dailyFreight[row]),
      profit: formatWhole(sweep.dailyProfit[row]),
      payback: payback(sweep.planRoi[row]!),
      before: formatMoney(sweep.dailyProfit[row]! + sweep.dailyFreight[row]!),
    }
  }
  const rate = { perUnit: 0, perUnitAndJump: RATE_PER_JUMP }
  const far = flown({ station: 'Moria Station', rate })
  await find(page, 'Freight to', 'NC1', /^NC1/)
  await expect(page.getByRole('columnheader', { name: /^Freight \$\/day/ })).toBeVisible()
  const line = rowsOf(page, 'recipes').filter({ hasText: far.freight })
  await expect(line).toContainText(far.profit)
  await expect(line).toContainText(far.payback)
  await line.getByRole('button', { name: /^Details of/ }).click()
  await expect(page.getByRole('region', { name: 'Setup' })).toContainText(far.before)
  // Benten orbits the star of Katoa.
  expect(flown({ station: 'nearest', rate }).freight).toBe('0')
  await find(page, 'Freight to', 'Nearest', /^Nearest/)
  await expect(page.getByRole('table', { name: 'recipes' })).toContainText(profit(dear, 'UV-351a'))
  await find(page, 'Freight to', 'NC1', /^NC1/)
  await page.getByRole('button', { name: /^More( ·|$)/ }).click()
  await page.getByLabel('$/t or m³ and jump').fill('100')
  await page.keyboard.press('Escape')
  const dearer = flown({ station: 'Moria Station', rate: { perUnit: 0, perUnitAndJump: 100 } })
  await expect(page.getByRole('table', { name: 'recipes' })).toContainText(dearer.freight)

  // What sells within the player's own share of the daily volume.
  const sellable = (percent: number) =>
    page.getByRole('columnheader', { name: `Sellable $/day (${percent} %)` })
  await expect(sellable(20)).toBeVisible()
  await page.evaluate(() => {
    const key = 'perigee.preferences'
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ version: 3, ...stored, tradeShareWarning: 35 }))
  })
  await page.reload()
  await expect(sellable(35)).toBeVisible()
  await expect(page.getByRole('table', { name: 'recipes' })).toContainText(dearer.freight)
})

test('every deposit of a material is listed by what it sells, and a table is a file', async ({
  loggedIn: page,
}) => {
  const sweep = resourceRoi(world, { material: 'H2O', cx: null, rules: ACCURATE })
  await page.goto('/resource-roi-overview')
  await expect(page.getByText('Choose a material')).toBeVisible()
  await find(page, 'Material', 'H2O', /^H2O/)
  const rows = rowsOf(page, 'deposits of H2O')
  const count = sweep.planetNaturalId.length
  await expect(
    page.getByText(`${formatWhole(count)} of ${formatWhole(count)} deposits`),
  ).toBeVisible()
  await expect(rows).toHaveCount(50)
  const sellable = sweep.dailyProfit.map((profit, row) =>
    [...STATION_CODES].some((code) => sweep[`distance${code}`][row]! >= 0)
      ? marketProfit(profit, sweep.tradeShare[row]!, 0.2)
      : Number.NEGATIVE_INFINITY,
  )
  const [best, second] = orderBy(sellable)
  await expect(rows.first()).toContainText(sweep.planetNaturalId[best!]!)
  await expect(rows.nth(1)).toContainText(sweep.planetNaturalId[second!]!)

  await page.getByRole('button', { name: 'Menu of deposits of H2O' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  await page.keyboard.press('Escape')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(count + 1)

  const reached = resourceRoi(world, {
    ...{ material: 'H2O', cx: null, rules: ACCURATE },
    freight: { station: 'nearest', rate: { perUnit: 0, perUnitAndJump: RATE_PER_JUMP } },
  })
  expect(reached.unreached).toBeGreaterThan(0)
  await find(page, 'Freight to', 'Nearest', /^Nearest/)
  await expect(
    page.getByText(`${formatWhole(reached.unreached)} more have no route to any exchange`),
  ).toBeVisible()
  const [bestReached] = orderBy(
    reached.dailyProfit.map((profit, row) => marketProfit(profit, reached.tradeShare[row]!, 0.2)),
  )
  await expect(rows.first()).toContainText(formatWhole(reached.dailyFreight[bestReached!]))
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  // Where no jumps lead to an exchange nothing can be sold: these deposits are last.
  await page.goto(`/resource-roi-overview?material=H2O&page=${Math.ceil(count / 50)}`)
  await expect(rows.last()).toContainText('no route')

  await page.getByLabel('Of best ≥').fill('90')
  const good = [...sweep.percentMaxDailyYield].filter((share) => share >= 0.9).length
  await expect(
    page.getByText(`${formatWhole(good)} of ${formatWhole(count)} deposits`),
  ).toBeVisible()
  await page.getByLabel('Jumps ≤').fill('0')
  await expect(page.getByText(/No deposit matches your filters/)).toBeVisible()
})

test.describe('at the first visit', () => {
  test.use({ memory: 'nothing' })

  test('a sweep that fails says why and is tried again; one that is cancelled can be resumed', async ({
    loggedIn: page,
  }) => {
    // First refused by the server, then held back, so that there is time to cancel.
    let isCut = true
    const held = Promise.withResolvers<void>()
    await page.route('**/api/v1/data/planet/search', async (route) => {
      if (isCut) return route.fulfill({ status: 503, json: { detail: 'Busy just now.' } })
      await held.promise
      return route.continue()
    })
    await page.goto('/resource-roi-overview?material=FEO')
    const problem = page.getByRole('alert').filter({ hasText: 'could not be calculated' })
    await expect(problem).toContainText('Busy just now.')
    await expect(problem).not.toContainText('HTTP')
    isCut = false
    await problem.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Cancelled.')).toBeVisible()
    held.resolve()
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(rowsOf(page, 'deposits of FEO')).toHaveCount(50)
  })
})
