import { lazyPart } from '../../../ui/lazy-part.ts'
import type { PlanPanel } from '../show/panels/plan-panel.ts'

export const PRICE_SENSITIVITY: PlanPanel = {
  id: 'sensitivity',
  title: 'Price sensitivity',
  width: 'wide',
  Panel: lazyPart(() => import('./SensitivityPanel.tsx'), 'SensitivityPanel'),
}

/** Analyses of any open plan, read-only ones too. */
export const SHOWN_PLAN_ANALYSES: readonly PlanPanel[] = [
  {
    id: 'what-if',
    title: 'What if',
    width: 'wide',
    Panel: lazyPart(() => import('./WhatIfPanel.tsx'), 'WhatIfPanel'),
  },
  PRICE_SENSITIVITY,
  {
    id: 'balancing',
    title: 'Balance a material',
    width: 'wide',
    Panel: lazyPart(() => import('./BalancePanel.tsx'), 'BalancePanel'),
  },
]

/** What the Analysis menu of the editor opens beside the plan. A panel reads the plan with `useShownPlan()`. */
export const PLAN_ANALYSES: readonly PlanPanel[] = [
  ...SHOWN_PLAN_ANALYSES,
  {
    id: 'compare',
    title: 'Compare',
    width: 'wide',
    Panel: lazyPart(() => import('./ComparePanel.tsx'), 'ComparePanel'),
  },
]
