import { lazyPart } from '../../../ui/lazy-part.ts'
import type { PlanPanel } from '../show/panels/plan-panel.ts'

/** What the Tools menu opens beside the plan. A panel reads the plan with `useShownPlan()`. */
export const PLAN_TOOLS: readonly PlanPanel[] = [
  {
    id: 'supply',
    title: 'Supply cart',
    width: 'wide',
    Panel: lazyPart(() => import('../tools/SupplyCartTool.tsx'), 'SupplyCartTool'),
  },
  {
    id: 'construction',
    title: 'Construction cart',
    width: 'wide',
    Panel: lazyPart(() => import('../tools/ConstructionCartTool.tsx'), 'ConstructionCartTool'),
  },
  {
    id: 'visitation',
    title: 'Visitation frequency',
    Panel: lazyPart(() => import('../tools/VisitationTool.tsx'), 'VisitationTool'),
  },
  {
    id: 'repair',
    title: 'Repair analysis',
    width: 'wide',
    Panel: lazyPart(() => import('../tools/RepairTool.tsx'), 'RepairTool'),
  },
  {
    id: 'population',
    title: 'Latest population report',
    width: 'wide',
    Panel: lazyPart(() => import('../tools/PopulationTool.tsx'), 'PopulationTool'),
  },
  {
    id: 'real-base',
    title: 'Built (FIO)',
    Panel: lazyPart(() => import('../tools/BuiltBaseTool.tsx'), 'BuiltBaseTool'),
  },
  {
    id: 'rebuild',
    title: 'Rebuild the base',
    width: 'wide',
    Panel: lazyPart(() => import('../tools/RebuildTool.tsx'), 'RebuildTool'),
  },
  {
    id: 'suggest',
    title: 'Suggest a base',
    width: 'wide',
    Panel: lazyPart(() => import('./suggest/SuggestPanel.tsx'), 'SuggestPanel'),
  },
]
