import { resolvePrices } from '../market/prices.ts'
import type { Terms } from '../plan/basis.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { type Universe, withRules } from '../universe/universe.ts'
import type { PlanToEvaluate } from './evaluation.ts'
import { type GameRules, type PlanChange, planChanges } from './plan-changes.ts'

export interface PlanWithTerms extends PlanToEvaluate, Terms {}

export interface UpdateQuestion {
  readonly former: GameRules
  readonly planets: GameRules['planets']
  readonly plans: readonly PlanWithTerms[]
}

export interface UpdatedPlan {
  readonly uuid: string
  readonly name: string
  readonly planetNaturalId: string
  readonly changes: readonly PlanChange[]
  /** $ a day, both at today's prices, so that only the rules make a difference. Null where it cannot be calculated. */
  readonly profitBefore: number | null
  readonly profit: number | null
}

export function updateImpact(
  universe: Universe,
  { former, planets, plans }: UpdateQuestion,
): UpdatedPlan[] {
  const changesOf = planChanges(former, {
    buildings: universe.buildings.record,
    recipes: universe.recipes.record,
    planets,
  })
  let before: Universe | undefined
  return plans.flatMap((entry): UpdatedPlan[] => {
    const changes = changesOf(entry.plan)
    if (changes.length === 0) return []
    before ??= withRules(universe, readable(universe, former, planets))
    const { uuid, name, plan } = entry
    return [
      {
        uuid,
        name,
        planetNaturalId: plan.planet.planetid,
        changes,
        profitBefore: profitIn(before, entry),
        profit: profitIn(universe, entry),
      },
    ]
  })
}

function profitIn(universe: Universe, { plan, cx, empire, rules }: PlanWithTerms) {
  const planetNaturalId = plan.planet.planetid
  if (!universe.planets.indexOf.has(planetNaturalId)) return null
  const prices = resolvePrices(universe, cx, planetNaturalId, rules)
  return evaluatePlan(universe, { plan, prices, empire, rules }).profit
}

/** Drops entries with a material that the game no longer has. Planets that were unknown then use today's data. */
function readable(
  { materials }: Universe,
  { buildings, recipes, planets }: GameRules,
  today: GameRules['planets'],
): GameRules {
  const isKnown = (ticker: string) => materials.indexOf.has(ticker)
  const known = new Set(planets.map(({ PlanetNaturalId }) => PlanetNaturalId))
  return {
    buildings: buildings.filter(({ BuildingCosts }) =>
      BuildingCosts.every(({ CommodityTicker }) => isKnown(CommodityTicker)),
    ),
    recipes: recipes.filter(({ Inputs, Outputs }) =>
      [...Inputs, ...Outputs].every(({ Ticker }) => isKnown(Ticker)),
    ),
    planets: [
      ...planets.filter(({ Resources }) =>
        Resources.every(({ MaterialTicker }) => isKnown(MaterialTicker)),
      ),
      ...today.filter(({ PlanetNaturalId }) => !known.has(PlanetNaturalId)),
    ],
  }
}
