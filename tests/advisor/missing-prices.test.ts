import fc from 'fast-check'
import load from 'highs'
import { expect, test } from 'vitest'
import { advise } from '../../engine/advisor/base/advise.ts'
import type { AdvisorLimits } from '../../engine/advisor/base/request.ts'
import { ACCURATE, CLASSIC, type Rules } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { PRICE_CHOSEN, PRICE_UNKNOWN } from '../../engine/market/prices.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { AI1_CX, data, world, worldOf2025 } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { plainSite } from './site.ts'

const solver = highsSolver(await load())
const PLANET = 'UV-351a'

function adviceUnder(
  universe: Universe,
  cx: CxData | null,
  rules: Rules,
  limits: AdvisorLimits,
  gap = 0.01,
) {
  const site = plainSite(universe, PLANET, cx, rules)
  const request = { site, limits, goal: { kind: 'profit' } } as const
  const advice = advise(solver, universe, request, { gap })
  if (!('best' in advice)) throw new Error(advice.status)
  return { result: advice.best.result, bound: advice.bound, prices: site.prices }
}

/** What a base buys or sells without a price, and in Accurate what its production is built of. */
function unpriced(
  { materials }: Universe,
  { result, prices }: Pick<ReturnType<typeof adviceUnder>, 'result' | 'prices'>,
): string[] {
  const { buyFrom, sellFrom, rules } = prices
  const isUnknown = (ticker: string, from: Uint8Array) =>
    from[materials.indexOf.get(ticker)!] === PRICE_UNKNOWN
  const traded = result.materialio
    .filter(({ delta }) => Math.abs(delta) > 1e-6)
    .filter(({ ticker, delta }) => isUnknown(ticker, delta < 0 ? buyFrom : sellFrom))
  const built =
    rules === ACCURATE
      ? result.production.buildings.flatMap((row) => row.constructionMaterials)
      : []
  return [...traded, ...built.filter(({ ticker }) => isUnknown(ticker, buyFrom))].map(
    ({ ticker }) => ticker,
  )
}

test('without a limit on buying, no base lives on what nobody sells', () => {
  const most = (limits: AdvisorLimits) => {
    const advice = adviceUnder(worldOf2025, AI1_CX, CLASSIC, limits, 1e-3)
    expect(unpriced(worldOf2025, advice)).toEqual([])
    return advice.bound
  }
  // ATP has no ask there; for nothing it would bring 2.8 million.
  expect(most({}) / 1_460_006).toBeCloseTo(1, 2)
  expect(most({ sellShare: 0.2 }) / 237_235).toBeCloseTo(1, 2)
})

test.each([
  ['2025', worldOf2025, 1_828_033],
  ['2026', world, 812_869],
] as const)(
  'with the figures of %s an average that stands in carries no more than is traded in a day',
  (_, universe, most) => {
    for (const limits of [{}, { sellShare: 1 }, { sellShare: 0.2 }, { buyShare: 0.2 }]) {
      const advice = adviceUnder(universe, AI1_CX, ACCURATE, limits, 0.3)
      expect(unpriced(universe, advice)).toEqual([])
      const { materials } = universe
      const { sold, bought } = dailyVolumeOf(universe, AI1_CX, PLANET)
      const { buyFrom, sellFrom } = advice.prices
      for (const { ticker, delta } of advice.result.materialio) {
        const material = materials.indexOf.get(ticker)!
        const [from, traded] = delta < 0 ? [buyFrom, bought] : [sellFrom, sold]
        if (from[material]! > PRICE_CHOSEN)
          expect(Math.abs(delta)).toBeLessThanOrEqual(traded[material]! * (1 + 1e-6) + 1e-6)
      }
    }
    // Without the bound, HTE sold and AFP bought where nobody bids or offers would bring 9.6 million in 2025, NOZ 5.0 on 8 March 2026.
    expect(adviceUnder(universe, AI1_CX, ACCURATE, {}, 1e-3).bound / most).toBeCloseTo(1, 2)
  },
)

test('no proposal uses a price that is not known', () => {
  const traded = world.materials.ticker.filter((_, m) => world.materials.record[m])
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...traded), { minLength: 20, maxLength: 120 }),
      fc.constantFrom(CLASSIC, ACCURATE),
      fc.constantFrom<CxData | null>(null, AI1_CX),
      (unsold, rules, cx) => {
        const none = new Set(unsold)
        const exchanges = data.exchanges.map((row) =>
          none.has(row.MaterialTicker) ? { ...row, Ask: null, Bid: null, PriceAverage: null } : row,
        )
        const universe = compileUniverse({ ...data, exchanges })
        // Any proposal will do, not only the best.
        const advice = adviceUnder(universe, cx, rules, { sellShare: 0.2, buyShare: 0.2 }, 0.3)
        expect(unpriced(universe, advice)).toEqual([])
      },
    ),
    { numRuns: 10, seed: 3 },
  )
})
