import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { referenceContext } from '../../engine/explain/reference.ts'
import { exchangeFlights } from '../../engine/fleet/freight/exchange-flights.ts'
import { flightBook } from '../../engine/fleet/freight/flight-book.ts'
import { SHIP_DESIGNS } from '../../engine/fleet/ships/design-parts.ts'
import { galaxyOf } from '../../engine/fleet/ships/galaxy.ts'
import { spaceIn } from '../../engine/fleet/ships/space-in.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { EMPIRE_DEFAULTS } from '../../engine/game/empire.ts'
import { formatMoney, formatSigned, formatWhole, NONE } from '../../engine/game/number-format.ts'
import { bookedProfit } from '../../engine/market/depth/booked-profit.ts'
import { curvesOf } from '../../engine/market/depth/books.ts'
import { repeatedLoad } from '../../engine/market/depth/load.ts'
import { partOfBook } from '../../engine/market/depth/refill.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { recipeRoi } from '../../engine/roi/recipe-roi.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { departingNow } from '../../web/features/fleet/departures.ts'
import { FREIGHT_DEFAULTS } from '../../web/session/freight-settings.ts'
import { expect, rememberSession, test } from './app.ts'

const gameData = await loadStarterGameData()
const universe = compileUniverse(gameData)
const curves = curvesOf(universe)
/** Of what comes back in some days, at the 5 % of the book a day that count unless the player says otherwise. */
const steadyCurves = (days: number) => curvesOf(universe, [], partOfBook('steady', days, 0.05))
const HERE = 'UV-351a'
const FARM = base(HERE, running('FRM', 4, 'FRM#1xH2O=>4xGRN'))
const BENTEN: CxData = {
  name: 'Benten',
  cx_empire: [
    { type: 'BUY', exchange: 'CI1_BUY' },
    { type: 'SELL', exchange: 'CI1_SELL' },
  ],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
}

