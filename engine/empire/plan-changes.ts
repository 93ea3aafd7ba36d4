import type { Building, Planet, Recipe } from '../game/gamedata.ts'
import type { PlanData } from '../game/plan.ts'
import type { Expertise } from '../game/primitives.ts'
import type { Cogc } from '../game/programs.ts'
import { sameValue } from '../game/same-value.ts'
import { nearestRecipes } from '../plan/nearest-recipes.ts'
import { recipeIdsOf } from '../plan/recipe-ids.ts'

/** Without prices, which change every half hour. */
export interface GameRules {
  readonly buildings: readonly Building[]
  readonly recipes: readonly Recipe[]
  readonly planets: readonly Planet[]
}

export type PlanChange =
  | {
      readonly kind: 'recipe gone'
      readonly recipeId: string
      readonly row: number
      readonly place: number
      /** Recipes that the building can run instead, the closest first. */
      readonly nearest: readonly string[]
    }
  | { readonly kind: 'recipe'; readonly before: Recipe; readonly after: Recipe }
  | { readonly kind: 'building gone'; readonly building: string }
  | {
      readonly kind: 'building'
      readonly building: string
      readonly what: readonly BuildingAspect[]
    }
  | {
      readonly kind: 'deposit'
      readonly ticker: string
      /** Units a day of one extractor at full efficiency. */
      readonly before: number
      /** Null: the deposit is gone. */
      readonly after: number | null
    }
  | { readonly kind: 'programme ended'; readonly program: Cogc }
  | {
      readonly kind: 'production fees'
      readonly categories: readonly Expertise[]
      readonly areKnown: boolean
    }
  | {
      readonly kind: 'fee'
      readonly fee: 'establishment' | 'warehouse'
      readonly before: number
      readonly after: number
      readonly currency: string
    }

export type BuildingAspect = 'cost' | 'area' | 'workers'

/** For each plan, the changed rules that it depends on. */
export function planChanges(before: GameRules, after: GameRules) {
  const old = lookup(before)
  const now = lookup(after)
  return ({
    planet: { planetid: planetNaturalId, cogc },
    buildings,
    infrastructure,
  }: PlanData): PlanChange[] => {
    const planets = [old.planets.get(planetNaturalId), now.planets.get(planetNaturalId)] as const
    const names = new Set([...buildings, ...infrastructure].map(tickerOf))
    return [
      ...buildings.flatMap(({ name, active_recipes }, row) =>
        active_recipes.flatMap(({ recipeid }, place) =>
          recipeChange(name, recipeid, row, place, planets),
        ),
      ),
      ...[...names].flatMap(buildingChange),
      ...programChange(cogc, ...planets),
      ...feeChanges(new Set(buildings.map(({ name }) => name)), ...planets),
    ]
  }

  function recipeChange(
    building: string,
    recipeId: string,
    row: number,
    place: number,
    [planetBefore, planetAfter]: readonly [Planet | undefined, Planet | undefined],
  ): PlanChange[] {
    const recipeBefore = old.recipes.get(recipeId)
    const recipeAfter = now.recipes.get(recipeId)
    if (recipeBefore && recipeAfter)
      return runsAlike(recipeBefore, recipeAfter)
        ? []
        : [{ kind: 'recipe', before: recipeBefore, after: recipeAfter }]
    if (recipeBefore) {
      const options = recipeIdsOf(building, after.recipes, planetAfter)
      const nearest = nearestRecipes(recipeId, options)
      return [{ kind: 'recipe gone', recipeId, row, place, nearest }]
    }
    const ticker = recipeId.slice(building.length + 1)
    const deposit = (planet: Planet | undefined) =>
      planet?.Resources.find(({ MaterialTicker }) => MaterialTicker === ticker)?.DailyExtraction
    const wasThere = deposit(planetBefore)
    if (wasThere === undefined || !planetAfter || deposit(planetAfter) === wasThere) return []
    return [{ kind: 'deposit', ticker, before: wasThere, after: deposit(planetAfter) ?? null }]
  }

  function buildingChange(building: string): PlanChange[] {
    const was = old.buildings.get(building)
    const is = now.buildings.get(building)
    if (!was) return []
    if (!is) return [{ kind: 'building gone', building }]
    const what = ASPECTS.filter(([, read]) => !sameValue(read(was), read(is))).map(
      ([aspect]) => aspect,
    )
    return what.length > 0 ? [{ kind: 'building', building, what }] : []
  }

  function feeChanges(
    buildings: ReadonlySet<string>,
    was: Planet | undefined,
    is: Planet | undefined,
  ): PlanChange[] {
    if (!was || !is) return []
    const used = new Set([...buildings].map((name) => now.buildings.get(name)?.Expertise))
    const feesOf = ({ ProductionFees }: Planet, category: Expertise) =>
      ProductionFees?.filter(({ Category }) => Category === category)
        .map(({ WorkforceLevel, FeeAmount, FeeCurrency }) =>
          [WorkforceLevel, FeeAmount, FeeCurrency].join(' '),
        )
        .sort()
    const categories = [...used].filter(
      (category) => category && !sameValue(feesOf(was, category), feesOf(is, category)),
    ) as Expertise[]
    const areKnown = is.ProductionFees !== undefined
    return [
      ...(categories.length > 0
        ? [{ kind: 'production fees' as const, categories, areKnown }]
        : []),
      ...otherFee('establishment', was.EstablishmentFee, is),
      ...otherFee('warehouse', was.WarehouseFee, is),
    ]
  }
}

