import { blankPlan } from '../../../engine/plan/blank.ts'
import type { PlanRequest } from '../../../engine/plan/request.ts'
import { queryClient } from '../../api/query-client.ts'
import { calculator } from '../../data/calculator.ts'
import { gameDataReady } from '../../data/game-data-ready.ts'
import { gameQueries } from '../../data/game-queries.ts'

export interface Measured {
  name: string
  samples: readonly number[]
}

const PLANET = 'KW-688c'
const BUILDINGS = ['FP', 'SME', 'BMP', 'PP1', 'CHP', 'REF']
const EVALUATIONS = 50
const SWEEPS = 10

/** How fast this machine calculates, through the same workers that the screens use. */
export async function measureCalculation(): Promise<Measured[]> {
  const version = await gameDataReady({ planets: [PLANET] })
  const question = await sampleQuestion()
  const evaluate = () => calculator().ask(version, [PLANET], 'evaluate', question)
  const sweep = () =>
    calculator().ask(version, [PLANET], 'recipeRoi', { planetNaturalId: PLANET, cx: null })
  await evaluate()
  await sweep()

  const evaluations = await repeat(EVALUATIONS, evaluate)
  const blocks = watchBlocks()
  const recipeSweeps = await repeat(SWEEPS, sweep)
  const longest = await blocks.stop()
  return [
    { name: 'One plan, there and back', samples: evaluations },
    { name: 'Recipe ROI, all recipes', samples: recipeSweeps },
    { name: 'Longest wait of the page meanwhile', samples: [longest] },
  ]
}

async function sampleQuestion(): Promise<PlanRequest> {
  const [planet, recipes] = await Promise.all([
    queryClient.ensureQueryData(gameQueries.planet(PLANET)),
    queryClient.ensureQueryData(gameQueries.recipes()),
  ])
  const { planet: settings } = blankPlan(planet)
  const buildings = BUILDINGS.map((name) => {
    const recipe = recipes.find(({ BuildingTicker }) => BuildingTicker === name)
    const active_recipes = recipe ? [{ recipeid: recipe.RecipeId, amount: 1 }] : []
    return { name, amount: 2, active_recipes }
  })
  const infrastructure = [
    { building: 'HB1', amount: 6 },
    { building: 'HB2', amount: 2 },
  ] as const
  const plan = { planet: settings, infrastructure: [...infrastructure], buildings }
  return { plan, cx: null, empire: null }
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const start = performance.now()
    await work()
    samples.push(performance.now() - start)
  }
  return samples
}

/** Posts to the event loop without pause: the longest gap between two messages is the longest task. */
function watchBlocks() {
  const { port1, port2 } = new MessageChannel()
  let longest = 0
  let last = performance.now()
  let isOver = false
  port1.onmessage = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) port2.postMessage(0)
  }
  port2.postMessage(0)
  return {
    async stop(): Promise<number> {
      await new Promise((resolve) => setTimeout(resolve))
      isOver = true
      return longest
    },
  }
}
