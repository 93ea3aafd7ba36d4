import load from 'highs'
import { expect, test } from 'vitest'
import { siteUnder } from '../../engine/advisor/base/question.ts'
import { targetRequestOf } from '../../engine/advisor/target/request.ts'
import { solveTarget } from '../../engine/advisor/target/solve-target.ts'
import { productionChain } from '../../engine/chain/chain.ts'
import { chainWork } from '../../engine/chain/work.ts'
import { basisOf, termsOf } from '../../engine/plan/basis.ts'
import { world } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'

const solver = highsSolver(await load())

/** The cheapest way to make so much of what a chain makes, by its choices alone. */
function built(material: string, selectedRecipes: string[], terminals: string[]) {
  const chain = productionChain(world, { material, runs: 1, selectedRecipes, terminals })
  const work = chainWork(chain)
  const terms = termsOf(basisOf({ empires: [], cxs: [], preferences: PREFERENCES }, {}))
  const answer = solveTarget(
    solver,
    world,
    targetRequestOf(world, {
      name: 'a chain',
      wanted: [{ ticker: material, perDay: 20 }],
      sites: ['VH-331a', 'KW-688c'].map((planetNaturalId) =>
        siteUnder(terms, {
          planetNaturalId,
          permits: 3,
          corphq: false,
          cogc: '---',
          choosesExperts: false,
        }),
      ),
      jumps: [
        [0, 3],
        [3, 0],
      ],
      jumpsToExchange: [1, 2],
      freight: 1,
      investmentDays: 365,
      limits: { recipes: work.recipes, neverBuy: work.makes },
      cx: terms.cx,
    }),
    { gap: 0.05 },
  )
  if (answer.status !== 'proved') throw new Error(answer.status)
  const { bases, flows } = answer.best
  return {
    work,
    recipes: new Set(
      bases.flatMap(({ plan }) =>
        plan.buildings.flatMap(({ active_recipes }) =>
          active_recipes.map(({ recipeid }) => recipeid),
        ),
      ),
    ),
    bought: new Set(flows.filter(({ from }) => from === 'exchange').map(({ ticker }) => ticker)),
  }
}
const PREFERENCES = {
  figures: 'accurate' as const,
  defaultEmpireUuid: null,
  defaultCXUuid: null,
}

test('a chain is built with the recipes and the choices made against bought that it was drawn with', () => {
  const byItself = built('RAT', [], [])
  for (const recipe of byItself.recipes) expect(byItself.work.recipes).toContain(recipe)
  for (const ticker of byItself.work.makes) expect([...byItself.bought]).not.toContain(ticker)
  expect(byItself.work.makes.length).toBeGreaterThan(2)

  const grain = 'FRM#1xH2O=>4xGRN'
  const chosen = built('RAT', [grain], ['NUT'])
  expect(chosen.work.makes).not.toContain('NUT')
  expect(chosen.work.makes).toContain('GRN')
  expect([...chosen.recipes]).toContain(grain)
  expect([...chosen.bought]).toContain('NUT')
  for (const recipe of chosen.recipes) expect(chosen.work.recipes).toContain(recipe)
})
