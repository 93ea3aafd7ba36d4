import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planInput, world } from '../../scripts/stage/world.ts'
import { CLASSIC } from '../game/constants/rules.ts'
import { dailyFlow } from './daily-flow.ts'
import { evaluatePlan } from './evaluate.ts'

test('is, to the last digit, the flow of the whole evaluation', () => {
  fc.assert(
    fc.property(planInput, (input) => {
      const result = evaluatePlan(world, { ...input, rules: CLASSIC })
      const { materialio, workforceMaterialIO } = result
      const workers = new Map(workforceMaterialIO.map(({ ticker, input }) => [ticker, input]))
      const flow = materialio.map(({ ticker, input, output }) => ({
        ...{ ticker, input, output, workers: workers.get(ticker) ?? 0 },
      }))
      expect(dailyFlow(world, input.plan, input.empire)).toEqual(flow)
    }),
  )
})
