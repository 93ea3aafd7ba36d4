import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { planetFacts, planetSearchTable, planetTitle } from './planet-row.ts'

const { planets } = await loadStarterGameData()
const planet = (id: string) => planets.find((p) => p.PlanetNaturalId === id)!

test('a planet tells its surroundings as the special materials that building there takes', () => {
  expect(planetFacts(planet('KI-840a'))).toMatchObject({
    environmentSurface: ['MCG'],
    environmentGravity: [],
    environmentPressure: ['SEA'],
    environmentTemperature: ['TSH'],
  })
})

test('distances go by the name of the station, not by their place in the list', () => {
  const turned = { ...planet('KW-020c'), Distances: planet('KW-020c').Distances.toReversed() }
  expect(planetFacts(turned)).toMatchObject({
    distanceAI1: 8,
    distanceCI1: 1,
    distanceIC1: 12,
    distanceNC1: 7,
  })
  expect(planetFacts({ ...turned, Distances: [] }).distanceNC1).toBe(-1)
  const far = [{ name: 'Moria Station' as const, distance: 9999 }]
  expect(planetFacts({ ...turned, Distances: far }).distanceNC1).toBe(-1)
})

test('a planet is called by its name and id, a nameless one by its id alone', () => {
  expect(planetTitle(planet('KW-688c'))).toBe('Etherwind (KW-688c)')
  expect(planetTitle(planet('KI-080d'))).toBe('KI-080d')
})

test('materials searched for stand apart from what else there is', () => {
  const [row] = planetSearchTable([planet('KI-840a')], ['CLI', 'FE']).results
  expect(Object.keys(row!.searchResources)).toEqual(['CLI'])
  expect(row!.additionalResources.map((r) => r.ticker)).toEqual(['BRM', 'N'])
})

test('without a distance check there is nothing to be far from', () => {
  const table = planetSearchTable([{ ...planet('KW-688c'), CheckDistances: null }], [])
  expect(table.hasCheckDistance).toBeNull()
  expect(table.results[0]!.checkDistance).toBeNull()
  expect(planetSearchTable([], []).hasCheckDistance).toBeNull()
})
