import type { ExpertType, HabitationType, InfrastructureType, PlanWrite } from '../../game/plan.ts'
import type { Workforce } from '../../game/primitives.ts'
import type { Cogc } from '../../game/programs.ts'

/** Buildings and recipes are identified by their index in the list. */
export type PlanEdit =
  | { kind: 'rename'; name: string }
  | { kind: 'permits'; permits: number }
  | { kind: 'corphq'; corphq: boolean }
  | { kind: 'cogc'; cogc: Cogc }
  | { kind: 'experts'; type: ExpertType; amount: number }
  | { kind: 'luxury'; workforce: Workforce; luxury: 'lux1' | 'lux2'; provided: boolean }
  | { kind: 'infrastructure'; building: InfrastructureType; amount: number }
  | { kind: 'habitations'; amounts: Readonly<Record<HabitationType, number>> }
  | { kind: 'add building'; name: string }
  | { kind: 'building amount'; building: number; amount: number }
  | { kind: 'remove building'; building: number }
  /** `recipeid` is undefined if the building has no recipe to run. The edit is then refused with a message. */
  | { kind: 'add recipe'; building: number; recipeid: string | undefined }
  | { kind: 'change recipe'; building: number; recipe: number; recipeid: string }
  | { kind: 'recipe amount'; building: number; recipe: number; amount: number }
  | { kind: 'remove recipe'; building: number; recipe: number }
  /** The empire under which the plan is evaluated, and in which a new one is created. */
  | { kind: 'empire'; uuid: string | null; name: string }
  /** A whole plan at once: a suggestion, a draft, the other version of a conflict. `as` names the step. */
  | { kind: 'take over'; plan: PlanWrite; as: string }
  /** One step, named after its first edit. */
  | { kind: 'several'; edits: readonly BaseEdit[] }

/** Edits of the three parts that a plan is calculated from. */
export type BaseEdit = Exclude<PlanEdit, { kind: 'rename' | 'empire' | 'take over' | 'several' }>
