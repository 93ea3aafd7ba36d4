import { createContext, useContext } from 'react'
import type { Planet } from '../../../../engine/game/gamedata.ts'
import type { PlanWrite } from '../../../../engine/game/plan.ts'
import type { PlanEdit } from '../../../../engine/plan/editing/plan-edit.ts'
import type { PlanRequest } from '../../../../engine/plan/request.ts'
import type { PlanResult } from '../../../../engine/plan/result.ts'
import type { ActiveContext } from '../../../data/active-context.ts'
import type { usePlanEditing } from '../../../editing/use-plan-editing.ts'
import type { PlanExtras } from './extras/plan-extras.ts'

export type PlanSession = ReturnType<typeof usePlanEditing>

/** What the figures assume. A visitor has no empire and no CX of their own. */
export type ShownContext = Pick<
  ActiveContext,
  'empire' | 'bonus' | 'cx' | 'planPreferences' | 'rules' | 'isPending'
>

/** Habitations that follow the workers, if the player has them chosen automatically. */
export interface AutoHabitation {
  readonly isOn: boolean
  /** Resolves once the habitations are part of the plan, or are chosen again. */
  readonly set: (on: boolean) => unknown
  readonly optimise: (goal: 'cost' | 'area') => void
}

export interface ShownPlan {
  /** The plan. It has the habitations of its result if these follow the workers. */
  readonly plan: PlanWrite
  /** Null: not stored yet. */
  readonly planUuid: string | null
  /** Returns why an edit was refused. The player has already been shown it. */
  readonly dispatch: (edit: PlanEdit) => string | undefined
  /** The last figures; of the plan before the last edit while `isStale`. */
  readonly result: PlanResult | undefined
  readonly isStale: boolean
  readonly problem: Error | undefined
  /** Figures of the stored version; undefined if nothing differs from it. */
  readonly savedResult: PlanResult | undefined
  /** What own sourcing, freight and order books do to it; undefined while they are off, or not calculated yet. */
  readonly extras: PlanExtras | undefined
  /** Whether one of them is on. */
  readonly isSwitched: boolean
  readonly question: PlanRequest | undefined
  readonly context: ShownContext
  readonly planet: Planet
  /** The first recipe of a new line, by building; buildings without a recipe here are left out. */
  readonly firstRecipes: ReadonlyMap<string, string>
  readonly isReadOnly: boolean
  readonly autoHabitation: AutoHabitation
  /** Null: read-only. */
  readonly session: PlanSession | null
}

export const ShownPlanContext = createContext<ShownPlan | null>(null)

/** The plan of the surrounding workspace, updated shortly after its figures were painted. */
export function useShownPlan(): ShownPlan {
  const shown = useContext(ShownPlanContext)
  if (!shown) throw new Error('useShownPlan needs a PlanWorkspace above it')
  return shown
}
