import type { PlanResult } from '../../../../engine/plan/result.ts'

/** Without a running recipe there is no payback, and nothing fills the storage. */
export const runsNothing = ({ production }: Pick<PlanResult, 'production'>): boolean =>
  production.buildings.every(({ activeRecipes }) => activeRecipes.every(({ runs }) => runs === 0))
