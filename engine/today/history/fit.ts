import type { DayRecord, EmpireDay, PlanDay } from '../../game/day-record.ts'
import { empireBytes, encodeTotals, materialBytes, planBytes } from './encoding.ts'
import { markOf } from './marks.ts'

export const DAY_BYTES = 1024
const HEAD_BYTES = 4
/** Share of the room of an empire that does not fit. */
const MATERIALS_SHARE = 0.35

/**
 * The record of a day in at most `DAY_BYTES`. Where it does not fit, plans are written in whole $, then the smaller
 * ones are summed up and fewer materials are listed: nothing is left out of a sum. Plans that were listed before stay
 * listed.
 */
export function fitDay({ day, since, empires }: DayRecord, before: DayRecord | null): DayRecord {
  const room = DAY_BYTES - HEAD_BYTES - encodeTotals(empires).length
  const former = new Map(before?.empires.map((empire) => [empire.empire, empire]))
  const whole = empires.map((empire) => withoutImpliedMoves(empire, former.get(empire.empire)))
  const rooms = shareOut(
    whole.map((empire) => ({ needs: empireBytes(empire), weight: empire.plans.length + 1 })),
    room,
  )
  return {
    day,
    since,
    empires: whole.map((empire, place) =>
      fitEmpire(empire, empires[place]!, former.get(empire.empire), rooms[place]!),
    ),
  }
}

/** Shares the room by weight. Room that one empire does not need goes to the others. */
function shareOut(
  parts: readonly { readonly needs: number; readonly weight: number }[],
  room: number,
): number[] {
  const shares = parts.map(() => 0)
  let left = room
  let weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const modestFirst = [...parts.entries()].sort(
    ([, a], [, b]) => a.needs / a.weight - b.needs / b.weight,
  )
  for (const [place, { needs, weight }] of modestFirst) {
    shares[place] = Math.min(needs, Math.floor((left * weight) / weights))
    left -= shares[place]!
    weights -= weight
  }
  return shares
}

/** Where only prices changed, the whole difference is theirs and is not written. */
function withoutImpliedMoves(empire: EmpireDay, before: EmpireDay | undefined): EmpireDay {
  const former = new Map(before?.plans.map((plan) => [plan.plan, plan]))
  const isPooled = (before?.rest.plans ?? 0) > 0
  const plans = empire.plans.map((plan): PlanDay => {
    const was = former.get(plan.plan)
    const isKnown = was ? !isSame(was, plan) || before?.bonus !== empire.bonus : isPooled
    return isKnown ? plan : { ...plan, moved: 0 }
  })
  return { ...empire, plans }
}

const isSame = (a: PlanDay, b: PlanDay) => a.design === b.design && a.rules === b.rules

function fitEmpire(
  empire: EmpireDay,
  draft: EmpireDay,
  before: EmpireDay | undefined,
  room: number,
): EmpireDay {
  if (empireBytes(empire) <= room) return empire
  const rounded = inDollars(empire)
  if (empireBytes(rounded) <= room) return rounded
  const listedBefore = new Set(before?.plans.map(({ plan }) => plan))
  const byWeight = rounded.plans.toSorted(
    (a, b) =>
      Number(listedBefore.has(b.plan)) - Number(listedBefore.has(a.plan)) ||
      Math.abs(b.profit) - Math.abs(a.profit),
  )
  const allMaterials = empire.materials.map(materialBytes)
  const bare = withListed(rounded, draft, new Set(), 0)
  const open = room - empireBytes(bare)
  const forMaterials = Math.min(sum(allMaterials), open * MATERIALS_SHARE)
  const listed = new Set<string>()
  let left = open
  for (const plan of byWeight) {
    const bytes = planBytes(plan)
    if (left - bytes < forMaterials) break
    left -= bytes
    listed.add(plan.plan)
  }
  let materials = 0
  for (const bytes of allMaterials) {
    if (bytes > left) break
    left -= bytes
    materials++
  }
  return withListed(rounded, draft, listed, materials)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const toDollars = (cents: number) => Math.round(cents / 100) * 100 + 0

function inDollars(empire: EmpireDay): EmpireDay {
  const plans = empire.plans.map((plan) => ({
    ...plan,
    profit: toDollars(plan.profit),
    moved: toDollars(plan.moved),
  }))
  return { ...empire, plans, rest: { ...empire.rest, profit: empire.profit - profitOf(plans) } }
}

const profitOf = (plans: readonly PlanDay[]) => sum(plans.map(({ profit }) => profit))

function withListed(
  empire: EmpireDay,
  draft: EmpireDay,
  listed: ReadonlySet<string>,
  materials: number,
): EmpireDay {
  const plans = empire.plans.filter(({ plan }) => listed.has(plan))
  const others = draft.plans.filter(({ plan }) => !listed.has(plan))
  return {
    ...empire,
    plans,
    rest: {
      plans: others.length,
      profit: empire.profit - profitOf(plans),
      moved: sum(others.map(({ moved }) => moved)),
      mark:
        others.length > 0
          ? markOf([empire.bonus, others.map(({ plan, design, rules }) => [plan, design, rules])])
          : 0,
    },
    materials: empire.materials.slice(0, materials),
    untold: empire.materials.length - materials,
  }
}
