import { describe, expect, test } from 'vitest'
import { PlanWrite } from '../game/plan.ts'
import { parse } from '../game/validation.ts'
import { blankPlan, cogcOf } from './blank.ts'
import * as edit from './edit.ts'

const blank = blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null })
const farm = edit.addBuilding(blank, 'FRM')
const GRAIN = 'FRM#3xH2O=>2xGRN'
const BEANS = 'FRM#1xH2O=>4xBEA'
const growing = edit.addRecipe(farm, 0, GRAIN)

describe('a blank plan', () => {
  test('is a valid plan', () => {
    expect(parse(PlanWrite, blank)).toEqual(blank)
  })
  test('starts empty, with all luxuries', () => {
    expect(blank).toMatchObject({ faction: 'NONE', permits_used: 1, permits_total: 3 })
    expect(blank.planet.workforce.every(({ lux1, lux2 }) => lux1 && lux2)).toBe(true)
    expect(blank.planet.experts.map(({ amount }) => amount)).toEqual(Array(9).fill(0))
  })
  test.each([
    ['ADVERTISING_FOOD_INDUSTRIES', 'FOOD_INDUSTRIES'],
    ['WORKFORCE_PIONEERS', 'PIONEERS'],
    ['Invalid', '---'],
    [null, '---'],
  ] as const)('takes the programme %s as %s', (program, cogc) => {
    expect(cogcOf(program)).toBe(cogc)
  })
})

describe('permits', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2.9, 2],
    [3, 3],
    [7, 3],
    [Number.NaN, 1],
  ])('%d become %d', (asked, kept) => {
    expect(edit.setPermits(blank, asked).planet.permits).toBe(kept)
  })
})

describe('experts', () => {
  test.each([
    [-1, 0],
    [5, 5],
    [6, 5],
  ])('%d become %d', (asked, kept) => {
    const plan = edit.setExperts(blank, 'Metallurgy', asked)
    expect(plan.planet.experts).toContainEqual({ type: 'Metallurgy', amount: kept })
  })
  test('six are enough for a base', () => {
    const six = edit.setExperts(edit.setExperts(blank, 'Chemistry', 5), 'Metallurgy', 1)
    expect(edit.expertWarning(six.planet)).toBeNull()
    expect(edit.expertWarning(edit.setExperts(six, 'Metallurgy', 2).planet)).toBe(
      'Maximum number of experts on a base is 6. You currently have 7 experts assigned.',
    )
  })
})

describe('luxuries', () => {
  test('are set one by one', () => {
    const plan = edit.setLuxury(blank, 'settler', 'lux2', false)
    expect(plan.planet.workforce).toContainEqual({ type: 'settler', lux1: true, lux2: false })
  })
  test('of a kind that the plan does not mention were on', () => {
    const bare = { ...blank, planet: { ...blank.planet, workforce: [] } }
    const plan = edit.setLuxury(bare, 'pioneer', 'lux1', false)
    expect(plan.planet.workforce).toEqual([{ type: 'pioneer', lux1: false, lux2: true }])
  })
})

describe('infrastructure', () => {
  test('is added once and then changed', () => {
    const plan = edit.setInfrastructure(edit.setInfrastructure(blank, 'HB1', 2), 'HB1', 5)
    expect(plan.infrastructure).toEqual([{ building: 'HB1', amount: 5 }])
  })
  test('takes all habitations of the optimiser and keeps the storage', () => {
    const stored = edit.setInfrastructure(blank, 'STO', 3)
    const none = { HB1: 4, HB2: 0, HB3: 0, HB4: 0, HB5: 0, HBB: 1, HBC: 0, HBM: 0, HBL: 0 }
    const plan = edit.setHabitations(stored, none)
    expect(plan.infrastructure).toContainEqual({ building: 'STO', amount: 3 })
    expect(plan.infrastructure).toContainEqual({ building: 'HBB', amount: 1 })
  })
})

describe('buildings', () => {
  test('come with one and no recipe', () => {
    expect(farm.buildings).toEqual([{ name: 'FRM', amount: 1, active_recipes: [] }])
  })
  test('are counted and removed', () => {
    expect(edit.setBuildingAmount(farm, 0, 12).buildings[0]?.amount).toBe(12)
    expect(edit.removeBuilding(farm, 0).buildings).toEqual([])
  })
  test.each([-1, 1, 0.5, Number.NaN])('have no index %d', (index) => {
    const message = `Building index ${index} does not exist.`
    expect(() => edit.removeBuilding(farm, index)).toThrow(message)
    expect(() => edit.setBuildingAmount(farm, index, 1)).toThrow(message)
    expect(() => edit.addRecipe(farm, index, GRAIN)).toThrow(message)
  })
})

describe('recipes', () => {
  test('are added to run once', () => {
    expect(growing.buildings[0]?.active_recipes).toEqual([{ recipeid: GRAIN, amount: 1 }])
  })
  test('are changed, counted and removed', () => {
    const changed = edit.setRecipeAmount(edit.setRecipe(growing, 0, 0, BEANS), 0, 0, 3)
    expect(changed.buildings[0]?.active_recipes).toEqual([{ recipeid: BEANS, amount: 3 }])
    expect(edit.removeRecipe(changed, 0, 0).buildings[0]?.active_recipes).toEqual([])
  })
  test('cannot be added where the building has none', () => {
    expect(() => edit.addRecipe(farm, 0, undefined)).toThrow('Building FRM has no recipe options.')
  })
  test('have no index beyond their number', () => {
    const message = 'Building FRM has no recipe at index 1.'
    expect(() => edit.setRecipe(growing, 0, 1, BEANS)).toThrow(message)
    expect(() => edit.setRecipeAmount(growing, 0, 1, 2)).toThrow(message)
    expect(() => edit.removeRecipe(growing, 0, 1)).toThrow(message)
  })
})

describe('amounts', () => {
  test.each([-1, Number.NaN, Number.NEGATIVE_INFINITY])('%d is none', (amount) => {
    const message = 'Number must be 0 or positive'
    expect(() => edit.setInfrastructure(blank, 'HB1', amount)).toThrow(message)
    expect(() => edit.setBuildingAmount(farm, 0, amount)).toThrow(message)
    expect(() => edit.setRecipeAmount(growing, 0, 0, amount)).toThrow(message)
  })
})

describe('the name', () => {
  test('is trimmed', () => {
    expect(edit.renamePlan(blank, '  Farm on Promitor ').name).toBe('Farm on Promitor')
  })
  test('stays where the new one is empty', () => {
    const named = edit.renamePlan(blank, 'Farm')
    expect(edit.renamePlan(named, '   ')).toBe(named)
  })
})

test('no edit changes the plan it is given', () => {
  const before = structuredClone(growing)
  edit.setRecipeAmount(growing, 0, 0, 9)
  edit.setPermits(growing, 3)
  edit.setExperts(growing, 'Chemistry', 2)
  edit.setLuxury(growing, 'pioneer', 'lux1', false)
  edit.removeBuilding(growing, 0)
  expect(growing).toEqual(before)
})
