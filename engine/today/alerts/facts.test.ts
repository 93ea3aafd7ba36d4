import { expect, test } from 'vitest'
import { EXAMPLE_ECONOMY } from '../../../edge/features/guests/example-economy.ts'
import { world } from '../../../scripts/stage/world.ts'
import { ACCURATE, CLASSIC } from '../../game/constants/rules.ts'
import { dailyFlow } from '../../plan/daily-flow.ts'
import type { AlertFacts } from './alerts.ts'
import { alertFacts, type OwnFacts, plannedFlowSteps } from './facts.ts'

const [plan] = EXAMPLE_ECONOMY.empires.flatMap(({ plans }) => plans)
const planet = plan!.planet.planetid
const own = { now: 0, storage: null, sites: null, company: null, planets: [] }
const delta = (facts: AlertFacts, ticker: string) => facts.flowOn(planet, ticker, 'game')?.delta
const owned = (uuid: string, empireRank: number | null = 0): OwnFacts['plans'][number] => ({
  ...{ uuid, plan: plan!, empireRank, empire: null, rules: CLASSIC },
})
const flow = dailyFlow(world, plan!, null).find(({ input, output }) => output < input)!
const wanted = flow.output - flow.input

test('all plans of one empire on a planet together take from its stock', () => {
  const one = alertFacts(world, { ...own, plans: [owned('a')] })
  expect(delta(one, flow.ticker)).toBe(wanted)
  const twice = alertFacts(world, { ...own, plans: [owned('a'), owned('b')] })
  expect(delta(twice, flow.ticker)).toBeCloseTo(2 * wanted)
  expect(delta(twice, 'XYZ')).toBe(0)
})

test('drafts and plans of another empire take nothing, as on Today', () => {
  const plans = [owned('draft', null), owned('a', 1), owned('b', 0)]
  expect(delta(alertFacts(world, { ...own, plans }), flow.ticker)).toBe(wanted)
})

test('a laboratory uses as much as the rule book of the player says', () => {
  const lab = EXAMPLE_ECONOMY.empires
    .flatMap(({ plans }) => plans)
    .map((one) => ({ ...one, buildings: [{ name: 'LAB', amount: 1, active_recipes: [] }] }))[0]!
  const under = (rules: OwnFacts['plans'][number]['rules']) =>
    delta(alertFacts(world, { ...own, plans: [{ ...owned('a'), plan: lab, rules }] }), 'WS')
  expect(under(ACCURATE)).toBeCloseTo(under(CLASSIC)! / 2)
})

test('without a plan, or where the planet is not known, nothing is known of the flow', () => {
  expect(delta(alertFacts(world, { ...own, plans: [] }), 'RAT')).toBeUndefined()
  const nowhere = { ...plan!, planet: { ...plan!.planet, planetid: 'XX-999x' } }
  const facts = alertFacts(world, { ...own, plans: [{ ...owned('a'), plan: nowhere }] })
  expect(facts.flowOn('XX-999x', 'RAT', 'game')).toBeUndefined()
})

test('the sums of a planet come plan by plan, and are the same', () => {
  const plans = Array.from({ length: 20 }, (_, n) => owned(`plan ${n}`))
  const facts = { ...own, plans }
  const steps = plannedFlowSteps(world, facts, planet)
  const found = []
  let step = steps.next()
  for (; !step.done; step = steps.next()) found.push(step)
  expect(found.length).toBeGreaterThan(plans.length)
  const given = alertFacts(world, { ...own, plans: [] }, new Map([[planet, step.value]]))
  expect(delta(given, flow.ticker)).toBe(delta(alertFacts(world, facts), flow.ticker))
})
