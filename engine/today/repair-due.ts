import { byRule, difference, fromPlan, product, sum, type Term } from '../explain/term.ts'
import type { FioSites } from '../model/fio.ts'
import { DEGRADATION_DAYS, repairEfficiency } from '../reference/degradation.ts'
import { analyseRepair, type EarningBuilding, repairEarnings } from '../supply/repair.ts'
import { planetRepairs } from '../supply/repair-sites.ts'
import type { Universe } from '../universe/universe.ts'
import type { TodayBase } from './base.ts'
import type { FoundLine } from './line.ts'

/** A kind of building of a plan with the days since each one that stands was repaired. */
interface Worn {
  readonly row: EarningBuilding & { readonly name: string }
  readonly ages: readonly number[]
}

/**
 * When repairing a base pays. Buildings repaired every `bestDay` days earn the most a day on average; from then on each day of
 * waiting earns less than that.
 */
export function repairDue(universe: Universe, base: TodayBase): FoundLine | null {
  const [plan] = base.plans
  const { rules } = plan!.input
  const worn = wornRows(base)
  if (worn.length === 0) return null
  const rows = worn.map(({ row }) => row)
  const { bestDay, profitPerDay } = analyseRepair(universe, base.prices, rows, rules)
  const ages = worn.flatMap((kind) => kind.ages)
  const age = ages.reduce((all, days) => all + days, 0) / ages.length
  const best = profitPerDay[bestDay]!
  const derive = () =>
    difference('Money lost a day by waiting', '$/day', [
      byRule(
        'Earned a day on average, repaired in time',
        best,
        '$/day',
        `every ${bestDay} days, the repairs paid`,
      ),
      earnedNowTerm(worn, rules),
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
    lostPerDay: Math.max(0, best - earnedNow(worn, rules)),
    derive,
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

type BookOfRules = TodayBase['plans'][number]['input']['rules']

/** Of buildings of those ages together. */
const efficiencyLeft = ({ ages }: Worn) =>
  ages.reduce((all, days) => all + repairEfficiency(days), 0) / ages.length

/** What one more day adds to the repair of those that still wear. */
function repairGrowth({ row, ages }: Worn): number {
  const wearing = ages.filter((days) => days < DEGRADATION_DAYS).length / ages.length
  return (-row.constructionCost * row.amount * wearing) / DEGRADATION_DAYS
}

/** As worn as the buildings are, less what one more day adds to the repair. */
function earnedNow(worn: readonly Worn[], rules: BookOfRules): number {
  let earned = 0
  for (const kind of worn) {
    const { worn: asNew, fixed } = repairEarnings([kind.row], rules)
    earned += asNew * efficiencyLeft(kind) + fixed - repairGrowth(kind)
  }
  return earned
}

function earnedNowTerm(worn: readonly Worn[], rules: BookOfRules): Term {
  const rows = worn.map(({ row }) => row)
  return difference('Earned today', '$/day', [
    sum(
      'Earned as worn as they are',
      '$/day',
      worn.map((kind) =>
        product(`${kind.row.name} as worn as they are`, '$/day', [
          fromPlan(`${kind.row.name} as new`, repairEarnings([kind.row], rules).worn, '$/day'),
          byRule('Efficiency left', efficiencyLeft(kind), 'factor'),
        ]),
      ),
    ),
    fromPlan('Paid whatever their condition', -repairEarnings(rows, rules).fixed, '$/day'),
    sum(
      'What a day adds to the repair',
      '$/day',
      worn.map((kind) =>
        fromPlan(`Repair of ${kind.row.name} grows by`, repairGrowth(kind), '$/day'),
      ),
    ),
  ])
}

const siteOnly = ({ planetNaturalId, site }: TodayBase): FioSites => ({
  planets: { [planetNaturalId]: site },
  ships: {},
  last_modified: null,
})
