import { describe, expect, test } from 'vitest'
import type { Planet } from '../../../engine/game/gamedata.ts'
import { nextProgramChange } from '../../../engine/planets/cogc.ts'
import { toBuilding, toRecipe } from './derive-records.ts'

describe('a recipe from FIO', () => {
  const recipe = {
    RecipeName: '1xGRN 1xBEA=>10xRAT',
    BuildingTicker: 'FP',
    TimeMs: 21_600_000,
    Inputs: [],
    Outputs: [],
  }
  test.each(['FP#1xGRN 1xBEA=>10xRAT', 'FP:1xBEA-1xGRN=>10xRAT'])(
    'is known to plans by building and name, whether it is called %s',
    (StandardRecipeName) => {
      expect(toRecipe({ ...recipe, StandardRecipeName }).RecipeId).toBe('FP#1xGRN 1xBEA=>10xRAT')
    },
  )
})

describe('a building from FIO', () => {
  const building = {
    Pioneers: 0,
    Settlers: 0,
    Technicians: 0,
    Engineers: 0,
    Scientists: 0,
    AreaCost: 14,
    BuildingCosts: [],
  }
  test.each([
    ['HBB', 'habitationBarracks', null, 'INFRASTRUCTURE'],
    ['CM', 'coreModule', '', 'INFRASTRUCTURE'],
    ['LM', 'planetaryProjectLocalMarket', null, 'PLANETARY'],
    ['FP', 'foodProcessor', 'FOOD_INDUSTRIES', 'PRODUCTION'],
  ])('%s (%s, expertise %s) is %s', (Ticker, Name, Expertise, Type) => {
    expect(toBuilding({ ...building, Ticker, Name, Expertise }, () => {}).Type).toBe(Type)
  })

  test.each([
    ['HB1', [100, 0, 0, 0, 0]],
    ['HB5', [0, 0, 0, 0, 100]],
    ['HBB', [75, 75, 0, 0, 0]],
    ['HBL', [0, 0, 0, 75, 75]],
  ])('%s houses %j', (Ticker, [Pioneer, Settler, Technician, Engineer, Scientist]) => {
    const { Habitation } = toBuilding(
      { ...building, Ticker, Name: 'habitation', Expertise: null },
      () => {},
    )
    expect(Habitation).toEqual({
      Pioneer,
      Settler,
      Technician,
      Engineer,
      Scientist,
      Area: 14,
    })
  })
})

describe('the next change of programme', () => {
  const programs: Planet['COGCPrograms'] = [
    { ProgramType: 'WORKFORCE_PIONEERS', StartEpochMs: 300, EndEpochMs: 400 },
    { ProgramType: 'ADVERTISING_CHEMISTRY', StartEpochMs: 100, EndEpochMs: 200 },
  ]
  test.each([
    [0, 100],
    [100, 200],
    [250, 300],
    [399, 400],
    [400, null],
  ])('after %i is at %s', (now, at) => {
    expect(nextProgramChange(programs, now)).toBe(at)
  })
})
