import {
  COGC_EXPERTISE_FACTOR,
  COGC_WORKFORCE_FACTOR,
  EXPERT_BONUS,
  FACTION_BONUS,
  fertilityFactor,
  HQ_FACTOR,
  permitUsageFactor,
} from '../game/constants/bonuses.ts'
import { EXPERT_TYPES, type ExpertType, type PlanExpert } from '../game/plan.ts'
import { EXPERTISES } from '../game/primitives.ts'
import { type Cogc, WORKFORCE_PROGRAMS } from '../game/programs.ts'
import { WORKER_KINDS } from '../universe/buildings.ts'
import type { Universe } from '../universe/universe.ts'
import type { EmpireBonus } from './input.ts'
import type { EfficiencyFactor, EfficiencyType, ExpertRow } from './result.ts'
import type { Staff } from './workforce.ts'

export interface WorkingConditions {
  readonly fertility: number
  readonly corphq: boolean
  readonly cogc: Cogc
  /** By expertise: experts assigned, 0 to 5. */
  readonly experts: Uint8Array
  readonly staff: Staff
  readonly empire: EmpireBonus | null
}

export function expertCounts(experts: readonly PlanExpert[]): Uint8Array {
  const counts = new Uint8Array(EXPERTISES.length)
  for (const { type, amount } of experts) {
    counts[EXPERT_TYPES.indexOf(type)] = Math.min(amount, EXPERT_BONUS.length - 1)
  }
  return counts
}

/** The efficiency of a building's workers: that of their tiers, weighted by heads. */
function workforceEfficiency({ buildings }: Universe, building: number, staff: Staff): number {
  const all = buildings.allWorkers[building]!
  let efficiency = 0
  for (let k = 0; k < WORKER_KINDS; k++) {
    const workers = buildings.workers[building * WORKER_KINDS + k]!
    if (workers > 0) efficiency += (workers / all) * staff.efficiency[k]!
  }
  return efficiency
}

function factionFactor(empire: EmpireBonus | null, expertise: number): number {
  if (empire === null || expertise < 0 || empire.permits_total <= 0) return 1
  const bonus = FACTION_BONUS[empire.faction][EXPERTISES[expertise]!] ?? 0
  return 1 + bonus * permitUsageFactor(empire.permits_used, empire.permits_total)
}

/** In the order in which they are shown; their product is the efficiency. */
export function efficiencyFactors(
  universe: Universe,
  building: number,
  conditions: WorkingConditions,
): EfficiencyFactor[] {
  const { buildings } = universe
  const { cogc, staff } = conditions
  const expertise = buildings.expertise[building]!
  const factors: EfficiencyFactor[] = []
  const apply = (efficiencyType: EfficiencyType, value: number) => {
    factors.push({ efficiencyType, value })
  }

  if (buildings.isFarm[building]) apply('FERTILITY', fertilityFactor(conditions.fertility))
  if (conditions.corphq) apply('HQ', HQ_FACTOR)
  if (expertise >= 0 && cogc === EXPERTISES[expertise]) apply('COGC', COGC_EXPERTISE_FACTOR)
  const experts = expertise >= 0 ? conditions.experts[expertise]! : 0
  if (experts > 0) apply('EXPERT', 1 + EXPERT_BONUS[experts]!)
  const program = (WORKFORCE_PROGRAMS as readonly Cogc[]).indexOf(cogc)
  if (program >= 0 && buildings.workers[building * WORKER_KINDS + program]! > 0) {
    apply('COGC', COGC_WORKFORCE_FACTOR)
  }
  apply('WORKFORCE', workforceEfficiency(universe, building, staff))
  const faction = factionFactor(conditions.empire, expertise)
  if (faction !== 1) apply('FACTION', faction)
  return factors
}

export function productOf(factors: readonly EfficiencyFactor[]): number {
  let product = 1
  for (const { value } of factors) product *= value
  return product
}

const expertRow = (counts: Uint8Array, name: ExpertType): ExpertRow => {
  const amount = counts[EXPERT_TYPES.indexOf(name)]!
  return { name, amount, bonus: EXPERT_BONUS[amount]! }
}

export const expertRows = (counts: Uint8Array): Record<ExpertType, ExpertRow> => ({
  Agriculture: expertRow(counts, 'Agriculture'),
  Chemistry: expertRow(counts, 'Chemistry'),
  Construction: expertRow(counts, 'Construction'),
  Electronics: expertRow(counts, 'Electronics'),
  Food_Industries: expertRow(counts, 'Food_Industries'),
  Fuel_Refining: expertRow(counts, 'Fuel_Refining'),
  Manufacturing: expertRow(counts, 'Manufacturing'),
  Metallurgy: expertRow(counts, 'Metallurgy'),
  Resource_Extraction: expertRow(counts, 'Resource_Extraction'),
})
