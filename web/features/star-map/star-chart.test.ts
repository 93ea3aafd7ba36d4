import { expect, test } from 'vitest'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import { compileStarMap } from '../../../engine/universe/jumps.ts'
import { starChart, systemAt } from './star-chart.ts'

const system = (SystemId: string, PositionX: number, PositionY: number) => ({
  SystemId,
  Name: SystemId,
  NaturalId: SystemId,
  PositionX,
  PositionY,
  PositionZ: 0,
  connections: [],
})
const map = compileStarMap([system('A', 0, 0), system('B', 100, 40), system('C', 110, 40)])
const planet = (planetNaturalId: string, systemId: string) =>
  ({ planetNaturalId, systemId }) as FoundPlanet

test('planets stand by their system, own bases too, and north is up', () => {
  const chart = starChart(
    map,
    [planet('A-a', 'A'), planet('C-b', 'C'), planet('X-a', 'X')],
    new Set(['B']),
  )
  expect(chart.found.map((found) => found.map(({ planetNaturalId }) => planetNaturalId))).toEqual([
    ['A-a'],
    [],
    ['C-b'],
  ])
  expect([...chart.own]).toEqual([0, 1, 0])
  expect(chart.bounds).toEqual({ x: 0, y: -40, width: 110, height: 40 })
})

test('a press finds the nearest system within its reach on the screen', () => {
  const chart = starChart(map, [], new Set())
  expect(systemAt(chart, { x: 104, y: -40 }, 1)?.SystemId).toBe('B')
  expect(systemAt(chart, { x: 106, y: -40 }, 1)?.SystemId).toBe('C')
  expect(systemAt(chart, { x: 50, y: 0 }, 1)).toBeUndefined()
  expect(systemAt(chart, { x: 20, y: 0 }, 0.5)?.SystemId).toBe('A')
})

test('the map is as wide for its height as its box', () => {
  const { bounds } = starChart(map, [], new Set(), 2)
  expect(bounds.width / bounds.height).toBeCloseTo(2)
  expect(bounds.height).toBe(40)
})

test('a universe without systems has an empty chart', () => {
  expect(starChart(compileStarMap([]), [], new Set()).bounds.width).toBe(0)
})
