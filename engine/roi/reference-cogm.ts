import { REFERENCE_BASES } from '../game/constants/bases.ts'
import { CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import type { StartExperts } from '../game/plan-start.ts'
import type { Cogc } from '../game/programs.ts'
import { resolvePrices } from '../market/prices.ts'
import { cogmOf } from '../plan/cogm.ts'
import type { EmpireBonus } from '../plan/input.ts'
import { recipeOn } from '../plan/recipes.ts'
import type { Cogm } from '../plan/result.ts'
import { NotAvailable, unknownRecipe } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import { referenceSetup, runConditions, setupEfficiency } from './reference-setup.ts'

export interface ReferenceCogmRequest {
  readonly planetNaturalId: string
  readonly cx: CxData | null
  readonly buildingTicker: string
  readonly recipeId: string
  readonly cogc: Cogc
  /** Missing: all of them. */
  readonly experts?: StartExperts | undefined
  readonly empire?: EmpireBonus | null
  readonly rules?: Rules
}

/** Cost of goods of one row of a table of reference bases, calculated when the row is opened. */
export function referenceCogm(universe: Universe, request: ReferenceCogmRequest): Cogm {
  const { planetNaturalId, cx, buildingTicker, recipeId, cogc, experts } = request
  const { empire = null, rules = CLASSIC } = request
  const planet = universe.planets.indexOf.get(planetNaturalId)
  if (planet === undefined) throw new NotAvailable('Planet', planetNaturalId)
  const base = REFERENCE_BASES.find(({ building }) => building === buildingTicker)
  const setup = base && referenceSetup(universe, rules, base, cogc, empire, experts)
  if (!setup) throw new NotAvailable('Building', buildingTicker)
  const recipe = recipeOn(universe, setup.building, planet, recipeId)
  if (!recipe) throw new Error(unknownRecipe(buildingTicker, recipeId).message)
  const prices = resolvePrices(universe, cx, planetNaturalId, rules)
  const { fertility } = universe.planets
  const efficiency = setupEfficiency(universe, setup, fertility[planet]!)
  const run = runConditions(universe, setup, planet, prices, efficiency)
  return cogmOf(universe, recipe, run, prices)
}
