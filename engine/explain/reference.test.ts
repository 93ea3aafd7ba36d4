import { describe, expect, test } from 'vitest'
import { world } from '../../scripts/stage/world.ts'
import { recipeRoi } from '../roi/recipe-roi.ts'
import type { PlanFigure } from './plan.ts'
import { explain } from './plan.ts'
import { referenceContext } from './reference.ts'

const PLANET = 'KW-688c'
const table = recipeRoi(world, { planetNaturalId: PLANET, cx: null })
const SOME_ROWS = [0, 57, 200, 352]

describe('a row of the recipe table explains', () => {
  test.each([
    ['its profit', { of: 'profit' }, table.dailyProfit],
    ['its cost', { of: 'constructionCost' }, table.planCost],
    ['its ROI', { of: 'roi' }, table.planRoi],
    ['its area', { of: 'areaUsed' }, table.planArea],
    ['the profit of a run', { of: 'cogmProfit', row: 0, recipe: 0 }, table.outputProfit],
    ['its efficiency', { of: 'efficiency', row: 0 }, table.efficiency],
  ] as [string, PlanFigure, ArrayLike<number>][])('%s', (_, figure, column) => {
    for (const row of SOME_ROWS) {
      const choice = {
        planetNaturalId: PLANET,
        building: table.buildingTicker[row]!,
        recipeId: table.recipeId[row]!,
        cogc: table.cogc[row]!,
      }
      const { value } = explain(referenceContext(world, choice, { cx: null }), figure)
      const shown = column[row]!
      expect(Math.abs(value - shown)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(shown)))
    }
  })
  test('only where there is such a base', () => {
    const choice = {
      planetNaturalId: PLANET,
      building: 'PAC',
      recipeId: 'PAC#x',
      cogc: 'CONSTRUCTION',
    } as const
    expect(() => referenceContext(world, choice, { cx: null })).toThrow(
      'Building PAC not available.',
    )
  })
})
