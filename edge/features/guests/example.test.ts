import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Company } from '../../../engine/game/company.ts'
import { environmentClass, specialMaterialsOf } from '../../../engine/game/constants/environment.ts'
import type { FioSites, FioStorage } from '../../../engine/game/fio.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import { burnTable } from '../../../engine/supply/burn.ts'
import { planetStock } from '../../../engine/supply/stock.ts'
import { recordExample } from '../../../scripts/example/record.ts'
import { world } from '../../../scripts/stage/world.ts'
import { loadStarterGameData } from '../../gamedata/starter/starter-files.ts'
import { exampleJson } from './example.ts'
import { EXAMPLE_ECONOMY } from './example-economy.ts'

const data = await loadStarterGameData()
const NOW = Date.UTC(2026, 0, 1)
const storage: FioStorage = JSON.parse(exampleJson('storage', NOW))
const sites: FioSites = JSON.parse(exampleJson('sites', NOW))

test('the recorded example is what `npm run guests:example` writes today', async () => {
  const file = new URL('./example.json', import.meta.url)
  expect(recordExample(data) === (await readFile(file, 'utf8'))).toBe(true)
})

test('its moments are days from now, as milliseconds and as dates', () => {
  const text = (['storage', 'sites', 'company'] as const).map((view) => exampleJson(view, NOW))
  expect(text.join()).not.toMatch(/"(at|date) /)
  expect(storage.last_modified).toBe('2025-12-31T23:57:00.000Z')
  const { flights }: Company = JSON.parse(text[2]!)
  expect(flights[0]?.arrivesMs).toBe(NOW + 3 * 3_600_000)
})

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
  const tickersOn = (planet: string) =>
    new Set(
      Object.values(sites.planets)
        .find(({ PlanetIdentifier }) => PlanetIdentifier === planet)!
        .Buildings.flatMap(({ RepairMaterials }) =>
          RepairMaterials.map(({ MaterialTicker }) => MaterialTicker),
        ),
    )
  for (const { PlanetIdentifier } of Object.values(sites.planets)) {
    const planet = data.planets.find(({ PlanetNaturalId }) => PlanetNaturalId === PlanetIdentifier)!
    const needed = specialMaterialsOf(environmentClass(planet))
    for (const { ticker } of needed) expect(tickersOn(PlanetIdentifier)).toContain(ticker)
  }
})
