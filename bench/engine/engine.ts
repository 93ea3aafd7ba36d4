import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { compileAtlas } from '../../engine/roi/atlas/atlas.ts'
import { rank } from '../../engine/roi/atlas/rank.ts'
import { type AtlasQuestion, atlasRows } from '../../engine/roi/atlas/rows.ts'
import { recipeRoi } from '../../engine/roi/recipe-roi.ts'
import { resourceRoi } from '../../engine/roi/resource-roi.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { measure } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { measureHabitation } from './habitation.ts'
import { measureMarket } from './market.ts'
import { bytesPer } from './memory.ts'
import { HOME, PREFERENCES, SIX_BUILDINGS } from './sample-plans.ts'

/** The most common resource: every sixth planet has it, so this sweep has the most rows. */
const COMMON_RESOURCE = 'HE'

const ATLAS: AtlasQuestion = {
  cx: PREFERENCES,
  experts: 'own',
  filter: {},
  order: 'market',
  each: 'recipe',
  count: 1000,
  marketShare: 0.2,
}

/**
 * What a price change recalculates: every recipe on every planet, with and without experts, and the best planet of each
 * recipe.
 */
const wholeAtlas = (universe: Universe) =>
  (['none', 'own'] as const).map((experts) =>
    rank(compileAtlas(universe, { ...ATLAS, experts }), ATLAS),
  )

export const suite: Suite = {
  name: 'plan, prices, sweeps, optimiser and universe',
  async run(): Promise<Row[]> {
    const data = await loadStarterGameData()
    const universe = compileUniverse(data)
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
      ...measureMarket(universe),
      measure('sweep.resourceAll', 'ms', () => resourceRoi(universe, resource)),
      measure('sweep.atlas', 'ms', () => wholeAtlas(universe), { samples: 11 }),
      measure('sweep.atlasRank', 'ms', () => atlasRows(universe, ATLAS), { samples: 11 }),
      ...measureHabitation(),
      measure('universe.compileAll', 'ms', () => compileUniverse(data)),
      bytesPer('universe.bytesAll', () => compileUniverse(data)),
    ]
  },
}
