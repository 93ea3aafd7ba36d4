import load from 'highs'
import { expect, test } from 'vitest'
import { advise } from '../../engine/advisor/base/advise.ts'
import { AI1_CX, world } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { plainSite } from './site.ts'

const solver = highsSolver(await load())

test('what is worth building is not in the proposal, and one more unit is within the daily volume', () => {
  const share = 0.2
  for (const planet of ['UV-351a', 'VH-331a', 'KW-688c']) {
    const site = plainSite(world, planet, AI1_CX)
    const limits = { sellShare: share, buyShare: share }
    const advice = advise(solver, world, { site, limits, goal: { kind: 'profit' } }, { gap: 0.3 })
    if (!('best' in advice) || !advice.worth) throw new Error(advice.status)
    const built = new Set(advice.best.plan.buildings.map(({ name }) => name))
    expect(advice.worth.missed.filter(({ building }) => built.has(building))).toEqual([])
    for (const { ticker, side } of advice.worth.markets) {
      const volume = side === 'sell' ? site.dailyVolume.sold : site.dailyVolume.bought
      const traded = volume[world.materials.indexOf.get(ticker)!]!
      expect(traded * share + 1, ticker).toBeLessThanOrEqual(traded)
    }
  }
})
