import { pricesAt } from '../../engine/game/cx.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { expect, test } from './app.ts'

test("a visitor sees the owner's profit, until bonuses or prices are left out", async ({
  loggedIn: page,
  player,
  host,
  browser,
}) => {
  const own = planningOf(host, player)
  const { uuid } = await own.createPlan(
    planWrite('Shown', base('JS-299a', running('RIG', 6, 'RIG#H2O'))),
  )
  const empire = await own.createEmpire({ name: 'Home', faction: 'MORIA', permits_total: 4 })
  const cx = await own.createCx({
    ...{ name: 'AI1 prices', cx_empire: pricesAt('AI1'), cx_planets: [] },
    ...{ ticker_empire: [], ticker_planets: [] },
  })
  await own.assignCx(cx.uuid, [empire.uuid])

  await page.goto(`/plan/JS-299a/${uuid}`)
  await expect(page.getByRole('button', { name: 'CX: AI1 prices' })).toBeVisible()
  const figures = page.getByRole('region', { name: 'Plan figures' })
  await expect(figures).toContainText(/Profit[+\u2212][\d,.]+/)
  const profit = /Profit[+\u2212][\d,.]+/.exec(await figures.innerText().then(withoutBreaks))![0]
  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const publicPage = page.getByRole('region', { name: 'Public page' })
  const bonuses = publicPage.getByRole('checkbox', { name: 'With the bonuses of Home' })
  const prices = publicPage.getByRole('checkbox', { name: 'With your prices: AI1 prices' })
  await expect(bonuses).toBeChecked()
  await expect(prices).toBeChecked()
  await page.getByRole('button', { name: 'Create Sharing Link' }).click()
  const link = await page.getByLabel('Sharing link', { exact: true }).inputValue()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  const shown = visitor.getByRole('region', { name: 'Plan figures' })
  await expect(shown).toContainText(profit)
  await expect(visitor.getByText('prices: Prices')).toBeVisible()
  await expect(visitor.getByText("the owner's empire (Moria, 1 of 4 permits)")).toBeVisible()

  const changed = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await prices.uncheck()
  expect((await changed).ok()).toBe(true)
  await expect(publicPage).toContainText('Without your prices it shows average prices.')
  await visitor.reload()
  await expect(visitor.getByText('average prices · viewed')).toBeVisible()
  await expect(shown).not.toContainText(profit)
  await page.reload()
  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  await expect(bonuses).toBeChecked()
  await expect(prices).not.toBeChecked()
  await visitor.context().close()
})

const withoutBreaks = (text: string) => text.replace(/\s+/g, '')
