import type { Choice, Rules } from '../game/constants/rules.ts'
import { workforceNeeds } from '../game/constants/workforce.ts'
import { WORKFORCES } from '../game/primitives.ts'
import { WORKER_KINDS } from '../universe/buildings.ts'
import { type AmountLists, packAmounts } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import { isProvided, type Staff, satisfaction } from './workforce.ts'

/** The daily consumption charged for the workforce of one building: row `row` of `lists`. */
export interface Upkeep {
  readonly lists: AmountLists
  readonly row: number
}
type Bill = (universe: Universe, rules: Rules, staff: Staff, building: number) => Upkeep

const fullStaff: Bill = ({ buildings }, rules, _, building) => ({
  lists: buildings.upkeep[rules.scientistTools],
  row: building,
})

/** Workers without a job on the base consume nothing, and neither does a luxury that is switched off. */
const housedStaff: Bill = ({ buildings, materials }, rules, staff, building) => {
  const daily = new Map<number, number>()
  const needs = workforceNeeds(rules)
  for (let k = 0; k < WORKER_KINDS; k++) {
    const housed = satisfaction(staff.required[k]!, staff.capacity[k]!)
    const hundreds = (buildings.workers[building * WORKER_KINDS + k]! * housed) / 100
    if (hundreds === 0) continue
    for (const { ticker, perHundredPerDay, luxury } of needs[WORKFORCES[k]!]) {
      if (!isProvided(staff, k, luxury)) continue
      const material = materials.indexOf.get(ticker)!
      daily.set(material, (daily.get(material) ?? 0) + perHundredPerDay * hundreds)
    }
  }
  return { lists: packAmounts([[...daily]]), row: 0 }
}

const BILL: Choice<Bill> = { classic: fullStaff, accurate: housedStaff }

export const upkeepOf: Bill = (universe, rules, staff, building) =>
  BILL[rules.billedWorkforce](universe, rules, staff, building)
