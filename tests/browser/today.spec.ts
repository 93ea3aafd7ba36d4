import type { Page } from '@playwright/test'
import type { Plan } from '../../engine/game/plan.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { violationsOf } from './accessibility.ts'
import { expect, logInBy, rememberSession, test } from './app.ts'
import { playerWithBases } from './fio-bases.ts'
import { patient } from './patience.ts'
import { settled } from './settled.ts'

const list = (page: Page) => page.getByRole('region', { name: 'tasks', exact: true })
const cards = (page: Page) =>
  list(page)
    .getByRole('list', { name: /, cards$/ })
    .locator(':scope > li')
const cardNamed = (page: Page, name: string | RegExp) =>
  list(page).getByRole('listitem', { name, exact: true })
const openDetails = (page: Page, name: string) =>
  list(page)
    .getByRole('button', { name: `Details of ${name}`, exact: true })
    .click()
const lineNamed = (page: Page, name: RegExp) => list(page).getByRole('listitem', { name })

async function openToday(page: Page, host: TestHost): Promise<void> {
  await rememberSession(page, await playerWithBases(host))
  await page.goto('/today')
  await expect(list(page)).toBeVisible()
}

test('a player lands on the empire with Today one click away, or on Today, and a mailed link still wins', async ({
  page,
  host,
}) => {
  const player = await playerWithBases(host)
  await page.goto('/?login=true')
  await logInBy(page, player.username)
  await expect(page).toHaveURL(/\/empire$/)
  const today = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' })
  await expect(today).toHaveAccessibleName(/^Today \d+ tasks?$/)
  const count = /\d+/.exec(await today.innerText())?.[0]
  await today.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(cards(page)).toHaveCount(Number(count))

  await page.goto('/profile')
  await page.getByLabel('Start page').click()
  await page.getByRole('option', { name: 'Today' }).click()
  await page.goto('/?login=true')
  await expect(page).toHaveURL(/\/today$/)
  await page.goto('/?login=true&to=%2Fmanage')
  await expect(page).toHaveURL(/\/manage$/)
})

