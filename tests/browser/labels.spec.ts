import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { EconomyFile } from '../../engine/game/economy-file.ts'
import type { Plan } from '../../engine/game/plan.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { createPlayer, expect, rememberSession, test } from './app.ts'
import { amountField } from './base-builder.ts'

const FARM = base('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))
const farm = (name: string) => planWrite(name, FARM)

const openMenu = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Narrows the table of this page to one tag. */
async function filterByTag(page: Page, tag: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click()
  const panel = page.getByRole('dialog', { name: /^Menu of/ })
  await panel.getByRole('combobox', { name: 'Tags' }).fill(tag)
  await page.getByRole('option', { name: tag, exact: true }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

test('a plan is noted and tagged beside its edits, and a save of them changes nothing of it', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createPlan(farm('Farm'))
  const other = await planning.createPlan(farm('Other'))
  await planning.call('PATCH', `/baseplanner/${other.uuid}/labels`, { tags: ['north'] })
  const stored = () => planning.call<Plan>('GET', `/baseplanner/${uuid}`)
  await rememberSession(page, player)
  await page.goto(`/plan/UV-351a/${uuid}`)
  await amountField(page, 'FRM').fill('6')
  await page.getByRole('button', { name: 'Add notes and tags' }).click()
  const part = page.getByRole('region', { name: 'Notes and tags' })
  await part.getByRole('textbox', { name: 'Tags' }).fill('water, Water, grain')
  await part.getByRole('button', { name: 'Add tag north' }).click()
  await part.getByRole('textbox', { name: 'Notes' }).fill('First line\nsecond line')
  await part.getByRole('textbox', { name: 'Tags' }).focus()
  await expect
    .poll(stored)
    .toMatchObject({ tags: ['water', 'grain', 'north'], notes: 'First line\nsecond line' })
  await expect(page.getByText('unsaved, 1 edit', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({
    tags: ['water', 'grain', 'north'],
    notes: 'First line\nsecond line',
    baseplanner_data: { buildings: [{ amount: 6 }] },
  })
  await page.reload()
  await expect(part.getByRole('textbox', { name: 'Tags' })).toHaveValue('water, grain, north')

  await part.getByRole('textbox', { name: 'Tags' }).fill('x'.repeat(31))
  await expect(part.getByText('A tag has at most 30 characters')).toBeVisible()
  await part.getByRole('textbox', { name: 'Notes' }).focus()
  expect(await stored()).toMatchObject({ tags: ['water', 'grain', 'north'] })
})

test('of forty plans a tag finds its own: in Management, in the empire and in the palette', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const uuids: string[] = []
  for (let place = 1; place <= 40; place++)
    uuids.push((await planning.createPlan(farm(`Farm ${place}`))).uuid)
  const empire = await planning.createEmpire({ name: 'Alpha' })
  await planning.assignPlans(empire.uuid, uuids)
  await rememberSession(page, player)
  await page.goto('/manage?tab=plans')
  const table = page.getByRole('table', { name: 'plans', exact: true })
  await expect(table.getByRole('columnheader', { name: 'Tags' })).toHaveCount(0)

  await openMenu(page, 'Farm 7', 'Notes and tags…')
  const dialog = page.getByRole('dialog', { name: 'Notes and tags of Farm 7' })
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('harbour')
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Ask Basalt about the permit')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(table.getByRole('columnheader', { name: 'Tags' })).toBeVisible()

  for (const name of ['Farm 12', 'Farm 31'])
    await table
      .getByRole('row', { name: new RegExp(`${name} `) })
      .getByRole('checkbox')
      .check()
  const bar = page.getByRole('region', { name: 'Selected plans' })
  await bar.getByRole('textbox', { name: 'Tags for the ticked plans' }).fill('harbour')
  await bar.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByText('Tag added: 2 plans changed')).toBeVisible()
  await filterByTag(page, 'harbour')
  const names = (of: typeof table) => of.getByRole('link', { name: /^Farm \d+$/ })
  await expect(names(table)).toHaveText(['Farm 7', 'Farm 12', 'Farm 31'])
  await page.reload()
  await expect(names(table)).toHaveText(['Farm 7', 'Farm 12', 'Farm 31'])

  await page.goto('/manage?tab=plans&q=Basalt')
  await expect(names(table)).toHaveText(['Farm 7'])

  await page.goto(`/empire/${empire.uuid}`)
  const ofEmpire = page.getByRole('region', { name: 'Plans' }).getByRole('table', { name: 'plans' })
  await expect(ofEmpire.getByText('harbour')).toHaveCount(3)

  await page.keyboard.press('Control+k')
  await page
    .getByRole('combobox', { name: 'Page, command, plan, empire, planet or material' })
    .fill('harbour')
  const found = page.getByRole('option').filter({ hasText: 'harbour' })
  await expect(found).toHaveCount(3)
  await found.filter({ hasText: 'Farm 31' }).click()
  await expect(page.getByRole('heading', { name: 'Farm 31', level: 1 })).toBeVisible()
})

test('notes and tags travel in the file of an economy', async ({ page, player, host, browser }) => {
  const planning = planningOf(host, player)
  const { uuid } = await planning.createPlan(farm('Farm'))
  const labels = { notes: 'Two lines\nof notes', tags: ['harbour'] }
  await planning.call('PATCH', `/baseplanner/${uuid}/labels`, labels)
  await rememberSession(page, player)
  await page.goto('/manage?tab=transfer')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all' }).click()
  const path = await (await download).path()
  const file = JSON.parse(await readFile(path, 'utf8')) as EconomyFile
  expect(file.plans).toMatchObject([labels])

  const other = await createPlayer(host)
  const theirs = await (await browser.newContext()).newPage()
  await rememberSession(theirs, other)
  await theirs.goto('/manage?tab=transfer')
  await theirs.getByLabel('Choose file').setInputFiles(path)
  await theirs.getByRole('button', { name: /^Import/ }).click()
  await expect
    .poll(() => planningOf(host, other).call<Plan[]>('GET', '/baseplanner'))
    .toMatchObject([{ name: 'Farm', ...labels }])
  await theirs.context().close()
})
