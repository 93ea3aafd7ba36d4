import type { Rules } from '../game/constants/rules.ts'
import {
  BASE_EFFICIENCY,
  LUXURY_1_FACTOR,
  LUXURY_2_FACTOR,
  type LuxuryTier,
  workforceNeeds,
} from '../game/constants/workforce.ts'
import type { PlanWorkforce } from '../game/plan.ts'
import { WORKFORCES, type Workforce } from '../game/primitives.ts'
import { WORKER_KINDS } from '../universe/buildings.ts'
import type { Universe } from '../universe/universe.ts'
import { addFlow, type Flows } from './flows.ts'
import type { PlanResult, WorkforceRow } from './result.ts'

/** In the order of WORKFORCES. */
export interface Staff {
  readonly required: Float64Array
  readonly capacity: Float64Array
  readonly lux1: Uint8Array
  readonly lux2: Uint8Array
  readonly efficiency: Float64Array
}

export const createStaff = (): Staff => ({
  required: new Float64Array(WORKER_KINDS),
  capacity: new Float64Array(WORKER_KINDS),
  lux1: new Uint8Array(WORKER_KINDS).fill(1),
  lux2: new Uint8Array(WORKER_KINDS).fill(1),
  efficiency: new Float64Array(WORKER_KINDS),
})

/** A tier that the plan does not mention has both luxuries. */
export function setLuxuries(staff: Staff, luxuries: readonly PlanWorkforce[]) {
  for (const { type, lux1, lux2 } of luxuries) {
    const kind = WORKFORCES.indexOf(type)
    staff.lux1[kind] = lux1 ? 1 : 0
    staff.lux2[kind] = lux2 ? 1 : 0
  }
}

export function employ({ buildings }: Universe, staff: Staff, building: number, amount: number) {
  for (let k = 0; k < WORKER_KINDS; k++) {
    staff.required[k]! += buildings.workers[building * WORKER_KINDS + k]! * amount
  }
}

export function house({ buildings }: Universe, staff: Staff, building: number, amount: number) {
  for (let k = 0; k < WORKER_KINDS; k++) {
    staff.capacity[k]! += buildings.housing[building * WORKER_KINDS + k]! * amount
  }
}

export function satisfaction(required: number, capacity: number): number {
  if (required === 0) return 0
  return required < capacity ? 1 : capacity / required
}

/** Call once all workers are employed and housed. */
export function setEfficiencies(staff: Staff) {
  for (let k = 0; k < WORKER_KINDS; k++) {
    let efficiency = satisfaction(staff.required[k]!, staff.capacity[k]!) * BASE_EFFICIENCY
    if (staff.lux1[k]) efficiency *= LUXURY_1_FACTOR
    if (staff.lux2[k]) efficiency *= LUXURY_2_FACTOR
    staff.efficiency[k] = efficiency
  }
}

/** Essentials are always provided, a luxury while it is switched on. */
export const isProvided = ({ lux1, lux2 }: Staff, kind: number, luxury: LuxuryTier) =>
  luxury === 0 || (luxury === 1 ? lux1 : lux2)[kind] === 1

/** Only housed workers consume; without any, the goods do not appear at all. */
export function addConsumption(universe: Universe, rules: Rules, staff: Staff, flows: Flows) {
  const needs = workforceNeeds(rules)
  for (let k = 0; k < WORKER_KINDS; k++) {
    const hundreds = Math.min(staff.required[k]!, staff.capacity[k]!) / 100
    if (hundreds === 0) continue
    for (const { ticker, perHundredPerDay, luxury } of needs[WORKFORCES[k]!]) {
      if (!isProvided(staff, k, luxury)) continue
      addFlow(flows, universe.materials.indexOf.get(ticker)!, perHundredPerDay * hundreds, 0)
    }
  }
}

function rowOf(staff: Staff, kind: Workforce): WorkforceRow {
  const k = WORKFORCES.indexOf(kind)
  const required = staff.required[k]!
  const capacity = staff.capacity[k]!
  return {
    name: kind,
    required,
    capacity,
    left: capacity - required,
    lux1: staff.lux1[k] === 1,
    lux2: staff.lux2[k] === 1,
    efficiency: staff.efficiency[k]!,
  }
}

export const workforceRows = (staff: Staff): Record<Workforce, WorkforceRow> => ({
  pioneer: rowOf(staff, 'pioneer'),
  settler: rowOf(staff, 'settler'),
  technician: rowOf(staff, 'technician'),
  engineer: rowOf(staff, 'engineer'),
  scientist: rowOf(staff, 'scientist'),
})

/** Workers without a home, of all kinds. */
export const workersWithoutHomes = ({ workforce }: Pick<PlanResult, 'workforce'>): number =>
  Object.values(workforce).reduce(
    (people, { required, capacity }) => people + Math.max(0, required - capacity),
    0,
  )
