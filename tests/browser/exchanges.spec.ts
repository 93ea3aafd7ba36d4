import type { Locator, Page } from '@playwright/test'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import type { Cx } from '../../engine/game/cx.ts'
import { EMPIRE_DEFAULTS } from '../../engine/game/empire.ts'
import { formatMoney } from '../../engine/game/number-format.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, rememberSession, test } from './app.ts'

const NO_PREFERENCES = { cx_empire: [], cx_planets: [], ticker_empire: [], ticker_planets: [] }

const row = (page: Page, ticker: string) =>
  page.getByRole('table', { name: 'prices' }).getByRole('row', { name: new RegExp(`^${ticker} `) })
/** To the letter: `unsaved` holds the same word. */
const isSaved = (bar: Locator) => expect(bar.getByText('saved', { exact: true })).toBeVisible()
const choose = async (page: Page, label: string, text: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text)
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .click()
}

test('a new CX can be given to an empire where it is made', async ({ page, player, host }) => {
  const planning = planningOf(host, player)
  const empire = await planning.createEmpire({ name: 'Alpha' })
  const { uuid: former } = await planning.createCx({
    name: 'Former',
    cx_empire: [],
    cx_planets: [],
    ticker_empire: [],
    ticker_planets: [],
  })
  await planning.assignCx(former, [empire.uuid])
  await rememberSession(page, player)
  await page.goto('/exchanges')
  await page.getByRole('button', { name: 'New CX' }).click()
  const form = page.getByRole('form', { name: 'Create CX' })
  await form.getByLabel('Name').fill('Moria')
  await form.getByRole('combobox', { name: 'For empire' }).click()
  await page.getByRole('option', { name: 'Alpha' }).click()
  await form.getByRole('combobox', { name: 'Buy at Ask, sell at Bid of' }).click()
  await page.getByRole('option', { name: 'Moria Station (NC1)' }).click()
  await form.getByRole('button', { name: 'Create CX' }).click()
  await expect(page.getByRole('combobox', { name: 'CX', exact: true })).toContainText('Moria')
  const all = await planning.call<Cx[]>('GET', '/cx')
  const empiresOf = (name: string) =>
    all.find((cx) => cx.name === name)?.empires.map((of) => of.name)
  expect(empiresOf('Moria')).toEqual(['Alpha'])
  expect(empiresOf('Former')).toEqual([])
  expect(all.find((cx) => cx.name === 'Moria')?.cx_data.cx_empire).toEqual([
    { type: 'BUY', exchange: 'NC1_BUY' },
    { type: 'SELL', exchange: 'NC1_SELL' },
  ])
})

test('a price of 0 is set by hand, shown with the rule that decided, saved and undone', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  await rememberSession(page, player)
  await page.goto('/exchanges')
  await expect(page.getByText('No CX available.')).toBeVisible()
  await page.getByLabel('Name').fill('Moria')
  await page.getByRole('button', { name: 'Create CX' }).click()
  await expect(page).toHaveURL(/\/exchanges\/[0-9a-f-]{36}/)
  await page.getByRole('searchbox', { name: 'Search prices' }).fill('DW')
  await expect(
    row(page, 'DW')
      .getByTitle(/^no preference:/)
      .first(),
  ).toBeVisible()

  await choose(page, 'Exchange', 'NC1 Ask')
  await page.getByRole('button', { name: 'Add exchange preference' }).click()
  await expect(row(page, 'DW')).toContainText('NC1 Ask')
  await expect(page.getByRole('button', { name: 'Sell at NC1 Bid too' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'BOTH' }).click()
  await expect(
    page.getByText(
      'BOTH speaks for buying and selling: remove the BUY preference for the empire first.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add exchange preference' })).toBeDisabled()

  await choose(page, 'Material', 'DW')
  await page.getByRole('button', { name: 'Add ticker preference' }).click()
  await expect(row(page, 'DW')).toContainText('0.00empire ticker set by you')
  const bar = page.getByRole('region', { name: 'Edits of this CX' })
  await expect(bar).toContainText('unsaved, 2 edits')
  await bar.getByRole('button', { name: 'Save' }).click()
  await isSaved(bar)
  const [cx] = await planning.call<Cx[]>('GET', '/cx')
  expect(cx?.cx_data).toEqual({
    ...NO_PREFERENCES,
    name: 'Moria',
    cx_empire: [{ type: 'BUY', exchange: 'NC1_BUY' }],
    ticker_empire: [{ ticker: 'DW', type: 'BOTH', value: 0 }],
  })

  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'DW')).toContainText('NC1 Ask')
  await expect(bar).toContainText('unsaved, 1 edit')
  await page.reload()
  await page.getByRole('button', { name: 'Continue with it' }).click()
  await expect(row(page, 'DW')).toContainText('NC1 Ask')
  await bar.getByRole('button', { name: 'Reload' }).click()
  await expect(row(page, 'DW')).toContainText('set by you')
})

