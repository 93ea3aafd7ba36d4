import { expect, test } from 'vitest'
import { PREFERENCES, SIX_BUILDINGS } from '../bench/engine/world.ts'
import type { CxData } from '../engine/model/cx.ts'
import { CORRECTED, DOCUMENTED } from '../engine/reference/rules.ts'
import { world } from '../tests/engine/world.ts'
import { planAnswers } from './plan-answers.ts'

const dearer: CxData = {
  ...PREFERENCES,
  ticker_empire: [{ ticker: 'RAT', type: 'BOTH', value: 99.5 }],
}

test('a copy of the universe, as the page gets it, answers in the same figures', () => {
  const copy = structuredClone(world)
  for (const cx of [null, PREFERENCES, dearer])
    for (const rules of [DOCUMENTED, CORRECTED]) {
      const plan = { plan: SIX_BUILDINGS, cx, empire: null, rules }
      const figures = planAnswers.evaluate(copy, plan)
      expect(figures).toEqual(planAnswers.evaluate(world, plan))
      expect(figures.production.buildings).toHaveLength(6)
      const question = { plan, goal: 'auto' } as const
      expect(planAnswers.habitation(copy, question)).toEqual(
        planAnswers.habitation(world, question),
      )
    }
})
