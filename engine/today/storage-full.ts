import { openBase } from '../supply/visits/base-store.ts'
import type { Universe } from '../universe/universe.ts'
import { basePlace, type TodayBase } from './base.ts'
import { fill, shareStored, storeOf } from './forecast.ts'
import type { FoundLine } from './line.ts'
import { lossOf, type RunningRecipe } from './standstill.ts'

export function storageFull(
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
): FoundLine | null {
  const given = storeOf(base)
  if (!given || !(given.capacity.weight > 0 && given.capacity.volume > 0)) return null
  const opened = openBase(universe, given)
  const { forecast, full } = fill(opened.base, opened.store)
  if (!full || forecast.fullAt === null) return null
  const grows = new Set(base.flows.filter(({ delta }) => delta > 0).map(({ ticker }) => ticker))
  const stopped = 1 - shareStored(opened.base, full)
  const shares = recipes.map(({ makes }) =>
    [...makes.keys()].some((ticker) => grows.has(ticker)) ? stopped : 0,
  )
  if (!shares.some((share) => share > 0)) return null
  const standstill = { shares, idle: shares, unused: new Map<string, number>() }
  const { perDay, derive, unpriced } = lossOf(universe, base, recipes, standstill)
  return {
    key: `storage full ${base.planetNaturalId}`,
    what: {
      kind: 'storage full',
      forecast,
      collect: base.flows
        .filter(({ ticker, stock }) => grows.has(ticker) && stock >= 1)
        .map(({ ticker, stock }) => ({ ticker, amount: Math.floor(stock) })),
    },
    ...basePlace(base),
    inDays: forecast.fullAt / 24,
    lostPerDay: Math.max(0, perDay),
    ...{ derive, unpriced, standstill },
  }
}
