import type { EmpireDay, MaterialDay, PlanDay, UuidHead } from '../../game/day-record.ts'

/** Whole cents that add up exactly to the difference of profit. */
export interface DifferenceParts {
  readonly prices: number
  readonly edited: number
  readonly added: number
  readonly removed: number
  readonly rules: number
  readonly settings: number
  /** The effect of everything but prices on the plans that are summed up. */
  readonly unlisted: number
}
export const DIFFERENCE_PARTS = [
  'prices',
  'edited',
  'added',
  'removed',
  'rules',
  'settings',
  'unlisted',
] as const satisfies readonly (keyof DifferenceParts)[]

export interface ChangedPlan {
  readonly plan: UuidHead
  readonly why: 'edited' | 'added' | 'removed' | 'rules' | 'settings'
  readonly effect: number
}

export interface MovedPrice {
  readonly ticker: string
  readonly side: 'sold' | 'bought'
  readonly units: number
  readonly before: number
  readonly after: number
  readonly effect: number
}

export interface DayChange {
  readonly difference: number
  readonly parts: DifferenceParts
  readonly plans: readonly ChangedPlan[]
  readonly prices: readonly MovedPrice[]
  /** Other effects of prices: repairs of buildings, and materials that are not listed. */
  readonly otherPrices: number
  /** Other exchange preferences were in force; their effect counts as one of prices. */
  readonly hasOtherCx: boolean
}

export function whatChanged(before: EmpireDay, after: EmpireDay): DayChange {
  const parts = { prices: 0, edited: 0, added: 0, removed: 0, rules: 0, settings: 0, unlisted: 0 }
  const plans: ChangedPlan[] = []
  const note = (plan: UuidHead, why: ChangedPlan['why'], effect: number) => {
    parts[why] += effect
    plans.push({ plan, why, effect })
  }
  const hasOtherBonus = before.bonus !== after.bonus
  const former = new Map(before.plans.map((plan) => [plan.plan, plan]))
  const pool = { before: before.rest.profit, after: after.rest.profit, moved: after.rest.moved }
  let isPoolSame = before.rest.plans === after.rest.plans && before.rest.mark === after.rest.mark

  for (const plan of after.plans) {
    const was = former.get(plan.plan)
    former.delete(plan.plan)
    if (was) {
      const why = reasonOf(was, plan, hasOtherBonus)
      const difference = plan.profit - was.profit
      const moved = why ? plan.moved : difference
      parts.prices += moved
      if (why) note(plan.plan, why, difference - moved)
    } else if (before.rest.plans > 0) {
      // It may have been among the plans that were summed up.
      isPoolSame = false
      pool.after += plan.profit
      pool.moved += plan.moved
    } else note(plan.plan, 'added', plan.profit)
  }
  for (const plan of former.values()) {
    if (after.rest.plans > 0) {
      isPoolSame = false
      pool.before += plan.profit
    } else note(plan.plan, 'removed', -plan.profit)
  }
  const pooled = pool.after - pool.before
  // Without plans in it, the rest is what rounding to whole $ left over.
  const ofPrices = isPoolSame ? pooled : pool.moved
  parts.prices += ofPrices
  parts.unlisted += pooled - ofPrices

  const prices = movedPrices(before.materials, after.materials)
  const listed = prices.reduce((sum, { effect }) => sum + effect, 0)
  return {
    difference: after.profit - before.profit,
    parts,
    plans: plans.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect)),
    prices,
    otherPrices: parts.prices - listed,
    hasOtherCx: before.cx !== after.cx,
  }
}

function reasonOf(
  was: PlanDay,
  is: PlanDay,
  hasOtherBonus: boolean,
): 'edited' | 'rules' | 'settings' | null {
  if (was.design !== is.design) return 'edited'
  if (was.rules !== is.rules) return 'rules'
  return hasOtherBonus ? 'settings' : null
}

function movedPrices(before: readonly MaterialDay[], after: readonly MaterialDay[]): MovedPrice[] {
  const former = new Map(before.map((material) => [material.ticker, material]))
  return after
    .flatMap((is): MovedPrice[] => {
      const was = former.get(is.ticker)
      if (!was) return []
      const { ticker } = is
      const sold = Math.min(was.sold, is.sold)
      const bought = Math.min(was.bought, is.bought)
      return [
        {
          ticker,
          side: 'sold',
          units: sold,
          before: was.got,
          after: is.got,
          effect: Math.round(sold * (is.got - was.got)) + 0,
        },
        {
          ticker,
          side: 'bought',
          units: bought,
          before: was.paid,
          after: is.paid,
          effect: -Math.round(bought * (is.paid - was.paid)) + 0,
        },
      ]
    })
    .filter(({ effect }) => effect !== 0)
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
}
