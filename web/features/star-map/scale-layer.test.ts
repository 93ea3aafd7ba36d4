import { expect, test } from 'vitest'
import { compileStarMap } from '../../../engine/universe/jumps.ts'
import { scaleLayer } from './scale-layer.ts'
import { paintOf, radiusOf } from './system-layer.ts'

const map = compileStarMap(
  Array.from({ length: 12 }, (_, n) => ({
    SystemId: `S${n}`,
    Name: `S${n}`,
    NaturalId: `S${n}`,
    PositionX: n,
    PositionY: 0,
    PositionZ: 0,
    connections: [],
  })),
)
const layer = (values: number[], better: 'more' | 'less' = 'more') =>
  scaleLayer(map, {
    values: Float64Array.from(map.systems, (_, place) => values[place] ?? Number.NaN),
    better,
    isBad: (value) => value < 0,
    badName: 'at a loss',
    format: String,
    wordsOf: (place) => [`worth ${values[place]}`],
  })

test('as many systems in each step, the best first, losses by themselves', () => {
  const { groups, groupOf, words } = layer([50, 10, 20, -3, 40, 30, 60, 70, 80, 90, 100])
  expect(groups.map(({ name, systems }) => `${name}: ${systems}`)).toEqual([
    '90 or more: 2',
    '90 to 70: 2',
    '70 to 50: 2',
    '50 to 30: 2',
    'less than 30: 2',
    'at a loss: 1',
  ])
  expect(groups.map(({ strength }) => strength)).toEqual([1, 0.75, 0.5, 0.25, 0, 'loss'])
  expect([...groupOf]).toEqual([2, 4, 4, 5, 3, 3, 2, 1, 1, 0, 0, -1])
  expect(words.get(3)).toEqual(['worth -3'])
  expect(words.has(11)).toBe(false)
})

test('less is better where days count, and what is equal shares a step', () => {
  const { groups, groupOf } = layer([9, 3, 3, 3, 3, 3, 3], 'less')
  expect(groups.map(({ name, systems }) => `${name}: ${systems}`)).toEqual([
    '3 or less: 6',
    'more than 3: 1',
  ])
  expect([...groupOf.subarray(0, 7)]).toEqual([1, 0, 0, 0, 0, 0, 0])
  expect(layer([5]).groups[0]).toMatchObject({ name: '5', strength: 1 })
  expect(layer([]).groups).toEqual([])
})

test('a better step is larger and nearer to the accent', () => {
  const colours = {
    accent: 'red',
    surface: 'black',
    loss: 'blue',
    ink: 'white',
    series: ['a', 'b'],
  }
  const paint = (strength?: number | 'loss') =>
    paintOf(
      colours as never,
      { name: '', systems: 1, ...(strength !== undefined && { strength }) },
      0,
    )
  expect(paint(1)).toBe('color-mix(in oklab, red 100%, black)')
  expect(paint(0)).toBe('color-mix(in oklab, red 30%, black)')
  expect(paint('loss')).toBe('blue')
  expect(paint()).toBe('b')
  const radius = (strength: number | 'loss') => radiusOf({ name: '', systems: 1, strength })
  expect(radius(1)).toBeGreaterThan(radius(0))
  expect(radius('loss')).toBe(radius(0))
})
