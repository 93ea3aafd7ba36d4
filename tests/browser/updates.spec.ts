import type { Recipe } from '../../engine/game/gamedata.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { violationsOf } from './accessibility.ts'
import { expect, rememberSession, test } from './app.ts'

test.use({ memory: 'nothing' })

const GONE: Recipe = {
  RecipeId: 'PP2#60xPG=>1xBDE',
  BuildingTicker: 'PP2',
  RecipeName: '60xPG=>1xBDE',
  TimeMs: 43_200_000,
  Inputs: [{ Ticker: 'PG', Amount: 60 }],
  Outputs: [{ Ticker: 'BDE', Amount: 1 }],
}

test('a plan whose recipe an update took away is told, and mended with a press', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const empire = await planning.createEmpire({ name: 'Alpha' })
  const plan = await planning.createPlan(
    planWrite('Decks', base('UV-351a', running('PP2', 1, GONE.RecipeId))),
  )
  const other = await planning.createPlan(
    planWrite('Farm', base('UV-351a', running('FRM', 1, 'FRM#1xH2O=>4xGRN'))),
  )
  await planning.assignPlans(empire.uuid, [plan.uuid, other.uuid])
  await rememberSession(page, player)

  // The game as it was before: with the recipe.
  let isBefore = true
  await page.route(/\/api\/v1\/data\/recipes/, async (route) => {
    const response = await route.fetch({ headers: {} })
    const now = (await response.json()) as Recipe[]
    const recipes = isBefore ? [...now, GONE] : now
    await route.fulfill({ json: recipes, headers: { etag: isBefore ? '"before"' : '"now"' } })
  })
  await page.goto('/empire')
  await expect(page.getByRole('row', { name: /^Decks UV-351a/ })).toBeVisible()
  const remembered = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('perigee-own')
          opening.onsuccess = () => {
            const reading = opening.result
              .transaction('stamps')
              .objectStore('stamps')
              .get('told rules')
            reading.onsuccess = () => {
              opening.result.close()
              resolve(reading.result !== undefined)
            }
          }
        }),
    )
  await expect.poll(remembered).toBe(true)
  const notice = page.getByText('Game data changed: 1 of your plans differs.')
  await expect(notice).toHaveCount(0)

  // A day later the browser looks again.
  isBefore = false
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('perigee-own')
        opening.onsuccess = () => {
          const write = opening.result.transaction('stamps', 'readwrite')
          write.objectStore('stamps').delete('recipes')
          write.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'See what changed' }).click()
  await expect(page.getByRole('heading', { name: 'Game Update', level: 1 })).toBeVisible()
  await expect(
    page
      .getByRole('navigation', { name: 'Pages of Today' })
      .getByRole('link', { name: 'Game update' }),
  ).toBeVisible()
  const panel = page.getByRole('region', { name: 'Decks' })
  await expect(panel).toContainText('PP2 can no longer run 60×PG → 1×BDE.')
  await expect(panel).toContainText(/Profit before .*, after .*\$\/day/)
  await expect(page.getByRole('region', { name: 'Farm' })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  const [first] = await panel.getByRole('button', { name: /^Use / }).all()
  const nearest = (await first!.textContent())!.replace('Use ', '')
  expect(nearest).toMatch(/→ 1×BDE$/)
  await first!.click()
  await expect(page).toHaveURL(new RegExp(`/plan/UV-351a/${plan.uuid}`))
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
  await expect(page.getByText('Not in the game any more.')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
  await page.goto('/empire')
  await expect(page.getByRole('row', { name: /^Decks UV-351a/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a browser in which the player never looked tells of what changed since they looked elsewhere', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  const empire = await planning.createEmpire({ name: 'Alpha' })
  const plan = await planning.createPlan(
    planWrite('Decks', base('UV-351a', running('PP2', 1, GONE.RecipeId))),
  )
  await planning.assignPlans(empire.uuid, [plan.uuid])
  await rememberSession(page, player)
  const now = async (kind: string) =>
    (await (await host.fetch(`/api/v1/data/${kind}`)).json()) as unknown[]
  const former = { buildings: await now('buildings'), recipes: [...(await now('recipes')), GONE] }
  await page.route(/\/api\/v1\/user\/told-rules/, async (route) => {
    if (route.request().method() === 'GET') await route.fulfill({ json: former })
    else await route.continue()
  })
  await page.goto('/empire')
  await expect(page.getByText('Game data changed: 1 of your plans differs.')).toBeVisible()
})

test('no plan is said to be unchanged before the plans are compared', async ({
  page,
  player,
  host,
}) => {
  await planningOf(host, player).createPlan(
    planWrite('Farm', base('UV-351a', running('FRM', 1, 'FRM#1xH2O=>4xGRN'))),
  )
  await rememberSession(page, player)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/user\/told-rules/, async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/updates')
  await expect(page.getByText(/^Comparing your plans/)).toBeAttached()
  await expect(page.getByRole('main')).not.toContainText('Nothing changed')
  answer()
  await expect(page.getByText('Nothing changed under your plans.')).toBeVisible()
})
