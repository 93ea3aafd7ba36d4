import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { materialLoad, sumAmounts } from '../market/shipment.ts'
import { compileUniverse } from '../universe/universe.ts'
import { loadFleet } from './fleet.ts'

const universe = compileUniverse(await loadStarterGameData())
const tickers = universe.materials.ticker

const order = fc.uniqueArray(
  fc.record({ ticker: fc.constantFrom(...tickers), amount: fc.integer({ min: 1, max: 3000 }) }),
  { selector: ({ ticker }) => ticker, maxLength: 12 },
)
const hold = fc.record({
  weight: fc.constantFrom(500, 1000, 2000, 3000),
  volume: fc.constantFrom(500, 1000, 3000),
})

test('no ship is overloaded, in weight or volume, and nothing is lost', () => {
  fc.assert(
    fc.property(order, fc.array(hold, { maxLength: 4 }), (amounts, ships) => {
      const { loads, left } = loadFleet(universe, amounts, ships)
      for (const [place, load] of loads.entries()) {
        const { weight, volume } = materialLoad(universe, load)
        expect(weight).toBeLessThanOrEqual(ships[place]!.weight + 1e-5)
        expect(volume).toBeLessThanOrEqual(ships[place]!.volume + 1e-5)
      }
      expect(sumAmounts([...loads.flat(), ...left])).toEqual(sumAmounts(amounts))
    }),
  )
})

test('heavy and light goods share ships that are made for each', () => {
  // 2 t and 0.1 m³ a unit against 0.1 t and 1 m³ or so: neither ship alone has room for all.
  const heavy = tickers.find(
    (_, m) => universe.materials.weight[m]! > 4 * universe.materials.volume[m]!,
  )!
  const light = tickers.find(
    (_, m) => universe.materials.volume[m]! > 4 * universe.materials.weight[m]!,
  )!
  const unit = (ticker: string) => materialLoad(universe, [{ ticker, amount: 1 }])
  const amounts = [
    { ticker: heavy, amount: Math.floor(2500 / unit(heavy).weight) },
    { ticker: light, amount: Math.floor(2500 / unit(light).volume) },
  ]
  const ships = [
    { weight: 3000, volume: 1000 },
    { weight: 1000, volume: 3000 },
  ]
  expect(loadFleet(universe, amounts, ships).left).toEqual([])
})

test('an order that fits the first ship stays together; without ships all is left', () => {
  const amounts = [{ ticker: 'DW', amount: 10 }]
  const ship = { weight: 500, volume: 500 }
  expect(loadFleet(universe, amounts, [ship, ship])).toEqual({ loads: [amounts, []], left: [] })
  expect(loadFleet(universe, amounts, [])).toEqual({ loads: [], left: amounts })
})
