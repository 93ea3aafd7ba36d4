import { expect, test } from 'vitest'
import { environmentClass, specialMaterialsOf } from '../../../engine/game/constants/environment.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import { burnTable } from '../../../engine/supply/burn.ts'
import { planetStock } from '../../../engine/supply/stock.ts'
import { world } from '../../../scripts/stage/world.ts'
import { loadStarterGameData } from '../../gamedata/starter/starter-files.ts'
import { EXAMPLE_ECONOMY } from './example-economy.ts'
import { exampleSites, exampleStorage } from './example-fio.ts'

const { materials, buildings, planets } = await loadStarterGameData()
const storage = exampleStorage({ materials, buildings, planets }, Date.UTC(2026, 0, 1))

test('the stores hold something of all that the bases use up, and run out at different times', () => {
  const plans = EXAMPLE_ECONOMY.empires.flatMap(({ plans }) => plans)
  const rows = burnTable(
    plans.map((plan) => ({
      uuid: plan.name,
      name: plan.name,
      planetNaturalId: plan.planet_id,
      materialIo: evaluatePlan(world, {
        plan,
        prices: resolvePrices(world, EXAMPLE_ECONOMY.cx, plan.planet_id),
        empire: null,
      }).materialio,
    })),
    (planet) => planetStock(storage, planet),
  )
  const days = rows.map(({ minDays }) => minDays)
  expect(Math.min(...days)).toBeGreaterThan(1)
  expect(days.filter((left) => left <= 5).length).toBeGreaterThan(0)
  expect(days.filter((left) => left > 5 && left <= 10).length).toBeGreaterThan(0)
  expect(days.filter((left) => left > 10).length).toBeGreaterThan(0)
})

test('nothing lies in a store that cannot hold it', () => {
  for (const store of Object.values(storage.planets)) {
    expect(store.WeightLoad).toBeLessThanOrEqual(store.WeightCapacity)
    expect(store.VolumeLoad).toBeLessThanOrEqual(store.VolumeCapacity)
  }
})

test('a repair takes the special materials of its planet too', () => {
  const sites = exampleSites({ materials, buildings, planets }, Date.UTC(2026, 0, 1))
  const tickersOn = (planet: string) =>
    new Set(
      Object.values(sites.planets)
        .find(({ PlanetIdentifier }) => PlanetIdentifier === planet)!
        .Buildings.flatMap(({ RepairMaterials }) =>
          RepairMaterials.map(({ MaterialTicker }) => MaterialTicker),
        ),
    )
  for (const { PlanetIdentifier } of Object.values(sites.planets)) {
    const planet = planets.find(({ PlanetNaturalId }) => PlanetNaturalId === PlanetIdentifier)!
    const needed = specialMaterialsOf(environmentClass(planet))
    for (const { ticker } of needed) expect(tickersOn(PlanetIdentifier)).toContain(ticker)
  }
})