test('a plan and its empire say what is left where some days of trade meet the books at once', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createPlan(planWrite('Farm', FARM))
  const { uuid: empire } = await planning.createEmpire({ name: 'Alpha' })
  await planning.assignPlans(empire, [uuid])
  const cx = await planning.createCx(BENTEN)
  await planning.assignCx(cx.uuid, [empire])
  const prices = resolvePrices(universe, BENTEN, HERE, ACCURATE)
  const input = { plan: FARM, prices, empire: EMPIRE_DEFAULTS, rules: ACCURATE }
  const plans = [{ planetNaturalId: HERE, ...evaluatePlan(universe, input) }]
  const after = (days: number) =>
    bookedProfit(universe, steadyCurves(days), { plans, cx: BENTEN, rules: ACCURATE, days })
  const once = bookedProfit(universe, curves, { plans, cx: BENTEN, rules: ACCURATE, days: 10 })
  const signed = (value: number) => formatSigned(value, formatMoney)
  expect(signed(after(10).booked)).not.toBe(signed(after(10).profit))
  expect(signed(after(10).booked)).not.toBe(signed(once.booked))

  await rememberSession(page, player)
  await page.goto(`/plan/${HERE}/${uuid}`)
  const overview = page.getByRole('region', { name: 'Overview' })
  await overview.getByRole('checkbox', { name: 'Against order books' }).check()
  await overview.getByRole('checkbox', { name: 'Ask/Bid range' }).check()
  const booked = overview.getByLabel('Profit against order books')
  await booked.getByRole('spinbutton', { name: 'Days traded at once' }).fill('10')
  const figure = booked.getByRole('button', { name: signed(after(10).booked) })
  await expect(figure).toBeVisible()
  await expect(booked).toContainText(signed(after(10).band.best))
  await figure.click()
  await expect(page.getByText('Profit by the price list', { exact: true })).toBeVisible()
  await expect(page.getByText('GRN sold at CI1', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await booked.getByRole('radio', { name: 'the first time' }).check({ force: true })
  await expect(booked.getByRole('button', { name: signed(once.booked) })).toBeVisible()
  await booked.getByRole('radio', { name: 'again and again' }).check({ force: true })
  await expect(overview.getByText('every 10 days 50% of each order is there')).toBeVisible()

  await page.goto(`/empire/${empire}`)
  const all = page.getByLabel('Profit against order books')
  await expect(all.getByRole('button', { name: signed(after(10).booked) })).toBeVisible()
})

test('arbitrage: what to carry between which exchanges with a ship, net and by the hour', async ({
  loggedIn: page,
}) => {
  const { aim, withGateways, fuelShare, reactorSlider, valueOfHour, repairAt } = FREIGHT_DEFAULTS
  const space = spaceIn(universe, galaxyOf(gameData.systems))
  const book = flightBook(
    universe,
    space,
    resolvePrices(universe, null, null, ACCURATE),
    { design: SHIP_DESIGNS.get('HCB')! },
    { aim, withGateways, fuelShare, reactorSlider, valueOfHour, repairAt },
    departingNow(),
  )
  const { stopHours } = FREIGHT_DEFAULTS
  const loads = (fliesBack: boolean) =>
    exchangeFlights(book, { stopHours, fliesBack })
      .flatMap((haul) => repeatedLoad(universe, curves, haul, 0.05) ?? [])
      .sort((a, b) => b.perHour - a.perHour)
  const [first] = loads(true)
  const { from, to } = first!.haul

  await page.goto('/market-exploration')
  await page.getByRole('link', { name: 'Arbitrage', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Arbitrage', exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Ship', exact: true }).click()
  await page.getByRole('option', { name: /^HCB/ }).click()
  const hauls = page.getByRole('table', { name: 'hauls' })
  const row = hauls.getByRole('row', { name: new RegExp(`${from} → ${to}`) })
  await expect(row).toContainText(formatSigned(first!.perHour, formatMoney))
  await expect(row).toContainText(formatSigned(first!.net, formatMoney))
  await expect(row).toContainText(
    first!.steadyPerHour === null ? NONE : formatSigned(first!.steadyPerHour, formatMoney),
  )
  await expect(page.getByText('no live books: list prices, sizes of an earlier day')).toBeVisible()
  await expect(hauls.locator('tbody').getByRole('row')).toHaveCount(loads(true).length)

  await page.getByRole('checkbox', { name: 'Count the empty flight back' }).uncheck()
  const oneWay = loads(false).find(({ haul }) => haul.from === from && haul.to === to)!
  await expect(row).toContainText(formatSigned(oneWay.perHour, formatMoney))
  await page.reload()
  await expect(row).toContainText(formatSigned(oneWay.perHour, formatMoney))

  await row.getByRole('button').first().click()
  const [good] = oneWay.goods
  const goods = page.getByRole('table', { name: `goods ${from} → ${to}` })
  await expect(goods.getByRole('row', { name: new RegExp(`^${good!.ticker}`) })).toContainText(
    formatMoney(good!.gain),
  )
  for (const end of ['From', 'To']) {
    await page.getByRole('combobox', { name: end, exact: true }).click()
    await page.getByRole('option', { name: new RegExp(`^${from} `) }).click()
  }
  await expect(page.getByText('Nothing pays')).toBeVisible()
})

test('a row of the recipe ROI says by depth what is left of its profit', async ({
  page,
  player,
  host,
}) => {
  const MONTEM = 'OT-580b'
  const { uuid } = await planningOf(host, player).createCx(BENTEN)
  const sweep = recipeRoi(universe, { planetNaturalId: MONTEM, cx: BENTEN, rules: ACCURATE })
  const row = sweep.recipeId.findIndex((id) => id.endsWith('=>200xDW') || id.includes('=>10xDW'))
  const averageSweep = recipeRoi(universe, { planetNaturalId: MONTEM, cx: null, rules: ACCURATE })
  expect(averageSweep.recipeId[row]).toBe(sweep.recipeId[row])
  const choice = {
    planetNaturalId: MONTEM,
    building: sweep.buildingTicker[row]!,
    recipeId: sweep.recipeId[row]!,
    cogc: sweep.cogc[row]!,
  }
  const terms = { cx: BENTEN, empire: null, rules: ACCURATE }
  const { result } = referenceContext(universe, choice, terms)
  const plans = [{ planetNaturalId: MONTEM, ...result }]
  const { booked, profit } = bookedProfit(universe, steadyCurves(7), { plans, ...terms, days: 7 })
  expect(formatMoney(booked)).not.toBe(formatMoney(profit))

  await rememberSession(page, player)
  await page.goto(`/roi-overview?cx=${uuid}&makes=DW&building=${choice.building}`)
  const shown = page
    .getByRole('table', { name: 'recipes', exact: true })
    .locator('tr[data-row]')
    .filter({ hasText: formatWhole(sweep.dailyProfit[row]) })
  await shown.getByRole('button', { name: /^Details of/ }).click()
  await page.getByRole('button', { name: 'By depth', exact: true }).click()
  const booking = page.getByLabel('Profit against order books')
  await expect(
    booking.getByRole('button', { name: formatSigned(booked, formatMoney) }),
  ).toBeVisible()

  // Under average prices the book of the nearest exchange counts, and its name is shown.
  const averages = { ...terms, cx: null }
  const atAverages = bookedProfit(universe, steadyCurves(7), {
    ...averages,
    plans: [{ planetNaturalId: MONTEM, ...referenceContext(universe, choice, averages).result }],
    days: 7,
  })
  expect(atAverages.nearest).toEqual(['NC1'])
  await page.goto(`/roi-overview?cx=none&makes=DW&building=${choice.building}`)
  await page
    .getByRole('table', { name: 'recipes', exact: true })
    .locator('tr[data-row]')
    .filter({ hasText: formatWhole(averageSweep.dailyProfit[row]) })
    .getByRole('button', { name: /^Details of/ })
    .click()
  await page.getByRole('button', { name: 'By depth', exact: true }).click()
  await expect(
    page.getByText('Prices are averages: order book of NC1, the nearest exchange'),
  ).toBeVisible()
  await expect(
    page
      .getByLabel('Profit against order books')
      .getByRole('button', { name: formatSigned(atAverages.booked, formatMoney) }),
  ).toBeVisible()
})
