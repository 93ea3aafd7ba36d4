import { byRule, difference, fromPlan, product, sum, type Term } from '../explain/term.ts'
import {
  DEGRADATION_DAYS,
  meanRepairEfficiency,
  repairEfficiency,
} from '../game/constants/degradation.ts'
import { shipmentTotals } from '../market/shipment.ts'
import {
  analyseRepair,
  type EarningBuilding,
  repairEarnings,
  repairMaterials,
} from '../supply/repair.ts'
import { planetRepairs } from '../supply/repair-sites.ts'
import type { Universe } from '../universe/universe.ts'
import { basePlace, type TodayBase } from './base.ts'
import type { FoundLine } from './line.ts'

/** A building row of a plan, with the days since each existing building was repaired. */
interface Aged {
  readonly row: EarningBuilding & { readonly name: string }
  /** This row's share of the existing buildings. Several rows may be about the same kind. */
  readonly share: number
  readonly ages: readonly number[]
}

/**
 * The buildings of a base that are past the best day for a repair. Repaired every `bestDay` days, buildings earn the
 * most on average; from then on each day of waiting earns less than that.
 */
export function repairDue(universe: Universe, base: TodayBase): FoundLine | null {
  const aged = agedRows(base)
  if (aged.length === 0) return null
  const { rules } = base.plans[0]!.input
  const rows = aged.map(({ row }) => row)
  const { bestDay } = analyseRepair(universe, base.prices, rows, rules)
  const ages = [...new Map(aged.map((kind) => [kind.row.name, kind.ages])).values()].flat()
  const waiting = aged.flatMap(({ row, share, ages: all }) => {
    const overdue = all.filter((days) => days >= bestDay)
    return overdue.length > 0
      ? [kindOf(universe, base, { row, share, ages: overdue }, bestDay)]
      : []
  })
  const lost = waiting.reduce((all, { inTime, today }) => all + inTime - today, 0)
  return {
    key: `repair ${base.planetNaturalId}`,
    what: {
      kind: 'repair',
      overdue: ages.filter((days) => days >= bestDay).length,
      standing: ages.length,
      oldest: Math.max(...ages),
      bestDay,
      materials: materialsOf(base, bestDay),
    },
    ...basePlace(base),
    inDays: Math.max(0, bestDay - Math.max(...ages)),
    lostPerDay: Math.max(0, lost),
    derive: () =>
      difference('Money lost a day by waiting', '$/day', [
        sum(
          'Earned on average, repaired in time',
          '$/day',
          waiting.map((kind) => kind.inTimeTerm()),
        ),
        sum(
          'Earned today',
          '$/day',
          waiting.map((kind) => kind.todayTerm()),
        ),
      ]),
    unpriced: [],
  }
}

function agedRows({ plans, site }: TodayBase): Aged[] {
  const ages = Map.groupBy(
    site.Buildings.filter(({ AgeDays }) => AgeDays !== null),
    ({ BuildingTicker }) => BuildingTicker,
  )
  const rows = plans.flatMap(({ result }) => result.production.buildings)
  return rows.flatMap((row) => {
    const standing = row.amount > 0 ? ages.get(row.name) : undefined
    if (!standing) return []
    const all = rows.filter(({ name }) => name === row.name)
    const share = row.amount / all.reduce((sum, { amount }) => sum + amount, 0)
    return [{ row, share, ages: standing.map(({ AgeDays }) => AgeDays!) }]
  })
}

interface WaitingKind {
  readonly inTime: number
  readonly today: number
  readonly inTimeTerm: () => Term
  readonly todayTerm: () => Term
}

/** $ a day of the overdue buildings of one kind: repaired every `bestDay` days, and as they are. */
function kindOf(
  universe: Universe,
  { prices, plans }: TodayBase,
  { row, share, ages }: Aged,
  bestDay: number,
): WaitingKind {
  const { name, amount, constructionCost } = row
  const count = ages.length * share
  const of = count / amount
  const earned = repairEarnings([row], plans[0]!.input.rules)
  const [asNew, fixed] = [earned.worn * of, earned.fixed * of]
  const mean = meanRepairEfficiency(bestDay)
  const one = repairMaterials(universe, prices, [{ ...row, amount: 1 }], bestDay)
  const repairs = (shipmentTotals(one).cost * count) / bestDay
  const left = ages.reduce((all, days) => all + repairEfficiency(days), 0) / ages.length
  const wearing = ages.filter((days) => days < DEGRADATION_DAYS).length
  const growth = (-constructionCost * wearing * share) / DEGRADATION_DAYS
  const asNewTerm = fromPlan(`Overdue ${name} as new`, asNew, '$/day')
  const fixedTerm = fromPlan(`Paid for ${name} in any condition`, -fixed, '$/day')
  return {
    inTime: asNew * mean + fixed - repairs,
    today: asNew * left + fixed - growth,
    inTimeTerm: () =>
      difference(`${name}, repaired every ${bestDay} days`, '$/day', [
        product(`${name} at mean efficiency`, '$/day', [
          asNewTerm,
          byRule('Mean efficiency', mean, 'factor', `over ${bestDay} days`),
        ]),
        fixedTerm,
        fromPlan(`Repairs of ${name}`, repairs, '$/day'),
      ]),
    todayTerm: () =>
      difference(`${name}, as they are`, '$/day', [
        product(`${name} at the efficiency left`, '$/day', [
          asNewTerm,
          byRule('Efficiency left', left, 'factor'),
        ]),
        fixedTerm,
        fromPlan(`What a day adds to the repair of ${name}`, growth, '$/day'),
      ]),
  }
}

/** The repair materials that FIO reports for the overdue buildings. */
function materialsOf({ planetNaturalId, site }: TodayBase, bestDay: number) {
  const overdue = site.Buildings.filter(({ AgeDays }) => AgeDays !== null && AgeDays >= bestDay)
  const planets = { [planetNaturalId]: { ...site, Buildings: overdue } }
  return planetRepairs({ planets, ships: {}, last_modified: null })[0]?.repairMaterials ?? []
}
