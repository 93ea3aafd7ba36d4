import type { Plan } from '../../engine/game/plan.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { expect, rememberSession, test } from './app.ts'

test('a record that cannot be read is named and exportable, and takes no list with it', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  await planning.createPlan(planWrite('Sound', base('UV-351a')))
  await planning.createPlan(planWrite('Broken', base('UV-351a')))
  await rememberSession(page, player)
  // As a version of the server that knew another faction would have stored it.
  await page.route('**/api/v1/baseplanner*', async (route) => {
    const response = await route.fetch()
    const plans = (await response.json()) as Plan[]
    const changed = plans.map((plan) =>
      plan.name === 'Broken' ? { ...plan, faction: 'PIRATES' } : plan,
    )
    await route.fulfill({ response, json: changed })
  })
  await page.goto('/manage?tab=plans')
  await expect(page.getByRole('link', { name: 'Sound', exact: true })).toBeVisible()
  const aside = page.getByRole('table', { name: 'Records set aside' })
  await expect(aside.getByRole('row', { name: /^Broken Plan/ })).toContainText('faction')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export what is set aside' }).click()
  expect((await saved).suggestedFilename()).toBe('perigee-set-aside.json')
})

test('a plan in a link opens for a stranger with its prices, and in a copy', async ({
  page,
  player,
  host,
  browser,
}) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createPlan(
    planWrite('Linked farm', base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))),
  )
  const moria = await planning.createCx({
    name: 'My prices',
    cx_empire: [{ type: 'BOTH', exchange: 'NC1_AVG' }],
    cx_planets: [],
    ticker_empire: [{ ticker: 'GRN', type: 'SELL', value: 999 }],
    ticker_planets: [],
  })
  const empire = await planning.createEmpire({ name: 'Rim' })
  await planning.assignPlans(empire.uuid, [uuid])
  await planning.assignCx(moria.uuid, [empire.uuid])
  await rememberSession(page, player)
  await page.goto(`/plan/UV-351a/${uuid}`)
  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this plan' })
  const field = dialog.getByRole('textbox', { name: 'Link to this plan' })
  await expect(field).toHaveValue(/#1\./)
  const link = await field.inputValue()
  const linked = dialog.getByRole('region', { name: 'Link containing the plan' })
  await expect(linked.getByLabel("With your empire's bonuses")).toBeChecked()
  await linked.getByLabel('With your prices: My prices').uncheck()
  await expect(field).not.toHaveValue(link)
  const bare = await field.inputValue()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'Linked farm' })).toBeVisible()
  await expect(stranger.getByText('prices: My prices')).toBeVisible()
  await stranger.getByRole('button', { name: 'Use this plan' }).click()
  await expect(stranger).toHaveURL(/\/plan\/UV-351a\//)
  await expect(stranger.getByRole('heading', { name: 'Linked farm' })).toBeVisible()

  await stranger.goto(`${bare.slice(0, -40)}`)
  await stranger.reload()
  await expect(stranger.getByText('This link cannot be opened')).toBeVisible()
  await expect(stranger.getByText(/The link is damaged/)).toBeVisible()
  await stranger.context().close()
})
