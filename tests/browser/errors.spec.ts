import path from 'node:path'
import { storedMaps } from '../../edge/cli/stored-maps.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import { clientErrorsRepo } from '../../edge/repo/client-errors.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { test as base, expect } from './app.ts'

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