test('a planet has prices of its own, and a price tells why it is what it is', async ({
  page,
  player,
  host,
}) => {
  const { uuid } = await planningOf(host, player).createCx({
    ...NO_PREFERENCES,
    name: 'Moria',
    ticker_empire: [{ ticker: 'DW', type: 'BOTH', value: 70 }],
  })
  await rememberSession(page, player)
  await page.goto(`/exchanges/${uuid}?q=DW`)
  await page.getByLabel('Add planet').fill('Katoa')
  await page.getByRole('button', { name: /Katoa/ }).click()
  await expect(page).toHaveURL(/planet=UV-351a/)
  await expect(row(page, 'DW')).toContainText('70.00empire ticker')
  await choose(page, 'Material', 'DW')
  await page.getByRole('spinbutton', { name: 'Price, $' }).fill('55.5')
  await page.getByRole('button', { name: 'Add ticker preference' }).click()
  await expect(row(page, 'DW')).toContainText('55.50planet ticker')
  await row(page, 'DW').getByRole('button', { name: '55.50' }).first().click()
  await expect(page.getByText('planet ticker preference for DW')).toBeVisible()
})

test('a broken CSV changes nothing and names its rows; a mended one is read', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createCx({
    ...NO_PREFERENCES,
    name: 'Moria',
    ticker_empire: [{ ticker: 'RAT', type: 'BUY', value: 9 }],
  })
  await rememberSession(page, player)
  await page.goto(`/exchanges/${uuid}`)
  const open = async (...rows: string[]) => {
    await page.getByRole('button', { name: 'Actions for this CX' }).click()
    await page.getByRole('menuitem', { name: 'Import CSV' }).click()
    await page.getByLabel('Choose CSV file').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['PLANET,TICKER,TYPE,EXCHANGE,VALUE', ...rows].join('\n')),
    })
  }
  await open(',DW,BUY,,1', ',NIX,BUY,,1', 'XX-000x,DW,BUY,,2')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: '3 Material NIX not available.' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: '4 Planet XX-000x not available.' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const bar = page.getByRole('region', { name: 'Edits of this CX' })
  await isSaved(bar)

  await open(',DW,BUY,,1', 'UV-351a,,BOTH,AI1_AVG,')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(bar).toContainText('unsaved, 1 edit')
  await bar.getByRole('button', { name: 'Save' }).click()
  await isSaved(bar)
  const [cx] = await planning.call<Cx[]>('GET', '/cx')
  expect(cx?.cx_data).toEqual({
    ...NO_PREFERENCES,
    name: 'Moria',
    ticker_empire: [{ ticker: 'DW', type: 'BUY', value: 1 }],
    cx_planets: [{ planet: 'UV-351a', preferences: [{ type: 'BOTH', exchange: 'AI1_AVG' }] }],
  })
})

