import { expect, test } from 'vitest'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import { compileStarMap } from '../../../engine/universe/jumps.ts'
import { factionLayer, programLayer } from './star-layers.ts'

const system = (SystemId: string) => ({
  SystemId,
  Name: SystemId,
  NaturalId: SystemId,
  PositionX: 0,
  PositionY: 0,
  PositionZ: 0,
  connections: [],
})
const map = compileStarMap(['A', 'B', 'C'].map(system))
const planet = (systemId: string, faction: string | null, cogcProgram = '—') =>
  ({ systemId, faction, cogcProgram, planetName: `${systemId}-a` }) as FoundPlanet
const planets = [
  planet('B', 'NEO', 'ADVERTISING_FOOD_INDUSTRIES'),
  planet('B', 'NEO'),
  planet('C', 'Antares', 'WORKFORCE_PIONEERS'),
  planet('A', null),
  planet('X', 'NEO'),
]

test('every faction is a group of systems, in the order of the alphabet', () => {
  const { groups, groupOf, words } = factionLayer(map, planets)
  expect(groups).toEqual([
    { name: 'Antares', systems: 1 },
    { name: 'NEO', systems: 1 },
  ])
  expect([...groupOf]).toEqual([-1, 1, 0])
  expect(words.get(1)).toEqual(['NEO'])
})

test('a programme marks the systems where it runs, and says on which planet', () => {
  const withProgram = planets.filter(({ cogcProgram }) => cogcProgram !== '—')
  const any = programLayer(map, withProgram, null)
  expect(any.groups.map(({ systems }) => systems)).toEqual([2])
  const food = programLayer(map, withProgram, 'ADVERTISING_FOOD_INDUSTRIES')
  expect(food.groups).toEqual([{ name: 'Food Industries', systems: 1 }])
  expect([...food.groupOf]).toEqual([-1, 0, -1])
  expect(food.words.get(1)).toEqual(['B-a: Food Industries'])
})
