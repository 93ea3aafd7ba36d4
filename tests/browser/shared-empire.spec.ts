import { pricesAt } from '../../engine/game/cx.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { createPlayer, expect, type Player, rememberSession, test } from './app.ts'

const WATER = running('RIG', 6, 'RIG#H2O')
const FOOD = running('FP', 3, 'FP#1xGRN 1xBEA 1xNUT=>10xRAT')

/** An empire with its prices and bases, and the uuid of its link. */
async function shareEmpire(
  host: TestHost,
  player: Player,
  name: string,
  ...bases: readonly ReturnType<typeof base>[]
) {
  const planning = planningOf(host, player)
  const empire = await planning.createEmpire({ name, permits_used: 1, permits_total: 4 })
  const plans: string[] = []
  for (const [at, data] of bases.entries())
    plans.push((await planning.createPlan(planWrite(`${name} base ${at + 1}`, data))).uuid)
  await planning.assignPlans(empire.uuid, plans)
  const cx = await planning.createCx({
    ...{ name: `${name} prices`, cx_empire: pricesAt('AI1'), cx_planets: [] },
    ...{ ticker_empire: [], ticker_planets: [] },
  })
  await planning.assignCx(cx.uuid, [empire.uuid])
  const { uuid } = await planning.call<{ uuid: string }>('PUT', `/shared/empire/${empire.uuid}`, {})
  return { empire, uuid }
}

test('an empire is shared, seen by a visitor on a screen and a phone, copied, undone, and stopped', async ({
  loggedIn: page,
  player,
  host,
  browser,
}) => {
  const { empire } = await shareEmpire(
    host,
    player,
    'Open Hand',
    base('JS-299a', WATER),
    base('UV-351a', FOOD),
  )
  await page.goto(`/empire/${empire.uuid}`)
  await page.getByRole('button', { name: 'Share…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Open Hand' })
  await expect(dialog).toContainText('2 plans with their buildings and recipes')
  await expect(dialog).toContainText(
    'Stock, ships, FIO data and your other empires are never shown.',
  )
  await expect(dialog.getByLabel('Your prices: Open Hand prices')).toBeChecked()
  await expect(dialog.getByLabel('Your name')).not.toBeChecked()
  const link = await dialog.getByLabel('Link of the empire', { exact: true }).inputValue()
  expect(link).toMatch(/\/shared\/empire\/[0-9a-f-]{36}$/)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'Open Hand', level: 1 })).toBeVisible()
  await expect(visitor.getByText('shared prices: Open Hand prices')).toBeVisible()
  const plans = visitor.getByRole('table', { name: 'plans', exact: true })
  await expect(plans.getByRole('link', { name: 'Open Hand base 1' })).toBeVisible()
  const flow = visitor.getByRole('table', { name: 'material flow' })
  await expect(flow.getByText('H2O').first()).toBeVisible()
  await visitor.getByRole('tab', { name: 'Flow picture' }).click()
  await expect(visitor.getByRole('table', { name: 'movements' })).toBeVisible()
  await visitor.getByRole('tab', { name: 'Overview' }).click()

  // A figure shows its derivation, and a plan opens read-only with a way back.
  await plans.locator('[aria-description="Derive Profit of Open Hand base 2"]').click()
  await expect(visitor.getByRole('dialog')).toContainText('Revenue')
  await visitor.keyboard.press('Escape')
  await plans.getByRole('link', { name: 'Open Hand base 1' }).click()
  await expect(visitor.getByRole('heading', { name: 'Open Hand base 1', level: 1 })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await visitor.getByRole('link', { name: '← Open Hand' }).click()
  await expect(plans).toBeVisible()

  await visitor.setViewportSize({ width: 390, height: 844 })
  const width = () => visitor.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(390)
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.context().close()

  // Another player takes the whole empire along, and takes that back.
  const other = await createPlayer(host)
  const reader = await (await browser.newContext()).newPage()
  await rememberSession(reader, other)
  await reader.goto(link)
  await reader.getByRole('button', { name: 'Copy this empire' }).click()
  await expect(reader.getByText('Empire saved as Open Hand.')).toBeVisible()
  const theirs = planningOf(host, other)
  const owned = async () => {
    const [empires, all, cx] = await Promise.all(
      ['/empire', '/baseplanner', '/cx'].map((path) => theirs.call<unknown[]>('GET', path)),
    )
    return [empires!.length, all!.length, cx!.length]
  }
  expect(await owned()).toEqual([1, 2, 1])
  await reader.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(reader.getByText('The copy of Open Hand was undone.')).toBeVisible()
  expect(await owned()).toEqual([0, 0, 0])
  await reader.getByRole('button', { name: 'Copy this empire' }).click()
  await reader.getByRole('link', { name: 'Open your copy' }).click()
  await expect(reader).toHaveURL(/\/empire\/[0-9a-f-]{36}/)
  await expect(reader.getByRole('link', { name: 'Open Hand base 2' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop Sharing' }).click()
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible()
  await reader.goto(link)
  await expect(reader.getByText('This empire is not shared any more')).toBeVisible()
  await reader.context().close()
})

test('the empires of three players are one economy whose sums are theirs', async ({
  page,
  host,
}) => {
  const empires = []
  for (const [name, data] of [
    ['Wells', base('JS-299a', WATER)],
    ['Kitchens', base('UV-351a', FOOD)],
    ['Springs', base('JS-299a', running('RIG', 2, 'RIG#H2O'))],
  ] as const)
    empires.push(await shareEmpire(host, await createPlayer(host), name, data))
  // An independent sum: the sheets of the three links, which the server calculates.
  let profit = 0
  for (const { uuid } of empires) {
    const sheet = await (await host.fetch(`/api/v1/csv/shared/empire/${uuid}/plans`)).text()
    const [head, ...rows] = sheet
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    for (const row of rows) profit += Number(row[head!.indexOf('PROFIT')])
  }
  const money = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const shown = (value: number) => `${value < 0 ? '−' : ''}${money.format(Math.abs(value))}`

  const dead = '5d0f1c1e-9d3a-4f7f-8a35-9a2f7f3f6e10'
  await page.goto(`/together?links=${empires.map(({ uuid }) => uuid).join()},${dead}`)
  const table = page.getByRole('table', { name: 'Empires' })
  for (const { empire } of empires)
    await expect(table.getByRole('link', { name: empire.name })).toBeVisible()
  await expect(table.getByText('This empire is not shared (any more).')).toBeVisible()
  // To the cent; the page itself shows whole $ from 1,000 up.
  await expect(page.getByTitle(`${shown(profit)} $/day`)).toBeVisible()

  const goods = page.getByRole('table', { name: 'goods' })
  await expect(goods.getByRole('row', { name: /^H2O/ })).toContainText('Wells')
  const supplies = page.getByRole('table', { name: 'supplies' })
  await expect(supplies).toContainText('Kitchens')

  // What adds nothing is said where it was entered.
  await page.getByLabel('Link of a shared empire').fill('not a link')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('This is not the link of a shared empire.')).toBeVisible()
  await page.getByLabel('Link of a shared empire').fill(empires[0]!.uuid)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('This empire is part of the page already.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove this link' }).click()
  await expect(page).not.toHaveURL(new RegExp(dead))
})
