import path from 'node:path'
import { storedMaps } from '../../edge/cli/stored-maps.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import { clientErrorsRepo } from '../../edge/repo/client-errors.ts'
import { base as baseOn, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { test as base, expect, rememberSession } from './app.ts'

/** A host that takes reports of errors. */
const test = base.extend({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startNodeHost({ paths: projectPaths(), env: { PERIGEE_ERRORS: 'on' } })
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
})

test('a page that stops working asks once whether to tell, and what it tells leads to the sources', async ({
  loggedIn: page,
  host,
}) => {
  const told = () => clientErrorsRepo(host.db).list()
  await page.addInitScript(() => {
    String.prototype.localeCompare = () => {
      throw new Error('The order of "Ada" is gone')
    }
  })
  await page.goto('/search?by=conditions')
  const stopped = page.getByRole('alert').filter({ hasText: 'This page stopped working' })
  await expect(stopped).toBeVisible()
  const question = page.getByRole('region', { name: 'Send errors' })
  await expect(question).toContainText('It holds nothing of your account or plans.')
  expect(await told()).toEqual([])

  await question.getByRole('button', { name: 'Send errors' }).click()
  await expect(page.getByText('The error was sent to this server.')).toBeVisible()
  await expect.poll(async () => (await told()).length).toBe(1)
  const [report] = await told()
  expect(report).toMatchObject({
    message: 'The order of [text] is gone',
    route: expect.stringMatching(/search/),
    build: expect.stringMatching(/^0\.20\.5\+/),
  })
  const mapped = storedMaps([path.join(import.meta.dirname, '../../dist/maps')])
  const frames = await Promise.all(report!.stack.map(mapped))
  expect(frames.join('\n')).toMatch(/ web\/\S+\.tsx?:\d+:\d+/)

  await page.goto('/profile')
  const choice = page.getByRole('switch', { name: /^Send errors of the page/ })
  await expect(choice).toBeChecked()
  await choice.click()
  await expect(choice).not.toBeChecked()
  await page.goto('/search?by=conditions')
  await expect(stopped).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(await told()).toMatchObject([{ times: 1 }])
})

test.describe('at the first visit', () => {
  test.use({ memory: 'nothing' })

  test('an empire whose planets cannot be loaded says so and loads them on request', async ({
    page,
    player,
    host,
  }) => {
    const planning = planningOf(host, player)
    const empire = await planning.createEmpire({ name: 'Alpha' })
    const farm = running('FRM', 1, 'FRM#1xH2O=>4xGRN')
    const plans = await Promise.all(
      ['UV-351a', 'OT-580b'].map((planet) =>
        planning.createPlan(planWrite(`Farm ${planet}`, baseOn(planet, farm))),
      ),
    )
    await planning.assignPlans(
      empire.uuid,
      plans.map(({ uuid }) => uuid),
    )
    await rememberSession(page, player)
    await page.route('**/api/v1/data/planet/**', (route) =>
      route.fulfill({ status: 403, json: { detail: 'The planets are away' } }),
    )
    await page.goto(`/empire/${empire.uuid}`)
    const problem = page.getByRole('alert').filter({ hasText: 'Planets could not be loaded' })
    await expect(problem).toContainText('The planets are away')
    await expect(page.getByText('2 plans could not be calculated.')).toBeVisible()
    await expect(page.getByText('No Plans in Empire.')).toHaveCount(0)
    await expect(page.getByText('Nothing could be calculated: every plan failed.')).toBeVisible()
    await expect(page.getByText('Material flow unknown.')).toBeVisible()
    await expect(page.getByText('Profit per area')).toHaveCount(0)

    await page.unroute('**/api/v1/data/planet/**')
    await problem.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('cell', { name: 'Farm UV-351a' })).toBeVisible()
    await expect(page.getByText('Farm OT-580b').first()).toBeVisible()
    await expect(problem).toHaveCount(0)
  })
})
