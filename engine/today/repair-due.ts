import { byRule, difference, fromPlan, product, sum, type Term } from '../explain/term.ts'
import type { FioSites } from '../model/fio.ts'
import { DEGRADATION_DAYS, repairEfficiency } from '../reference/degradation.ts'
import { analyseRepair, type EarningBuilding, repairEarnings } from '../supply/repair.ts'
import { planetRepairs } from '../supply/repair-sites.ts'
import type { Universe } from '../universe/universe.ts'
import type { TodayBase } from './base.ts'
import type { TodayLine } from './line.ts'

/** A kind of building of a plan with the days since each one that stands was repaired. */
interface Worn {
  readonly row: EarningBuilding & { readonly name: string }
  readonly ages: readonly number[]
}

/**
 * When repairing a base pays. Buildings repaired every `bestDay` days earn the most a day on average; from then on each day of
 * waiting earns less than that.
 */
export function repairDue(universe: Universe, base: TodayBase): TodayLine | null {
  const [plan] = base.plans
  const { rules } = plan!.input
  const worn = wornRows(base)
  if (worn.length === 0) return null
  const rows = worn.map(({ row }) => row)
  const { bestDay, profitPerDay } = analyseRepair(universe, base.prices, rows, rules)
  const ages = worn.flatMap((kind) => kind.ages)
  const age = ages.reduce((all, days) => all + days, 0) / ages.length
  const term = difference('Money lost a day by waiting', '$/day', [
    byRule(
      'Earned a day on average, repaired in time',
      profitPerDay[bestDay]!,
      '$/day',
      `every ${bestDay} days, the repairs paid`,
    ),
    earnedNow(worn, rules),
  ])
  const materials = planetRepairs(siteOnly(base))[0]?.repairMaterials ?? []
  return {
    key: `repair ${base.planetNaturalId}`,
    what: { kind: 'repair', age, bestDay, materials },
    place: base.planetName,
    planetNaturalId: base.planetNaturalId,
    planUuid: plan!.uuid,
    planName: plan!.name,
    inDays: Math.max(0, bestDay - age),
    lostPerDay: Math.max(0, term.value),
    term,
    unpriced: [],
  }
}

function wornRows({ plans, site }: TodayBase): Worn[] {
  const ages = Map.groupBy(
    site.Buildings.filter(({ AgeDays }) => AgeDays !== null),
    ({ BuildingTicker }) => BuildingTicker,
  )
  return plans
    .flatMap(({ result }) => result.production.buildings)
    .flatMap((row) => {
      const standing = ages.get(row.name)
      return standing ? [{ row, ages: standing.map(({ AgeDays }) => AgeDays!) }] : []
    })
}

/** As worn as the buildings are, less what one more day adds to the repair. */
function earnedNow(
  worn: readonly Worn[],
  rules: TodayBase['plans'][number]['input']['rules'],
): Term {
  const earned = worn.map(({ row, ages }) => {
    const left = ages.reduce((all, days) => all + repairEfficiency(days), 0) / ages.length
    return product(`${row.name} as worn as they are`, '$/day', [
      fromPlan(`${row.name} as new`, repairEarnings([row], rules).worn, '$/day'),
      byRule('Efficiency left', left, 'factor'),
    ])
  })
  const growing = worn.map(({ row, ages }) => {
    const wearing = ages.filter((days) => days < DEGRADATION_DAYS).length / ages.length
    return fromPlan(
      `Repair of ${row.name} grows by`,
      (-row.constructionCost * row.amount * wearing) / DEGRADATION_DAYS,
      '$/day',
    )
  })
  return difference('Earned today', '$/day', [
    sum('Earned as worn as they are', '$/day', earned),
    fromPlan(
      'Paid whatever their condition',
      -repairEarnings(
        worn.map(({ row }) => row),
        rules,
      ).fixed,
      '$/day',
    ),
    sum('What a day adds to the repair', '$/day', growing),
  ])
}

const siteOnly = ({ planetNaturalId, site }: TodayBase): FioSites => ({
  planets: { [planetNaturalId]: site },
  ships: {},
  last_modified: null,
})
