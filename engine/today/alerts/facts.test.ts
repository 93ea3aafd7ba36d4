import { expect, test } from 'vitest'
import { EXAMPLE_ECONOMY } from '../../../edge/guests/example-economy.ts'
import { world } from '../../../tests/engine/world.ts'
import { ACCURATE, CLASSIC } from '../../game/constants/rules.ts'
import { dailyFlow } from '../../plan/daily-flow.ts'
import { alertFacts, type OwnFacts, planetDeltaSteps } from './facts.ts'

const [plan] = EXAMPLE_ECONOMY.empires.flatMap(({ plans }) => plans)
const planet = plan!.planet.planetid
const own = { now: 0, storage: null, sites: null, planets: [] }
const owned = (uuid: string, empireRank: number | null = 0): OwnFacts['plans'][number] => ({
  ...{ uuid, plan: plan!, empireRank, empire: null, rules: CLASSIC },
})
const flow = dailyFlow(world, plan!, null).find(({ input, output }) => output < input)!
const delta = flow.output - flow.input

test('all plans of one empire on a planet together take from its stock', () => {
  const one = alertFacts(world, { ...own, plans: [owned('a')] })
  expect(one.deltaOn(planet, flow.ticker)).toBe(delta)
  const twice = alertFacts(world, { ...own, plans: [owned('a'), owned('b')] })
  expect(twice.deltaOn(planet, flow.ticker)).toBeCloseTo(2 * delta)
  expect(twice.deltaOn(planet, 'XYZ')).toBe(0)
})

test('drafts and plans of another empire take nothing, as on Today', () => {
  const plans = [owned('draft', null), owned('a', 1), owned('b', 0)]
  expect(alertFacts(world, { ...own, plans }).deltaOn(planet, flow.ticker)).toBe(delta)
})

test('a laboratory uses as much as the rule book of the player says', () => {
  const lab = EXAMPLE_ECONOMY.empires
    .flatMap(({ plans }) => plans)
    .map((one) => ({ ...one, buildings: [{ name: 'LAB', amount: 1, active_recipes: [] }] }))[0]!
  const under = (rules: OwnFacts['plans'][number]['rules']) =>
    alertFacts(world, { ...own, plans: [{ ...owned('a'), plan: lab, rules }] }).deltaOn(
      planet,
      'WS',
    )
  expect(under(ACCURATE)).toBeCloseTo(under(CLASSIC)! / 2)
})

test('without a plan, or where the planet is not known, nothing is known of the flow', () => {
  expect(alertFacts(world, { ...own, plans: [] }).deltaOn(planet, 'RAT')).toBeUndefined()
  const nowhere = { ...plan!, planet: { ...plan!.planet, planetid: 'XX-999x' } }
  const facts = alertFacts(world, { ...own, plans: [{ ...owned('a'), plan: nowhere }] })
  expect(facts.deltaOn('XX-999x', 'RAT')).toBeUndefined()
})

test('the sums of a planet come plan by plan, and are the same', () => {
  const plans = Array.from({ length: 20 }, (_, n) => owned(`plan ${n}`))
  const facts = { ...own, plans }
  const steps = planetDeltaSteps(world, facts, planet)
  const told = []
  let step = steps.next()
  for (; !step.done; step = steps.next()) told.push(step)
  expect(told.length).toBeGreaterThan(plans.length)
  const given = alertFacts(world, { ...own, plans: [] }, new Map([[planet, step.value]]))
  const delta = alertFacts(world, facts).deltaOn(planet, flow.ticker)
  expect(given.deltaOn(planet, flow.ticker)).toBe(delta)
})