const ASPECTS: readonly [BuildingAspect, (building: Building) => unknown][] = [
  [
    'cost',
    ({ BuildingCosts }) =>
      new Map(BuildingCosts.map(({ CommodityTicker, Amount }) => [CommodityTicker, Amount])),
  ],
  ['area', ({ AreaCost }) => AreaCost],
  [
    'workers',
    ({ Pioneers, Settlers, Technicians, Engineers, Scientists }) => [
      Pioneers,
      Settlers,
      Technicians,
      Engineers,
      Scientists,
    ],
  ],
]

/** Services list materials in any order and spell names differently. */
function runsAlike(one: Recipe, other: Recipe): boolean {
  const amounts = (side: Recipe['Inputs']) =>
    new Map(side.map(({ Ticker, Amount }) => [Ticker, Amount]))
  const read = ({ TimeMs, Inputs, Outputs }: Recipe) => [TimeMs, amounts(Inputs), amounts(Outputs)]
  return sameValue(read(one), read(other))
}

const tickerOf = (row: { name: string } | { building: string }) =>
  'name' in row ? row.name : row.building

function programChange(
  program: Cogc,
  was: Planet | undefined,
  is: Planet | undefined,
): PlanChange[] {
  const names = [`ADVERTISING_${program}`, `WORKFORCE_${program}`]
  const runs = (planet: Planet) => names.includes(planet.COGCProgramActive ?? '')
  return was && is && runs(was) && !runs(is) ? [{ kind: 'programme ended', program }] : []
}

function otherFee(
  fee: 'establishment' | 'warehouse',
  before: number | undefined,
  { EstablishmentFee, WarehouseFee, CurrencyCode: currency = '' }: Planet,
): PlanChange[] {
  const after = fee === 'establishment' ? EstablishmentFee : WarehouseFee
  if (before === undefined || after === undefined || before === after) return []
  return [{ kind: 'fee', fee, before, after, currency }]
}

const lookup = ({ buildings, recipes, planets }: GameRules) => ({
  buildings: new Map(buildings.map((building) => [building.Ticker, building])),
  recipes: new Map(recipes.map((recipe) => [recipe.RecipeId, recipe])),
  planets: new Map(planets.map((planet) => [planet.PlanetNaturalId, planet])),
})
