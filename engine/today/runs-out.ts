import { isUsedUp } from '../supply/burn.ts'
import { amountsOf, filling, openBase } from '../supply/visits/base-store.ts'
import type { Universe } from '../universe/universe.ts'
import { basePlace, type TodayBase } from './base.ts'
import { storeOf } from './forecast.ts'
import type { FoundLine } from './line.ts'
import { lossOf, type RunningRecipe, standstillWithout } from './standstill.ts'

/** The materials that run out within `soonDays`, or the first one if all last longer. */
export function runsOut(
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
  { soonDays, targetDays }: { readonly soonDays: number; readonly targetDays: number },
): FoundLine | null {
  const given = storeOf(base)
  if (!given) return null
  const usedUp = base.flows
    .filter(({ delta }) => isUsedUp(delta))
    .map(({ ticker, exhaustion }) => ({ ticker, days: exhaustion }))
    .sort((a, b) => a.days - b.days)
  const [first] = usedUp
  if (!first) return null
  const limit = Math.max(soonDays, first.days)
  const materials = usedUp.filter(({ days }) => days <= limit)
  const standstill = standstillWithout(
    universe,
    base,
    recipes,
    materials.map(({ ticker }) => ticker),
  )
  const { perDay, derive, unpriced } = lossOf(universe, base, recipes, standstill)
  const opened = openBase(universe, given)
  const order = filling(opened.base, opened.store, Math.max(1, Math.round(targetDays * 24)))
  return {
    key: `runs out ${base.planetNaturalId}`,
    what: {
      kind: 'runs out',
      materials,
      bring: amountsOf(opened.base, order.amounts),
      lasts: order.hours / 24,
    },
    ...basePlace(base),
    inDays: first.days,
    lostPerDay: Math.max(0, perDay),
    ...{ derive, unpriced, standstill },
  }
}
