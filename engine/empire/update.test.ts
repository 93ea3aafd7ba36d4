import { describe, expect, test } from 'vitest'
import { data, IC1_CX, world } from '../../scripts/stage/world.ts'
import { loadGoldenGameData } from '../../tests/golden/universe.ts'
import { ACCURATE } from '../game/constants/rules.ts'
import type { Building, Planet, Recipe } from '../game/gamedata.ts'
import type { PlanData } from '../game/plan.ts'
import type { GameRules } from './plan-changes.ts'
import { updateImpact } from './update.ts'

const of2025 = loadGoldenGameData()
const MONTEM = data.planets.find(({ PlanetNaturalId }) => PlanetNaturalId === 'OT-580b')!
const FORMER: GameRules = { ...of2025, planets: [MONTEM] }

const planWith = (
  building: string,
  recipes: readonly string[],
  cogc: PlanData['planet']['cogc'] = '---',
): PlanData => ({
  planet: {
    planetid: MONTEM.PlanetNaturalId,
    permits: 1,
    corphq: false,
    cogc,
    experts: [],
    workforce: [],
  },
  infrastructure: [{ building: 'HB1', amount: 3 }],
  buildings: [
    {
      name: building,
      amount: 2,
      active_recipes: recipes.map((recipeid) => ({ recipeid, amount: 1 })),
    },
  ],
})

function told(plan: PlanData, former = FORMER, planet: Planet = MONTEM) {
  const entry = { uuid: 'p', name: 'P', plan, cx: IC1_CX, empire: null, rules: ACCURATE }
  return updateImpact(world, { former, planets: [planet], plans: [entry] })[0]
}

describe('from the game of 2025 to that of 2026', () => {
  test.each([
    ['PP2', 'PP2#60xPG=>1xBDE'],
    ['BMP', 'BMP#1xSTL 1xW=>10xPT'],
  ])('a plan in which %s runs %s is told, with the two nearest', (building, recipeId) => {
    const update = told(planWith(building, [recipeId]))!
    expect(update.changes).toEqual([
      { kind: 'recipe gone', recipeId, row: 0, place: 0, nearest: expect.any(Array) },
    ])
    const [gone] = update.changes
    const nearest = gone!.kind === 'recipe gone' ? gone!.nearest : []
    expect(nearest).toHaveLength(2)
    const made = recipeId.split('x').at(-1)!
    expect(nearest[0]).toMatch(new RegExp(`^${building}#.*=>\\d+x${made}$`))
    for (const id of nearest) expect(world.recipes.indexOf.has(id)).toBe(true)
    expect(update.profitBefore).not.toBe(update.profit)
  })

  test('a plan that nothing of it touches is left out', () => {
    expect(told(planWith('FP', ['FP#1xMUS 1xVEG 1xMAI=>10xRAT']))).toBeUndefined()
  })
})

describe('what else an update changes', () => {
  const SMELTER = planWith('SME', ['SME#6xFEO 1xC 1xO=>3xFE'], 'METALLURGY')
  const changed = (former: Partial<GameRules>, plan = SMELTER, planet = MONTEM) =>
    told(
      plan,
      { buildings: data.buildings, recipes: data.recipes, planets: [MONTEM], ...former },
      planet,
    )
  const withRecipe = (change: Partial<Recipe>) =>
    data.recipes.map((recipe) =>
      recipe.RecipeId === 'SME#6xFEO 1xC 1xO=>3xFE' ? { ...recipe, ...change } : recipe,
    )
  const withSmelter = (change: Partial<Building>) =>
    data.buildings.map((building) =>
      building.Ticker === 'SME' ? { ...building, ...change } : building,
    )

  test('a slower recipe costs profit', () => {
    const now = data.recipes.find(({ RecipeId }) => RecipeId === 'SME#6xFEO 1xC 1xO=>3xFE')!
    const update = changed({ recipes: withRecipe({ TimeMs: now.TimeMs / 2 }) })!
    expect(update.changes).toMatchObject([{ kind: 'recipe', after: { TimeMs: now.TimeMs } }])
    expect(update.profitBefore).not.toBe(update.profit)
  })

  test('another order of the materials, or another name, is no change', () => {
    const { Inputs } = data.recipes.find(({ RecipeId }) => RecipeId === 'SME#6xFEO 1xC 1xO=>3xFE')!
    const recipes = withRecipe({ Inputs: Inputs.toReversed(), RecipeName: 'iron' })
    expect(changed({ recipes })).toBeUndefined()
  })

  test('a building that costs more, or needs others to work in it', () => {
    expect(
      changed({ buildings: withSmelter({ BuildingCosts: [], Pioneers: 1 }) })!.changes,
    ).toEqual([{ kind: 'building', building: 'SME', what: ['cost', 'workers'] }])
  })

  test('a programme that the plan counts on has ended', () => {
    const before: Planet = { ...MONTEM, COGCProgramActive: 'ADVERTISING_METALLURGY' }
    const after: Planet = { ...MONTEM, COGCProgramActive: null }
    expect(changed({ planets: [before] }, SMELTER, after)!.changes).toEqual([
      { kind: 'programme ended', program: 'METALLURGY' },
    ])
    const counting = planWith('SME', ['SME#6xFEO 1xC 1xO=>3xFE'])
    expect(changed({ planets: [before] }, counting, after)).toBeUndefined()
  })

  test('fees of a category that the plan uses, and what the government takes besides', () => {
    const ProductionFees = MONTEM.ProductionFees!.map((fee) => ({ ...fee, FeeAmount: 1 }))
    const before: Planet = { ...MONTEM, ProductionFees, EstablishmentFee: 500 }
    const after: Planet = { ...MONTEM, EstablishmentFee: 700 }
    expect(changed({ planets: [before] }, SMELTER, after)!.changes).toEqual([
      { kind: 'production fees', categories: ['METALLURGY'], areKnown: true },
      { kind: 'fee', fee: 'establishment', before: 500, after: 700, currency: 'NCC' },
    ])
  })

  test('a deposit that yields less, or is gone', () => {
    const [deposit] = MONTEM.Resources.filter(({ ResourceType }) => ResourceType === 'MINERAL')
    const { MaterialTicker: ticker, DailyExtraction } = deposit!
    const before = { ...MONTEM, Resources: [{ ...deposit!, DailyExtraction: 999 }] }
    const mine = planWith('EXT', [`EXT#${ticker}`])
    const less = changed({ planets: [before] }, mine)!
    expect(less.changes).toEqual([{ kind: 'deposit', ticker, before: 999, after: DailyExtraction }])
    expect(less.profitBefore).toBeGreaterThan(less.profit!)
    const gone = { ...MONTEM, Resources: [] }
    expect(changed({ planets: [before] }, mine, gone)!.changes).toMatchObject([{ after: null }])
  })
})
