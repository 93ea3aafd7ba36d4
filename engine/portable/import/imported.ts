import type { CxData } from '../../game/cx.ts'
import type { FiledPlan } from '../../game/economy-file.ts'
import type { EmpireWrite } from '../../game/empire.ts'

/** `id` is that of the planner it comes from. */
export interface ImportedPlan {
  readonly id: string
  readonly plan: FiledPlan['plan']
}
export interface ImportedEmpire {
  readonly id: string
  readonly empire: EmpireWrite
  /** May contain plans that are not imported. */
  readonly plans: readonly string[]
}
export interface ImportedCx {
  readonly id: string
  readonly cx: CxData
  readonly empires: readonly string[]
}

export interface NotTaken {
  readonly record: string
  readonly why: string
}

export interface Imported {
  readonly plans: readonly ImportedPlan[]
  readonly empires: readonly ImportedEmpire[]
  readonly cx: readonly ImportedCx[]
  readonly notTaken: readonly NotTaken[]
}

/** Reports what is not imported while a record is read. */
export type Tell = (why: string) => void
