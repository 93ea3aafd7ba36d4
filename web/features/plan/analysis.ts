import { lazy } from 'react'
import type { PlanPanel } from './plan-panel.ts'

/** What the Analysis menu opens beside the plan. A panel reads the plan with `usePlanEditor()`. */
export const PLAN_ANALYSES: readonly PlanPanel[] = [
  {
    id: 'what-if',
    title: 'What if',
    width: 'wide',
    Panel: lazy(async () => ({
      default: (await import('../../planner/analysis/WhatIfPanel.tsx')).WhatIfPanel,
    })),
  },
  {
    id: 'compare',
    title: 'Compare',
    width: 'wide',
    Panel: lazy(async () => ({
      default: (await import('../../planner/analysis/ComparePanel.tsx')).ComparePanel,
    })),
  },
  {
    id: 'sensitivity',
    title: 'Price sensitivity',
    width: 'wide',
    Panel: lazy(async () => ({
      default: (await import('../../planner/analysis/SensitivityPanel.tsx')).SensitivityPanel,
    })),
  },
  {
    id: 'balancing',
    title: 'Balance a material',
    width: 'wide',
    Panel: lazy(async () => ({
      default: (await import('../../planner/analysis/BalancePanel.tsx')).BalancePanel,
    })),
  },
]
