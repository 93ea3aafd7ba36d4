import load from 'highs'
import { describe, expect, test } from 'vitest'
import { advise } from '../../engine/advisor/base/advise.ts'
import { isEmptyBase } from '../../engine/advisor/base/proposal.ts'
import { ACCURATE, CLASSIC } from '../../engine/game/constants/rules.ts'
import type { Exchange } from '../../engine/game/cx.ts'
import { BOOK_TRADED_A_DAY } from '../../engine/market/daily-volume.ts'
import { atlasRows } from '../../engine/roi/atlas/rows.ts'
import { recipeRoi } from '../../engine/roi/recipe-roi.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { askAndBid, data, world } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { plainSite } from './site.ts'

const solver = highsSolver(await load())
const PLANET = 'UV-351a'
const SHARE = 0.2

function adviceAt(exchange: Exchange, universe: Universe, rules = CLASSIC) {
  const site = plainSite(universe, PLANET, askAndBid(exchange), rules)
  const limits = { sellShare: SHARE, buyShare: SHARE }
  const request = { site, limits, goal: { kind: 'profit' } } as const
  const advice = advise(solver, universe, request, { gap: 0.3 })
  if (!('best' in advice)) throw new Error(advice.status)
  return advice
}

describe.each(['CI2', 'NC2'] as const)('at the prices of %s, which keeps no record', (exchange) => {
  test('a base trades its share of what comes back to the books', () => {
    const { best } = adviceAt(exchange, world)
    expect(best.goal).toBeGreaterThan(1000)
    const { demand, supply } = world.exchanges.get(exchange)!
    for (const { ticker, delta } of best.result.materialio) {
      const units = (delta > 0 ? demand : supply)[world.materials.indexOf.get(ticker)!]!
      const most = units * BOOK_TRADED_A_DAY * SHARE
      expect(Math.abs(delta), ticker).toBeLessThanOrEqual(most * (1 + 1e-6) + 1e-6)
    }
  })

  test('the atlas ranks by what sells, and says of no base that nothing does', () => {
    const rows = atlasRows(world, {
      ...{ cx: askAndBid(exchange), experts: 'none', filter: {}, order: 'market' },
      ...{ each: 'recipe', count: 50, marketShare: SHARE },
    })
    expect(Math.min(...rows.marketProfit)).toBeGreaterThan(0)
  })
})

test('without any price no base is built, whatever the limits', () => {
  const known = data.exchanges.filter(({ ExchangeCode }) => !ExchangeCode.endsWith('CI2'))
  const { best } = adviceAt('CI2', compileUniverse({ ...data, exchanges: known }))
  expect(isEmptyBase(best.plan)).toBe(true)
})

test('an average at an exchange without data carries no more than all exchanges trade', () => {
  const known = data.exchanges.filter(({ ExchangeCode }) => !ExchangeCode.endsWith('CI2'))
  const universe = compileUniverse({ ...data, exchanges: known })
  const { best } = adviceAt('CI2', universe, ACCURATE)
  const { anywhere } = plainSite(universe, PLANET, null).dailyVolume
  expect(best.goal).toBeGreaterThan(1000)
  for (const { ticker, delta } of best.result.materialio) {
    const traded = anywhere[universe.materials.indexOf.get(ticker)!]!
    expect(Math.abs(delta), ticker).toBeLessThanOrEqual(traded * (1 + 1e-6) + 1e-6)
  }
})

test('a good without a record has no share of a volume, and its profit counts in full', () => {
  const unknown = data.exchanges
    .filter(({ TickerId }) => !/^RAT\.PP/.test(TickerId))
    .map((row) => (row.MaterialTicker === 'RAT' ? { ...row, Supply: null, Demand: null } : row))
  const universe = compileUniverse({ ...data, exchanges: unknown })
  const sweep = recipeRoi(universe, {
    ...{ planetNaturalId: PLANET, cx: askAndBid('AI1'), empire: null, rules: CLASSIC },
  })
  const shares = sweep.recipeId.flatMap((id, row) =>
    /=>\d+xRAT$/.test(id) ? [sweep.tradeShare[row]] : [],
  )
  expect(shares.length).toBeGreaterThan(0)
  expect(shares.every(Number.isNaN)).toBe(true)
})
