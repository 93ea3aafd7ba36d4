import { MAX_PERMITS_OF_BASE } from '../game/constants/base.ts'
import type { EvaluatedPlan } from './evaluation.ts'

export const overArea = ({ area, areaTotal }: Pick<EvaluatedPlan, 'area' | 'areaTotal'>): boolean =>
  area > areaTotal
export const overPermits = ({ permits }: Pick<EvaluatedPlan, 'permits'>): boolean =>
  permits > MAX_PERMITS_OF_BASE

/** The game does not allow this base as planned, so no total includes it. */
export const isImpossible = (
  plan: Pick<EvaluatedPlan, 'area' | 'areaTotal' | 'permits'>,
): boolean => overArea(plan) || overPermits(plan)
