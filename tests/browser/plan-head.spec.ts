import { ACCURATE, CLASSIC, type Rules } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { formatSigned } from '../../engine/game/number-format.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, test } from './app.ts'

const PLANET = 'KW-688c'
const cxNamed = (name: string, exchange: CxData['cx_empire'][number]['exchange']): CxData => ({
  name,
  cx_empire: [{ type: 'BOTH', exchange }],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
})

test('the head of a plan names what its figures rest on, and each is a press to change', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const own = planningOf(host, player)
  const plan = planWrite('Based', base(PLANET, running('RIG', 6, 'RIG#H2O')))
  const asks = cxNamed('Asks', 'AI1_BUY')
  const bids = cxNamed('Bids', 'AI1_SELL')
  const { uuid } = await own.createPlan(plan)
  const first = await own.createEmpire({ name: 'First' })
  await own.createEmpire({ name: 'Second', faction: 'MORIA' })
  await own.assignCx((await own.createCx(asks)).uuid, [first.uuid])
  await own.createCx(bids)
  const profit = (cx: CxData, rules: Rules) => {
    const prices = resolvePrices(world, cx, PLANET, rules)
    const empire = { faction: 'NONE', permits_used: 1, permits_total: 3 } as const
    return formatSigned(evaluatePlan(world, { plan, prices, empire, rules }).profit)
  }
  const figures = page.getByRole('region', { name: 'Plan figures' })

  // The plan belongs to no empire, and none is the default: it is calculated under the first.
  await page.goto(`/plan/${PLANET}/${uuid}`)
  await expect(page.getByRole('button', { name: 'Empire: First' })).toBeVisible()
  await expect(page.getByText(/^prices \d+ days ago$/)).toBeVisible()
  await expect(figures).toContainText(`Profit${profit(asks, ACCURATE)}`)

  await page.getByRole('button', { name: 'CX: Asks' }).click()
  await page.getByRole('menuitem', { name: 'Bids' }).click()
  await expect(figures).toContainText(`Profit${profit(bids, ACCURATE)}`)

  // Accurate carries no marks until the player asks for them.
  const marks = page.getByRole('button', { name: /under the Classic rules$/ })
  await expect(marks).toHaveCount(0)
  await page.getByRole('button', { name: 'Figures: Accurate' }).click()
  await page.getByRole('menuitem', { name: 'Mark what Classic says otherwise' }).click()
  await expect(marks.first()).toBeVisible()

  await page.getByRole('button', { name: 'Figures: Accurate' }).click()
  await page.getByRole('menuitem', { name: 'Classic', exact: true }).click()
  await expect(figures).toContainText(`Profit${profit(bids, CLASSIC)}`)
  await expect(
    page.getByRole('button', { name: /under the Accurate rules$/ }).first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Empire: First' }).click()
  await page.getByRole('menuitem', { name: 'Second' }).click()
  await expect(page.getByRole('button', { name: 'Empire: Second' })).toBeVisible()
})

test('the head of a plan is one line on a large screen, and its basis one line on a phone', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const own = planningOf(host, player)
  const name = 'A base with a name that is as long as players write them'
  const { uuid } = await own.createPlan(planWrite(name, base(PLANET, running('RIG', 6, 'RIG#H2O'))))
  const empire = await own.createEmpire({ name: 'The empire of the four northern systems' })
  const cx = await own.createCx(cxNamed('Prices of Antares and of Moria', 'AI1_BUY'))
  await own.assignCx(cx.uuid, [empire.uuid])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/plan/${PLANET}/${uuid}`)
  const title = page.getByRole('heading', { name, level: 1 })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const rules = page.getByRole('button', { name: /^Figures:/ })
  const freight = page.getByRole('button', { name: /^Freight/ })
  await expect(freight).toBeVisible()
  const middleOf = async (part: typeof save) => {
    const { y, height } = (await part.boundingBox())!
    return y + height / 2
  }
  const line = await middleOf(save)
  for (const part of [title, page.getByRole('button', { name: /^CX:/ }), rules, freight])
    expect(Math.abs((await middleOf(part)) - line)).toBeLessThan(6)
  expect((await save.boundingBox())!.x).toBeLessThan(1440 - 100)

  await page.setViewportSize({ width: 390, height: 844 })
  const basis = await middleOf(page.getByRole('button', { name: /^Empire:/ }))
  expect(Math.abs((await middleOf(rules)) - basis)).toBeLessThan(6)
  await freight.focus()
  await expect(freight).toBeInViewport({ ratio: 1 })
})
