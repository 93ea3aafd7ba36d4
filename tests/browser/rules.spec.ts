import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { resolvePrices } from '../../engine/prices.ts'
import { CORRECTED, DOCUMENTED, type Rules } from '../../engine/reference/rules.ts'
import { formatDays } from '../../web/ui/format.ts'
import { world } from '../engine/world.ts'
import { expect, test } from './app.ts'
import { base, planningOf, planWrite, running } from './planning.ts'

test('the other rule book repaints a plan that is open in another tab at once', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const planet = 'KW-688c'
  const plan = planWrite('Two books', base(planet, running('RIG', 6, 'RIG#H2O')))
  const { uuid } = await planningOf(host, player).createPlan(plan)
  const daysUnder = (rules: Rules) => {
    const prices = resolvePrices(world, null, planet)
    const { visitation } = evaluatePlan(world, { plan, prices, empire: null, rules })
    return formatDays(visitation.storageFilled)
  }
  expect(daysUnder(DOCUMENTED)).not.toBe(daysUnder(CORRECTED))

  await page.goto(`/plan/${planet}/${uuid}`)
  await expect(page.getByText(daysUnder(DOCUMENTED)).first()).toBeVisible()

  const profile = await page.context().newPage()
  await profile.goto('/profile')
  await profile.getByRole('radio', { name: /^Corrected/ }).check()
  await expect(page.getByText(daysUnder(CORRECTED)).first()).toBeVisible()
})