test('a price that changes on the CX changes the empire as the engine says', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const farm = base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))
  const { uuid } = await planning.createPlan(planWrite('Farm', farm))
  const empire = await planning.createEmpire({ name: 'Alpha' })
  const priced = (value: number) => ({
    ...NO_PREFERENCES,
    name: 'Moria',
    ticker_empire: [{ ticker: 'GRN', type: 'BOTH' as const, value }],
  })
  const cx = await planning.createCx(priced(10))
  await planning.assignPlans(empire.uuid, [uuid])
  await planning.assignCx(cx.uuid, [empire.uuid])
  const profit = (value: number) =>
    formatMoney(
      evaluatePlan(world, {
        plan: farm,
        prices: resolvePrices(world, priced(value), 'UV-351a', ACCURATE),
        empire: EMPIRE_DEFAULTS,
        rules: ACCURATE,
      }).profit,
    )
  await rememberSession(page, player)
  await page.goto(`/empire/${empire.uuid}`)
  const shown = page.getByRole('main').locator('dl', { hasText: /^Profit(?! per)/ })
  await expect(shown).toContainText(profit(10))

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Exchanges' })
    .click()
  await page.getByRole('spinbutton', { name: 'BOTH price of GRN' }).fill('250')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Save' }).click()
  await answered
  const bar = page.getByRole('region', { name: 'Edits of this CX' })
  await isSaved(bar)
  // Within the app, as a player goes: what was saved is known without asking again.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Empire', exact: true })
    .click()
  await expect(shown).toContainText(profit(250))
  expect(profit(250)).not.toBe(profit(10))
})

test('a CX that cannot be saved on leaving stays and says why', async ({ page, player, host }) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createCx({ name: 'Moria', ...NO_PREFERENCES })
  await rememberSession(page, player)
  await page.goto(`/exchanges/${uuid}`)
  await page.getByLabel('Name', { exact: true }).fill('Hortus')
  await page.route(/\/api\/v1\/cx\/[0-9a-f-]{36}/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click()
  await expect(page.getByText('The preferences were not saved.').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(uuid))
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hortus')
})

test('a CX is deleted with all of its preferences', async ({ page, player, host }) => {
  const { uuid } = await planningOf(host, player).createCx({ ...NO_PREFERENCES, name: 'Moria' })
  await rememberSession(page, player)
  await page.goto(`/exchanges/${uuid}`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Moria prices')
  await page.getByRole('button', { name: 'Actions for this CX' }).click()
  await page.getByRole('menuitem', { name: 'Delete CX' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure? Deleting the CX will delete all preferences.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No CX available.')).toBeVisible()
  await page.goto(`/exchanges/${uuid}`)
  await expect(page.getByRole('alert')).toContainText(`No data: CX ${uuid}`)
})

test('a price that an exchange does not have comes from the next step, and the table says which', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const { Ask } = world.exchanges.get('NC1')!.prices
  const { PriceAverage } = world.exchanges.get('PP7D_UNIVERSE')!.prices
  const missing = world.materials.ticker.findIndex(
    (_, m) => Ask[m] === 0 && PriceAverage[m]! > 0 && world.materials.record[m],
  )
  const ticker = world.materials.ticker[missing]!
  const { uuid } = await planning.createCx({
    ...NO_PREFERENCES,
    name: 'Steps',
    cx_empire: [{ type: 'BOTH', exchange: 'NC1_BUY' }],
  })
  await rememberSession(page, player)
  await page.goto(`/exchanges/${uuid}`)
  await choose(page, 'Fallback prices for BOTH, in this order', '7-day average, all exchanges')
  await page.getByRole('searchbox', { name: 'Search prices' }).fill(ticker)
  await expect(row(page, ticker)).toContainText(formatMoney(PriceAverage[missing]))
  await expect(row(page, ticker)).toContainText('7-day average, all exchanges, no Ask')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const steps = async () => (await planning.call<Cx[]>('GET', '/cx'))[0]?.cx_data.cx_empire
  await expect
    .poll(steps)
    .toEqual([{ type: 'BOTH', exchange: 'NC1_BUY', instead: ['PP7D_UNIVERSE'] }])
})
