import { expect, test } from 'vitest'
import { EXAMPLE_ECONOMY } from '../../edge/guests/example-economy.ts'
import { world } from '../../tests/engine/world.ts'
import { dailyFlow } from '../plan/daily-flow.ts'
import { alertFacts } from './facts.ts'

const [plan] = EXAMPLE_ECONOMY.empires.flatMap(({ plans }) => plans)
const planet = plan!.planet.planetid
const own = { now: 0, storage: null, sites: null, planets: [] }

test('all plans on a planet together take from its stock', () => {
  const flow = dailyFlow(world, plan!, null).find(({ input, output }) => output < input)!
  const delta = flow.output - flow.input
  const one = { plan: plan!, empire: null }
  expect(alertFacts(world, { ...own, plans: [one] }).deltaOn(planet, flow.ticker)).toBe(delta)
  const twice = alertFacts(world, { ...own, plans: [one, one] })
  expect(twice.deltaOn(planet, flow.ticker)).toBeCloseTo(2 * delta)
  expect(twice.deltaOn(planet, 'XYZ')).toBe(0)
})

test('without a plan, or where the planet is not known, nothing is known of the flow', () => {
  expect(alertFacts(world, { ...own, plans: [] }).deltaOn(planet, 'RAT')).toBeUndefined()
  const nowhere = { ...plan!, planet: { ...plan!.planet, planetid: 'XX-999x' } }
  const facts = alertFacts(world, { ...own, plans: [{ plan: nowhere, empire: null }] })
  expect(facts.deltaOn('XX-999x', 'RAT')).toBeUndefined()
})
