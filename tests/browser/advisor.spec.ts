import { planningOf } from '../../scripts/stage/planning.ts'
import { AI1_CX } from '../../scripts/stage/world.ts'
import { FAST_ADVISOR, suggestBase } from './advisor-search.ts'
import { expect, test } from './app.ts'
import { patient } from './patience.ts'

test('a base suggested under a second CX earns the same in the plan that it opens, also once it is saved', async ({
  loggedIn: page,
  host,
  player,
}) => {
  const planning = planningOf(host, player)
  const empire = await planning.createEmpire({ name: 'Moria', faction: 'MORIA' })
  const first = await planning.createCx({ ...AI1_CX, name: 'First', cx_empire: [] })
  await planning.assignCx(first.uuid, [empire.uuid])
  const second = await planning.createCx({ ...AI1_CX, name: 'Second' })
  const profit = await suggestBase(page)
  const dearer = await suggestBase(page, `&cx=${second.uuid}&hq=true`)
  expect(dearer).not.toBe(profit)
  const last = page.getByRole('table', { name: 'Last searches' })
  await expect(last.getByRole('row')).toHaveCount(3)
  for (const tick of await last.getByRole('checkbox').all()) await tick.check()
  const compared = page.getByRole('table', { name: 'Results side by side' })
  const profits = compared
    .getByRole('row')
    .filter({ hasText: /^Profit/ })
    .getByRole('cell')
  await expect(profits).toHaveText([`${dearer} $/day`, `${profit} $/day`])
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await expect(page).toHaveURL(new RegExp(`cx=${second.uuid}`))
  const bar = page.getByRole('region', { name: 'Plan figures' })
  await expect(bar).toContainText(`Profit${dearer}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Under the second CX')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/plan\/OT-580b\/[0-9a-f-]{36}\?cx=/)
  await page.reload()
  await expect(bar).toContainText(`Profit${dearer}`)
})

test('an advisor that cannot be loaded or run says so in words, and can be retried', async ({
  loggedIn: page,
}) => {
  test.setTimeout(patient(120_000))
  const problem = page.getByRole('alert')
  const retry = problem.getByRole('button', { name: 'Retry' })
  const best = page
    .getByRole('status')
    .filter({ hasText: /Best possible under these limits|Best found, at/ })
  const off = (text: string) => `delete self.WebAssembly\n${text}`
  await page.route(/engine\.worker-[^/]+\.js/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: off(await response.text()) })
  })
  await page.goto(FAST_ADVISOR)
  await page.getByRole('button', { name: 'Suggest a base' }).click()
  await expect(problem).toContainText('The advisor needs WebAssembly, which this browser')
  await expect(retry).toBeVisible()
  await page.unrouteAll()

  for (const file of [/\/highs-[^/]+\.js/, /\.wasm$/]) {
    await page.route(file, (route) => route.abort())
    await page.goto(FAST_ADVISOR)
    await page.getByRole('button', { name: 'Suggest a base' }).click()
    await expect(problem).toContainText('The advisor could not be loaded. Check your connection')
    await page.unrouteAll()
    await retry.click()
    await expect(best).toBeVisible({ timeout: patient(60_000) })
    await expect(problem).toHaveCount(0)
  }
})

test('a search that is cancelled ends at once and keeps what it found', async ({
  loggedIn: page,
}) => {
  await page.goto('/advisor?experts=choose')
  await page.getByRole('button', { name: 'Suggest a base' }).click()
  await expect(page.getByRole('button', { name: 'Use this plan' })).toBeVisible({
    timeout: patient(60_000),
  })
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await cancel.click()
  await expect(cancel).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Best so far' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use this plan' })).toBeVisible()
})

test('limits that cannot hold together are named, and only those', async ({ loggedIn: page }) => {
  await page.goto(FAST_ADVISOR)
  await page.getByLabel('Amount a day').fill('10')
  await page.getByRole('combobox', { name: 'Material to make' }).fill('RAT')
  await page.getByRole('option', { name: /^RAT/ }).first().click()
  await page.getByRole('button', { name: 'Suggest a base' }).click()
  await expect(page.getByText('These limits clash')).toBeVisible({ timeout: patient(60_000) })
  await expect(page.getByText('make at least 10 RAT a day')).toBeVisible()
  await expect(page.getByText('only Metallurgy')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'of what the exchange' })).toBeHidden()
})

test('a proposed base is built step by step from a budget, and one that never builds it says what would', async ({
  loggedIn: page,
}) => {
  const profit = await suggestBase(page)

  await page.getByRole('link', { name: 'Expansion' }).click()
  const steps = page.getByRole('table', { name: 'Steps of the expansion' })
  await expect(steps.getByRole('row').last()).toContainText(profit)
  await expect(steps.getByRole('row').nth(1)).toContainText('1 CM')
  await expect(page.getByRole('button', { name: /^XIT/ })).toBeEnabled()

  await page.getByRole('spinbutton', { name: 'Starting cash' }).fill('0')
  await expect(page.getByText('This budget never builds it')).toBeVisible()
  await page.getByRole('button', { name: /^Begin with/ }).click()
  await expect(steps.getByRole('row').last()).toContainText(profit)
})

test('the cheapest way to a target becomes an empire with a plan for each base, or nothing', async ({
  loggedIn: page,
  host,
  player,
}) => {
  const NAME = '20 RAT a day'
  const namesOf = async (path: string) => {
    const headers = { Authorization: `Bearer ${player.tokens.access_token}` }
    const records = (await (await host.fetch(`/api/v1/${path}`, { headers })).json()) as {
      name: string
    }[]
    return records.map(({ name }) => name).filter((name) => name.startsWith(NAME))
  }
  await page.goto(
    '/advisor?section=target&want=RAT&wantPerDay=20&makeAll=true&expertises=%5B%22FOOD_INDUSTRIES%22%5D',
  )
  await page.getByRole('button', { name: 'Find the cheapest way' }).click()
  const ways = page.getByRole('table', { name: 'What goes where' })
  await expect(ways).toBeVisible({ timeout: patient(60_000) })
  await expect(
    page.getByRole('status').filter({ hasText: /Proved: no other|Cheapest found, at most/ }),
  ).toBeVisible({ timeout: patient(60_000) })
  await expect(ways.getByRole('row').filter({ hasText: 'RAT' })).toContainText('Exchange')
  await expect(ways.getByRole('columnheader')).toHaveText([
    'Material',
    'A day',
    'From',
    'To',
    'Cost $/day',
    'Freight $/day',
  ])

  // The plan is stored, but its answer is lost.
  await page.route('**/api/v1/baseplanner', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fetch()
    return route.fulfill({ status: 502, body: '' })
  })
  const open = page.getByRole('button', { name: 'Open as a new empire' })
  await open.click()
  await expect(page.getByText('Nothing of it was kept.')).toBeVisible()
  expect([...(await namesOf('empire')), ...(await namesOf('baseplanner'))]).toEqual([])

  // Nor can it be taken back.
  await page.route('**/api/v1/empire/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 502 }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(`A part of it is still there: the empire ${NAME}`)).toBeVisible()
  await expect(open).toBeDisabled()
  expect(await namesOf('empire')).toEqual([NAME])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Remove what was stored' }).click()
  await expect(open).toBeEnabled()
  expect([...(await namesOf('empire')), ...(await namesOf('baseplanner'))]).toEqual([])

  await open.click()
  await expect(page).toHaveURL(/\/empire\/[0-9a-f-]{36}/)
  await expect(page.getByRole('link', { name: `${NAME} · OT-580b` }).first()).toBeVisible()
})
