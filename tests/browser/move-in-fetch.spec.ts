import type { Page } from '@playwright/test'
import { projectPaths } from '../../edge/node/paths.ts'
import type { Plan } from '../../engine/game/plan.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { ACCOUNT_KEY, SHARED, startPlannerStub } from '../contract/planner-stub.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { test as base, expect, rememberSession } from './app.ts'

/** A host that may fetch at another planner, which a local server stands in for. */
const test = base.extend<object, { host: TestHost }>({
  host: [
    async ({ browserName: _ }, use) => {
      const planner = await startPlannerStub()
      const env = { PERIGEE_IMPORT_URL: planner.url }
      const host = await startNodeHost({ paths: projectPaths(), env })
      await use(host)
      await host.close()
      planner.close()
    },
    { scope: 'worker' },
  ],
})

test('an account is fetched by its key and a shared plan by its link, and both are shown before they come', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  await rememberSession(page, player)
  await noteParsedTexts(page)
  await page.goto('/manage?tab=transfer')
  const key = page.getByLabel('API key of PRUNplanner')
  await key.fill('wrong')
  await page.getByRole('button', { name: 'Fetch my account' }).click()
  await expect(page.getByText('Nothing was fetched.')).toBeVisible()
  await expect(key).toHaveValue('')

  await key.fill(ACCOUNT_KEY)
  await page.getByRole('button', { name: 'Fetch my account' }).click()
  await expect(page.getByRole('row', { name: /^Wasser für “Montem” Plan OT-580b/ })).toContainText(
    'new',
  )
  await expect(key).toHaveValue('')
  // What another planner sends may be megabytes: a worker reads it.
  expect(await parsedTexts(page, 'Wasser')).toEqual([])
  await page.getByRole('button', { name: 'Import 3 records' }).click()
  await expect(page.getByText('3 records were imported.')).toBeVisible()
  const [plan] = await planning.call<Plan[]>('GET', '/baseplanner')
  expect(plan).toMatchObject({ planet_id: 'OT-580b', empires: [{ name: 'Home' }] })

  await page
    .getByLabel('Link to a shared plan of PRUNplanner')
    .fill(`https://x.test/shared/${SHARED}`)
  await page.getByRole('button', { name: 'Fetch the plan' }).click()
  await expect(page.getByText('All of it is here already.')).toBeVisible()
})

/** From the next page on, notes what the page's own thread parses. */
async function noteParsedTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { parse } = JSON
    const texts: string[] = []
    JSON.parse = (text, reviver) => {
      texts.push(String(text))
      return parse(text, reviver)
    }
    Object.assign(window, { parsedTexts: texts })
  })
}

async function parsedTexts(page: Page, word: string): Promise<string[]> {
  const texts = await page.evaluate(() => Reflect.get(window, 'parsedTexts') as string[])
  expect(texts.length).toBeGreaterThan(0)
  return texts.filter((text) => text.includes(word))
}
