import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planInput, world } from '../../scripts/stage/world.ts'
import { dailyVolumeOf } from '../market/daily-volume.ts'
import { evaluatePlan } from './evaluate.ts'
import { priceSensitivity } from './sensitivity.ts'

test('an edited price changes the profit as foretold, and at the break-even price nothing is earned', () => {
  fc.assert(
    fc.property(planInput, fc.nat(), (input, pick) => {
      const result = evaluatePlan(world, input)
      const trade = dailyVolumeOf(world, input.prices.cx, input.plan.planet.planetid)
      const rows = priceSensitivity(world, result, input.prices, trade).filter(
        ({ unitsPerDay }) => unitsPerDay > 1e-6 && Number.isFinite(unitsPerDay),
      )
      if (rows.length === 0 || !Number.isFinite(result.profit)) return
      const { ticker, side, price, profitPerPercent, breakEven } = rows[pick % rows.length]!
      const profitAt = (value: number) => {
        const field = side === 'SELL' ? 'sell' : 'buy'
        const column = input.prices[field].slice()
        column[world.materials.indexOf.get(ticker)!] = value
        return evaluatePlan(world, { ...input, prices: { ...input.prices, [field]: column } })
          .profit
      }
      const size = Math.max(1, Math.abs(result.revenue), Math.abs(result.cost))
      expect(Math.abs(profitAt(price * 1.01) - result.profit - profitPerPercent)).toBeLessThan(
        1e-9 * size,
      )
      if (breakEven !== null) expect(Math.abs(profitAt(breakEven))).toBeLessThan(1e-6 * size)
    }),
    { seed: 5, numRuns: 200 },
  )
})
