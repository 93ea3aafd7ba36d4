import type { PlanPanel } from './plan-panel.ts'

/** What the Analysis menu opens beside the plan. A panel reads the plan with `usePlanEditor()`. */
export const PLAN_ANALYSES: readonly PlanPanel[] = []
