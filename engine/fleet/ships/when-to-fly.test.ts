import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { world } from '../../../scripts/stage/world.ts'
import { resolvePrices } from '../../market/prices.ts'
import type { ShipDesign } from './blueprint.ts'
import { FLIGHT_DEFAULTS, flyerFor } from './flight-choice.ts'
import { galaxyOf } from './galaxy.ts'
import { planRoute } from './route.ts'
import { spaceIn } from './space-in.ts'
import { whenToFly } from './when-to-fly.ts'

const { systems } = await loadStarterGameData()
const space = spaceIn(world, galaxyOf(systems))
const prices = resolvePrices(world, null, null)
const departs = Date.UTC(2026, 7, 1)
const FREIGHTER: ShipDesign = {
  ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
  hull: 'BHP',
}
const flyer = flyerFor(...([world, prices, { design: FREIGHTER }, FLIGHT_DEFAULTS, 0] as const), {
  departs,
  days: 0,
})
const place = (id: string) => space.placeOf(id)!
const jumping = { ...flyer, options: { ...flyer.options, withGateways: false } }
const ask = (from: string, to: string, back?: typeof flyer, flown = flyer) =>
  whenToFly(space, flown, place(from), place(to), back)

test('within a system the day matters by a factor, and the best departure is the least of all', () => {
  const { times, best, doesDayMatter, weekly } = ask('ZV-759b', 'ZV-759c')!
  expect(doesDayMatter).toBe(true)
  const hours = times.map((time) => time.hours)
  expect(Math.max(...hours) / Math.min(...hours)).toBeGreaterThan(2)
  expect(best.hours.hours).toBe(Math.min(...hours))
  expect(best.cost.cost).toBe(Math.min(...times.map(({ cost }) => cost)))
  expect(times).toHaveLength(240)
  expect(weekly).toHaveLength(5)
  for (const time of weekly) expect(times).toContain(time)
})

test('through gateways it does not, and between systems far less', () => {
  expect(ask('VH-331a', 'OT-580b')!.doesDayMatter).toBe(false)
  const hours = ask('ZV-307', 'UV-351', undefined, jumping)!.times.map((time) => time.hours)
  expect(Math.max(...hours) / Math.min(...hours)).toBeLessThan(1.05)
})

test('a departure takes what a route at that instant takes, and back is flown on arrival', () => {
  const { times } = ask('ZV-759b', 'ZV-759c', flyer)!
  const at = (from: string, to: string, ms: number) =>
    planRoute(
      space,
      { ...flyer, options: { ...flyer.options, departs: ms } },
      place(from),
      place(to),
    )!
  const time = times[17]!
  const there = at('ZV-759b', 'ZV-759c', time.departs)
  const back = at('ZV-759c', 'ZV-759b', time.departs + there.seconds.mean * 1000)
  expect(time.hours).toBeCloseTo((there.seconds.mean + back.seconds.mean) / 3600, 9)
  expect(time.damage).toBeCloseTo(there.damage + back.damage, 9)
})

test('there is no departure where no way leads', () => {
  const { drive: _, ...stuck } = flyer
  const cannotJump = { ...stuck, drive: null, options: { ...flyer.options, withGateways: false } }
  expect(whenToFly(space, cannotJump, place('OT-580b'), place('VH-331a'))).toBeNull()
})
