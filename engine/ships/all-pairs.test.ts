import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { world } from '../../tests/engine/world.ts'
import { allPairs } from './all-pairs.ts'
import type { ShipDesign } from './blueprint.ts'
import { shipFrom } from './blueprint.ts'
import { flightsFrom, weightTo } from './flights-from.ts'
import { galaxyOf } from './galaxy.ts'
import { type FlightOptions, flyerOf } from './legs.ts'
import { compileSky, stationPlace } from './space.ts'
import { waysOf } from './ways.ts'

const { systems } = await loadStarterGameData()
const sky = compileSky(galaxyOf(systems))
const FREIGHTER: ShipDesign = {
  ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
  hull: 'BHP',
}
const OPTIONS: FlightOptions = {
  ...{ fuelShare: 0.05, reactorShare: 0.65, cargoTonnes: 0, withGateways: true, aim: 'time' },
  costs: { stlFuel: 15, ftlFuel: 30, hour: 1000, damage: 500 },
}

test.each([
  ['in the least time', FREIGHTER, OPTIONS],
  ['for the least cost', FREIGHTER, { ...OPTIONS, aim: 'cost' as const }],
  ['with the least jumps', FREIGHTER, { ...OPTIONS, aim: 'jumps' as const }],
  ['without gateways', FREIGHTER, { ...OPTIONS, withGateways: false }],
  ['too large for most gates', { ...FREIGHTER, cargoBay: 'LCB' as const }, OPTIONS],
  ['through gateways alone', { ...FREIGHTER, reactor: null, ftlTank: null }, OPTIONS],
])('all pairs are what a search from each system finds, %s', (_, design, options) => {
  const ways = waysOf(sky, flyerOf(shipFrom(world, design), options))
  const all = allPairs(ways)
  const count = sky.systems.length
  const gates = sky.gateways.map(({ from }) => from.system)
  const starts = new Set([...gates, ...Array.from({ length: 40 }, (_, n) => n * 17)])
  let largest = 0
  for (const from of starts) {
    const flights = flightsFrom(ways, stationPlace(sky, from))
    for (let to = 0; to < count; to++) {
      const found = weightTo(flights, stationPlace(sky, to))
      const known = all[from * count + to]!
      if (known !== found) largest = Math.max(largest, Math.abs(known - found) / (1 + found))
    }
  }
  expect(largest).toBeLessThan(1e-9)
})
