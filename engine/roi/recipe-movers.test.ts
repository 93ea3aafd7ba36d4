import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { AI1_CX, world } from '../../scripts/stage/world.ts'
import { ACCURATE } from '../game/constants/rules.ts'
import { EXCHANGES } from '../game/cx.ts'
import type { MarketWeeks } from '../game/market-weeks.ts'
import { recipeMovers } from './recipe-movers.ts'
import { recipeRoi } from './recipe-roi.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const request = { planetNaturalId: 'OT-580b', cx: AI1_CX, rules: ACCURATE }
const all = world.materials.ticker
const weeksOf = (weeks: (ticker: string) => [number, number]): MarketWeeks => ({
  ...Object.fromEntries(
    [...EXCHANGES, 'UNIVERSE'].map((place) => [
      place,
      Object.fromEntries(all.map((ticker) => [ticker, weeks(ticker)])),
    ]),
  ),
})
const still = weeksOf(() => [50, 50])
const today = recipeRoi(world, request)
const RATIONS = 'FP#1xGRN 1xALG 1xNUT=>10xRAT'
const rationsOf = (movers: ReturnType<typeof recipeMovers>) =>
  movers.movers.find(({ recipeId }) => recipeId === RATIONS)!

test('where no price moved, no recipe did, and what it earns is what Recipe ROI says', () => {
  const { movers, unknown } = recipeMovers(world, { ...request, weeks: still })
  expect(movers).toHaveLength(today.recipeId.length)
  expect(unknown).toBe(0)
  for (const { recipeId, now, before, by } of movers) {
    expect(now).toBe(today.planProfitArea[today.recipeId.indexOf(recipeId)])
    expect([before, by]).toEqual([now, null])
  }
})

test('a price that rose lets who sells it rise and who buys it fall, and is named', () => {
  const weeks = weeksOf((ticker) => (ticker === 'RAT' ? [110, 100] : [50, 50]))
  const moved = recipeMovers(world, { ...request, weeks })
  const rations = rationsOf(moved)
  expect(rations.now).toBeGreaterThan(rations.before)
  expect(rations.by).toMatchObject({ ticker: 'RAT' })
  expect(rations.by!.now / rations.by!.before).toBeCloseTo(1.1)
  // Recipes that use it as an input only.
  const others = moved.movers.filter(({ by }) => by === null)
  expect(others.length).toBeGreaterThan(100)
  for (const { now, before } of others) expect(now).toBeLessThanOrEqual(before)
})

test('a price set by hand did not move', () => {
  const cx = { ...AI1_CX, ticker_empire: [{ ticker: 'RAT', type: 'BOTH' as const, value: 90 }] }
  const weeks = weeksOf((ticker) => (ticker === 'RAT' ? [110, 100] : [50, 50]))
  const rations = rationsOf(recipeMovers(world, { ...request, cx, weeks }))
  expect(rations.before).toBe(rations.now)
})

test('a recipe whose material has no week is counted, not guessed', () => {
  const { RAT: _, ...AI1 } = still.AI1!
  const { movers, unknown } = recipeMovers(world, { ...request, weeks: { ...still, AI1 } })
  expect(unknown).toBeGreaterThan(0)
  expect(movers.length + unknown).toBe(today.recipeId.length)
  expect(movers.some(({ recipeId }) => recipeId === RATIONS)).toBe(false)
  expect(recipeMovers(world, { ...request, weeks: {} }).movers).toEqual([])
})

test('the order is by how far recipes moved, whatever the prices did', () => {
  const ratio = fc.double({ min: 0.5, max: 2, noNaN: true })
  fc.assert(
    fc.property(fc.array(ratio, { minLength: all.length, maxLength: all.length }), (ratios) => {
      const weeks = weeksOf((ticker) => [100 * ratios[all.indexOf(ticker)]!, 100])
      const { movers } = recipeMovers(world, { ...request, weeks })
      const moves = movers.map(({ now, before }) => Math.abs(now - before))
      expect(moves.every((move) => Number.isFinite(move))).toBe(true)
      expect(moves).toEqual(moves.toSorted((a, b) => b - a))
    }),
    { numRuns: 5 },
  )
})
