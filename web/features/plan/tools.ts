import type { PlanPanel } from './plan-panel.ts'

/** What the Tools menu opens beside the plan. A panel reads the plan with `usePlanEditor()`. */
export const PLAN_TOOLS: readonly PlanPanel[] = []
