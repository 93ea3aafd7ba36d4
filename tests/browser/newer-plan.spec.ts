import { PLAN_VERSION } from '../../engine/game/plan-version.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { expect, test } from './app.ts'

test('a plan that a newer version saved is shown, and nothing is written over it', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const { call, createPlan } = planningOf(host, player)
  const rigs = base('KW-688c', running('RIG', 6, 'RIG#H2O'))
  const { uuid } = await createPlan(planWrite('From tomorrow', rigs))
  // The API refuses such a version; only a server that was newer leaves one behind.
  await host.db.execute({
    sql: "update plans set baseplanner_data = json_set(baseplanner_data, '$.version', ?, '$.tomorrow', 'kept') where uuid = ?",
    args: [PLAN_VERSION + 1, uuid],
  })
  const storedNow = async () =>
    (
      await host.db.execute({
        sql: 'select baseplanner_data from plans where uuid = ?',
        args: [uuid],
      })
    ).rows[0]?.baseplanner_data
  const stored = await storedNow()

  await page.goto(`/plan/KW-688c/${uuid}`)
  await expect(page.getByRole('heading', { name: 'From tomorrow', level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'This plan was saved by a newer version of Perigee.',
  )
  await expect(page.getByRole('table', { name: 'Profit in parts' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Increase RIG amount' })).toHaveCount(0)

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Management' })
    .click()
  await expect(page).toHaveURL(/\/manage/)
  expect(await storedNow()).toBe(stored)
  expect(await call('GET', `/baseplanner/${uuid}`)).toMatchObject({ name: 'From tomorrow' })
})
