import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { bookedProfit } from '../../engine/market/depth/booked-profit.ts'
import { curvesOf } from '../../engine/market/depth/books.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import type { CxData } from '../../engine/model/cx.ts'
import { EMPIRE_DEFAULTS } from '../../engine/model/empire.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { BOOK_TOPS_AT, topsOf } from '../../engine/reference/book-tops.ts'
import { ACCURATE } from '../../engine/reference/rules.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { formatMoney, formatSigned } from '../../web/ui/format.ts'
import { expect, rememberSession, test } from './app.ts'
import { base, planningOf, planWrite, running } from './planning.ts'

const universe = compileUniverse(await loadStarterGameData())
const curves = curvesOf(universe, { of: topsOf, timestampMs: BOOK_TOPS_AT })
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
    bookedProfit(universe, curves, { plans, cx: BENTEN, rules: ACCURATE, days })
  const signed = (value: number) => formatSigned(value, formatMoney)
  expect(signed(after(90).booked)).not.toBe(signed(after(90).profit))

  await rememberSession(page, player)
  await page.goto(`/plan/${HERE}/${uuid}`)
  const overview = page.getByRole('region', { name: 'Overview' })
  await overview.getByRole('checkbox', { name: 'by the book' }).check()
  await overview.getByRole('checkbox', { name: 'band' }).check()
  const booked = overview.getByLabel('Profit by the book')
  await booked.getByRole('spinbutton', { name: 'Days traded at once' }).fill('90')
  const figure = booked.getByRole('button', { name: signed(after(90).booked) })
  await expect(figure).toBeVisible()
  await expect(booked).toContainText(signed(after(90).band.best))
  await figure.click()
  await expect(page.getByText('Profit by the price list', { exact: true })).toBeVisible()
  await expect(page.getByText('GRN sold at CI1', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`/empire/${empire}`)
  const all = page.getByLabel('Profit by the book')
  await expect(all.getByRole('button', { name: signed(after(90).booked) })).toBeVisible()
})
