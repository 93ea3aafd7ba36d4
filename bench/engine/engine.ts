import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { resolvePrices } from '../../engine/prices.ts'
import { recipeRoi } from '../../engine/sweeps/recipe-roi.ts'
import { resourceRoi } from '../../engine/sweeps/resource-roi.ts'
import { compileUniverse } from '../../engine/universe.ts'
import { measure } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { measureHabitation } from './habitation.ts'
import { bytesPer } from './memory.ts'
import { benchWorld, HOME, PREFERENCES, SIX_BUILDINGS } from './world.ts'

/** The commonest resource: more than half of the planets have it, so this sweep has the most rows. */
const COMMON_RESOURCE = 'N'

export const suite: Suite = {
  name: 'plan, prices, sweeps, optimiser and universe',
  async run(): Promise<Row[]> {
    const { starter, scale } = await benchWorld()
    const universe = compileUniverse(starter)
    const large = compileUniverse(scale)
    const prices = resolvePrices(universe, PREFERENCES, HOME)
    const input = {
      plan: SIX_BUILDINGS,
      prices,
      empire: { faction: 'HORTUS', permits_used: 3, permits_total: 5 },
    } as const
    const everything = { ...input, withRecipeOptions: true }
    const recipes = { planetNaturalId: HOME, cx: PREFERENCES }
    const resource = { material: COMMON_RESOURCE, cx: PREFERENCES }

    return [
      measure('plan.evaluate', 'µs', () => evaluatePlan(universe, input)),
      measure('plan.evaluateWithOptions', 'µs', () => evaluatePlan(universe, everything)),
      measure('prices.resolve', 'µs', () => resolvePrices(universe, PREFERENCES, HOME)),
      measure('sweep.recipe', 'ms', () => recipeRoi(universe, recipes)),
      measure('sweep.resourceAll', 'ms', () => resourceRoi(large, resource)),
      ...measureHabitation(),
      measure('universe.compile4500', 'ms', () => compileUniverse(scale)),
      bytesPer('universe.bytes4500', () => compileUniverse(scale)),
    ]
  },
}
