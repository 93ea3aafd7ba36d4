import type { PlanWrite } from '../../../../../engine/game/plan.ts'
import type { PlanResult } from '../../../../../engine/plan/result.ts'

export interface ComparedColumn {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly plan: PlanWrite
  /** Null if it is the open plan, or not stored. */
  readonly planUuid: string | null
  readonly result: PlanResult | undefined
  readonly problem: Error | undefined
}

export const comparedUnder = (
  { planet_id }: PlanWrite,
  { empire, cx }: { empire: { name: string } | null; cx: { name: string } | null },
) => `${planet_id} · ${empire?.name ?? 'no empire'} · ${cx?.name ?? 'average prices'}`
