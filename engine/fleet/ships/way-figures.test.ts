import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { IC1_CX, world } from '../../../scripts/stage/world.ts'
import { resolvePrices } from '../../market/prices.ts'
import type { ShipDesign } from './blueprint.ts'
import { FLIGHT_DEFAULTS, flyerFor } from './flight-choice.ts'
import { galaxyOf } from './galaxy.ts'
import { lengthsOf } from './lengths.ts'
import { flightsFrom, groundSteps, routeTo } from './route.ts'
import { spaceIn } from './space-in.ts'
import { figuresAlong, figuresWith } from './way-figures.ts'

const { systems, planets } = await loadStarterGameData()
const space = spaceIn(world, galaxyOf(systems))
const prices = resolvePrices(world, IC1_CX, null)
const settled = planets.filter((planet) => planet.HasChamberOfCommerce)
const anywhere = fc.constantFrom(...settled.map((planet) => planet.PlanetNaturalId), 'OT-580')
const MONTH = { departs: Date.UTC(2026, 8, 1), days: 30 }

test('figures of a route say what the same route takes with any load', () => {
  const design: ShipDesign = {
    ...{ engine: 'GEN', stlTank: 'MSL', reactor: 'QCR', ftlTank: 'MFL', cargoBay: 'MCB' },
    hull: 'LHP',
  }
  const kind = { design }
  const flyerWith = (tonnes: number) =>
    flyerFor(world, prices, kind, FLIGHT_DEFAULTS, tonnes, MONTH)
  const full = flyerWith(1000)
  const lengths = lengthsOf(space.sky, MONTH)
  fc.assert(
    fc.property(anywhere, anywhere, fc.nat(1000), (from, to, tonnes) => {
      const flights = flightsFrom(space.sky, full, space.placeOf(from)!)
      const steps = groundSteps(flights, space.placeOf(to)!)
      const other = flyerWith(tonnes)
      const same = routeTo(flights, space.placeOf(to)!, other)
      if (!steps || !same) return
      const figures = figuresAlong(space.sky, lengths, steps, full)!
      const flown = figuresWith(figures, other.loaded, FLIGHT_DEFAULTS.fuelShare, full.ship.stlFuel)
      expect(flown.seconds).toBeCloseTo(same.seconds.mean, 4)
      expect(flown.stlFuel).toBeCloseTo(same.stlFuel.mean, 6)
      expect(flown.damage).toBeCloseTo(same.damage, 9)
      expect(figures.ftlFuel).toBe(same.ftlFuel)
      expect(figures.fees).toBe(same.fees)
    }),
    { numRuns: 40 },
  )
})
