import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planInput, world } from '../../tests/engine/world.ts'
import { CLASSIC } from '../game/constants/rules.ts'
import { dailyFlow } from './daily-flow.ts'
import { evaluatePlan } from './evaluate.ts'

test('is, to the last digit, the flow of the whole evaluation', () => {
  fc.assert(
    fc.property(planInput, (input) => {
      const { materialio } = evaluatePlan(world, { ...input, rules: CLASSIC })
      const flow = materialio.map(({ ticker, input, output }) => ({ ticker, input, output }))
      expect(dailyFlow(world, input.plan, input.empire)).toEqual(flow)
    }),
  )
})
