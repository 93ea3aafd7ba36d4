import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Cx } from '../../engine/game/cx.ts'
import type { Empire } from '../../engine/game/empire.ts'
import type { Plan } from '../../engine/game/plan.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { createPlayer, expect, type Player, rememberSession, test } from './app.ts'

const FARM = planWrite('Farm', base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN')))
const NO_PREFERENCES = { cx_empire: [], cx_planets: [], ticker_empire: [], ticker_planets: [] }

const openMenu = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('plans are assigned in the grid, saved in one call, and outlive their empire', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const farm = await planning.createPlan(FARM)
  await planning.createPlan({ ...FARM, name: 'Mine', planet_id: 'KW-688c' })
  await rememberSession(page, player)
  await page.goto('/manage?tab=assignments')
  await expect(page.getByText('No Empires available.')).toBeVisible()
  await page.getByRole('button', { name: 'Create an empire' }).click()
  await page.getByRole('button', { name: 'New empire' }).click()
  const form = page.getByRole('form', { name: 'Create empire' })
  for (const name of ['Alpha', 'Beta']) {
    await form.getByLabel('Name').fill(name)
    await form.getByRole('button', { name: 'Create empire' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
  }

  await page.getByRole('tab', { name: 'Assignments' }).click()
  await page.getByRole('gridcell', { name: 'Farm, Alpha: not assigned' }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.getByRole('gridcell', { name: 'Mine, Alpha: not assigned' }).click()
  const bar = page.getByRole('region', { name: 'Pending assignments' })
  await expect(bar).toContainText('unsaved, 3 changes')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls.push(new URL(request.url()).pathname)
  })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toContainText('no pending changes')
  expect(calls.map((path) => path.replace(/\/$/, ''))).toEqual(['/api/v1/empire/junctions'])
  await expect(
    page.getByRole('gridcell', { name: 'Farm, Beta: assigned', exact: true }),
  ).toBeVisible()
  const empires = await planning.call<Empire[]>('GET', '/empire')
  expect(
    empires
      .map(({ name, baseplanners }) => `${name} ${baseplanners.map((p) => p.name).sort()}`)
      .sort(),
  ).toEqual(['Alpha Farm,Mine', 'Beta Farm'])

  await page.getByRole('tab', { name: 'Empires' }).click()
  await openMenu(page, 'Alpha', 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure? Deleting the Empire will not delete plans assigned to it.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Alpha' })).toHaveCount(0)
  const plans = await planning.call<Plan[]>('GET', '/baseplanner')
  expect(plans.find(({ uuid }) => uuid === farm.uuid)?.empires.map(({ name }) => name)).toEqual([
    'Beta',
  ])
})

/** One plan, one empire, and an assignment that waits to be saved. */
async function assignUnsaved(page: Page, player: Player, host: TestHost) {
  const planning = planningOf(host, player)
  await planning.createPlan(FARM)
  await planning.createEmpire({ name: 'Alpha' })
  await rememberSession(page, player)
  await page.goto('/manage?tab=assignments')
  await page.getByRole('gridcell', { name: 'Farm, Alpha: not assigned' }).click()
  const help = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' })
  return { planning, help }
}

test('pending assignments are not left without a question', async ({ page, player, host }) => {
  const { help } = await assignUnsaved(page, player, host)
  await page.getByRole('tab', { name: 'Plans' }).click()
  await expect(page.getByRole('region', { name: 'Pending assignments' })).toContainText('1 change')
  await help.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await help.click()
  await expect(page).toHaveURL(/\/help$/)
})

test('pending assignments are saved on leaving; if that fails they stay pending', async ({
  page,
  player,
  host,
}) => {
  const { planning, help } = await assignUnsaved(page, player, host)
  const saveAndLeave = page.getByRole('dialog').getByRole('button', { name: 'Save and leave' })
  await page.route(/\/empire\/junctions/, (route) => route.abort())
  await help.click()
  await saveAndLeave.click()
  await expect(page.getByText('The assignments were not saved.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/manage\?tab=assignments$/)
  await expect(page.getByRole('region', { name: 'Pending assignments' })).toContainText('1 change')

  await page.unroute(/\/empire\/junctions/)
  await help.click()
  await saveAndLeave.click()
  await expect(page).toHaveURL(/\/help$/)
  const [alpha] = await planning.call<Empire[]>('GET', '/empire')
  expect(alpha?.baseplanners.map(({ name }) => name)).toEqual(['Farm'])
})

test('plans are renamed, cloned, shared and deleted', async ({ page, player, host }) => {
  const planning = planningOf(host, player)
  await planning.createPlan(FARM)
  await rememberSession(page, player)
  await page.goto('/manage?tab=plans')
  await openMenu(page, 'Farm', 'Rename')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Fields')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await openMenu(page, 'Fields', 'Clone')
  await expect(page.getByRole('link', { name: 'Fields (Clone)' })).toBeVisible()
  await openMenu(page, 'Fields', 'Create Sharing Link')
  await expect(page.getByRole('row', { name: /Fields UV/ })).toContainText('Shared')
  await openMenu(page, 'Fields', 'Stop Sharing')
  await expect(page.getByRole('row', { name: /Fields UV/ })).toContainText('Not shared')
  await openMenu(page, 'Fields', 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText("Are you sure? Deleting the Plan can't be reversed.")
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Fields', exact: true })).toHaveCount(0)
  await openMenu(page, 'Fields (Clone)', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No Plans available.')).toBeVisible()
})

test('ticked plans are assigned, exported and deleted together, and undo brings them back', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const [alpha, beta] = [
    await planning.createEmpire({ name: 'Alpha' }),
    await planning.createEmpire({ name: 'Beta' }),
  ]
  for (const name of ['Farm 1', 'Farm 2', 'Farm 3']) await planning.createPlan({ ...FARM, name })
  const membersOf = async (uuid: string) => {
    const empires = await planning.call<Empire[]>('GET', '/empire')
    const own = empires.find((empire) => empire.uuid === uuid)!
    return own.baseplanners.map(({ name }) => name).sort()
  }
  await rememberSession(page, player)
  await page.goto('/manage?tab=plans')
  const table = page.getByRole('table', { name: 'plans', exact: true })
  for (const name of ['Farm 1', 'Farm 3'])
    await table
      .getByRole('row', { name: new RegExp(`${name} `) })
      .getByRole('checkbox')
      .check()
  const bar = page.getByRole('region', { name: 'Selected plans' })
  await bar.getByRole('textbox', { name: 'Tags for the ticked plans' }).fill('grain')
  await bar.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByText('Tag added: 2 plans changed')).toBeVisible()

  await bar.getByRole('button', { name: 'Assign…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign 2 plans' })
  for (const name of ['Alpha', 'Beta']) {
    await dialog.getByRole('combobox', { name: 'Empires' }).fill(name)
    await page.getByRole('option', { name }).click()
    await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
  await dialog.getByRole('heading', { name: 'Assign 2 plans' }).click()
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText('2 plans assigned')).toBeVisible()
  for (const { uuid } of [alpha, beta]) expect(await membersOf(uuid)).toEqual(['Farm 1', 'Farm 3'])

  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file.plans.map(({ plan }: { plan: { name: string } }) => plan.name)).toEqual([
    'Farm 1',
    'Farm 3',
  ])

  await bar.getByRole('button', { name: 'Delete…' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Farm 1, Farm 3')
  await question.getByRole('button', { name: 'Delete 2 plans' }).click()
  await expect(page.getByText('2 plans deleted')).toBeVisible()
  await expect(table.getByRole('link', { name: /^Farm/ })).toHaveText(['Farm 2'])
  expect(await membersOf(alpha.uuid)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('2 plans restored')).toBeVisible()
  await expect(table.getByRole('link', { name: /^Farm/ })).toHaveText([
    'Farm 1',
    'Farm 2',
    'Farm 3',
  ])
  for (const { uuid } of [alpha, beta]) expect(await membersOf(uuid)).toEqual(['Farm 1', 'Farm 3'])
  const plans = await planning.call<Plan[]>('GET', '/baseplanner')
  expect(plans.flatMap(({ tags }) => tags ?? [])).toEqual(['grain', 'grain'])
})

test('an empire has one CX at most', async ({ page, player, host }) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createEmpire({ name: 'Alpha' })
  const moria = await planning.createCx({ name: 'Moria', ...NO_PREFERENCES })
  await planning.createCx({ name: 'Antares', ...NO_PREFERENCES })
  await planning.assignCx(moria.uuid, [uuid])
  await rememberSession(page, player)
  await page.goto('/manage?tab=cx')
  await page.getByRole('gridcell', { name: 'Alpha, Antares: not assigned' }).click()
  await expect(
    page.getByRole('gridcell', { name: 'Alpha, Moria: removed, not saved yet' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('gridcell', { name: 'Alpha, Antares: assigned', exact: true }),
  ).toBeVisible()
  const all = await planning.call<Cx[]>('GET', '/cx')
  expect(all.map(({ name, empires }) => `${name} ${empires.length}`).sort()).toEqual([
    'Antares 1',
    'Moria 0',
  ])
})

test('an economy goes out into a file and into another account; a bad record stops it all', async ({
  page,
  player,
  host,
  browser,
}, testInfo) => {
  const planning = planningOf(host, player)
  const farm = await planning.createPlan(FARM)
  const alpha = await planning.createEmpire({ name: 'Alpha' })
  const moria = await planning.createCx({ name: 'Moria', ...NO_PREFERENCES })
  await planning.assignPlans(alpha.uuid, [farm.uuid])
  await planning.assignCx(moria.uuid, [alpha.uuid])
  await rememberSession(page, player)
  await page.goto('/manage?tab=transfer')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all' }).click()
  const path = await (await saving).path()
  await page.getByLabel('Choose file').setInputFiles(path)
  await expect(page.getByText('There is nothing to import.')).toBeVisible()

  const other = await createPlayer(host)
  const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'block' })
  const there = await context.newPage()
  await rememberSession(there, other)
  await there.goto('/manage?tab=transfer')
  const file = JSON.parse(await readFile(path, 'utf8'))
  const broken = structuredClone(file)
  broken.plans[0].plan.planet.permits = 0
  const theirs = planningOf(host, other)
  const choose = (content: unknown) =>
    there.getByLabel('Choose file').setInputFiles({
      name: 'economy.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    })
  // A text as large as files may be, whose values would keep the page busy for seconds and use up its stack.
  const chooseText = (text: string) => {
    // From a file: Playwright would carry megabytes to the browser for seconds.
    const hostile = testInfo.outputPath('hostile.json')
    writeFileSync(hostile, text)
    return there.getByLabel('Choose file').setInputFiles(hostile)
  }
  await chooseText('['.repeat(19_000_000))
  await expect(there.getByText('It is nested deeper than 64 levels')).toBeVisible()
  await chooseText(`[${'{},'.repeat(6_000_000)}{}]`)
  await expect(there.getByText('It holds more than 2 million values')).toBeVisible()
  await choose(broken)
  await expect(there.getByRole('rowheader', { name: 'Plan 1, Farm' })).toBeVisible()
  await expect(there.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  expect(await theirs.call<Plan[]>('GET', '/baseplanner')).toEqual([])

  await choose(file)
  // The network goes away when all is stored but the assignments.
  await there.route('**/api/v1/empire/junctions', (route) => route.abort(), { times: 1 })
  await there.getByRole('button', { name: 'Import 3 records' }).click()
  await expect(there.getByText('3 of 3 records are stored')).toBeVisible()
  await there.getByRole('button', { name: 'Import the rest' }).click()
  await expect(there.getByText('3 records were imported.')).toBeVisible()
  const [cx] = await theirs.call<Cx[]>('GET', '/cx')
  expect(cx?.empires.map(({ name, baseplanners }) => `${name} ${baseplanners[0]?.name}`)).toEqual([
    'Alpha Farm',
  ])
  await choose(file)
  await expect(there.getByText('There is nothing to import.')).toBeVisible()

  await there.goto(`/plan-link#1.${'A'.repeat(1_000_000)}`)
  await expect(there.getByText('The link is longer than any that Perigee makes.')).toBeVisible()
  expect((await there.evaluate(() => location.hash)).length).toBe('#too-long'.length)
  await context.close()
})