test('a card says what is at stake, when, what to bring, which ship, and its cure is one click away', async ({
  page,
  host,
}) => {
  await openToday(page, host)
  const card = cardNamed(page, 'Etherwind')
  await expect(card).toContainText('now')
  await expect(card.getByRole('list', { name: 'short at Etherwind' })).toContainText('DW')
  await card.getByRole('button', { name: /\$\/day$/ }).click()
  const why = page.getByRole('dialog', { name: 'Derivation of money lost a day' })
  await expect(why.getByRole('treeitem', { name: /^Money lost a day/ })).toBeVisible()
  await expect(why.getByRole('treeitem', { name: /^No longer made/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'XIT: Resupply Etherwind', exact: true }).click()
  const order = JSON.parse(await page.getByLabel('Transfer order', { exact: true }).inputValue())
  expect(order.groups[0].materials.DW).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await openDetails(page, 'Etherwind')
  await expect(lineNamed(page, /^Runs out: Etherwind, Well/)).toContainText('now')
  await expect(card.getByRole('list', { name: 'bring to Etherwind' })).toContainText('DW')
  await expect(card).toContainText(/(Manganese|Cobalt) is flying; CI1 → here \d/)
  await card.getByRole('link', { name: 'Visit plan for Etherwind' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visit plan' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'trips' })).toContainText('Etherwind')
})

test('the sum of all cards comes first, cards are ordered by money, and reasons lead to their plan', async ({
  page,
  host,
}) => {
  await openToday(page, host)
  await expect(page.getByText(/^No cards about production lines\b.*did not send/)).toBeVisible()
  const built = lineNamed(page, /^Not as planned: Etherwind, Well/)
  await openDetails(page, 'Etherwind')
  await expect(built).toContainText('RIG 2 → 1')
  await openDetails(page, 'Etherwind')
  const shown = await cards(page)
    .getByText(/\$\/day$/)
    .allInnerTexts()
  const amount = (text: string) => Number(text.replace(/[^0-9.]/g, ''))
  const money = shown.map(amount)
  expect(money).toHaveLength(2)
  expect(money).toEqual(money.toSorted((a, b) => b - a))
  const sum = page.getByRole('region', { name: 'At stake' }).getByRole('definition').first()
  expect(amount(await sum.innerText())).toBeCloseTo(money[0]! + money[1]!, -1)
  await page.getByRole('radio', { name: 'By ship' }).check({ force: true })
  const ship = page.getByRole('region', { name: /^(Manganese|Cobalt)$/ })
  await expect(ship.getByRole('listitem', { name: 'Etherwind', exact: true })).toBeVisible()
  await openDetails(page, 'Etherwind')
  await built.getByRole('link', { name: 'Open plan of Etherwind' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Well' })).toBeVisible()
})

test('a base without a plan is named with the way to one', async ({ page, host }) => {
  const player = await playerWithBases(host)
  const planning = planningOf(host, player)
  const plans = await planning.call<Plan[]>('GET', '/baseplanner')
  for (const { uuid, name } of plans)
    if (name !== 'Well') await planning.call('DELETE', `/baseplanner/${uuid}`)
  await rememberSession(page, player)
  await page.goto('/today')
  await expect(page.getByText('No plan says what these bases do: Katoa')).toBeVisible()
  await expect(lineNamed(page, /^Runs out: Katoa/)).toHaveCount(0)
})

test('the guest lands on Empire, and Today shows the simulated bases', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await expect(page).toHaveURL(/\/empire\/?/)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Today', exact: true })
    .click()
  await expect(cardNamed(page, 'Promitor')).toBeVisible()
  for (const name of ['Promitor', 'Katoa', 'Your ships', 'Odysseus', 'Helion Prime', 'Your cash'])
    await openDetails(page, name)
  await expect(lineNamed(page, /^Runs out: Promitor, Promitor Farm/)).toBeVisible()
  await expect(cardNamed(page, 'Promitor')).toContainText(/Example \w+ leaves IC1/)
  await expect(lineNamed(page, /^Orders end: Promitor/)).toContainText('end in')
  await expect(lineNamed(page, /^Buildings idle: Katoa/)).toContainText('run nothing')
  await expect(lineNamed(page, /^Ship arrives: Your ships/).first()).toContainText(
    'Example hauler arrives at Promitor',
  )
  await expect(cardNamed(page, /^Contract /)).toContainText('300 RAT')
  const short = lineNamed(page, /^Workers lack something: Katoa/)
  await expect(short).toContainText('short of OVE')
  await expect(short).toContainText(/\$\/day/)
  await expect(page.getByText('Consumption and production as FIO reports them.')).toBeVisible()
  await expect(lineNamed(page, /^Storage full: Odysseus/)).toContainText(/Full by (m³|tonnes)/)
  await expect(lineNamed(page, /^Repair due: Helion Prime/)).toContainText('best repair day')
  await expect(lineNamed(page, /^Ships idle: Your ships/)).toContainText(
    'Example freighter at Hortus Station',
  )
  await openDetails(page, 'Your orders')
  const beaten = lineNamed(page, /^Order beaten: Your orders/)
  await expect(beaten).toContainText('Selling 180 RAT at')
  await beaten.getByRole('button', { name: / \$$/ }).click()
  const stake = page.getByRole('dialog', { name: 'Derivation of money at stake' })
  await expect(stake.getByRole('treeitem', { name: /^Sold at your limit/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const cash = cardNamed(page, 'Your cash')
  await expect(cash).toContainText('It pays for part of it')
  await cash
    .getByRole('button', { name: /^XIT: Affordable supplies for/ })
    .first()
    .click()
  const order = JSON.parse(await page.getByLabel('Transfer order', { exact: true }).inputValue())
  expect(Object.keys(order.groups[0].materials).length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await cash.getByRole('button', { name: /^Sell / }).click()
  await expect(page.getByRole('dialog', { name: /^Sell \w+ from/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const filled = lineNamed(page, /^Orders filled: Your orders/)
  await expect(filled).toContainText('Sold 600 DW on IC1')
  await filled.getByRole('button', { name: 'Seen' }).click()
  await expect(filled).toHaveCount(0)
  await page.getByRole('radio', { name: 'Plans', exact: true }).check({ force: true })
  await expect(page.getByText('Consumption and production as your plans say.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Consumption and production as your plans say.')).toBeVisible()
  await expect(cardNamed(page, 'Katoa')).toContainText('Workers lack something')
  await openDetails(page, 'Your orders')
  await expect(filled).toHaveCount(0)
  await expect(page.getByText('The FIO data of the examples is simulated.')).toBeVisible()
})

test('who has no FIO key lands on Empire, and Today says how to get one', async ({ loggedIn }) => {
  await loggedIn.setViewportSize({ width: 390, height: 844 })
  await loggedIn.goto('/')
  await expect(loggedIn).toHaveURL(/\/empire/)
  const quick = loggedIn.getByRole('navigation', { name: 'Quick' })
  await expect(quick.getByRole('link')).toHaveText(['Today', 'Empire', 'Planet Search', 'Advisor'])
  await loggedIn.goto('/today')
  await expect(loggedIn.getByText('This page needs your FIO key')).toBeVisible()
  await expect(loggedIn.getByRole('link', { name: 'Open the profile' })).toBeVisible()
})

test('while FIO fails and nothing is known, Today says so', async ({ page, host, fio }) => {
  fio.isBroken = true
  await rememberSession(page, await playerWithBases(host))
  await page.goto('/today')
  await expect(page.getByText('Your game data could not be loaded')).toBeVisible({
    timeout: patient(30_000),
  })
})

test('on the narrowest phone nothing is cut off, and every theme can be read', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openToday(page, host)
  await settled(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page)).toEqual([])
  }
})

test('a fired alert is on top and leads to the rules', async ({ page, host }) => {
  const player = await playerWithBases(host)
  const rule = {
    watch: 'stock',
    ticker: 'DW',
    planet: 'UV-351a',
    is: 'below',
    limit: 100,
    push: false,
    mail: false,
  }
  await planningOf(host, player).call('PUT', `/alerts/rules/${crypto.randomUUID()}`, { rule })
  await rememberSession(page, player)
  await page.goto('/today')
  const line = lineNamed(page, /^Alert: DW at Katoa: stock is 60/)
  await expect(cards(page).first()).toHaveAccessibleName(/^Alert: DW at Katoa/)
  await line.getByRole('link', { name: 'Your rules' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible()
})
