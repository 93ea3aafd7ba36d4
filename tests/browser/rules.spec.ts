import { differencesOf } from '../../engine/explain/both-books.ts'
import { referenceContext } from '../../engine/explain/reference.ts'
import { ACCURATE, CLASSIC, type Rules } from '../../engine/game/constants/rules.ts'
import { formatDays, formatMoney, formatWhole } from '../../engine/game/number-format.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, test } from './app.ts'

test('the other rule book repaints a plan that is open in another tab at once', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const planet = 'KW-688c'
  const plan = planWrite('Two books', base(planet, running('RIG', 6, 'RIG#H2O')))
  const { uuid } = await planningOf(host, player).createPlan(plan)
  const daysUnder = (rules: Rules) => {
    const prices = resolvePrices(world, null, planet, rules)
    const { visitation } = evaluatePlan(world, { plan, prices, empire: null, rules })
    return formatDays(visitation.storageFilled)
  }
  expect(daysUnder(CLASSIC)).not.toBe(daysUnder(ACCURATE))

  await page.goto(`/plan/${planet}/${uuid}`)
  await expect(page.getByText(daysUnder(ACCURATE)).first()).toBeVisible()

  const profile = await page.context().newPage()
  await profile.goto('/profile')
  await profile.getByRole('radio', { name: /^Classic/ }).check()
  await expect(page.getByText(daysUnder(CLASSIC)).first()).toBeVisible()
})

test('a row of the ROI tables marks what the other rule book answers, and names the rule', async ({
  loggedIn: page,
}) => {
  // Scientists work here, whose tools the books count differently.
  const choice = {
    planetNaturalId: 'OT-580b',
    building: 'AAF',
    recipeId: 'AAF#1xWAI 1xTPU=>1xSTS',
    cogc: 'MANUFACTURING',
  } as const
  await page.goto('/profile')
  await page.getByRole('radio', { name: /^Classic/ }).check()
  const [profit] = differencesOf(referenceContext(world, choice, { cx: null, rules: CLASSIC }), [
    { of: 'profit' },
  ])
  await page.goto('/roi-overview?building=AAF&makes=STS')
  const row = page
    .getByRole('table', { name: 'recipes', exact: true })
    .locator('tbody tr[data-row]')
    .filter({ hasText: formatWhole(profit!.value) })
  await row.getByRole('button', { name: /^Details of/ }).click()
  const setup = page.getByRole('region', { name: 'Setup' })
  const mark = setup.getByRole('button', {
    name: `${formatMoney(profit!.other)} under the Accurate rules`,
  })
  await mark.click()
  await expect(page.getByText('A hundred scientists use 0.05 WS a day.')).toBeVisible()
})
