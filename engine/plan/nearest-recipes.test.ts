import { expect, test } from 'vitest'
import { nearestRecipes } from './nearest-recipes.ts'

test('what makes the same comes first, then what shares the most materials', () => {
  const options = [
    'PP2#30xPE 1xPG=>1xXYZ',
    'PP2#10xPE=>1xBDE',
    'PP2#60xPG 4xSTL=>1xBSE',
    'PP2#1xFE=>1xLDE',
  ]
  expect(nearestRecipes('PP2#60xPG=>1xBDE', options)).toEqual([
    'PP2#10xPE=>1xBDE',
    'PP2#30xPE 1xPG=>1xXYZ',
  ])
})

test('a deposit that is gone is replaced by another one, never by itself', () => {
  expect(nearestRecipes('EXT#FEO', ['EXT#FEO', 'EXT#SIO'])).toEqual(['EXT#SIO'])
  expect(nearestRecipes('EXT#FEO', [])).toEqual([])
})
