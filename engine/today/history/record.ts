import type { EmpirePlan, EmpirePlanFlow } from '../../empire/empire.ts'
import { poolsOf } from '../../empire/pools.ts'
import { type EmpireDay, headOf, type MaterialDay, type PlanDay } from '../../game/day-record.ts'
import { byCodeUnits } from '../../universe/csr.ts'
import { keptUnits } from './encoding.ts'

export interface MarkedPlan extends Pick<EmpirePlan, 'uuid' | 'materialIo'> {
  readonly profit: number
  readonly design: number
  readonly rules: number
}

export interface EvaluatedEmpire {
  readonly uuid: string
  readonly cx: number
  readonly bonus: number
  readonly plans: readonly MarkedPlan[]
}

/** Far above any empire; larger amounts would lose whole cents. */
const MAX_CENTS = 2 ** 50
const cents = (money: number): number => {
  const whole = Math.round(money * 100)
  return Number.isNaN(whole) ? 0 : Math.max(-MAX_CENTS, Math.min(MAX_CENTS, whole)) + 0
}

/**
 * The full record of an empire on a day, with the effect of prices on each plan since the record before. `fitDay`
 * shortens it.
 */
export function empireDay(
  { uuid, cx, bonus, plans }: EvaluatedEmpire,
  before: EmpireDay | undefined,
): EmpireDay {
  const materials = materialsOf(plans)
  const rises = priceRises(before?.materials ?? [], materials)
  const planDays = plans.map(
    ({ uuid, design, rules, profit, materialIo }): PlanDay => ({
      plan: headOf(uuid),
      design,
      rules,
      profit: cents(profit),
      moved: movedBy(rises, materialIo),
    }),
  )
  return {
    empire: headOf(uuid),
    profit: planDays.reduce((sum, plan) => sum + plan.profit, 0),
    cx,
    bonus,
    plans: planDays,
    rest: { plans: 0, profit: 0, moved: 0, mark: 0 },
    materials,
    untold: 0,
  }
}

/** With mean prices; the materials with the most money first. */
function materialsOf(plans: readonly MarkedPlan[]): MaterialDay[] {
  return [...poolsOf(plans)]
    .map(([ticker, { supply, demand, supplyValue, demandValue }]): MaterialDay => {
      const [out, into] = [keptUnits(supply), keptUnits(demand)]
      return {
        ticker,
        sold: out,
        got: out > 0 ? cents(supplyValue / supply) : 0,
        bought: into,
        paid: into > 0 ? cents(demandValue / demand) : 0,
      }
    })
    .filter(({ sold, bought }) => sold > 0 || bought > 0)
    .sort((a, b) => moneyOf(b) - moneyOf(a) || byCodeUnits(a.ticker, b.ticker))
}

const moneyOf = ({ sold, got, bought, paid }: MaterialDay) => sold * got + bought * paid

interface Rise {
  readonly got: number
  readonly paid: number
}

/** By how many cents a unit rose; 0 where it was not traded before. */
function priceRises(
  before: readonly MaterialDay[],
  after: readonly MaterialDay[],
): ReadonlyMap<string, Rise> {
  const former = new Map(before.map((material) => [material.ticker, material]))
  return new Map(
    after.map(({ ticker, sold, got, bought, paid }) => {
      const was = former.get(ticker)
      return [
        ticker,
        {
          got: was && was.sold > 0 && sold > 0 ? got - was.got : 0,
          paid: was && was.bought > 0 && bought > 0 ? paid - was.paid : 0,
        },
      ]
    }),
  )
}

function movedBy(rises: ReadonlyMap<string, Rise>, flows: readonly EmpirePlanFlow[]): number {
  let moved = 0
  for (const { ticker, delta } of flows) {
    const rise = rises.get(ticker)
    if (rise) moved += delta * (delta > 0 ? rise.got : rise.paid)
  }
  return cents(moved / 100)
}
