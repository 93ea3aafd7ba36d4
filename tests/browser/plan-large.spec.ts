import { LARGEST_AMOUNT } from '../../engine/game/primitives.ts'
import { expect, test } from './app.ts'
import { BAKERY, openPlan, storePlan } from './base-builder.ts'
import { crowded } from './crowded.ts'

test('figures of a base a thousand times as large stay within their lines', async ({
  loggedIn,
  host,
  player,
}) => {
  const larger = <T extends { amount: number }>(row: T) => ({ ...row, amount: row.amount * 1000 })
  const huge = {
    ...BAKERY,
    infrastructure: BAKERY.infrastructure.map(larger),
    buildings: BAKERY.buildings.map(larger),
  }
  await openPlan(loggedIn, await storePlan(host, player, 'Huge', huge), 'Huge')
  await expect(loggedIn.getByRole('region', { name: 'Plan figures' })).toContainText(/\d{3},\d{3},/)
  const wider = await loggedIn
    .getByRole('region', { name: 'Results' })
    .locator('p, dl')
    .evaluateAll((lines) =>
      lines
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(wider).toEqual([])
})

test('figures of the largest base that can be stored do not run together', async ({
  loggedIn,
  host,
  player,
}) => {
  const largest = <T extends { amount: number }>(row: T) => ({ ...row, amount: LARGEST_AMOUNT })
  const huge = {
    ...BAKERY,
    infrastructure: BAKERY.infrastructure.map(largest),
    buildings: BAKERY.buildings.map(largest),
  }
  await openPlan(loggedIn, await storePlan(host, player, 'Largest', huge), 'Largest')
  const cockpit = loggedIn.locator('main')
  await expect(loggedIn.getByRole('region', { name: 'Plan figures' })).toContainText(/\d{3},\d{3},/)
  expect(await crowded(cockpit)).toEqual([])
  await loggedIn.getByRole('checkbox', { name: 't, m³' }).check()
  expect(await crowded(cockpit)).toEqual([])

  await loggedIn.getByRole('button', { name: 'Analysis' }).click()
  await loggedIn.getByRole('menuitem', { name: 'What if' }).click()
  await expect(loggedIn.getByRole('row', { name: /^Permits/ })).toContainText(/\d/)
  expect(await crowded(loggedIn.getByRole('table', { name: 'What if' }))).toEqual([])
})
