import type { CxData } from '../../model/cx.ts'
import type { FiledPlan } from '../../model/economy-file.ts'
import type { EmpireWrite } from '../../model/empire.ts'

/** A plan as it comes, under the id that it has where it is from. */
export interface ImportedPlan {
  readonly id: string
  readonly plan: FiledPlan['plan']
}
export interface ImportedEmpire {
  readonly id: string
  readonly empire: EmpireWrite
  /** Ids of plans; of those too that did not come with it. */
  readonly plans: readonly string[]
}
export interface ImportedCx {
  readonly id: string
  readonly cx: CxData
  readonly empires: readonly string[]
}

/** A record, or a part of one, that does not come. */
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

/** What a reader of one record tells about it while it reads. */
export type Tell = (why: string) => void
